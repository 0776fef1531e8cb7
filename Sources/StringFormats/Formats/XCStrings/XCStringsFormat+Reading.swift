internal import CatalogModel
internal import MessageSyntax
package import SourceText

extension XCStringsFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    guard file.bytes.count <= 2 * JSONDocument.maximumByteCount else {
      throw StringTableError(
        "the file is larger than \(JSONDocument.maximumByteCount >> 20) MiB; split it", path: file.path)
    }
    let text = try file.decoded()
    let document = JSONDocument(text)
    if let problem = document.problems.first {
      throw StringTableError(problem.message, at: UnitPlace(file: text, offset: problem.offset))
    }
    guard let strings = document.root["strings"]?.members else {
      throw StringTableError("the file is not a string catalog; it has no object 'strings'", path: file.path)
    }
    // A text has several values, such as its state, and a key has one comment for all languages.
    let units = strings.reduce(0) { $0 + max($1.value["localizations"]?.members?.count ?? 1, 1) }
    try text.bound(units: units)
    let source = document.root["sourceLanguage"]?.string.flatMap { LanguageTag(localeIdentifier: $0) }
    var reader = Reader(file: text, source: source.map(context.declaredName) ?? context.sourceLocale, context: context)
    for member in strings { reader.read(member) }
    if context.locale == nil, let named = context.named(file, description), let place = reader.firstPlace {
      try context.refuse(
        named, context.declaredName(of: named.tag), unlessOf: reader.locales + [reader.source], at: place)
    }
    let tables = reader.locales.map { ReadTable(locale: $0, units: reader.units[$0] ?? []) }
    var read = ReadTables(tables: tables, problems: reader.problems)
    read.sources = reader.sources
    return read
  }
}

/// Collects the units of one file by locale.
private struct Reader {
  let file: SourceFile
  let source: LanguageTag
  let context: ReadContext
  /// In order of appearance.
  private(set) var locales: [LanguageTag] = []
  /// The first localization of the first locale.
  private(set) var firstPlace: UnitPlace?
  private(set) var units: [LanguageTag: [ReadUnit]] = [:]
  private(set) var problems: [ReadProblem] = []
  /// The source text of each key of the catalogue.
  private(set) var sources: [UnitKey: KeySourceText] = [:]
  /// nil for an invalid tag.
  private var tags: [String: LanguageTag?] = [:]

  init(file: SourceFile, source: LanguageTag, context: ReadContext) {
    self.file = file
    self.source = source
    self.context = context
  }

  mutating func read(_ member: JSONValue.Member) {
    guard let key = context.writtenKey(of: member.key, separator: XCStringsFormat.separator) else { return }
    guard member.value["shouldTranslate"]?.bool != false else { return }
    let bases = XCStringsBases(comment: member.value["comment"]?.string ?? "")
    sources[key] = context.units[key].map { KeySourceText(sourceText(of: member, $0), isOurs: !bases.isEmpty) }
    for localization in member.value["localizations"]?.members ?? [] {
      let place = UnitPlace(file: file, offset: localization.keyRange.lowerBound)
      guard let locale = tag(localization.key) else {
        let message = "'\(localization.key)' is not a language tag; rename the locale"
        problems.append(ReadProblem(message, at: place, key: key, hasBase: !bases.isEmpty))
        continue
      }
      guard isWanted(locale, bases) else { continue }
      if units[locale] == nil { locales.append(locale) }
      firstPlace = firstPlace ?? place
      do throws(Refusal) {
        let unit = try unit(
          key, of: locale, localization: CatalogLocalization(localization.value), base: bases[locale], at: place)
        units[locale, default: []].append(unit)
      } catch {
        units[locale, default: []] += []
        problems.append(ReadProblem(error.reason, at: place, key: key, locale: locale, hasBase: bases[locale] != nil))
      }
    }
  }

  /// The text of the source language, else the key, which Xcode then uses as the text; empty if it is not a single
  /// text.
  private func sourceText(of member: JSONValue.Member, _ known: ReadContext.Unit) -> String {
    let format = FormatString(known.arguments)
    let localizations = member.value["localizations"]?.members ?? []
    let own =
      localizations.first { $0.key == source.identifier } ?? localizations.first { LanguageTag($0.key) == source }
    do throws(Refusal) {
      let text = try own.map { value throws(Refusal) in try CatalogLocalization(value.value).text }
      let message = try text?.message(format, of: source, counting: MessageForms(known.source).plural?.argument) ?? ""
      return message.isEmpty ? LiteralText.message(member.key) : message
    } catch {
      return ""
    }
  }

