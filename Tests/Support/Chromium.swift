internal import Foundation

/// Headless Chromium.
package enum Chromium {
  /// Returns the document of a page after its scripts ran.
  ///
  /// - Throws: ``MissingProgram`` if it is not installed.
  package static func document(of page: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(page.utf8, to: "page.html")
    return try run(["--virtual-time-budget=5000", "--dump-dom", "file://\(folder.path)/page.html"])
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw MissingProgram(description: "install Chromium: apt-get install chromium fonts-noto-core fonts-noto-cjk")
    }
    return text
  }
}
