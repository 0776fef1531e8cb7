import CatalogFiles
import CatalogValidation
import Foundation
import TestSupport
import Testing

/// The examples of the rules, checked by the built command, which has only a part of ICU's data.
///
/// `CATALOG_COMMAND` names another program, such as the one of a package.
@Suite struct BuiltCommandExampleTests {
  private struct Failure: CustomStringConvertible {
    let rule: String
    let example: RuleExample
    let problem: String

    var description: String {
      "\(rule): \(problem)\n" + example.shown.map { "\($0.path): \($0.text)" }.joined(separator: "\n")
    }
  }

  private static let command = ProcessInfo.processInfo.environment["CATALOG_COMMAND"].map { URL(filePath: $0) }

  @Test func findsTheMarks() throws {
    let examples = AllRules.all.flatMap { rule in
      (rule.breaking + rule.passing).map { (rule: rule.identifier, example: $0) }
    }
    try #require(examples.count > 150)
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = folder.path
    let failures = try concurrentMap(examples.count, inParallel: true) { index throws -> Failure? in
      let (rule, example) = examples[index]
      let found = try Self.places(of: rule, in: example, folder: "\(path)/\(index)/catalogue")
      let marks = Set(example.places).sorted()
      return found == marks ? nil : Failure(rule: rule, example: example, problem: "found \(found), marked \(marks)")
    }.compactMap(\.self)
    #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n\n"))")
  }

  /// `file:line:column` of each finding of a rule, as the command's JSON report states it.
  private static func places(of rule: String, in example: RuleExample, folder: String) throws -> [String] {
    for (path, text) in example.catalogue {
      // The place of a finding about a folder is marked in a file with the folder's name.
      if example.catalogue.keys.contains(where: { $0.hasPrefix("\(path)/") }) { continue }
      let file = URL(filePath: folder).appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var program = Program(folder: URL(filePath: folder))
    // Files in memory have the shipped catalogue inside the overlay.
    if example.catalogue["Standard/catalog.json"] != nil { program.environment["PURPOSE_CATALOGS"] = folder }
    if let command { program.program = command }
    let baseline = example.catalogue[RuleExample.baselinePath] == nil ? [] : ["--baseline", RuleExample.baselinePath]
    let result = try program.launch(["check", ".", "--format", "json"] + baseline)
    try #require(result.status < 2, "\(rule): \(result.error)")
    let findings = try #require(try result.json()["findings"] as? [[String: Any]])
    // The finding that counts the follow-ups of another one has its place.
    return try Set(
      findings.filter { $0["rule"] as? String == rule }.map { finding in
        let file = try #require(finding["file"] as? String)
        let (line, column) = (try #require(finding["line"] as? Int), try #require(finding["column"] as? Int))
        return "\(file):\(line):\(column)"
      }
    ).sorted()
  }
}
