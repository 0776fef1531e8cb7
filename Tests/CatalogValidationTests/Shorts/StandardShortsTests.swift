import CatalogEditing
import CatalogFiles
import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import CatalogValidation

/// Standard with a `short` declared for each title that has a limit, but without texts: exactly the locales with a
/// title of more than 15 grapheme clusters get a finding.
@Suite struct StandardShortsTests {
  private static let folder = Repository.standard

  @Test func requiresShortsByLocale() throws {
    let standard = Self.folder.path
    let purposes = try Self.object("purposes.json").compactMapValues { $0 as? [String: Any] }
    let limited = Set(purposes.filter { Self.title(of: $0.value["messages"])?["limit"] != nil }.keys)
    #expect(limited.count > 20)

    // Parsed by Foundation and counted by the standard library, independently of the rule.
    var wanted: Set<String> = []
    var changes: [String: [UInt8]?] = ["\(standard)/purposes.json": try Self.declaring(purposes, limited)]
    for file in try FileManager.default.contentsOfDirectory(atPath: "\(standard)/titles") {
      // Only the shared titles are counted.
      if file.dropLast(5).contains(".") {
        changes["\(standard)/titles/\(file)"] = .some(nil)
        continue
      }
      var texts = try Self.object("titles/\(file)")
      for purpose in limited {
        if var messages = texts[purpose] as? [String: Any] {
          messages["short"] = nil
          texts[purpose] = messages
        }
        let title = (texts[purpose] as? [String: Any])?["title"] ?? texts[purpose]
        let text = title as? String ?? (title as? [String: Any])?["text"] as? String ?? ""
        if text.count > 15 { wanted.insert("\(file.dropLast(5)) \(purpose)") }
      }
      changes["\(standard)/titles/\(file)"] = try Self.bytes(texts)
    }
    #expect(wanted.count > 400)

    let source = try CatalogReader(files: PendingFiles(over: DiskFiles(), changes: changes)).read(standard)
    let report = CatalogCheck.run(on: source, settings: CheckSettings(countsFollowUps: false))
    let found = report.findings.filter { $0.severity == .error }
    #expect(found.allSatisfy { $0.asksForShort })
    #expect(found.count == wanted.count)
    #expect(Set(found.map { "\($0.subject.locale?.identifier ?? "") \($0.subject.purpose ?? "")" }) == wanted)
    #expect(report.coverage.locales.reduce(0) { $0 + $1.count(.missing) } == wanted.count)
  }

  /// purposes.json with a `short` for these purposes.
  private static func declaring(_ purposes: [String: [String: Any]], _ names: Set<String>) throws -> [UInt8] {
    let all = purposes.map { name, purpose -> (String, Any) in
      guard names.contains(name), var messages = purpose["messages"] as? [String: Any] else { return (name, purpose) }
      messages["short"] = ["limit": 15]
      return (name, purpose.merging(["messages": messages]) { $1 })
    }
    return try bytes(Dictionary(uniqueKeysWithValues: all))
  }

  private static func title(of messages: Any?) -> [String: Any]? {
    (messages as? [String: Any])?["title"] as? [String: Any]
  }

  private static func object(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appending(path: path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private static func bytes(_ object: [String: Any]) throws -> [UInt8] {
    Array(try JSONSerialization.data(withJSONObject: object, options: .sortedKeys))
  }
}
