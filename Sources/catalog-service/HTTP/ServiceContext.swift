import Hummingbird
import NIOCore

/// What Hummingbird passes along with a request.
struct ServiceContext: InitializableFromSource {
  init() {}

  init(source: ApplicationRequestContextSource) {}
}
