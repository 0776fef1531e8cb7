import Foundation
import TestSupport

/// Debian's React and its types.
enum DebianReact {
  /// Links the packages where node, esbuild and tsc look for them from a folder.
  static func link(in folder: TemporaryFolder) throws {
    for module in ["react", "react-dom", "scheduler", "csstype", "@types/react", "@types/react-dom"] {
      let package = "/usr/share/nodejs/\(module)"
      guard FileManager.default.fileExists(atPath: package) else {
        throw MissingProgram(description: "apt-get install node-react node-react-dom node-csstype")
      }
      let link = URL(filePath: "\(folder.path)/node_modules/\(module)")
      try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: package))
    }
  }
}
