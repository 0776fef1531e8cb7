internal import CatalogModel
package import SourceText

extension FluentFormat: OneLocaleUpdatableFormat {
  package func apply(
    _ update: TableUpdate, to file: SourceFile, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    let written = try write([update.rest], options: options)
    let own = FluentFile(SourceFile(path: "", bytes: written.files.first?.bytes ?? []), context)
    let kept = Set(update.foreign.map(\.key) + update.losses.map(\.key))
    let text = try file.decodedLines()
    var updater = FluentUpdater(
      theirs: FluentFile(text, context), own: own, ours: Set(update.table.units.map(\.key)).subtracting(kept),
      locale: update.table.targetLocale)
    for change in update.changes { updater.apply(change) }
    updater.add(update.absent)
    updater.updated.bytes = updater.splices.bytes(of: text, as: file)
    updater.updated.losses = written.losses + updater.updated.losses
    return updater.updated
  }
}

/// The messages of a file with their places.
struct FluentFile {
  /// A value or an attribute of a message.
  struct Place {
    let message: FluentMessage
    let entry: FluentMessage.Entry
  }

  let text: SourceFile
  private(set) var messages: [FluentMessage] = []
  /// By unit; a key may be there twice.
  private(set) var entries: [UnitKey: [Place]] = [:]
  /// The identifiers of messages with errors.
  private(set) var junk: Set<String> = []
  private let context: ReadContext

  /// - Parameter text: UTF-8.
  init(_ text: SourceFile, _ context: ReadContext) {
    self.text = text
    self.context = context
    var parser = FluentParser(text)
    while let entry = parser.entry() {
      switch entry {
      case .message(let message):
        messages.append(message)
        for entry in message.entries {
          guard let key = key(of: entry, in: message) else { continue }
          entries[key, default: []].append(Place(message: message, entry: entry))
        }
      case .junk(_, let identifier): if let identifier { junk.insert(identifier) }
      case .resourceComment, .other: break
      }
    }
  }

  /// Returns whether a message has one of some units, or a base.
  func has(_ units: Set<UnitKey>, in message: FluentMessage) -> Bool {
    message.comments.contains { $0.text.contains(UnitBase.notePrefix) }
      || message.entries.contains { key(of: $0, in: message).map(units.contains) ?? false }
  }

  /// The unit of a value or an attribute, or nil.
  func key(of entry: FluentMessage.Entry, in message: FluentMessage) -> UnitKey? {
    FluentFormat.key(of: entry, in: message, context)
  }

  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { text.bytes[range] }
}
