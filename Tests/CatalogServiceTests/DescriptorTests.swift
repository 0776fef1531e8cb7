import Foundation
import TestSupport
import Testing

@testable import catalog_service

/// Few file descriptors.
@Suite(.serialized) struct DescriptorTests {
  @Test(
    "Connections leave descriptors for files",
    arguments: [(1_048_576, 4_096), (4_224, 4_096), (4_000, 3_872), (256, 128), (64, 16), (3, 1)])
  func leavesSomeForFiles(descriptors: Int, connections: Int) {
    #expect(Descriptors.fitting(in: descriptors) == connections)
  }

  @Test("The soft limit is raised where the system allows it")
  func raisesTheSoftLimit() throws {
    let (service, folder) = try service(limits: "ulimit -Sn 64")
    defer { service.stop() }
    let limits = try String(contentsOfFile: "/proc/\(service.process)/limits", encoding: .utf8)
    let soft = try #require(limits.firstMatch(of: #/Max open files\s+(\d+)/#).flatMap { Int($0.1) })
    #expect(soft >= Limits.connections)
    #expect(!service.output.contains("fewer connections"))
    withExtendedLifetime(folder) {}
  }

  @Test("Where it is not, connections are fewer, probes are answered beside idle ones, and a reload works")
  func livesWithFew() throws {
    let (service, folder) = try service(limits: "ulimit -n 64")
    defer { service.stop() }
    #expect(
      service.output.contains("fewer connections than usual") && service.output.contains("\"connections\":\"16\""))
    let crowd = try PythonClient("sockets", [service.port, "crowd", "idle", 200])
    #expect(crowd["answered"] == crowd["asked"], "\(crowd["answered"]) \(crowd.failures)")
    try WholeCatalogue.write(to: folder, back: "Return")
    service.reload()
    #expect(service.waits { $0.contains("reloaded the catalogue") }, "\(service.output.suffix(2_000))")
  }

  @Test("A reload that fails for want of descriptors says so")
  func saysThatDescriptorsAreMissing() throws {
    let (service, folder) = try service(limits: "ulimit -n 256")
    defer { service.stop() }
    // The limit of a running process, as an operator may change it: no file can be opened any more.
    let prlimit = "/usr/bin/prlimit"
    guard FileManager.default.isExecutableFile(atPath: prlimit) else {
      throw MissingProgram(description: "apt-get install util-linux")
    }
    // The published tree is made, which takes time of the processor.
    #expect(try service.curl("/v1/manifest.json").hasPrefix("{"))
    _ = try Shell.run([prlimit, "--pid", "\(service.process)", "--nofile=3:256"])
    // A connection waits, and the service does not try without end.
    let before = try processorTicks(of: service)
    let waiting = try Shell.run(["/usr/bin/curl", "-s", "--max-time", "2", "\(service.address)/health/ready"])
    #expect(waiting.output == "" && service.waits { $0.contains("cannot take a connection") }, "\(waiting)")
    #expect(try processorTicks(of: service) - before < 100)
    try WholeCatalogue.write(to: folder, back: "Return")
    service.reload()
    #expect(service.waits { $0.contains("kept the catalogue") }, "\(service.output.suffix(2_000))")
    #expect(service.output.contains("Too many open files"), "\(service.output.suffix(2_000))")
    _ = try Shell.run([prlimit, "--pid", "\(service.process)", "--nofile=256:256"])
    service.reload()
    #expect(service.waits { $0.contains("reloaded the catalogue") }, "\(service.output.suffix(2_000))")
    #expect(try service.curl("/health/ready") == "{\"status\":\"ready\"}\n")
  }

  /// The time that a service has computed, in hundredths of a second.
  private func processorTicks(of service: RunningService) throws -> Int {
    let fields = try String(contentsOfFile: "/proc/\(service.process)/stat", encoding: .utf8).split(separator: " ")
    return (Int(fields[13]) ?? 0) + (Int(fields[14]) ?? 0)
  }

  private func service(limits: String) throws -> (RunningService, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try WholeCatalogue.write(to: folder)
    let launcher = ["/bin/bash", "-c", "\(limits); exec \"$@\"", "bash"]
    return (try RunningService(catalog: folder.path, through: launcher), folder)
  }
}
