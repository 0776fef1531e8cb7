import CatalogModel
import HTTPTypes
import NIOCore
import SourceText

/// `POST /v1/resolve`: the answers of `GET /v1/resolve/{purpose}` for many requests, in order.
enum ResolveBatch {
  static let summary = "Resolves many messages; each result or problem in order."

  static let requestSchema = Schema.object([
    ("locale?", Schema.string), ("wording?", Schema.string),
    (
      "requests",
      JSONTree.fields([
        ("type", .string("array")), ("maxItems", .integer(Limits.batch)),
        (
          "items",
          Schema.object([
            ("purpose", Schema.string), ("locale?", Schema.string), ("wording?", Schema.string),
            ("message?", Schema.string),
            ("icons?", Schema.array(Schema.string)),
            ("arguments?", Schema.map(.fields([("type", .array([.string("string"), .string("number")]))]))),
          ])
        ),
      ])
    ),
  ])

  static let schema = Schema.object([
    (
      "results",
      Schema.array(
        .fields([
          (
            "oneOf",
            .array([
              Schema.object([("result", ResolveRoute.schema)]),
              Schema.object([("problem", Schema.reference("Problem"))]),
            ])
          )
        ]))
    )
  ])

  /// An example of the content.
  static let example = #"{"requests":[{"purpose":"delete","locale":"ar","arguments":{"count":3}}]}"#

  /// True if a request declares its content as JSON.
  static func isTypeRight(of request: Request) -> Bool {
    request[.contentType]?.split(separator: ";").first?.trimmingSpaces.lowercased() == "application/json"
  }

  static func answer(_ call: Call, _ request: Request) throws(Problem) -> Answer {
    try call.query.require(only: [])
    guard isTypeRight(of: request) else {
      throw Problem(.unsupportedMediaType, "send 'Content-Type: application/json', and JSON such as \(example)")
    }
    guard request.statedLength ?? 0 <= Limits.content else { throw .contentTooLarge }
    let body = Array(buffer: request.content)
    guard body.contains(where: { ![0x09, 0x0a, 0x0d, 0x20].contains($0) }) else {
      throw Problem(.malformedRequest, "the content is empty; send JSON such as \(example)")
    }
    let document = JSONDocument(SourceFile(path: "content", bytes: body))
    if let problem = document.problems.first {
      throw Problem(.malformedRequest, "the content is not JSON: \(problem.message)")
    }
    let root = JSONTree(readable: document.root)
    try root.require(only: ["locale", "wording", "requests"], in: "the content")
    guard let requests = root["requests"]?.elements else {
      throw Problem(.malformedRequest, "the content has no array 'requests'; send JSON such as \(example)")
    }
    guard requests.count <= Limits.batch else {
      throw Problem(.contentTooLarge, "there are \(requests.count) requests; send at most \(Limits.batch)")
    }
    let (locale, wording) = (try root.optionalText("locale"), try root.optionalText("wording"))
    _ = try call.resolver(for: locale, wording: wording)
    // A malformed batch is rejected; an unknown purpose fails only its own entry.
    var questions: [(question: ResolveQuestion, locale: String?, wording: String?)] = []
    for request in requests { questions.append(try question(of: request)) }
    var results: [JSONTree] = []
    for (question, ownLocale, ownWording) in questions {
      try call.requireTime()
      do throws(Problem) {
        let resolver = try call.resolver(for: ownLocale ?? locale, wording: ownWording ?? wording)
        results.append(.fields([("result", try question.tree(call, resolver))]))
      } catch {
        results.append(.fields([("problem", error.tree)]))
      }
    }
    var answer = Answer(json: .fields([("results", .array(results))]))
    answer.entityTag = nil
    answer.cacheControl = "no-store"
    if locale == nil { answer.fields[.vary] = "Accept-Language" }
    return answer
  }

  private static func question(of request: JSONTree) throws(Problem) -> (
    ResolveQuestion, locale: String?, wording: String?
  ) {
    try request.require(only: ["purpose", "locale", "wording", "message", "icons", "arguments"], in: "a request")
    guard let purpose = request["purpose"]?.text else {
      throw Problem(.malformedRequest, "a request has no text 'purpose'")
    }
    let question = ResolveQuestion(
      purpose: purpose, message: try request.optionalText("message"), icons: try request.optionalTexts("icons"),
      arguments: try arguments(of: request))
    return (question, try request.optionalText("locale"), try request.optionalText("wording"))
  }

  private static func arguments(of request: JSONTree) throws(Problem) -> [(name: String, value: String)] {
    guard let arguments = request["arguments"] else { return [] }
    guard case .object(let members) = arguments else {
      throw Problem(.malformedRequest, "'arguments' is not an object")
    }
    var values: [(name: String, value: String)] = []
    for member in members {
      switch member.value {
      case .string(let text): values.append((member.key, text))
      case .number(let number): values.append((member.key, number.literal))
      default: throw Problem(.malformedRequest, "the argument '\(member.key.onOneLine)' is neither a text nor a number")
      }
    }
    return values
  }
}

extension JSONTree {
  /// Throws for a value that is not an object, and for unknown members.
  fileprivate func require(only known: [String], in place: String) throws(Problem) {
    guard case .object(let members) = self else { throw Problem(.malformedRequest, "\(place) is not an object") }
    for member in members where !known.contains(member.key) {
      throw Problem(.malformedRequest, unknown: "\(place) has an unknown member", member.key, among: known)
    }
  }

  fileprivate func optionalText(_ key: String) throws(Problem) -> String? {
    guard let value = self[key] else { return nil }
    guard let text = value.text else { throw Problem(.malformedRequest, "'\(key)' is not a text") }
    return text
  }

  fileprivate func optionalTexts(_ key: String) throws(Problem) -> [String]? {
    guard let value = self[key] else { return nil }
    guard let elements = value.elements, elements.allSatisfy({ $0.text != nil }) else {
      throw Problem(.malformedRequest, "'\(key)' is not an array of texts")
    }
    return elements.compactMap(\.text)
  }
}
