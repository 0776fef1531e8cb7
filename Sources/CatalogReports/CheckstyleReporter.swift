internal import CatalogFiles
internal import CatalogValidation
internal import SourceText
internal import TextFormats

/// Writes findings as Checkstyle's XML, which Jenkins' warnings, reviewdog and many others read.
///
/// The format has no representation of accepted findings, so they are left out. Parts that were not looked at are in comments.
package enum CheckstyleReporter {
  package static func text(_ log: FindingLog) -> String {
    var lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        comment(log.program),
      ] + log.unseen.map(comment) + [
        #"<checkstyle version="4.3">"#
      ]
    var file: String?
    for finding in log.findings {
      if finding.file != file {
        if file != nil { lines.append("  </file>") }
        lines.append("  <file\(MarkupText.attributes(["name": Path.normalized(finding.file)]))>")
        file = finding.file
      }
      lines.append("    <error\(attributes(finding))/>")
    }
    if file != nil { lines.append("  </file>") }
    return (lines + ["</checkstyle>"]).joined(separator: "\n") + "\n"
  }

  /// A comment cannot contain two hyphens (XML 1.0 §2.5).
  private static func comment(_ text: String) -> String {
    "<!-- \(MarkupText.escaped(text.onOneLine).replacing("--", with: "- -")) -->"
  }

  private static func attributes(_ finding: Finding) -> String {
    MarkupText.attributes([
      "line": "\(finding.position.line)", "column": "\(finding.position.column)",
      "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
      "message": finding.message, "source": "catalog.\(finding.rule)",
    ])
  }
}
