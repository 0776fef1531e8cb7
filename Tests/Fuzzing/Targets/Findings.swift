import CatalogFiles
import CatalogModel
import CatalogValidation
import SourceText

/// Runs all rules on a catalogue, and checks each finding.
///
/// - Parameter runsTwice: whether to compare with the findings of a second run.
/// - Throws: ``Failure`` if a finding has no place, no words, or a fix outside its file.
func checkFindings(of files: MemoryFiles, runsTwice: Bool) throws {
  let findings = CatalogCheck.run(on: try CatalogReader(files: files).read("")).findings
  for finding in findings {
    try expect(finding.position.line >= 1 && finding.position.column >= 1, "\(finding.rule) at \(finding.position)")
    try expect(!finding.message.isEmpty, "\(finding.rule) without words")
    try expect(!finding.message.contains { $0.isNewline }, "\(finding.rule) on several lines")
    guard let fix = finding.fix else { continue }
    let count = try files.read(fix.file).count
    try expect(fix.range.isInside(0..<count), "\(finding.rule) fixes \(fix.range) of \(count) bytes")
  }
  guard runsTwice else { return }
  let again = CatalogCheck.run(on: try CatalogReader(files: files).read("")).findings
  try expect(again.map(\.message) == findings.map(\.message), "other findings the second time")
}
