internal import CatalogModel
internal import MessageSyntax
package import SourceText
internal import TextFormats

extension StringsFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let locale = try Self.locale(of: file, context)
    var reader = Reader(locale: locale, context: context)
    if file.fileExtension == "stringsdict" {
      try reader.readPlurals(StringsPropertyList(file))
    } else if StringsPropertyList.isXML(file) {
      try reader.readTexts(StringsPropertyList(file))
    } else {
      try reader.readTexts(file)
    }
    return ReadTables(reader.units, reader.problems, locale: locale)
  }

  /// `InfoPlist.strings` and those that Xcode names after a target, `Watch-InfoPlist.strings`.
  package func reasonToSkip(_ file: SourceFile) -> String? {
    guard file.stem == "InfoPlist" || file.stem.hasSuffix("-InfoPlist") else { return nil }
    return "'\(file.name)' has the texts of an app's Info.plist, which are not the catalogue's"
  }

  /// The locale of the command line, else of the folder: `zh-Hans.lproj`, or `Base.lproj` for the source.
  private static func locale(of file: SourceFile, _ context: ReadContext) throws(StringTableError) -> LanguageTag {
    let identity = context.identity(of: file, StringsFormat().description)
    if let locale = try context.fileLocale(file, named: identity?.named) { return locale }
    if identity?.isSource ?? false { return context.sourceLocale }
    let folder = file.path.split(separator: "/").dropLast().last ?? ""
    guard folder.hasSuffix(".lproj") else {
      throw StringTableError(
        "the file is not in a folder such as 'pl.lproj'; name its locale with --locale", path: file.path, .unknownLocale
      )
    }
    throw StringTableError(
      "'\(folder.dropLast(".lproj".count))' of the folder '\(folder)' is not a language tag; name the locale with --locale",
      path: file.path,
      .unknownLocale)
  }
}

/// Collects the units of one file.
private struct Reader {
  let locale: LanguageTag
  let context: ReadContext
  private(set) var units: [ReadUnit] = []
  private(set) var problems: [ReadProblem] = []

  init(locale: LanguageTag, context: ReadContext) {
    self.locale = locale
    self.context = context
  }

  mutating func readTexts(_ file: SourceFile) throws(StringTableError) {
    try StringsPropertyList.refuseBinary(file)
    guard file.bytes.count <= 2 * XMLTree.maximumByteCount else {
      throw StringTableError("the file is larger than \(XMLTree.maximumByteCount >> 20) MiB; split it", path: file.path)
    }
    let text = try file.decodedLines()
    var reader = OldStyleReader(text)
    try reader.read()
    for entry in reader.entries {
      take(
        AppleText(shape: .whole(entry.value)), entry.key, comments: entry.comments,
        at: UnitPlace(file: text, offset: entry.valueRange.lowerBound))
    }
  }

  /// Reads a `.strings` file that is an XML property list.
  mutating func readTexts(_ list: StringsPropertyList) throws(StringTableError) {
    for entry in list.entries {
      guard entry.value.isNamed("string") else {
        refuse(entry, "the value of '\(entry.key)' is not a text; write a '<string>'")
        continue
      }
      take(AppleText(shape: .whole(entry.value.text)), entry.key, comments: entry.comments, at: entry.value.place)
    }
  }

  mutating func readPlurals(_ list: StringsPropertyList) throws(StringTableError) {
    for entry in list.entries {
      do throws(Refusal) {
        let text = try AppleText(stringsdict: entry)
        take(text, entry.key, comments: entry.comments, at: entry.value.place)
      } catch {
        refuse(entry, error.reason)
      }
    }
  }

  private mutating func take(
    _ text: AppleText, _ name: String, comments: [OldStyleReader.Comment], at place: UnitPlace
  ) {
    guard let key = context.writtenKey(of: name, separator: StringsFormat.separator) else { return }
    // Searching each comment for line ends took a fifth of an import; few files have CR LF.
    let ending =
      comments.compactMap {
        NoteEnding($0.text.utf8.contains(UInt8(ascii: "\r")) ? $0.text.replacing("\r\n", with: "\n") : $0.text)
      }.last
    let known = context.units[key]
    do throws(Refusal) {
      let counted = known.flatMap { MessageForms($0.source).plural?.argument }
      let target = try text.message(FormatString(known?.arguments), of: locale, counting: counted)
      units.append(ReadUnit(key: key, target: target, comment: ending?.comment, base: ending?.base, place: place))
    } catch {
      problems.append(ReadProblem(error.reason, at: place, key: key, locale: locale))
    }
  }

  private mutating func refuse(_ entry: StringsPropertyList.Entry, _ message: String) {
    guard let key = context.writtenKey(of: entry.key, separator: StringsFormat.separator) else { return }
    problems.append(ReadProblem(message, at: entry.value.place, key: key, locale: locale))
  }
}

extension AppleText {
  /// The value of a key in a `.stringsdict` file: a sentence, and the plurals that it refers to.
  fileprivate init(stringsdict entry: StringsPropertyList.Entry) throws(Refusal) {
    var sentence: String?
    var substitutions: [Substitution] = []
    for (name, value) in StringsPropertyList.pairs(of: entry.value) {
      if name == StringsdictKey.format {
        sentence = value.text
      } else if value.isNamed("dict") {
        substitutions.append(try Self.substitution(name, value))
      } else {
        throw Refusal("'\(name)' of '\(entry.key)' is not known; the catalogue has plurals only")
      }
    }
    guard let sentence else {
      throw Refusal("'\(entry.key)' has no '\(StringsdictKey.format)'; add it")
    }
    shape = .sentence(sentence, substitutions)
  }

  private static func substitution(_ name: String, _ element: XMLTreeElement) throws(Refusal) -> Substitution {
    var substitution = Substitution(name: name, branches: [:])
    var hasRule = false
    for (key, value) in StringsPropertyList.pairs(of: element) {
      switch key {
      case StringsdictKey.specType where value.text == StringsdictKey.pluralRule: hasRule = true
      case StringsdictKey.valueType: substitution.specifier = value.text
      default:
        guard let category = PluralCategory(keyword: key) else {
          throw Refusal(
            "'\(key)' of '\(name)' is not a plural category; write one of "
              + PluralCategory.allCases.map(\.keyword).joined(separator: ", "))
        }
        substitution.branches[category] = value.text
      }
    }
    guard hasRule else { throw Refusal("the plural '\(name)' has no '\(StringsdictKey.specType)'; add it") }
    return substitution
  }
}
