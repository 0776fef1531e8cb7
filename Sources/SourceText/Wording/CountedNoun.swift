/// "1 text", "2 texts": in English, as all our own messages are.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
