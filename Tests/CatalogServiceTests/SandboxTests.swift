import Foundation
import TestSupport
import Testing

/// The service where it may write nothing and has no home folder, as in an image.
@Suite struct SandboxTests {
  /// Makes all file systems read-only, then becomes the service as `nobody`. Who is not root becomes root of a namespace for that, and
  /// stays who they are.
  private var launcher: [String] {
    let script = """
      mount --make-rprivate /
      cut -d' ' -f2 /proc/mounts | grep -vE '^/(proc|sys|dev)' | while read -r folder; do
        mount -o remount,bind,ro "$folder" 2>/dev/null || true
      done
      if touch /tmp/written /var/tmp/written 2>/dev/null; then echo "the root is not read-only" >&2; exit 1; fi
      cd /
      exec $0 env -i PATH=/usr/bin:/bin "$@"
      """
    let isRoot = getuid() == 0
    let user = isRoot ? "setpriv --reuid 65534 --regid 65534 --clear-groups" : ""
    return ["/usr/bin/unshare"] + (isRoot ? [] : ["--user", "--map-root-user"])
      + ["--mount", "/bin/sh", "-c", script.replacing("$0", with: user), "sh"]
  }

  @Test func startsWithAReadOnlyRootAndWithoutAHome() throws {
    for program in ["/usr/bin/unshare", "/usr/bin/setpriv"] where !FileManager.default.isExecutableFile(atPath: program)
    {
      throw MissingProgram(description: "apt-get install util-linux")
    }
    let service = try RunningService(
      catalog: Repository.catalogs.appending(path: "Examples/Cycling").path, through: launcher)
    defer { service.stop() }
    #expect(try service.curl("/health/ready") == "{\"status\":\"ready\"}\n", "\(service.output)")
    #expect(try service.curl("/v1/resolve/back?locale=he").contains("\"locale\":\"he\""))
    #expect(try service.curl("/v1/manifest.json").contains("\"catalog\": \"Cycling\""))
    let environment = try String(contentsOfFile: "/proc/\(service.process)/environ", encoding: .utf8)
    #expect(!environment.contains("HOME="))
    let status = try String(contentsOfFile: "/proc/\(service.process)/status", encoding: .utf8)
    if getuid() == 0 { #expect(status.contains("Uid:\t65534\t65534")) }
    #expect(service.stop() == 0)
  }
}
