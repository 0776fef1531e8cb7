internal import CatalogModel
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

  /// The lines of keys that belong to other programs: one for each cause, with the number of locales.
  package static func foreignLines(of updates: [AppFileUpdate]) -> [String] {
    var causes: [String] = []
    var found: [String: (unit: ForeignUnit, path: String, locales: Set<LanguageTag>)] = [:]
    for update in updates {
      for unit in update.updated.foreign {
        let cause = "\(unit.key): \(unit.reason(in: update.format))"
        if found[cause] == nil { causes.append(cause) }
        var first = found[cause] ?? (unit, update.file.path, [])
        // A file that has the key shows more than one that lacks it.
        if first.unit.place == nil, unit.place != nil { (first.unit, first.path) = (unit, update.file.path) }
        first.locales.insert(unit.locale)
        found[cause] = first
      }
    }
    return causes.compactMap { cause in
      found[cause].map { first in
        let name = first.unit.key.named(in: first.locales)
        let reason = cause.dropFirst("\(first.unit.key): ".count)
        return "\(first.unit.place?.description ?? first.path): foreign: \(name): \(reason)".onOneLine
      }
    }
  }

  /// True if a key of the catalogue belongs to another program in the file.
  package var hasForeign: Bool { !updated.foreign.isEmpty }

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
