import CatalogFiles
import SystemPackage
import Testing

@testable import CatalogEditing

@Suite struct ChildProcessTests {
  @Test func answersLineByLine() throws {
    var cat = try ChildProcess("cat", [])
    for text in ["one", "", String(repeating: "zwei ", count: 10_000)] {
      try cat.write(text + "\n")
      #expect(try cat.readLine() == text)
    }
    try cat.write("12345678")
    #expect(try cat.read(3) == Array("123".utf8))
    #expect(try cat.skip(2))
    #expect(try cat.read(3) == Array("678".utf8))
    let end = try cat.finish()
    #expect(end.status == 0)
    #expect(end.complaints == "")
    #expect(try cat.readLine() == nil)
    #expect(try cat.read(1) == nil)
    #expect(try cat.skip(1) == false)
  }

  /// Arguments do not go through a shell.
  @Test(arguments: ["$HOME; exit 1", "'", "a\nb", "*", ""])
  func passesArgumentsAsTheyAre(argument: String) throws {
    var printf = try ChildProcess("printf", ["%s", argument])
    #expect(try printf.read(argument.utf8.count) == Array(argument.utf8))
    #expect(try printf.finish().status == 0)
  }

  @Test func setsVariables() throws {
    var sh = try ChildProcess("sh", ["-c", "echo ${PATH-none} ${NEW-none}"], unset: ["PATH"], set: ["NEW": "a=b"])
    let line = try sh.readLine()
    #expect(line?.hasSuffix(" a=b") == true)
  }

  /// A program that writes endless errors neither blocks nor fills the memory.
  @Test func keepsTheBeginningOfErrors() throws {
    var sh = try ChildProcess("sh", ["-c", "yes no | head -c 3000000 >&2; echo done; exit 3"])
    #expect(try sh.readLine() == "done")
    let end = try sh.finish()
    #expect(end.status == 3)
    #expect(end.complaints == String(String(repeating: "no\n", count: 2_000).prefix(4096)))
  }

  @Test func reportsASignal() throws {
    var sh = try ChildProcess("sh", ["-c", "kill -9 $$"])
    #expect(try sh.finish().status == nil)
  }

  /// Writing to a program that has exited is an error, not a signal. The system may take a moment to notice the exit.
  @Test(.timeLimit(.minutes(20))) func survivesAnExitedProgram() throws {
    var program = try ChildProcess("true", [])
    #expect(try program.readLine() == nil)
    #expect(throws: Errno.brokenPipe) { while true { try program.write("text\n") } }
  }

  /// If the second program inherited the first one's input, the first would wait forever.
  @Test(.timeLimit(.minutes(20))) func inheritsNothing() throws {
    var first = try ChildProcess("cat", [])
    let second = try ChildProcess("cat", [])
    #expect(try first.finish().status == 0)
    _ = consume second
  }

  /// Neither descriptors nor processes are leaked.
  @Test func leaksNothing() throws {
    func descriptors() throws -> Int { try DiskFiles().entries(of: "/proc/self/fd").count }
    let before = try descriptors()
    for _ in 0..<200 { _ = try ChildProcess("true", []) }
    for _ in 0..<200 { #expect(throws: Errno.self) { _ = try ChildProcess("no-such-program-anywhere", []) } }
    #expect(try descriptors() < before + 100)
  }
}
