import CatalogFiles
import CatalogModel
import CatalogValidation
import PurposeCatalog
import SourceText

/// A route that reads a catalogue: its path, its description for `/openapi.json`, and its answer.
protocol CatalogRoute: Sendable {
  /// The parts of the path after `/v1/`; the last one may be ``parameter``.
  static var path: [String] { get }
  /// The parameter in the last part of the path; nil if that part is fixed.
  static func pathParameter(in catalog: LoadedCatalog) -> RouteParameter?
  /// The parameters of the query.
  static func parameters(in catalog: LoadedCatalog) -> [RouteParameter]
  /// A sentence that describes the answer.
  static var summary: String { get }
  /// The JSON schema of the answer.
  static var schema: JSONTree { get }
  /// True if the answer is in a language that the reader chooses.
  static var isLocalized: Bool { get }
  /// True if every answer takes only microseconds.
  static var isQuick: Bool { get }

  static func answer(_ call: Call) throws(Problem) -> Answer
}

extension CatalogRoute {
  static func pathParameter(in catalog: LoadedCatalog) -> RouteParameter? { nil }
  static func parameters(in catalog: LoadedCatalog) -> [RouteParameter] { isLocalized ? [.locale, .wording] : [] }
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

  static let wording = RouteParameter(
    name: "wording",
    description:
      "A wording that the catalogue declares, such as apple: the texts in a platform's own words; platform for those of the bar's platform. "
      + "Without it, the shared texts.",
    example: .string("apple"))
}

/// A call of a route.
struct Call: Sendable {
  let loaded: LoadedCatalog
  /// The last part of the path, if it is a parameter.
  let part: String
  let query: Query
  let acceptLanguage: String?
  /// The deadline of the answer.
  let deadline: ContinuousClock.Instant

  /// Throws if the deadline has passed or the request was cancelled. Long computations call this between their steps.
  func requireTime() throws(Problem) {
    guard ContinuousClock.now < deadline, !Task.isCancelled else {
      throw Problem(.answerTimeout, "the answer was not computed in time; ask for less, or try again later")
    }
  }

  var catalog: Catalog { loaded.catalog }

  /// The resolver of the requested locale: from `locale`, else from `Accept-Language`, else the source locale.
  ///
  /// - Parameter platform: the platform of a bar, whose wording `wording=platform` stands for; nil for other answers.
  func resolver(on platform: Platform? = nil) throws(Problem) -> Resolver {
    try resolver(for: query["locale"], wording: query["wording"], on: platform)
  }

  /// - Parameters:
  ///   - locale: the requested locale; nil to use `Accept-Language`.
  ///   - wording: the name of the requested wording; nil for the shared texts.
  func resolver(for locale: String?, wording: String?, on platform: Platform? = nil) throws(Problem) -> Resolver {
    let wording = try self.wording(wording, on: platform)
    guard let locale else {
      return acceptLanguage.map { catalog.resolver(acceptLanguage: $0, wording: wording) }
        ?? catalog.resolver(for: catalog.sourceLocale.identifier, wording: wording)
    }
    guard let tag = LanguageTag(localeIdentifier: locale) else {
      throw Problem(name: .notLocale(locale))
    }
    return catalog.resolver(for: tag.identifier, wording: wording)
  }

  private func wording(_ name: String?, on platform: Platform?) throws(Problem) -> Wording? {
    guard let name else { return nil }
    if name == Wording.ofPlatform, let platform { return catalog.wording(of: platform) }
    let known = catalog.wordings
    if let wording = known.first(where: { $0.rawValue == name }) { return wording }
    throw Problem(name: .unknownWording(name, known: known.map(\.rawValue)))
  }

  func purpose(_ identifier: String) throws(Problem) -> Purpose {
    if let index = loaded.source.purposeIndex[identifier] { return catalog.purposes[index] }
    _ = try converting(Problem.init(name:)) { () throws(NameError) in try names.purpose(identifier) }
    throw Problem(.unknownPurpose, "unknown purpose '\(identifier.onOneLine)'")
  }

  /// Names in a request. An unknown one must not take the time of a search.
  var names: CatalogNames { CatalogNames(of: loaded.source, searches: false) }

  /// The icon sets with these names; nil means all of the catalogue's.
  func iconSets(_ requested: [String]?) throws(Problem) -> [IconSetIdentifier] {
    guard let requested else { return catalog.iconSets }
    var sets: [IconSetIdentifier] = []
    for name in requested {
      let set = try converting(Problem.init(name:)) { () throws(NameError) in try names.iconSet(name) }
      if !sets.contains(set) { sets.append(set) }
    }
    return sets
  }
}
