import Foundation
import TestSupport

/// nginx from Debian, which balances between services.
final class Nginx {
  let port: Int
  private let program: BackgroundProgram
  private let folder: TemporaryFolder

  init(balancing services: [Int]) throws {
    let path = "/usr/sbin/nginx"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw MissingProgram(description: "apt-get install nginx-light")
    }
    folder = try TemporaryFolder()
    port = try Self.freePort()
    let page = try String(
      contentsOf: Repository.root.appending(path: "Documentation/Server.md"), encoding: .utf8)
    // The part of the documentation that an operator copies, with the ports of the test.
    guard let block = page.firstMatch(of: #/```nginx\n(.*?)```/#.dotMatchesNewlines())?.1 else {
      throw MissingProgram(description: "a block of nginx in Documentation/Server.md")
    }
    let servers = services.map { "server 127.0.0.1:\($0);" }.joined(separator: " ")
    let site = block.replacing(#/(\s*server [\w.:]+;)+/#, with: " " + servers)
      .replacing(#/listen \d+;/#, with: "listen 127.0.0.1:\(port);")
    // By default nginx closes a connection after 1,000 requests, which a quick service answers within the test.
    try folder.write(
      """
      daemon off; pid \(folder.path)/nginx.pid; error_log \(folder.path)/error.log; worker_processes 1; events {}
      http {
        access_log off; keepalive_requests 1000000; client_body_temp_path \(folder.path)/body;
        proxy_temp_path \(folder.path)/proxy;
        fastcgi_temp_path \(folder.path)/fastcgi; uwsgi_temp_path \(folder.path)/uwsgi; scgi_temp_path \(folder.path)/scgi;
        \(site)
      }
      """.utf8, to: "nginx.conf")
    program = try BackgroundProgram([
      path, "-p", folder.path, "-e", "\(folder.path)/error.log", "-c", "\(folder.path)/nginx.conf",
    ])
    while program.isRunning {
      let ready = try Shell.run(["/usr/bin/curl", "-sf", "http://127.0.0.1:\(port)/health/ready"])
      if ready.status == 0 { return }
      usleep(50_000)
    }
    let log = try? String(contentsOfFile: "\(folder.path)/error.log", encoding: .utf8)
    throw MissingProgram(description: "nginx did not start: \(log ?? "")")
  }

  func stop() { program.stop() }

  /// A port that nothing listens at.
  private static func freePort() throws -> Int {
    let program = "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])"
    return Int(try Shell.run(["/usr/bin/python3", "-c", program]).output.dropLast()) ?? 0
  }
}
