import Foundation
import TestSupport
import Testing

/// The unit for systemd, read by systemd itself.
@Suite struct SystemdUnitTests {
  private func analyze(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let program = "/usr/bin/systemd-analyze"
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw MissingProgram(description: "apt-get install systemd")
    }
    return try Shell.run([program] + arguments)
  }

  @Test("The unit has no mistake, and leaves little of the system open")
  func isHardened() throws {
    let folder = try TemporaryFolder()
    let unit = try String(
      contentsOf: Repository.root.appending(path: "Scripts/packaging/catalog-service.service"), encoding: .utf8)
    // The program need not be installed to read its unit.
    try folder.write(unit.replacing("/usr/bin/catalog-service", with: "/bin/true").utf8, to: "catalog-service.service")
    let path = "\(folder.path)/catalog-service.service"
    let verified = try analyze(["verify", path])
    #expect(verified.status == 0 && !verified.output.contains("catalog-service.service:"), "\(verified.output)")
    // Tenths of the exposure level, of 10.
    let security = try analyze(["security", "--offline=yes", "--threshold=20", path])
    #expect(security.status == 0, "\(security.output.suffix(300))")
  }
}
