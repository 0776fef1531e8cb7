import Hummingbird
import NIOCore

/// The content of a request, within the limits of size and time.
enum RequestContent {
  static func collect(_ request: Request) async throws(Problem) -> [UInt8] {
    let tooLarge = Problem(.contentTooLarge, "the content is larger than \(Limits.content) bytes; send less")
    if let length = request.headers[.contentLength].flatMap(Int.init), length > Limits.content { throw tooLarge }
    let result = await withTaskGroup(of: Result<[UInt8], Problem>.self) { group in
      group.addTask {
        do {
          return .success(Array(buffer: try await request.body.collect(upTo: Limits.content)))
        } catch is NIOTooManyBytesError {
          return .failure(tooLarge)
        } catch {
          return .failure(Problem(.malformedRequest, "the content did not arrive"))
        }
      }
      group.addTask {
        try? await Task.sleep(for: Limits.contentTime)
        return .failure(Problem(.timeout, "the content did not arrive within \(Limits.contentTime)"))
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .failure(Problem(.internalError, "the content was not read"))
    }
    return try result.get()
  }
}
