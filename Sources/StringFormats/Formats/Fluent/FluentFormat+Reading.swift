internal import CatalogModel
package import SourceText

extension FluentFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let text = try file.decodedLines()
    var collector = UnitCollector(locale: try Self.locale(of: text, context))
    var parser = FluentParser(text)
    while let entry = parser.entry() {
      switch entry {
      case .message(let message):
        let isAtOpenEnd = parser.position >= text.bytes.count && text.bytes.last != 0x0A
        for (index, entry) in message.entries.enumerated() {
          let isLast = index == message.entries.count - 1
          Self.take(
            entry, of: message, in: text, context: context, isAtOpenEnd: isAtOpenEnd && isLast, into: &collector)
        }
      case .junk(let error, let identifier):
        let key = identifier.flatMap { context.key(of: $0) }
        guard key != nil || identifier == nil else { continue }
        collector.refuse(error.message, at: UnitPlace(file: text, offset: error.offset), key: key)
      case .resourceComment, .other: break
      }
    }
    return ReadTables(collector)
  }

  /// The locale of the file's comment, else that of the command line, else that of the file's or folder's name.
  private static func locale(of file: SourceFile, _ context: ReadContext) throws(StringTableError) -> LanguageTag {
    var parser = FluentParser(file)
    var stated: String?
    if case .resourceComment(let comment)? = parser.entry(), comment.hasPrefix(localePrefix) {
      stated = String(comment.dropFirst(localePrefix.count))
    }
    // The parser is after the comment's line.
    let line = file.bytes.prefix(max(parser.position - 1, 0)).lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let place = UnitPlace(file: file, offset: line)
    let named = context.named(file, FluentFormat().description)
    if let locale = try context.fileLocale(stated: stated, at: place, named: named) { return locale }
    throw StringTableError("the file names no locale; name it with --locale", path: file.path, .unknownLocale)
  }

  private static func take(
    _ entry: FluentMessage.Entry, of message: FluentMessage, in file: SourceFile, context: ReadContext,
    isAtOpenEnd: Bool,
    into collector: inout UnitCollector
  ) {
    guard let key = key(of: entry, in: message, context) else { return }
    let place = UnitPlace(file: file, offset: entry.offset)
    let base = message.base(of: entry.attribute)?.base
    do throws(Refusal) {
      let target = try FluentText.message(of: entry.pattern.elements)
      var unit = ReadUnit(key: key, target: target, base: base, place: place)
      unit.isAtOpenEnd = isAtOpenEnd
      collector.add(unit)
    } catch {
      collector.refuse(error.reason, at: place, key: key)
    }
  }

  /// The unit of a value or an attribute; nil if the key pattern does not produce its name.
  static func key(of entry: FluentMessage.Entry, in message: FluentMessage, _ context: ReadContext) -> UnitKey? {
    let own = UnitKey(purpose: message.identifier, message: entry.attribute ?? MessageDeclaration.title)
    let name = message.identifier + (entry.attribute.map { ".\($0)" } ?? "")
    return context.keys.map { $0.key(of: name) } ?? own
  }
}

extension FluentMessage {
  /// The base of the value or an attribute in the comments, and the bytes of its line.
  func base(of attribute: String?) -> (base: UnitBase?, range: Range<Int>)? {
    let prefix = (attribute.map { ".\($0) " } ?? "") + UnitBase.notePrefix
    let comment = comments.first { $0.text.hasPrefix(prefix) }
    return comment.map { (UnitBase($0.text.dropFirst(prefix.count)), $0.range) }
  }
}
