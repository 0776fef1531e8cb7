import CatalogModel
import PurposeCatalog
import SourceText

/// A route that reads a catalogue: its path, how `/openapi.json` describes it, and its answer.
protocol CatalogRoute: Sendable {
  /// The parts of the path after `/v1/`; the last one may be ``parameter``.
  static var path: [String] { get }
  /// The parameter that the last part of the path is; nil if it is a word.
  static func pathParameter(in catalog: LoadedCatalog) -> RouteParameter?
  /// The parameters of the query.
  static func parameters(in catalog: LoadedCatalog) -> [RouteParameter]
  /// The answer in a sentence.
  static var summary: String { get }
  /// The JSON schema of the answer.
  static var schema: JSONTree { get }
  /// Whether the answer is in a language that the reader chooses.
  static var isLocalized: Bool { get }
  /// Whether every answer takes microseconds.
  static var isQuick: Bool { get }

  static func answer(_ call: Call) throws(Problem) -> Answer
}

extension CatalogRoute {
  static func pathParameter(in catalog: LoadedCatalog) -> RouteParameter? { nil }
  static func parameters(in catalog: LoadedCatalog) -> [RouteParameter] { isLocalized ? [.locale] : [] }
  static var isLocalized: Bool { false }
  static var isQuick: Bool { false }
}

/// A parameter of a route.
struct RouteParameter: Sendable {
  let name: String
  let description: String
  var isRequired = false
  var schema = JSONTree.fields([("type", .string("string"))])
  var example: JSONTree?

  static let locale = RouteParameter(
    name: "locale",
    description: "The locale, such as pt-BR or pt_BR; the best match answers. Without it, Accept-Language decides.",
    schema: .fields([("type", .string("string")), ("enum", nil)]), example: .string("ar"))
}

/// What a route is asked for.
struct Call: Sendable {
  let loaded: LoadedCatalog
  /// The last part of the path, if it is a parameter.
  let part: String
  let query: Query
  let acceptLanguage: String?
  /// When the answer has to be there.
  let deadline: ContinuousClock.Instant

  /// Gives up where there is no time left, or where nobody waits any more; for between the steps of what takes many.
  func requireTime() throws(Problem) {
    guard ContinuousClock.now < deadline, !Task.isCancelled else {
      throw Problem(.answerTimeout, "the answer was not computed in time; ask for less, or try again later")
    }
  }

  var catalog: Catalog { loaded.catalog }

  /// The resolver of the locale that is asked for: by `locale`, else by `Accept-Language`, else the source locale.
  func resolver() throws(Problem) -> Resolver { try resolver(for: query["locale"]) }

  /// - Parameter locale: what is asked for; nil for what `Accept-Language` says.
  func resolver(for locale: String?) throws(Problem) -> Resolver {
    guard let locale else {
      return acceptLanguage.map { catalog.resolver(acceptLanguage: $0) }
        ?? catalog.resolver(for: catalog.sourceLocale.identifier)
    }
    guard let tag = LanguageTag(localeIdentifier: locale) else {
      throw Problem(
        .malformedLocale, "'\(locale.onOneLine)' is not a locale; write one such as 'pt-BR', 'pt_BR' or 'zh-Hant'")
    }
    return catalog.resolver(for: tag.identifier)
  }

  func purpose(_ identifier: String) throws(Problem) -> Purpose {
    do throws(CatalogError) {
      return try catalog.purpose(identifier)
    } catch {
      throw Problem(
        .unknownPurpose, unknown: "unknown purpose", identifier, among: catalog.purposes.lazy.map(\.identifier))
    }
  }

  /// The icon sets with these names; all of the catalogue's for nil.
  func iconSets(_ names: [String]?) throws(Problem) -> [IconSetIdentifier] {
    guard let names else { return catalog.iconSets }
    var sets: [IconSetIdentifier] = []
    for name in names {
      let set = IconSetIdentifier(rawValue: name)
      guard catalog.iconSets.contains(set) else {
        throw Problem(.unknownIconSet, unknown: "unknown icon set", name, among: catalog.iconSets.lazy.map(\.rawValue))
      }
      if !sets.contains(set) { sets.append(set) }
    }
    return sets
  }
}
