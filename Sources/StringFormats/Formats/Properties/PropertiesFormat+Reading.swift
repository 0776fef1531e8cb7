internal import CatalogModel
package import SourceText
internal import TextFormats

extension PropertiesFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let text = try Self.decode(file)
    try text.boundLines()
    var collector = UnitCollector(locale: try Self.locale(of: text, context))
    var parser = PropertiesParser(text)
    while let entry = parser.entry() {
      let place = UnitPlace(file: text, offset: entry.offset)
      guard let key = context.writtenKey(of: entry.key, separator: Self.separator) else { continue }
      if let problem = entry.problem {
        collector.refuse(problem, at: place, key: key)
        continue
      }
      let base = entry.comments.lazy.compactMap { $0.hasPrefix(UnitBase.notePrefix) ? UnitBase($0) : nil }.first
      var unit = ReadUnit(key: key, target: entry.value, base: base, place: place)
      unit.isAtOpenEnd = parser.isAtEnd
      collector.add(unit)
    }
    return ReadTables(collector)
  }

  /// Decodes UTF-8, or UTF-16 with a byte-order mark, else ISO 8859-1, in which every byte is a character.
  ///
  /// - Throws: ``StringTableError``, also for UTF-8 with an invalid byte, which ISO 8859-1 would garble.
  private static func decode(_ file: SourceFile) throws(StringTableError) -> SourceFile {
    do throws(StringTableError) {
      return try file.decoded()
    } catch {
      let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0, 0, 0xFE, 0xFF]]
      guard !file.bytes.contains(0), !marks.contains(where: file.bytes.starts) else { throw error }
      try refuseMixture(file)
      var text = String.UnicodeScalarView()
      for byte in file.bytes { text.append(Unicode.Scalar(byte)) }
      return SourceFile(path: file.path, text: String(text))
    }
  }

  /// - Throws: ``StringTableError`` if some characters are UTF-8, which text in ISO 8859-1 hardly ever looks like.
  private static func refuseMixture(_ file: SourceFile) throws(StringTableError) {
    let text = TextDecoding.withoutByteOrderMark(file)
    let survey = UTF8Survey(text.bytes)
    let hasByteOrderMark = text.bytes.count < file.bytes.count
    guard hasByteOrderMark || survey.hasNonASCII, let wrong = survey.firstInvalid else { return }
    let byte = text.bytes[wrong]
    // Below are control characters, which are never intended.
    let escape = byte < 0xA0 ? nil : "write \\u\(byte.hexadecimal(digits: 4))"
    throw StringTableError(TextDecoding.invalidByte(at: wrong, of: text, or: escape))
  }

  /// The locale of the command line, else that in the file's name after an underscore. `Messages` alone is the source
  /// locale, and so is any bundle whose other files have a locale in their names.
  private static func locale(
    of file: SourceFile, _ context: ReadContext
  ) throws(StringTableError) -> LanguageTag {
    let identity = context.identity(of: file, PropertiesFormat().description)
    if context.locale == nil, identity?.isSource ?? false || file.stem == Self.bundle { return context.sourceLocale }
    if let locale = try context.fileLocale(file, named: identity?.named) { return locale }
    throw StringTableError("the file's name has no locale; name it with --locale", path: file.path, .unknownLocale)
  }
}
