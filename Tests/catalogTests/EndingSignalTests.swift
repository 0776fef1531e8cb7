import Foundation
import TestSupport
import Testing

/// The signals that end a program that runs for long.
@Suite(.timeLimit(.minutes(5))) struct EndingSignalTests {
  @Test("A watched check ends on SIGTERM, also if the thread that started it blocks all signals")
  func endsWithBlockedSignals() async throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let output = catalogue.folder.appending(path: "output.txt")
    let watched = try withBlockedSignals { try program.start("check", "--watch", output: output) }
    try await watched.waitFor("press Ctrl-C")
    #expect(watched.stop(), "SIGTERM did not end the program")
    withExtendedLifetime(catalogue) {}
  }
}
