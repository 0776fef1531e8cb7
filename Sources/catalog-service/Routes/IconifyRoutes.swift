import CatalogSite
import SourceText

/// Answers queries of Iconify's API (https://iconify.design/docs/api/queries.html); addresses without a query are files
/// of the published tree.
struct IconifyRoutes: Sendable {
  /// The name of the set in addresses.
  let prefix: String
  private let shared: LazyValue<Iconify>

  init(prefix: String, _ shared: LazyValue<Iconify>) {
    self.prefix = prefix
    self.shared = shared
  }

  private var set: Iconify { get throws(Problem) { try built { () throws(SiteError) in try shared.value } } }

  /// The answer to a path with a query.
  ///
  /// - Returns: nil for a path that is not one of Iconify's, or has no query.
  func answer(_ path: String, _ call: Call) throws(Problem) -> Answer? {
    let query = call.query
    if path == "search" { return try search(call) }
    guard !query.values.isEmpty else { return nil }
    switch path {
    case "\(prefix).json":
      try query.require(only: ["icons", "pretty"])
      guard let names = query.list("icons") else { return nil }
      return Answer(json: try set.icons(named: names))
    case "collections":
      try query.require(only: ["prefix", "prefixes", "pretty"])
      return Answer(json: try set.collections(prefixes: query.names("prefixes") ?? query.names("prefix")))
    case "collection": return try collection(query)
    default: return try drawing(path, query)
    }
  }

  private func collection(_ query: Query) throws(Problem) -> Answer {
    try query.require(only: ["prefix", "info", "chars", "pretty"])
    guard query["prefix"] == prefix else {
      throw Problem(.notFound, unknown: "there is no icon set", query["prefix"] ?? "", among: [prefix])
    }
    return Answer(json: try set.collection(withInfo: query["info"] == "true" || query["info"] == "1"))
  }

  private func search(_ call: Call) throws(Problem) -> Answer {
    let query = call.query
    try query.require(only: ["query", "limit", "start", "prefix", "prefixes", "category", "similar", "pretty"])
    let text = query["query"] ?? ""
    let found = try SearchRoute.find(text, parameter: "query", call)
    let limit = try number("limit", in: query) ?? 64
    let start = try number("start", in: query) ?? 0
    return Answer(
      json: try set.search(
        text, found: found, limit: limit, start: start, prefixes: query.names("prefixes") ?? query.names("prefix")))
  }

  private func number(_ name: String, in query: Query) throws(Problem) -> Int? {
    guard let text = query[name] else { return nil }
    guard let number = Int(text), (0...10_000).contains(number) else {
      throw Problem(.malformedParameter, "'\(name)' is not a number from 0 to 10000; write one such as 64")
    }
    return number
  }

  /// `/standard/delete.svg?color=red`.
  private func drawing(_ path: String, _ query: Query) throws(Problem) -> Answer? {
    let parts = path.split(separator: "/")
    guard parts.count == 2, parts[0] == prefix, parts[1].hasSuffix(".svg") else { return nil }
    try query.require(only: ["color", "width", "height", "flip", "rotate", "box", "download"])
    let changes = IconifyChanges(
      color: query["color"], width: query["width"], height: query["height"], flip: query["flip"],
      rotate: query["rotate"], box: ["1", "true"].contains(query["box"] ?? ""))
    guard let drawing = try set.svg(String(parts[1].dropLast(".svg".count)), changes) else {
      throw Problem(.notFound, "there is no icon '\(String(parts[1]).onOneLine)'")
    }
    return Answer(text: drawing, mediaType: "image/svg+xml")
  }
}

extension SiteTree {
  /// Answers to queries of Iconify's clients; nil for a tree of given files.
  var iconifyRoutes: IconifyRoutes? { iconify.map { IconifyRoutes(prefix: $0.prefix, $0.set) } }
}

extension Answer {
  /// An answer with text that is already JSON.
  fileprivate init(json text: String) { self.init(text: text, mediaType: "application/json") }
}
