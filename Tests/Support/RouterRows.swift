package import Foundation

/// The conformance table of routers, `Tests/Conformance/Router/rows.json`, which explains its notation.
package struct RouterRows: Codable {
  /// A router in a state, an action, and the answer.
  package struct Row: Codable, Equatable {
    package let state: String
    package let action: String
    /// The state after the action, or `! ` and the refusal.
    package let answer: String
    /// The steps from one state to the other; nil without any.
    package let steps: String?
    /// The entries that were not restored; nil without any.
    package let dropped: String?

    package init(_ state: String, _ action: String, answer: String, steps: String, dropped: String) {
      self.state = state
      self.action = action
      self.answer = answer
      self.steps = steps.isEmpty ? nil : steps
      self.dropped = dropped.isEmpty ? nil : dropped
    }

    /// The fields with tabs between them, for programs without a JSON reader.
    package var line: String { [state, action, answer, steps ?? "", dropped ?? ""].joined(separator: "\t") }
  }

  /// The meaning of the texts.
  package let notation: [String]
  package var rows: [Row]

  /// The folder of the table and of its app's catalogue.
  package static let folder = Repository.root.appending(path: "Tests/Conformance/Router")
  /// The table's file.
  package static let file = folder.appending(path: "rows.json")

  /// Reads the table.
  package static func read() throws -> RouterRows {
    try JSONDecoder().decode(RouterRows.self, from: Data(contentsOf: file))
  }

  /// Writes the table, a row on each line.
  package func write() throws {
    let texts = try notation.map { "    \(try Self.json($0))" }.joined(separator: ",\n")
    let lines = try rows.map { row in
      let fields = [
        ("state", row.state), ("action", row.action), ("answer", row.answer), ("steps", row.steps),
        ("dropped", row.dropped),
      ]
      let members = try fields.compactMap { name, value in try value.map { "\"\(name)\": \(try Self.json($0))" } }
      return "    {\(members.joined(separator: ", "))}"
    }.joined(separator: ",\n")
    let text = "{\n  \"notation\": [\n\(texts)\n  ],\n  \"rows\": [\n\(lines)\n  ]\n}\n"
    try text.write(to: Self.file, atomically: true, encoding: .utf8)
  }

  private static func json(_ text: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(text), as: UTF8.self)
  }
}
