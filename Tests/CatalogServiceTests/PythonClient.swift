import Foundation
import TestSupport

/// A program of the folder Clients, which asks a service and reports in JSON.
struct PythonClient {
  private let report: [String: Any]

  init(_ name: String, _ arguments: [any CustomStringConvertible], input: String = "") throws {
    let python = "/usr/bin/python3"
    guard FileManager.default.isExecutableFile(atPath: python) else {
      throw MissingProgram(description: "apt-get install python3-minimal")
    }
    let script = Repository.root.appending(path: "Tests/CatalogServiceTests/Clients/\(name).py").path
    // -B: no compiled files beside the sources.
    let (output, _) = try Shell.run([python, "-B", script] + arguments.map(\.description), input: input)
    let json = try? JSONSerialization.jsonObject(with: Data(output.utf8))
    report = json as? [String: Any] ?? ["failures": [output]]
  }

  subscript(key: String) -> Int { report[key] as? Int ?? -1 }

  func text(_ key: String) -> String { report[key] as? String ?? "" }

  func isTrue(_ key: String) -> Bool { report[key] as? Bool ?? false }

  var failures: [String] { report["failures"] as? [String] ?? ["no report"] }
}
