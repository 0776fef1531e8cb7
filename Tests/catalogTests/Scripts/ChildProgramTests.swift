import Foundation
import TestSupport
import Testing

/// The rules by which tests start other programs. Scripts/testing/run-tests does not report crashes of `fake-…`.
@Suite struct ChildProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes a program that does this in its first run, and then prints its arguments.
  private func peer(first: String) throws -> String {
    let path = "\(folder.path)/fake-peer"
    let script = "#!/bin/sh\nif mkdir '\(path)-ran' 2>/dev/null; then \(first); fi\necho \"$@\"\n"
    try folder.write(script.utf8, to: "fake-peer")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// The ways in which a peer crashes: by a signal, in a child of its shell, and as LibreOffice reports it.
  @Test(arguments: ["kill -SEGV $$", "exit 134", "echo 'Unspecified Application Error'; exit 0"])
  func aPeerIsStartedOnceMoreAfterACrash(first: String) throws {
    let outcome = try ChildProgram.run([try peer(first: first), "again"])
    #expect(outcome.status == 0 && outcome.output == "again\n", "\(outcome)")
    withExtendedLifetime(folder) {}
  }

  @Test func theSecondStartHasANewProfile() throws {
    let kept = "\(folder.path)/first-profile"
    let path = try peer(first: "touch \"$1/used\"; echo \"$1\" > '\(kept)'; kill -ABRT $$")
    let outcome = try ChildProgram.run([path, "{profile}"], kind: .heavyPeer)
    let first = try String(contentsOfFile: kept, encoding: .utf8)
    #expect(outcome.output != first && outcome.output.hasSuffix("/profile\n"), "\(outcome)")
    for profile in [first, outcome.output] {
      #expect(!FileManager.default.fileExists(atPath: String(profile.dropLast())))
    }
    withExtendedLifetime(folder) {}
  }

  @Test func aPeerThatCrashesTwiceFailsTheTest() throws {
    let path = try peer(first: "true")
    try folder.write("#!/bin/sh\necho reason >&2\nkill -SEGV $$\n".utf8, to: "fake-peer")
    #expect { try ChildProgram.run([path]) } throws: { "\($0)".contains("fake-peer crashed twice (signal 11): reason") }
    withExtendedLifetime(folder) {}
  }

  @Test func ourCrashIsAFailure() throws {
    let outcome = try ChildProgram.run([try peer(first: "kill -SEGV $$")], kind: .ours)
    #expect(outcome.endedBySignal && outcome.status == SIGSEGV)
    withExtendedLifetime(folder) {}
  }

  /// A pipe's buffer has 64 kB.
  @Test func bothStreamsAreRead() throws {
    let script = "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2; cat"
    let input = [UInt8](repeating: 1, count: 300_000)
    let outcome = try ChildProgram.run(["/bin/sh", "-c", script], input: input)
    #expect(outcome.bytes.count == 600_000 && outcome.errors.utf8.count == 300_000)
  }

  @Test func temporaryFilesAreRemoved() throws {
    let outcome = try ChildProgram.run(["/bin/sh", "-c", "touch \"$TMPDIR/a\"; echo \"$TMPDIR\""])
    #expect(outcome.status == 0 && !FileManager.default.fileExists(atPath: String(outcome.output.dropLast())))
  }

  @Test func whatIsMissingIsNamed() throws {
    #expect { try ChildProgram.run(["/no/such/program"]) } throws: { "\($0)".contains("no program /no/such/program") }
    #expect(try ChildProgram.run(["no-such-program"]).status == 127)
  }

  @Test func oneHeavyPeerRunsAtATime() throws {
    let place = "\(folder.path)/place"
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let outcome = try? ChildProgram.run(
        ["/bin/sh", "-c", "mkdir '\(place)' && sleep 0.05 && rmdir '\(place)'"], kind: .heavyPeer)
      #expect(outcome?.status == 0, "\(outcome?.errors ?? "")")
    }
    withExtendedLifetime(folder) {}
  }

  /// Tasks of Swift block SIGTERM in their threads; a child starts without blocked signals.
  @Test func aBackgroundProgramEndsAtSIGTERM() async throws {
    let program = try BackgroundProgram(["/bin/sleep", "10000"])
    #expect(program.isRunning)
    #expect(program.stop() == SIGTERM)
  }

  @Test func aBackgroundProgramEndsWithItsOwner() throws {
    var program: BackgroundProgram? = try BackgroundProgram(["/bin/sh", "-c", "sleep 10000 & wait"])
    let number = try #require(program?.processIdentifier)
    program = nil
    #expect(kill(number, 0) != 0 && errno == ESRCH)
  }
}
