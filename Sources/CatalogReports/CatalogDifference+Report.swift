internal import CatalogFiles
internal import CatalogModel
package import CatalogValidation
internal import TextFormats

extension CatalogDifference: Report {
  /// Of the new findings.
  package var log: FindingLog {
    let report = new.report
    return FindingLog(
      command: "catalog diff", name: report.source.manifest.name, findings: newFindings, suppressed: [],
      rules: report.rules, summary: summaryLine,
      versions: report.dataVersions,
      excerpts: SourceExcerpts(report.source))
  }

  package var plainText: String { DifferenceText.text(self) }
  package var json: String { DifferenceJSON.text(self) }
  package var markdown: String { DifferenceMarkdown.text(self) }

  package var html: String {
    let paragraphs = DifferenceText.paragraphs(self)
    let name = new.report.source.manifest.name
    return HTML.selfContained(
      title: "\(name): \(summaryLine)", style: HTMLStyle.code,
      body: [
        .element(
          "header",
          content: [.element("h1", text: name)]
            + (paragraphs[0] + [summaryLine]).map { .element("p", content: [.isolated($0)]) }),
        .element(
          "main",
          content: paragraphs.dropFirst().dropLast().map { lines in
            .section(
              lines[0], content: [.element("pre", [("dir", "ltr")], text: lines.dropFirst().joined(separator: "\n"))])
          }),
      ])
  }

  /// The numbers of changes.
  var summaryLine: String { summary.isEmpty ? "nothing changed" : summary.joined(separator: ", ") }
}
