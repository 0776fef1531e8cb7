import Foundation
import NIOCore
import TestSupport
import Testing

@testable import catalog_service

/// Starting and ending, also while a file of a large catalogue is made.
@Suite(.serialized) struct ListeningTests {
  private static let program = Repository.root.appending(path: ".build/debug/catalog-service").path

  @Test("An address that cannot be used is reported with what to do")
  func refusesAddresses() throws {
    let service = try RunningService(catalog: Repository.catalogs.appending(path: "Examples/Cycling").path)
    defer { service.stop() }
    let refusals = [
      ("127.0.0.1", service.port, "port \(service.port) of 127.0.0.1 is in use by another program; stop it, or name"),
      (
        "203.0.113.9", service.port,
        "this machine does not have the address 203.0.113.9; name one that it has with --host"
      ),
      ("no.such.invalid", service.port, "the host 'no.such.invalid' has no address; name an address of this machine"),
    ]
    for (host, port, message) in refusals {
      let (output, status) = try Shell.run(
        [Self.program, "--host", host, "--port", "\(port)", "--catalog", Repository.standard.path], .ours)
      #expect(status == 2 && output.contains(message), "\(output)")
    }
  }

  @Test("SIGTERM while a file is made: its client still gets it, and the service ends")
  func endsAfterTheFile() throws {
    let service = try RunningService(catalog: Repository.standard.path)
    let client = try PythonClient("sockets", [service.port, "ending", service.process])
    #expect(client.text("words").hasPrefix("HTTP/1.1 200 "), "\(client.failures) \(client.text("words").prefix(500))")
    #expect(service.stop() == 0)
  }

  @Test(arguments: [
    (EACCES, "this user may not listen at port 80; name one above 1023 with --port"),
    (EMFILE, "cannot listen at port 80 of localhost: Too many open files"),
  ])
  func names(code: Int32, message: String) {
    let refusal = ListeningRefusal(IOError(errnoCode: code, reason: "bind"), host: "localhost", port: 80)
    #expect(refusal?.description == message)
  }

  @Test func leavesOtherErrors() { #expect(ListeningRefusal(CancellationError(), host: "localhost", port: 80) == nil) }

  @Test("Without a catalogue, the message says what to pass")
  func needsACatalogue() throws {
    let folder = try TemporaryFolder()
    let (output, status) = try Shell.run([
      "/usr/bin/env", "--chdir", folder.path, "PURPOSE_CATALOGS=\(folder.path)", Self.program, "--port", "0",
    ])
    #expect(status == 2)
    #expect(
      output.contains(
        "no catalogue: the current folder has no catalog.json, and Standard does not ship with this program")
        && output.contains("name a catalogue's folder with --catalog"), "\(output)")
  }
}
