import HTTPTypes
import SourceText

/// A problem, answered as `application/problem+json` (RFC 9457).
struct Problem: Error, Sendable {
  let kind: Kind
  /// The problem in this request and its remedy.
  let detail: String
  /// Names similar to the unknown one.
  var nearest: [String] = []
  /// The allowed methods of the path, for ``Kind/methodNotAllowed``.
  var allowed: [String] = []
  /// The length of the content, for ``Kind/rangeNotSatisfiable``.
  var completeLength: Int?

  init(_ kind: Kind, _ detail: String, nearest: [String] = []) {
    self.kind = kind
    self.detail = detail
    self.nearest = nearest
  }

  /// A problem with an unknown name.
  init(_ kind: Kind, unknown word: String, _ name: String, among known: some Sequence<String>) {
    let nearest = NearestName.of(name, in: known)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    self.init(kind, "\(word) '\(name.onOneLine)'\(hint)", nearest: nearest.map { [$0] } ?? [])
  }

  static let contentTooLarge = Problem(
    .contentTooLarge, "the content is larger than \(Limits.content) bytes; send less")

  /// The types of problems; the raw values are part of the interface and never change.
  enum Kind: String, CaseIterable, Sendable {
    case malformedRequest = "malformed-request"
    case malformedParameter = "malformed-parameter"
    case malformedLocale = "malformed-locale"
    case unknownParameter = "unknown-parameter"
    case unsuitableArgument = "unsuitable-argument"
    case notFound = "not-found"
    case unknownPurpose = "unknown-purpose"
    case unknownMessage = "unknown-message"
    case unknownIconSet = "unknown-icon-set"
    case unknownWording = "unknown-wording"
    case unknownHeader = "unknown-header"
    case unknownPlatform = "unknown-platform"
    case noText = "no-text"
    case noRoute = "no-route"
    case methodNotAllowed = "method-not-allowed"
    case timeout = "timeout"
    case answerTimeout = "answer-timeout"
    case contentTooLarge = "content-too-large"
    case uriTooLong = "uri-too-long"
    case unsupportedMediaType = "unsupported-media-type"
    case rangeNotSatisfiable = "range-not-satisfiable"
    case headerTooLarge = "header-too-large"
    case internalError = "internal-error"
    case notReady = "not-ready"
  }
}

extension Problem.Kind {
  /// The address of the type's description.
  var type: String { "/problems/\(rawValue)" }

  var status: HTTPResponse.Status {
    switch self {
    case .malformedRequest, .malformedParameter, .unknownParameter: .badRequest
    case .notFound, .unknownPurpose, .unknownMessage, .unknownIconSet, .unknownWording, .unknownHeader,
      .unknownPlatform, .noText,
      .noRoute:
      .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .timeout: .requestTimeout
    case .contentTooLarge: .contentTooLarge
    case .uriTooLong: .uriTooLong
    case .unsupportedMediaType: .unsupportedMediaType
    case .rangeNotSatisfiable: .rangeNotSatisfiable
    case .malformedLocale, .unsuitableArgument: .unprocessableContent
    case .headerTooLarge: .requestHeaderFieldsTooLarge
    case .internalError: .internalServerError
    case .answerTimeout, .notReady: .serviceUnavailable
    }
  }

  /// The title, which is the same for every problem of the type (RFC 9457 §3.1.3).
  var title: String {
    switch self {
    case .malformedRequest: "The request is malformed"
    case .malformedParameter: "A parameter has a value that it cannot have"
    case .malformedLocale: "A text that should name a locale is no language tag"
    case .unknownParameter: "The route has no such parameter"
    case .unsuitableArgument: "The arguments do not suit what is asked for"
    case .notFound: "There is nothing at this path"
    case .unknownPurpose: "The catalogue has no such purpose"
    case .unknownMessage: "The purpose has no such message"
    case .unknownIconSet: "The catalogue has no such icon set"
    case .unknownWording: "The catalogue has no such wording"
    case .unknownHeader: "The catalogue has no such header"
    case .unknownPlatform: "The catalogue describes no such platform"
    case .noText: "No locale of the fallback chain has the text"
    case .noRoute: "No screen has this path"
    case .methodNotAllowed: "The path does not have this method"
    case .timeout: "The request took too long to arrive"
    case .answerTimeout: "The answer took too long to compute"
    case .contentTooLarge: "The content is too large"
    case .uriTooLong: "The address is too long"
    case .unsupportedMediaType: "The content is not JSON"
    case .rangeNotSatisfiable: "The content has no such range"
    case .headerTooLarge: "The header fields are too large"
    case .internalError: "The service failed"
    case .notReady: "The service is not ready"
    }
  }
}

extension Problem {
  /// The members of RFC 9457 §3.1, and `nearest`.
  var tree: JSONTree {
    .fields([
      ("type", .string(kind.type)), ("title", .string(kind.title)), ("status", .integer(kind.status.code)),
      ("detail", .string(detail)), ("nearest", nearest.isEmpty ? nil : .array(nearest.map(JSONTree.string))),
    ])
  }

  /// The problem as an answer.
  var answer: Answer {
    var answer = Answer(json: tree, status: kind.status, mediaType: "application/problem+json")
    answer.cacheControl = "no-store"
    if kind.status == .serviceUnavailable { answer.fields[.retryAfter] = "5" }
    if !allowed.isEmpty { answer.fields[.allow] = allowed.joined(separator: ", ") }
    if let completeLength { answer.fields[.contentRange] = "bytes */\(completeLength)" }
    return answer
  }
}
