internal import SourceText
internal import StringFormats
internal import TextFormats

extension AppFileUpdate {
  /// The warning about texts that would be lost, with the first of them; nil if none would be lost.
  ///
  /// - Parameter importCommand: the command that imports a file; the file's name is to be appended.
  package func warning(_ importCommand: [String]) -> String? {
    guard !unimported.isEmpty else { return nil }
    let count = unimported.count
    let (texts, differ, are) = count == 1 ? ("text", "differs", "is") : ("texts", "differ", "are")
    let command = (importCommand + [file.path]).asShellCommand
    let message =
      "\(count) \(texts) of '\(file.path)' \(differ) from the catalogue's and \(are) not imported yet; "
      + "import it first (\(command)), or pass --discard-changes"
    let shown = unimported.sorted { $0.place.position < $1.place.position }.prefix(3).map(\.message)
    let rest = count > shown.count ? ["and \(count - shown.count) more"] : []
    return ([message.onOneLine] + (shown + rest).map { "  " + $0.onOneLine }).joined(separator: "\n")
  }

  /// A line for each unit whose key belongs to another program.
  package var foreign: [String] { updated.foreign.map { $0.message(in: file.path, format).onOneLine } }

  /// True if the file on disk is not as updated.
  package var isChange: Bool { file.bytes != updated.bytes }

  /// The line that reports the update.
  package var line: String {
    let message =
      isChange
      ? "updated \(file.path): \(updated.changed) changed, \(updated.added) added" : "\(file.path): nothing to change"
    return message.onOneLine + "\n"
  }

  /// The changes to the file as a unified diff.
  package var diff: String { UnifiedDiff.text(path: file.path, old: file.bytes, new: updated.bytes) }
}
