import CatalogSite
import Foundation
import HTTPTypes
import SourceText
import TestSupport
import Testing

@testable import catalog_service

@Suite struct AnswerTests {
  private func reply(
    _ target: String, method: HTTPRequest.Method = .get, fields: [String: String] = [:], body: String? = nil
  ) async throws -> ServiceUnderTest.Reply {
    try await ServiceUnderTest.reply(
      target, method: method, fields: fields, body: body, holder: ServiceUnderTest.standard)
  }

  @Test(arguments: [
    ("/v1/resolve/delete?count=3&locale=ar", "حذف ٣ عناصر"), ("/v1/resolve/delete?locale=ar", "حذف"),
    ("/v1/resolve/delete?message=title&locale=de_AT", "Löschen"),
    ("/v1/resolve/delete?count=1&locale=en", "Delete 1 item"),
  ])
  func resolvesTexts(target: String, text: String) async throws {
    let reply = try await reply(target)
    #expect(reply.status == 200)
    #expect(reply["text"] == text)
  }

  @Test(
    "A wording is asked for by name, and a bar may have that of its platform",
    arguments: [
      ("/v1/resolve/save?locale=de", "Speichern"), ("/v1/resolve/save?locale=de&wording=apple", "Sichern"),
      ("/v1/header/dialog?confirm=save&locale=de&platform=macos&wording=platform", "Sichern"),
      ("/v1/header/dialog?confirm=save&locale=de&platform=android&wording=platform", "Speichern"),
      ("/v1/header/dialog?confirm=save&locale=de&platform=web&wording=platform", "Speichern"),
      ("/v1/header/dialog?confirm=save&locale=de&platform=web&wording=apple", "Sichern"),
    ])
  func answersInAWording(target: String, title: String) async throws {
    let reply = try await reply(target)
    #expect(reply.status == 200 && reply.body.contains("\"\(title)\""), "\(reply.body)")
  }

