internal import CatalogModel
internal import MessageSyntax
package import SourceText
internal import TextFormats

extension QtTSFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let tree = try Self.tree(of: file)
    let locale = try Self.locale(of: file, tree.root, context)
    var reader = QtReader(tree, locale: locale, context: context)
    let catalogue = tree.root.child(Self.catalogueElement)?.text
    return ReadTables(reader.units(), reader.problems, locale: locale).exported(from: catalogue)
  }

  /// - Throws: ``StringTableError`` if the file is not a TS file.
  static func tree(of file: SourceFile) throws(StringTableError) -> XMLTree {
    let tree = try file.xml(doctype: Self.doctype)
    if tree.root.isNamed("TS") { return tree }
    throw StringTableError(
      "the file is not a Qt TS file; its outermost element is '<\(tree.root.name)>'", at: tree.root.place)
  }

  private static func locale(
    of file: SourceFile, _ root: XMLTreeElement, _ context: ReadContext
  ) throws(StringTableError) -> LanguageTag {
    let place = root.place(of: "language") ?? root.place
    let named = context.named(file, QtTSFormat().description)
    if let locale = try context.fileLocale(stated: root["language"], at: place, named: named) { return locale }
    throw StringTableError("the file names no locale; name it with --locale", at: root.place, .unknownLocale)
  }
}

/// Collects the units of one file.
struct QtReader {
  let locale: LanguageTag
  let context: ReadContext
  private(set) var problems: [ReadProblem] = []
  private let forms: PluralForms?
  private(set) var messages: [Name: Messages] = [:]
  /// Messages of whole units that no code uses any more, by key.
  private(set) var vanished: [UnitKey: [XMLTreeElement]] = [:]
  private var order: [Name] = []
  /// The keys that catalog.json lists as foreign.
  private let foreign: Set<UnitKey>

  /// The key of a unit, or of another program's message with the key of a unit.
  struct Name: Hashable {
    let key: UnitKey
    /// The source text of another program's message; nil for the unit itself.
    var foreignText: String?
  }

  /// The messages of one unit.
  struct Messages {
    var main: XMLTreeElement?
    var others: [(selector: PluralMessage.Selector, message: XMLTreeElement)] = []
    /// Branches that lupdate marked as vanished because no code uses them.
    var vanished: [(selector: PluralMessage.Selector, message: XMLTreeElement)] = []
  }

  init(_ tree: XMLTree, locale: LanguageTag, context: ReadContext) {
    self.locale = locale
    self.context = context
    forms = QtPlurals.forms(of: locale)
    foreign = context.foreignKeys(in: QtTSFormat().description)
    for element in tree.root.children("context") { gather(in: element) }
    // Files with ids only may have no contexts.
    gather(in: tree.root)
  }

  private mutating func gather(in element: XMLTreeElement) {
    let purpose = element.child("name")?.text ?? ""
    for message in element.children("message") { gather(message, purpose) }
  }

  private mutating func gather(_ message: XMLTreeElement, _ purpose: String) {
    let type = message.child("translation")?["type"]
    let isVanished = type == "vanished" || type == "obsolete"
    let comment = message.child("comment")?.text ?? MessageDeclaration.title
    let name = message["id"] ?? "\(purpose)/\(comment)"
    let branch = BranchName(name)
    let selector = branch.selector
    guard let key = key(branch.unit, isIdentifier: message["id"] != nil) else { return }
    guard !isVanished || selector != nil else { return vanished[key, default: []].append(message) }
    if isVanished, let selector {
      if messages[Name(key: key)] == nil { order.append(Name(key: key)) }
      messages[Name(key: key), default: Messages()].vanished.append((selector, message))
      return
    }
    // Other programs have many messages in one context and may use our key as an id: at most one is the catalogue's.
    let own = Name(key: key)
    if selector == nil, let other = messages[own]?.main, Self.sourceText(of: other) != Self.sourceText(of: message) {
      switch (isOurs(message, key), isOurs(other, key)) {
      case (true, true): break
      case (true, false):
        messages[own]?.main = nil
        add(other, named: name, to: Name(key: key, foreignText: Self.sourceText(of: other)), selector: nil)
      case (false, _):
        let foreign = Name(key: key, foreignText: Self.sourceText(of: message))
        return add(message, named: name, to: foreign, selector: nil)
      }
    }
    add(message, named: name, to: own, selector: selector)
  }

