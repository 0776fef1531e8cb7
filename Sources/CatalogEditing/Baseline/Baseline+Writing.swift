internal import CatalogFiles
internal import SourceText

extension Baseline {
  /// The file's bytes in canonical form: sorted by identity, so that two branches that each accept something merge.
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
                ("identity", .string(entry.identity)), ("reason", .string(entry.reason)),
                ("owner", entry.owner.map(JSONTree.string)),
                ("expires", entry.expires.map { .string($0.description) }),
              ])
            })
        ),
      ]))
  }
}
