internal import Foundation

/// Headless Chromium.
package enum Chromium {
  /// Returns the document of a page after its scripts ran.
  ///
  /// - Throws: ``MissingProgram`` if it is not installed.
  package static func document(of page: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(page.utf8, to: "page.html")
    return try run(
      ["chromium"] + options + ["--virtual-time-budget=5000", "--dump-dom", "file://\(folder.path)/page.html"])
  }

  /// Returns the document of a page of a folder after its scripts ran, opened as a file.
  ///
  /// - Throws: ``MissingProgram`` if it is not installed.
  package static func document(ofFile page: String, in folder: TemporaryFolder) throws -> String {
    try run(["chromium"] + options + ["--virtual-time-budget=10000", "--dump-dom", "file://\(folder.path)/\(page)"])
  }

  /// Returns the document of a page of a folder after its scripts ran, as a web server on loopback answers it.
  ///
  /// - Parameter isDark: whether the reader prefers dark colours.
  /// - Throws: ``MissingProgram`` if it is not installed.
  package static func document(ofPage page: String, in folder: TemporaryFolder, isDark: Bool = false) throws -> String {
    let program = """
      import functools, http.server, subprocess, sys, threading
      class Handler(http.server.SimpleHTTPRequestHandler):
          def log_message(self, *arguments): pass
      handler = functools.partial(Handler, directory=sys.argv[1])
      server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), handler)
      threading.Thread(target=server.serve_forever, daemon=True).start()
      address = f'http://127.0.0.1:{server.server_address[1]}/{sys.argv[2]}'
      sys.exit(subprocess.run(sys.argv[3:] + [address], stderr=subprocess.DEVNULL, timeout=1200).returncode)
      """
    let dark = isDark ? ["--blink-settings=preferredColorScheme=0"] : []
    return try run(
      ["/usr/bin/python3", "-c", program, folder.path, page, "chromium"] + options + dark
        + ["--virtual-time-budget=60000", "--dump-dom"])
  }

  private static let options = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--user-data-dir={profile}",
  ]

  /// Runs a command that ends with Chromium's arguments, with settings that are removed afterwards.
  private static func run(_ command: [String]) throws -> String {
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != "TMPDIR" }
      .merging(["HOME": "{profile}"]) { $1 }
    let outcome = try ChildProgram.run(command, kind: .heavyPeer, environment: environment, errors: .discarded)
    guard outcome.status == 0 else {
      throw MissingProgram(description: "install Chromium: apt-get install chromium fonts-noto-core fonts-noto-cjk")
    }
    return outcome.output
  }
}
