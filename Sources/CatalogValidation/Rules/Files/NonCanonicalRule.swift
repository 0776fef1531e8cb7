internal import CatalogFiles
internal import CatalogModel

/// Reports `non-canonical`: each file of the catalogue has the one form that the program writes.
package enum NonCanonicalRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "non-canonical",
    severity: .note,
    isFixable: true,
    summary: "Each file has the canonical form: two spaces of indent, keys in their order, short values on one line.",
    rationale: """
      In the form that the program itself writes, a command that changes a text changes its line and no other, two people \
      who add purposes meet in no conflict, and a review shows what was meant.
      """,
    breaking: [
      .form(["titles/en.json": "{\n  \"back\": \"Back\",\n  ↓  \"delete\": \"Delete\"\n}\n"]),
      .form(["titles/pl.json": "{\n  \"delete\": \"Usuń\",\n  ↓\"back\": \"Wstecz\"\n}\n"]),
      .form(["titles/pl.json": "{\n  \"back\": \"Wstecz\",\n  \"delete\": \"↓\\u0055suń\"\n}\n"]),
      .form(["titles/en.json": "{↓ \"back\": \"Back\", \"delete\": \"Delete\" }\n"]),
    ],
    passing: [
      .form(["titles/en.json": "{\n  \"back\": \"Back\",\n  \"delete\": \"Delete\"\n}\n"])
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let files = files(of: catalog.source)
    let departures = concurrentMap(files.count, inParallel: catalog.source.isLarge) { index in
      CanonicalScanner.firstDeparture(
        in: files[index].file.bytes, order: CanonicalOrder.order(ofFile: files[index].name))
    }
    for ((name, file), offset) in zip(files, departures) {
      guard let offset, let written = canonical(file, name) else { continue }
      collector.report(
        self, "from here on the file is not in canonical form; let the program write it anew",
        at: SourcePlace(file: file, offset: offset), Subject(),
        fix: Fix(file: file, range: 0..<file.bytes.count, replacement: written))
    }
  }

  /// The catalogue's own files by their paths in it.
  private static func files(of source: CatalogSource) -> [(name: String, file: SourceFile)] {
    let layer = source.layers[0]
    var files = [("catalog.json", layer.manifest.source)]
    if let purposes = layer.purposes { files.append(("purposes.json", purposes.source)) }
    files += source.iconSets.map { ("icon-sets/\($0.identifier).json", $0.file) }
    for (index, locale) in source.locales.enumerated() {
      files.append(("titles/\(locale.locale).json", source.titleFiles[(index + 1) * source.layers.count - 1]))
    }
    // A file that is not there has no bytes.
    return files.filter { name, file in !file.bytes.isEmpty && file.path == Path.join(layer.folder, name) }
  }

  /// The file as it should be; nil where that is how it is, or where it cannot be read.
  private static func canonical(_ file: SourceFile, _ name: String) -> String? {
    guard let tree = try? JSONTree(JSONDocument(file)) else { return nil }
    let written = CanonicalJSON.bytes(of: tree, order: CanonicalOrder.order(ofFile: name))
    return written == file.bytes ? nil : String(decoding: written, as: UTF8.self)
  }
}
