import Foundation
import TestSupport
import Testing

@testable import TextFormats

/// Differences in the format of `diff -u`, which `patch` applies.
@Suite struct UnifiedDiffTests {
  @Test func showsAChange() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n"
    let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n10\neleven\n"
    #expect(
      UnifiedDiff.text(path: "a.json", old: Array(old.utf8), new: Array(new.utf8)) == """
        --- a/a.json
        +++ b/a.json
        @@ -2,9 +2,10 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
         9
         10
        +eleven

        """)
  }

  @Test func showsNewAndRemovedFiles() {
    #expect(
      UnifiedDiff.text(path: "a", old: nil, new: [0x78])
        == "--- /dev/null\n+++ b/a\n@@ -0,0 +1 @@\n+x\n\\ No newline at end of file\n")
    #expect(UnifiedDiff.text(path: "/a", old: [0x78, 0x0A], new: nil) == "--- /a\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n")
    #expect(UnifiedDiff.text(path: "a", old: [0x78], new: [0x78]) == "")
  }

  /// A name that would control the terminal or end the line is quoted as in Git; the text of lines is unchanged.
  @Test func quotesNames() throws {
    let (folderName, old, new) = ("h\u{1B}[2J\n\u{202E}\"\\ ü", Array("x\u{1B}\n".utf8), Array("y\u{1B}\n".utf8))
    let name = #"h\033[2J\012\342\200\256\"\\ \303\274/f""#
    let text = UnifiedDiff.text(path: "\(folderName)/f", old: old, new: new)
    #expect(text == "--- \"a/\(name)\n+++ \"b/\(name)\n@@ -1 +1 @@\n-x\u{1B}\n+y\u{1B}\n")
    #expect(UnifiedDiff.text(path: "ü/f", old: old, new: new).hasPrefix("--- a/ü/f\n+++ b/ü/f\n"))
    for command in [["/usr/bin/patch", "-p1", "-i", "../patch"], ["/usr/bin/git", "apply", "../patch"]] {
      let folder = try TemporaryFolder()
      try folder.write(text.utf8, to: "patch")
      try folder.write(old, to: "files/\(folderName)/f")
      let shell = "cd files && exec \"$0\" \"$@\""
      _ = try Self.run("/bin/sh", ["-c", shell] + command, in: folder)
      #expect(try folder.files()["files/\(folderName)/f"] == new, "\(command)")
    }
  }

  /// Random files: as many lines change as with `diff --minimal`, and `patch` turns one file into the other.
  @Test(arguments: 0..<40) func agreesWithDiffAndPatch(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (old, new) = Self.versions(using: &random)
    let folder = try TemporaryFolder()
    try folder.write(old, to: "a/file")
    try folder.write(new, to: "b/file")
    let ours = UnifiedDiff.text(path: "file", old: old, new: new)
    let theirs = try Self.run("/usr/bin/diff", ["-u", "--minimal", "a/file", "b/file"], in: folder)
    #expect((ours == "") == (theirs == ""))
    #expect(Self.changedLines(ours) == Self.changedLines(theirs))
    if ours.isEmpty { return }
    try folder.write(ours.utf8, to: "patch")
    _ = try Self.run("/usr/bin/patch", ["--silent", "--fuzz=0", "a/file", "patch"], in: folder)
    #expect(try folder.files()["a/file"] == new)
  }

  /// Comparing two large files with few common lines takes seconds, not minutes.
  @Test func isFastOnLargeFiles() throws {
    let old = Array((0..<20_000).map { "old \($0)\n" }.joined().utf8)
    let new = Array((0..<20_000).map { $0.isMultiple(of: 1000) ? "old \($0)\n" : "new \($0)\n" }.joined().utf8)
    #expect(Self.changedLines(UnifiedDiff.text(path: "file", old: old, new: new)) == 2 * 19_980)
  }

  // MARK: Helpers

  /// Two versions of a file with repeating lines, with and without a final line feed.
  private static func versions(using random: inout SeededGenerator) -> ([UInt8], [UInt8]) {
    let old = (0..<Int.random(in: 0..<60, using: &random)).map { _ in "\(Int.random(in: 0..<20, using: &random))\n" }
    var new = old
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let index = Int.random(in: 0...new.count, using: &random)
      if index < new.count, Bool.random(using: &random) {
        new.remove(at: index)
      } else {
        new.insert("new\n", at: index)
      }
    }
    return (bytes(old, &random), bytes(new, &random))
  }

  private static func bytes(_ lines: [String], _ random: inout SeededGenerator) -> [UInt8] {
    let text = lines.joined()
    return Array((Int.random(in: 0..<4, using: &random) == 0 ? String(text.dropLast()) : text).utf8)
  }

  private static func changedLines(_ diff: String) -> Int {
    diff.split(separator: "\n").dropFirst(2).count { $0.hasPrefix("+") || $0.hasPrefix("-") }
  }

  private static func run(_ program: String, _ arguments: [String], in folder: TemporaryFolder) throws -> String {
    try #require(
      FileManager.default.isExecutableFile(atPath: program), "no \(program): apt-get install diffutils patch")
    return try ChildProgram.run([program] + arguments, in: folder.path).output
  }
}