  static func sourceText(of message: XMLTreeElement) -> String { message.child("source").map(content) ?? "" }

  /// Returns whether a message has a base or the catalogue's source text.
  func isOurs(_ message: XMLTreeElement, _ key: UnitKey) -> Bool {
    if Self.base(of: message) != nil { return true }
    guard !foreign.contains(key), let known = context.units[key] else { return false }
    return MessageForms.isSourceText(source(of: key, Messages(main: message)), of: known.source)
  }

  static func base(of message: XMLTreeElement) -> UnitBase? {
    message.child(QtTSFormat.baseElement).flatMap { UnitBase($0.text) }
  }

  private mutating func add(
    _ message: XMLTreeElement, named text: String, to name: Name, selector: PluralMessage.Selector?
  ) {
    var known = messages[name] ?? Messages()
    if messages[name] == nil { order.append(name) }
    let other = selector.map { selector in known.others.first { $0.selector == selector }?.message } ?? known.main
    if let other {
      let texts = [other, message].map { $0.child("translation")?.source ?? [] }
      guard !texts[0].elementsEqual(texts[1]) else { return }
      return report(
        "message '\(text)' is in the file twice, with different texts; remove one of them", at: message, name: name,
        isRepetition: true)
    }
    if let selector {
      known.others.append((selector, message))
    } else {
      known.main = message
    }
    messages[name] = known
  }

  private func key(_ name: String, isIdentifier: Bool) -> UnitKey? {
    // With a key pattern, our key is the message's id; a pattern does not name contexts.
    if context.keys != nil { return isIdentifier ? context.key(of: name) : nil }
    let key = UnitKey(name)
    return key.message.isEmpty ? UnitKey(key.purpose) : key
  }

  mutating func units() -> [ReadUnit] {
    order.compactMap { name in
      guard var messages = messages[name], let first = messages.main ?? messages.others.first?.message else {
        return nil
      }
      if messages.main?["numerus"] == "yes" {
        for old in messages.vanished where !messages.others.contains(where: { $0.selector == old.selector }) {
          messages.others.append(old)
        }
      }
      do throws(Refusal) {
        var unit = try unit(name.key, messages: messages, first: first)
        unit.isTwin = name.foreignText != nil
        return unit
      } catch {
        report(error.reason, at: first, name: name)
        return nil
      }
    }
  }

  private func unit(_ key: UnitKey, messages: Messages, first: XMLTreeElement) throws(Refusal) -> ReadUnit {
    let all = [messages.main].compactMap(\.self) + messages.others.map(\.message)
    guard !all.contains(where: Self.hasLengthVariants) else {
      throw Refusal("the translation has length variants, and the catalogue has one text; leave one of them")
    }
    let base = Self.base(of: first)
    let target = try target(of: key, messages, base)
    let isUnfinished = all.contains { $0.child("translation")?["type"] == "unfinished" }
    let isCopy = isUnfinished && MessageForms.isSourceText(target, of: source(of: key, messages))
    let plain: TranslationState = target.isEmpty || isCopy ? .new : isUnfinished ? .needsReview : .translated
    let state = base?.state(of: target) { target.isEmpty || $0.isFuzzy == isUnfinished } ?? plain
    return ReadUnit(
      key: key, target: target, source: source(of: key, messages), state: state,
      comment: first.child("translatorcomment")?.text, base: base, place: first.place)
  }

  private func target(of key: UnitKey, _ messages: Messages, _ base: UnitBase?) throws(Refusal) -> String {
    // An unchanged export needs no further analysis.
    if let base, let whole = try? target(of: key, messages, base, in: .asWritten), base.isTarget(whole) { return whole }
    return try target(of: key, messages, base, in: QtLayout(source: context.units[key]?.source))
  }

