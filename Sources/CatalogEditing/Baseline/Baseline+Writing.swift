package import CatalogFiles
internal import SourceText

extension Baseline {
  /// The baseline would be too large to be read again.
  package struct TooLarge: Error, CustomStringConvertible {
    fileprivate let entries: [Entry]
    fileprivate let limit: Int

    package var description: String {
      let counts = entries.reduce(into: [:]) { $0[String($1.identity.prefix { $0 != ":" }), default: 0] += 1 }
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      let advice = most.map { " (\($0.value) are of '\($0.key)')" } ?? ""
      return "its \(entries.count) entries\(advice) take more than the \(limit >> 20) MiB that are read; "
        + "first fix the rules with the most findings or switch them off"
    }
  }

  /// The file's bytes, like ``fileBytes``.
  ///
  /// - Parameter limit: the maximum size of a file that can be read.
  package func fileBytes(limit: Int = DiskFiles.usualLimit) throws(TooLarge) -> [UInt8] {
    let bytes = fileBytes
    if bytes.count > limit { throw TooLarge(entries: entries, limit: limit) }
    return bytes
  }

  /// The file's bytes in canonical form: sorted by identity, so that additions in two branches merge.
  package var fileBytes: [UInt8] {
    CanonicalJSON.bytes(
      of: .fields([
        ("formatVersion", .integer(1)), ("icuVersion", data.map { .string($0.icu) }),
        ("cldrVersion", data.map { .string($0.cldr) }),
        (
          "entries",
          .array(
            entries.map { entry in
              .fields([
                (entry.isPattern ? "pattern" : "identity", .string(entry.identity)), ("reason", .string(entry.reason)),
                ("owner", entry.owner.map(JSONTree.string)),
                ("expires", entry.expires.map { .string($0.description) }),
                ("file", entry.file.map(JSONTree.string)), ("scope", entry.scope.map(JSONTree.string)),
                ("paths", entry.paths.isEmpty ? nil : .array(entry.paths.map(JSONTree.string))),
              ])
            })
        ),
      ]))
  }
}
