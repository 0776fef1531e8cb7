import Testing

@testable import TextFormats

/// Differences of small files, as a person reads them.
@Suite("Small differences")
struct SmallDiffTests {
  /// The lines after the names of the files.
  private static func lines(_ old: String, _ new: String) -> [String] {
    UnifiedDiff.text(path: "a", old: Array(old.utf8), new: Array(new.utf8)).split(separator: "\n").dropFirst(2).map(
      String.init)
  }

  @Test(
    "Hunks",
    arguments: [
      ("a\n", "a\n", []), ("", "a\n", ["@@ -0,0 +1 @@", "+a"]), ("a\n", "", ["@@ -1 +0,0 @@", "-a"]),
      ("a\nb\n", "b\na\n", ["@@ -1,2 +1,2 @@", "-a", " b", "+a"]),
      ("a\nb\nc\n", "a\nx\nc\n", ["@@ -1,3 +1,3 @@", " a", "-b", "+x", " c"]),
      // The end of the last line.
      ("a", "a\n", ["@@ -1 +1 @@", "-a", "\\ No newline at end of file", "+a"]),
      ("a\n", "a", ["@@ -1 +1 @@", "-a", "+a", "\\ No newline at end of file"]),
      ("a\nb", "x\nb", ["@@ -1,2 +1,2 @@", "-a", "+x", " b", "\\ No newline at end of file"]),
      // A carriage return is part of its line.
      ("a\r\n", "a\n", ["@@ -1 +1 @@", "-a\r", "+a"]), ("a\n\n", "a\n", ["@@ -1,2 +1 @@", " a", "-"]),
    ])
  func hunks(old: String, new: String, lines: [String]) {
    let found = UnifiedDiff.text(path: "a", old: Array(old.utf8), new: Array(new.utf8)).utf8
      .split(separator: UInt8(ascii: "\n")).dropFirst(2).map { String(decoding: $0, as: UTF8.self) }
    #expect(found.map { Array($0.utf8) } == lines.map { Array($0.utf8) }, "\(found)")
  }

  @Test(
    "Changes with more than six lines between them are apart",
    arguments: [(1, 1), (6, 1), (7, 2), (12, 2)])
  func apart(between: Int, hunks: Int) {
    let middle = (0..<between).map { "\($0)\n" }.joined()
    #expect(Self.lines("a\n\(middle)b\n", "x\n\(middle)y\n").count { $0.hasPrefix("@@") } == hunks)
  }
}
