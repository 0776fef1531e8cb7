import Foundation
import TestSupport

/// nginx with the configuration that was published, on a free port of loopback.
final class NginxServer {
  let address: String
  private let program: BackgroundProgram

  /// Starts it and waits until it answers.
  ///
  /// - Throws: ``MissingProgram`` if it is not installed.
  init(root: String, folder: TemporaryFolder) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/sbin/nginx") else {
      throw MissingProgram(description: "apt-get install nginx-light libnginx-mod-http-brotli-static")
    }
    let port = try Program(program: URL(filePath: "/usr/bin/python3")).launch(
      "-c", "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])")
    let number = port.output.trimmingCharacters(in: .whitespacesAndNewlines)
    address = "http://127.0.0.1:\(number)"
    let site = try String(contentsOfFile: "\(root)/nginx.conf", encoding: .utf8)
      .replacing("listen 8080;", with: "listen 127.0.0.1:\(number);").replacing(
        "root /srv/catalog;", with: "root \(root);"
      )
      .replacing("    gzip_static on;", with: "    gzip_static on;\n    brotli_static on;")
    let main = """
      load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
      user root;
      daemon off;
      pid \(folder.path)/nginx.pid;
      error_log stderr;
      events {}
      http {
        access_log off;
        client_body_temp_path \(folder.path)/body;
        proxy_temp_path \(folder.path)/proxy;
        fastcgi_temp_path \(folder.path)/fastcgi;
        uwsgi_temp_path \(folder.path)/uwsgi;
        scgi_temp_path \(folder.path)/scgi;
        include site.conf;
      }
      """
    try folder.write(site.utf8, to: "site.conf")
    try folder.write(main.utf8, to: "main.conf")
    try folder.write([], to: "errors.txt")
    program = try BackgroundProgram(
      ["/usr/sbin/nginx", "-p", folder.path, "-e", "stderr", "-c", "\(folder.path)/main.conf"],
      errors: FileHandle(forWritingTo: URL(filePath: "\(folder.path)/errors.txt")))
    while try Program(program: URL(filePath: "/usr/bin/curl")).launch("-s", "-m", "1200", "-o", "/dev/null", address)
      .status
      != 0
    {
      let errors = try String(contentsOfFile: "\(folder.path)/errors.txt", encoding: .utf8)
      guard program.isRunning else { throw MissingProgram(description: "nginx ended: \(errors)") }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  deinit { program.stop() }

  /// The status line, headers and body of a request.
  func get(_ path: String, _ options: String...) throws -> (head: String, body: String) {
    let result = try Program(program: URL(filePath: "/usr/bin/curl")).launch(
      ["-s", "-i", "-m", "1200", "--path-as-is", address + path] + options)
    let parts = result.output.replacing("\r\n", with: "\n").split(separator: "\n\n", maxSplits: 1)
    return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
  }
}
