internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// What several reports say in the same words.
extension CheckReport {
  /// One line: the catalogue's name and all of ``counts``.
  var summary: String { "\(source.manifest.name): \(counts)".onOneLine }

  /// The findings, what they were looked for in, and the versions of the data after them.
  var counts: String {
    "\(tally) (\(counted(source.purposes.count, "purpose")), "
      + "\(counted(source.locales.count, "locale")); \(versions))"
  }

  /// `10 errors, 1 warning, 0 notes`, and the findings that are accepted where there are any.
  var tally: String {
    let counts = [Severity.error, .warning, .note].map { counted(count($0), $0.rawValue) }
    return (counts + (suppressed.isEmpty ? [] : ["\(suppressed.count) accepted"])).joined(separator: ", ")
  }

  /// The data that counted, matched and inherited.
  var versions: String { "ICU \(icuVersion), CLDR \(cldrVersion)" }
}

extension Finding {
  /// `file:line:column: severity: message [rule]`, which terminals, editors and CI link by themselves.
  var reportLine: String { reportLine(severity: severity.rawValue) }

  /// - Parameter severity: the word for it, coloured maybe.
  func reportLine(severity: String) -> String { "\(file.onOneLine):\(position): \(severity): \(message) [\(rule)]" }
}
