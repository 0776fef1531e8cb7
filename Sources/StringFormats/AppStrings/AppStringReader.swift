package import CatalogModel
package import SourceText
internal import TextFormats

/// Reads the texts in an app's own string tables, under any keys.
///
/// The readers of formats are for a catalogue's texts, whose keys and arguments are known. This reader skips texts with
/// plural forms or markup, since no button's title has them.
package enum AppStringReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the format, the table and the locale that its path states.
  ///   - source: the locale of the source texts.
  /// - Throws: ``StringTableError`` if the file is malformed.
  package static func strings(
    of file: SourceFile, at path: AppTablePath, source: LanguageTag
  ) throws(StringTableError) -> [AppString] {
    switch path.format {
    case .stringCatalog: try stringCatalog(file, source)
    case .strings: try strings(file, path.locale ?? source)
    case .android: try resources(file, path.locale ?? source)
    case .gettext: try gettext(file, path.locale, source)
    case .arb, .json: try json(file, path, source)
    }
  }

  // MARK: Apple

  private static func strings(_ file: SourceFile, _ locale: LanguageTag) throws(StringTableError) -> [AppString] {
    if StringsPropertyList.isXML(file) {
      return try StringsPropertyList(file).entries.filter { $0.value.isNamed("string") }.map { entry in
        AppString(
          key: entry.key, text: entry.value.text, locale: locale, comment: entry.comments.last?.text,
          place: entry.value.place)
      }
    }
    let text = try file.decodedLines()
    var reader = OldStyleReader(text)
    try reader.read()
    return reader.entries.map { entry in
      AppString(
        key: entry.key, text: entry.value, locale: locale, comment: entry.comments.last?.text,
        place: UnitPlace(file: text, offset: entry.valueRange.lowerBound))
    }
  }

  private static func stringCatalog(
    _ file: SourceFile, _ source: LanguageTag
  ) throws(StringTableError) -> [AppString] {
    let json = try JSONObjectFile(file)
    let language = json.root["sourceLanguage"]?.string.flatMap { LanguageTag(localeIdentifier: $0) } ?? source
    var found: [AppString] = []
    for member in json.root["strings"]?.members ?? [] {
      let comment = member.value["comment"]?.string
      var hasSource = false
      for localization in member.value["localizations"]?.members ?? [] {
        guard let locale = LanguageTag(localeIdentifier: localization.key) else { continue }
        hasSource = hasSource || locale == language
        guard let unit = localization.value["stringUnit"], let text = unit["value"]?.string else { continue }
        let state = unit["state"]?.string
        found.append(
          AppString(
            key: member.key, text: text, locale: locale, comment: comment,
            needsReview: state == "new" || state == "needs_review", isStatedTranslation: state == "translated",
            place: UnitPlace(file: json.text, offset: unit.offset)))
      }
      // Xcode shows the key if the source language has no text.
      guard !hasSource else { continue }
      let place = UnitPlace(file: json.text, offset: member.keyRange.lowerBound)
      found.append(AppString(key: member.key, text: member.key, locale: language, comment: comment, place: place))
    }
    return found
  }

  // MARK: Android

  private static func resources(_ file: SourceFile, _ locale: LanguageTag) throws(StringTableError) -> [AppString] {
    let root = try file.xml().root
    // Folders of values have colours and sizes, too.
    guard root.isNamed("resources") else { return [] }
    var found: [AppString] = []
    var comment: String?
    for content in root.content {
      switch content {
      case .text: break
      case .comment(let text): comment = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      case .element(let element):
        defer { comment = nil }
        guard element.isNamed("string"), let name = element["name"], element.children.isEmpty,
          AndroidText.reference(in: element.text) == nil
        else { continue }
        found.append(
          AppString(
            key: name, text: AndroidText.unescaped(element.text), locale: locale, comment: comment,
            place: element.place))
      }
    }
    return found
  }

  // MARK: gettext

  private static func gettext(
    _ file: SourceFile, _ named: LanguageTag?, _ source: LanguageTag
  ) throws(StringTableError) -> [AppString] {
    let text = try file.decodedLines(declaration: .gettext)
    let entries = try POParser(text).entries
    let stated = POHeader(of: entries)["Language"].flatMap { LanguageTag(localeIdentifier: $0) }
    guard let locale = stated ?? named else {
      throw StringTableError("the file names no locale; add 'Language' to its header", path: file.path)
    }
    var found: [AppString] = []
    for entry in entries where !entry.id.isEmpty && entry.plural == nil {
      let place = UnitPlace(file: text, offset: entry.offset)
      let comment = entry.extracted.isEmpty ? nil : entry.extracted.joined(separator: " ")
      let original = AppMnemonic.removed(from: entry.id)
      found.append(AppString(key: entry.id, text: original, locale: source, comment: comment, place: place))
      guard locale != source, let translation = entry.translations.first, !translation.isEmpty else { continue }
      found.append(
        AppString(
          key: entry.id, text: AppMnemonic.removed(from: translation), locale: locale, comment: comment,
          needsReview: entry.flags.contains("fuzzy"), place: place))
    }
    return found
  }

  // MARK: JSON

  private static func json(
    _ file: SourceFile, _ path: AppTablePath, _ source: LanguageTag
  ) throws(StringTableError) -> [AppString] {
    let json = try JSONObjectFile(file)
    let stated = json.root["@@locale"]?.string.flatMap { LanguageTag(localeIdentifier: $0) }
    let locale = stated ?? path.locale ?? source
    var found: [AppString] = []
    func add(_ member: JSONValue.Member, _ prefix: String, _ comment: String?, depth: Int) {
      guard member.key.first != "@" else { return }
      let key = prefix.isEmpty ? member.key : "\(prefix).\(member.key)"
      if let text = member.value.string {
        found.append(
          AppString(key: key, text: text, locale: locale, comment: comment, place: json.place(of: member)))
      } else if depth < maximumDepth {
        for child in member.value.members ?? [] { add(child, key, nil, depth: depth + 1) }
      }
    }
    for member in json.members {
      let comment = path.format == .arb ? json.root["@\(member.key)"]?["description"]?.string : nil
      add(member, "", comment, depth: 0)
    }
    return found
  }

  private static let maximumDepth = 12
}