  private func target(
    of key: UnitKey, _ messages: Messages, _ base: UnitBase?, in layout: QtLayout
  ) throws(Refusal) -> String {
    let known = context.units[key]
    let arguments = known?.arguments ?? []
    guard messages.main?["numerus"] == "yes" || !messages.others.isEmpty else {
      let qt = QtText(arguments, counting: nil)
      return try qt.pieces(of: messages.main.map { Self.text(of: $0, in: layout) } ?? "").message
    }
    let argument = known?.countedArgument ?? "count"
    let qt = QtText(arguments, counting: argument)
    var branches: [PluralMessage.Branch] = []
    for other in messages.others {
      let sentence = try qt.pieces(of: Self.text(of: other.message, in: layout))
      if !sentence.isEmpty { branches.append(PluralMessage.Branch(other.selector, sentence)) }
    }
    guard let main = messages.main else { return PluralSlots.message(counting: argument, branches) }
    guard let forms else { throw Refusal("Qt has no plural forms for '\(locale)'; translate it in another format") }
    var sentences: [[MessagePiece]] = []
    for form in main.child("translation")?.children("numerusform") ?? [] {
      sentences.append(try qt.pieces(of: layout.text(Self.content(of: form))))
    }
    guard sentences.count == forms.count || sentences.allSatisfy(\.isEmpty) else {
      throw Refusal("the message has \(sentences.count) numerus forms; Qt has \(forms.count) for '\(locale)'")
    }
    let unit = PluralForms.Unit(
      key: key, argument: argument, declaration: arguments.first { $0.name == argument }, base: base, locale: locale)
    return try forms.message(sentences, branches, of: unit)
  }

  /// The source text of all messages of a unit; for plural forms Qt only has the source's `other`.
  private func source(of key: UnitKey, _ messages: Messages) -> String {
    let known = context.units[key]
    let counted = messages.main.map { $0["numerus"] == "yes" } ?? true
    let argument = known?.countedArgument ?? "count"
    let qt = QtText(known?.arguments ?? [], counting: counted ? argument : nil)
    let layout = QtLayout(source: known?.source)
    func pieces(_ message: XMLTreeElement) -> [MessagePiece] {
      let text = layout.text(message.child("source").map(Self.content) ?? "")
      // A text that is not a pattern is another program's.
      return (try? qt.pieces(of: text)) ?? [MessagePiece.text(text)].joined
    }
    if let main = messages.main, messages.others.isEmpty { return pieces(main).message }
    let main = messages.main.map { [PluralMessage.Branch(.category(.other), pieces($0))] } ?? []
    let others = messages.others.map { PluralMessage.Branch($0.selector, pieces($0.message)) }
    // A separate branch has the same source text, or more.
    return PluralSlots.message(
      counting: argument, main.filter { main in !others.contains { $0.selector == main.selector } } + others)
  }

  /// Returns whether a text has several lengths, of which Qt shows one: `<translation variants="yes">`.
  private static func hasLengthVariants(_ message: XMLTreeElement) -> Bool {
    guard let translation = message.child("translation") else { return false }
    let texts = [translation] + translation.children("numerusform")
    return texts.contains { $0.children("lengthvariant").count > 1 }
  }

  private static func text(of message: XMLTreeElement, in layout: QtLayout) -> String {
    message.child("translation").map { layout.text(content(of: $0)) } ?? ""
  }

  /// The text of an element; characters that XML cannot hold are `<byte value="x7"/>`.
  static func content(of element: XMLTreeElement) -> String {
    element.content.map { content in
      switch content {
      case .text(let text): return text
      case .comment: return ""
      case .element(let inner):
        guard inner.isNamed("byte"), let value = inner["value"] else { return inner.isNamed("byte") ? "" : inner.text }
        let number = value.hasPrefix("x") ? UInt32(value.dropFirst(), radix: 16) : UInt32(value)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
      }
    }.joined()
  }

  private mutating func report(
    _ problem: String, at message: XMLTreeElement, name: Name, isRepetition: Bool = false
  ) {
    var problem = ReadProblem(
      problem, at: message.place, key: name.key, locale: locale, hasBase: Self.base(of: message) != nil)
    problem.isTwin = name.foreignText != nil
    problem.isRepetition = isRepetition
    problems.append(problem)
  }
}