  @Test("A batch has a wording, and each of its requests may have another")
  func answersABatchInWordings() async throws {
    let body = """
      {
        "locale": "de", "wording": "apple",
        "requests": [{ "purpose": "save" }, { "purpose": "save", "wording": "google" }, { "purpose": "save", "wording": "aple" }]
      }
      """
    let reply = try await reply(
      "/v1/resolve", method: .post, fields: ["Content-Type": "application/json"], body: body)
    let places = ["\"Sichern\"", "\"Speichern\"", "unknown wording"].map { reply.body.firstRange(of: $0)?.lowerBound }
    #expect(!places.contains(nil) && places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(reply.body)")
    let refused = try await self.reply(
      "/v1/resolve", method: .post, fields: ["Content-Type": "application/json"],
      body: #"{ "wording": "aple", "requests": [] }"#)
    #expect(refused.status == 404 && refused["type"] == "/problems/unknown-wording", "\(refused.body)")
  }

  @Test(arguments: [
    ("ar-MA, en;q=0.5", "ar"), ("xx", "en"), ("de;q=0.2, pl", "pl"), ("", "en"),
  ])
  func choosesTheLocaleByAcceptLanguage(field: String, locale: String) async throws {
    let reply = try await reply("/v1/resolve/delete", fields: ["Accept-Language": field])
    #expect(reply["locale"] == locale)
    #expect(reply.fields[.contentLanguage] == locale)
    #expect(reply.fields[.vary] == "Accept-Language")
  }

  @Test(arguments: [
    ("/v1/resolve/delte", 404, "unknown-purpose"), ("/v1/resolve/delete?message=counte", 404, "unknown-message"),
    ("/v1/resolve/delete?icons=lucid", 404, "unknown-icon-set"),
    ("/v1/resolve/delete?cuont=3", 400, "unknown-parameter"),
    ("/v1/resolve/delete?count=x", 400, "malformed-parameter"),
    ("/v1/resolve/delete?count=99999999999999999999", 400, "malformed-parameter"),
    ("/v1/resolve/delete?count=1&count=2", 400, "malformed-parameter"),
    ("/v1/resolve/delete?locale=!!", 422, "malformed-locale"),
    ("/v1/resolve/delete?message=counted", 422, "unsuitable-argument"),
    ("/v1/resolve/delete?message=title&count=3", 422, "unsuitable-argument"),
    ("/v1/resolve/%ff", 400, "malformed-request"), ("/v1/resolve/%4", 400, "malformed-request"),
    ("/v1/resolve/delete?wording=aple", 404, "unknown-wording"),
    ("/v1/resolve/delete?wording=platform", 404, "unknown-wording"),
    ("/v1/header/dialg", 404, "unknown-header"), ("/v1/header/dialog", 422, "unsuitable-argument"),
    ("/v1/header/root?platform=ios2", 404, "unknown-platform"), ("/v1/header/root?width=0", 400, "malformed-parameter"),
    ("/v1/search", 400, "malformed-parameter"), ("/v1/route?path=/x", 404, "no-route"), ("/nothing", 404, "not-found"),
    ("/v1/../../etc/passwd", 404, "not-found"),
  ])
  func reportsProblems(target: String, status: Int, kind: String) async throws {
    let reply = try await reply(target)
    #expect(reply.status == status)
    #expect(reply["type"] == "/problems/\(kind)")
    #expect(reply.fields[.contentType] == "application/problem+json")
    #expect(reply.fields[.eTag] == nil)
    #expect(try await self.reply("/problems/\(kind)").status == 200)
  }

  @Test(
    "Problems name what there is",
    arguments: [
      ("/v1/resolve/delete?message=counte", #""nearest":["counted"]"#),
      ("/v1/resolve/delete?message=plural", #"its messages: 'title', "#),
      ("/v1/resolve/delete?message=title&count=3", "ask for the message 'counted', which has it"),
      ("/v1/resolve/dlete", #""nearest":["delete"]"#),
    ])
  func namesWhatThereIs(target: String, message: String) async throws {
    let reply = try await reply(target)
    #expect(reply.body.contains(message), "\(reply.body)")
  }

  @Test func namesTheNearestRoute() async throws {
    let reply = try await ServiceUnderTest.reply("/v1/route?path=/place", holder: ServiceUnderTest.cycling)
    #expect(reply.status == 404 && reply.body.contains(#""nearest":["/places"]"#), "\(reply.body)")
  }

  @Test(arguments: [
    (#"{"requests":[{"purpose":"delete","arguments":{"cuont":3}}]}"#, #""nearest":["count"]"#),
    (
      #"{"requests":[{"purpose":"delete","message":"counted","arguments":{"number":3}}]}"#,
      #"its arguments: 'count'","nearest":["count"]"#
    ),
    ("", "the content is empty; send JSON such as {"), (" \n", "the content is empty; send JSON such as {"),
    ("{}", "the content has no array 'requests'; send JSON such as {"),
  ])
  func namesWhatABatchShouldHave(body: String, message: String) async throws {
    let json = ["Content-Type": "application/json"]
    let reply = try await reply("/v1/resolve", method: .post, fields: json, body: body)
    #expect(reply.body.replacing("\\\"", with: "\"").contains(message), "\(reply.body)")
  }

  @Test("The example in messages is one")
  func answersTheExample() async throws {
    let reply = try await reply(
      "/v1/resolve", method: .post, fields: ["Content-Type": "application/json"], body: ResolveBatch.example)
    #expect(reply.status == 200 && reply.body.contains(#""message":"counted""#), "\(reply.body)")
  }

  @Test func limitsTargetsFieldsAndContent() async throws {
    #expect(try await reply("/" + String(repeating: "a", count: 9_000)).status == 414)
    #expect(try await reply("/", fields: ["X-Long": String(repeating: "a", count: 20_000)]).status == 431)
    let json = ["Content-Type": "application/json"]
    let long = "[\"" + String(repeating: "a", count: 300_000) + "\"]"
    #expect(try await reply("/v1/resolve", method: .post, fields: json, body: long).status == 413)
    let many = "{\"requests\":[\(Array(repeating: "{\"purpose\":\"ok\"}", count: 501).joined(separator: ","))]}"
    #expect(try await reply("/v1/resolve", method: .post, fields: json, body: many).status == 413)
    #expect(try await reply("/v1/resolve", method: .post, body: "{}").status == 415)
  }

  @Test("What takes too long is a problem", arguments: ["/v1/purposes", "/v1/purposes/delete", "/v1/manifest.json"])
  func limitsTheTimeOfAnswers(target: String) async throws {
    // A catalogue that was just read has no earlier answers.
    let holder = try CatalogHolder(folder: Repository.standard.path)
    let reply = try await ServiceUnderTest.reply(target, holder: holder, answerTime: .zero)
    #expect(reply.status == 503)
    #expect(reply["type"] == "/problems/answer-timeout")
    #expect(reply.fields[.retryAfter] == "5")
  }

  @Test func limitsTheTimeOfBatches() async throws {
    let reply = try await ServiceUnderTest.reply(
      "/v1/resolve", method: .post, fields: ["Content-Type": "application/json"],
      body: #"{"requests":[{"purpose":"delete"}]}"#, holder: ServiceUnderTest.standard, answerTime: .zero)
    #expect(reply.status == 503)
    #expect(reply["type"] == "/problems/answer-timeout")
  }

  @Test func answersBatchesInOrder() async throws {
    let body = """
      {"locale":"ar","requests":[{"purpose":"delete","arguments":{"count":3}},{"purpose":"delte"},
      {"purpose":"delete","locale":"de"},{"purpose":"delete","locale":"!!"}]}
      """
    let reply = try await reply(
      "/v1/resolve", method: .post, fields: ["Content-Type": "application/json; charset=utf-8"], body: body)
    #expect(reply.status == 200)
    let results = JSONTree(readable: JSONDocument(SourceFile(path: "", bytes: Array(reply.body.utf8))).root)["results"]
    let found = results?.elements?.map { $0["result"]?["text"]?.text ?? $0["problem"]?["type"]?.text }
    #expect(
      found == [
        "حذف ٣ عناصر", "/problems/unknown-purpose", "Löschen", "/problems/malformed-locale",
      ])
  }

  @Test(
    "A batch that is not of the form is refused as a whole",
    arguments: [
      #"{"requests":[{"purpose":"delete"},7]}"#, #"{"requests":[{"purpose":1}]}"#, #"{"requests":3}"#, "[]", "{", "",
      #"{"requests":[{"purpose":"delete","arguments":{"count":[]}}]}"#, #"{"requests":[],"more":1}"#,
    ])
  func refusesBatches(body: String) async throws {
    let reply = try await reply("/v1/resolve", method: .post, fields: ["Content-Type": "application/json"], body: body)
    #expect(reply.status == 400)
  }

  @Test func answersConditionsAndHead() async throws {
    let whole = try await reply("/v1/locales")
    let tag = try #require(whole.fields[.eTag])
    for condition in [tag, "\"x\", W/\(tag)", "*"] {
      let reply = try await reply("/v1/locales", fields: ["If-None-Match": condition])
      #expect(reply.status == 304)
      #expect(reply.body.isEmpty && reply.fields[.eTag] == tag && reply.fields[.contentLength] == nil)
    }
    #expect(try await reply("/v1/locales", fields: ["If-None-Match": "\"x\""]).status == 200)
    let head = try await reply("/v1/locales", method: .head)
    #expect(head.body.isEmpty && head.fields[.contentLength] == "\(whole.body.utf8.count)")
  }

  @Test(arguments: ["PUT", "DELETE", "PATCH", "POST", "TRACE", "BREW"])
  func refusesWriting(method: String) async throws {
    let reply = try await reply("/v1/purposes", method: HTTPRequest.Method(method)!)
    #expect(reply.status == 405)
    #expect(reply.fields[.allow] == "GET, HEAD, OPTIONS")
  }

  @Test("Browsers may do with an answer what they may do with a published file")
  func hasThePolicyOfPublishedFiles() async throws {
    let policy = try await reply("/v1/locales").fields[HTTPField.Name("Content-Security-Policy")!]
    #expect(policy == ServerConfiguration.contentSecurityPolicy)
  }

  @Test func allowsOtherOriginsToRead() async throws {
    let reply = try await reply("/v1/resolve", method: .options, fields: ["Origin": "https://example.org"])
    #expect(reply.status == 204)
    #expect(reply.fields[.accessControlAllowOrigin] == "*")
    #expect(reply.fields[.accessControlAllowMethods] == "POST, OPTIONS")
  }

  @Test func passesTheTraceOn() async throws {
    let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    let reply = try await reply(
      "/health/live", fields: ["traceparent": "00-\(trace)-00f067aa0ba902b7-01", "X-Request-Id": "mine-1"])
    let answer = try #require(reply.fields[HTTPField.Name("traceparent")!])
    #expect(answer.hasPrefix("00-\(trace)-") && !answer.contains("00f067aa0ba902b7") && answer.hasSuffix("-01"))
    #expect(reply.fields[HTTPField.Name("X-Request-Id")!] == "mine-1")
  }

  @Test(arguments: ["", "\n", "00-0-0-0", "00-00000000000000000000000000000000-00f067aa0ba902b7-01"])
  func ignoresMalformedTraces(field: String) { #expect(TraceContext(field) == nil) }

  @Test func opensRoutesAndListsScreens() async throws {
    let route = try await ServiceUnderTest.reply(
      "/v1/route?path=/places/berlin&locale=he", holder: ServiceUnderTest.cycling)
    #expect(route.status == 200 && route["locale"] == "he")
    #expect(try await ServiceUnderTest.reply("/v1/screens", holder: ServiceUnderTest.cycling).body.contains("/places"))
    #expect(try await reply("/v1/screens").body.contains("\"screens\":[]"))
  }
}
