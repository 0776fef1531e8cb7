internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `non-canonical`: each file of the catalogue has the form that the program writes.
package enum NonCanonicalRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "non-canonical",
    severity: .note,
    isFixable: true,
    summary: "Each file has the canonical form: two spaces of indent, keys in their order, short values on one line.",
    rationale: """
      When files are laid out as the program writes them, a command that changes a text changes only its line, two \
      people can add purposes without a conflict, and a review shows only what was meant.
      """,
    breaking: [
      .form(["titles/en.json": "{\n  \"back\": \"Back\",\n  ↓  \"delete\": \"Delete\"\n}\n"]),
      .form(["titles/pl.json": "{\n  \"delete\": \"Usuń\",\n  ↓\"back\": \"Wstecz\"\n}\n"]),
      .form(["titles/pl.json": "{\n  \"back\": \"Wstecz\",\n  \"delete\": \"↓\\u0055suń\"\n}\n"]),
      .form(["glossary.json": "{\n  \"pl\": { \"forbidden\": {}, ↓\"terms\": {} }\n}\n"]),
      .form(["titles/en.json": "{↓ \"back\": \"Back\", \"delete\": \"Delete\" }\n"]),
    ],
    passing: [
      .form(["titles/en.json": "{\n  \"back\": \"Back\",\n  \"delete\": \"Delete\"\n}\n"])
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    for place in source.nonCanonicalPlaces {
      guard let name = Path.relative(place.file.path, to: source.layers[0].folder),
        let written = canonical(place.file, name)
      else { continue }
      collector.report(
        self, "from here on the file is not in canonical form; run 'catalog check --fix'", at: place,
        fix: Fix(file: place.file, range: 0..<place.file.bytes.count, replacement: written))
    }
  }

  /// The file in canonical form, or nil if it already is.
  private static func canonical(_ file: SourceFile, _ name: String) -> String? {
    guard let tree = try? JSONTree(JSONDocument(file)) else { return nil }
    let written = CanonicalJSON.bytes(of: tree, order: CanonicalOrder.order(ofFile: name))
    return written == file.bytes ? nil : String(decoding: written, as: UTF8.self)
  }
}