  private mutating func tag(_ text: String) -> LanguageTag? {
    if let known = tags[text] { return known }
    let tag = LanguageTag(localeIdentifier: text).map(context.declaredName)
    tags[text] = .some(tag)
    return tag
  }

  /// Texts of the source language are source texts, unless they were exported as translations.
  private func isWanted(_ locale: LanguageTag, _ bases: XCStringsBases) -> Bool {
    context.locale.map { $0 == locale } ?? (locale != source || bases[locale] != nil)
  }

  private func unit(
    _ key: UnitKey, of locale: LanguageTag, localization: CatalogLocalization, base: UnitBase?, at place: UnitPlace
  ) throws(Refusal) -> ReadUnit {
    let known = context.units[key]
    let counted = known.flatMap { MessageForms($0.source).plural?.argument }
    let target = try localization.text.message(FormatString(known?.arguments), of: locale, counting: counted)
    var state = target.isEmpty ? .new : TranslationState.lowest(localization.states)
    // A catalog has fewer states: an unchanged text keeps its exported state.
    if let base, state == base.catalogState, base.isTarget(target) { state = base.state }
    let offset = localization.offset.map { UnitPlace(file: file, offset: $0) }
    return ReadUnit(
      key: key, target: target, source: sources[key]?.text,
      catalogue: sources[key]?.isOurs == true ? context.catalogue : nil, state: state, base: base,
      place: offset ?? place)
  }
}

/// The texts of one locale.
struct CatalogLocalization {
  private(set) var text = AppleText(shape: .whole(""))
  /// The states of non-empty texts; nil is an unknown state.
  private(set) var states: [TranslationState?] = []
  /// The offset of the first text.
  private(set) var offset: Int?

  init(_ value: JSONValue) throws(Refusal) {
    if let variations = value["variations"] {
      text.shape = .plural(try branches(variations))
      return
    }
    let whole = try unit(value)
    guard let members = value["substitutions"]?.members else {
      text.shape = .whole(whole)
      return
    }
    var substitutions: [AppleText.Substitution] = []
    for member in members {
      guard let variations = member.value["variations"] else {
        throw Refusal("substitution '\(member.key)' has no 'variations'; add them")
      }
      substitutions.append(
        AppleText.Substitution(
          name: member.key, position: try Self.position(of: member),
          specifier: member.value["formatSpecifier"]?.string, branches: try branches(variations)))
    }
    text.shape = .sentence(whole, substitutions)
  }

  /// The position of the argument that a substitution counts; nil if the file does not state it. It is checked when it
  /// is looked up.
  private static func position(of substitution: JSONValue.Member) throws(Refusal) -> Int? {
    guard let number = substitution.value["argNum"] else { return nil }
    if let position = number.integer, position > 0 { return position }
    throw Refusal("'argNum' of substitution '\(substitution.key)' is not a position; write a number from 1 up")
  }

  private mutating func branches(_ variations: JSONValue) throws(Refusal) -> AppleText.Branches {
    guard let members = variations["plural"]?.members, variations.members?.count == 1 else {
      let names = (variations.members ?? []).map { "'\($0.key)'" }.joined(separator: " and ")
      throw Refusal("the text varies by \(names), not by 'plural' alone; the catalogue has no such")
    }
    var branches: AppleText.Branches = [:]
    for member in members {
      guard let category = PluralCategory(keyword: member.key) else {
        throw Refusal(
          "'\(member.key)' is not a plural category; write one of "
            + PluralCategory.allCases.map(\.keyword).joined(separator: ", "))
      }
      branches[category] = try unit(member.value)
    }
    return branches
  }

  private mutating func unit(_ value: JSONValue) throws(Refusal) -> String {
    guard let unit = value["stringUnit"], let text = unit["value"]?.string else {
      throw Refusal("the localization has no text; write a 'stringUnit' with a 'value'")
    }
    offset = offset ?? unit["value"]?.offset
    if !text.isEmpty { states.append(unit["state"]?.string.flatMap { TranslationState(catalogWord: $0) }) }
    return text
  }
}

extension UnitBase {
  /// The corresponding state of a string catalog.
  fileprivate var catalogState: TranslationState {
    if target == SourceDigest.of("") { return .new }
    return state == .final ? .translated : state
  }
}
