import Foundation
import Hummingbird
import Logging

/// A route of Hummingbird that answers with bytes from a file and does nothing else: what the service is measured against.
///
/// BareServer <port> <file for /answer> <file for /bundle>
@main
struct BareServer {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let port = Int(arguments[1]) else {
      FileHandle.standardError.write(Data("usage: BareServer <port> <answer> <bundle>\n".utf8))
      exit(2)
    }
    let bodies = try arguments[2...].map { ByteBuffer(bytes: try Data(contentsOf: URL(filePath: $0))) }
    let router = Router()
    for (path, body) in zip(["answer", "bundle"], bodies) {
      router.get("\(path)") { _, _ in
        Response(status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: body))
      }
    }
    var logger = Logger(label: "bare")
    logger.logLevel = .error
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)), logger: logger)
    try await application.runService()
  }
}
