internal import CatalogFiles
internal import CatalogModel
package import CatalogValidation
internal import SourceText

extension FindingLog {
  /// `catalog 1.0; ICU 72.1, CLDR 42.0`
  var program: String {
    let data = versions.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
    return ["catalog \(ProgramVersion.number)", data].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

/// Phrases that several reports share.
extension CheckReport {
  /// A line with the catalogue's name and all of ``counts``.
  var summary: String { "\(source.manifest.name): \(counts)".onOneLine }

  /// The numbers of findings, the size of the catalogue, and the versions of the data.
  var counts: String {
    "\(tally) (\(counted(source.purposes.count, "purpose")), "
      + "\(counted(source.manifest.locales.count, "locale")); \(versions))"
  }

  /// `10 errors, 1 warning, 0 notes`, and the accepted findings, if any.
  var tally: String {
    let counts = [Severity.error, .warning, .note].map { counted(count($0), $0.rawValue) }
    return (counts + (suppressed.isEmpty ? [] : ["\(suppressed.count) accepted"])).joined(separator: ", ")
  }

  /// The versions of the data in use.
  var versions: String { dataVersions.map { "\($0.name) \($0.version)" }.joined(separator: ", ") }

  var dataVersions: [(name: String, version: String)] { [("ICU", icuVersion), ("CLDR", cldrVersion)] }
}

extension Finding {
  /// `file:line:column: severity: message [rule]`, which terminals, editors and CI link.
  var reportLine: String { reportLine(severity: severity.rawValue) }

  /// - Parameters:
  ///   - severity: its name, possibly coloured.
  ///   - isWritten: false for a finding about a line that no file has yet.
  package func reportLine(severity: String, isWritten: Bool = true) -> String {
    "\(file.onOneLine):\(isWritten ? "\(position):" : "") \(severity): \(message) [\(rule)]"
  }
}
