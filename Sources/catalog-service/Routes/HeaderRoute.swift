import CatalogFiles
import CatalogModel
import ICUText
import PurposeCatalog
import ScreenDrawing
import SourceText

/// `GET /v1/header/{kind}`: the layout of a bar on a platform.
enum HeaderRoute: CatalogRoute {
  static let path = ["header", "{kind}"]
  static let summary = "A bar as a platform shows it in a locale: its items in reading order, with their frames."
  static let isLocalized = true
  static let schema = BarSchema.bar

  static func pathParameter(in catalog: LoadedCatalog) -> RouteParameter? {
    RouteParameter(
      name: "kind", description: "The kind of the header.", isRequired: true,
      schema: Schema.oneOf(values: catalog.source.headers.kinds.map(\.kind.rawValue)))
  }

  static func parameters(in catalog: LoadedCatalog) -> [RouteParameter] {
    let purposes = Schema.oneOf(values: catalog.catalog.purposes.map(\.identifier))
    return [
      .locale, .wording,
      RouteParameter(
        name: "dismiss",
        description: "How the screen is left: of a page system, back, close or hidden, of a dialog cancel or cross.",
        schema: Schema.oneOf(values: ["system", "back", "close", "hidden", "cancel", "cross"])),
      RouteParameter(name: "confirm", description: "The preferred action of a dialog.", schema: purposes),
      RouteParameter(
        name: "trailing", description: "The purposes of the actions, separated by commas.", schema: purposes),
      RouteParameter(name: "title", description: "The purpose whose title the screen has, or any text."),
      .platform(in: catalog), .width,
    ]
  }

  static func answer(_ call: Call) throws(Problem) -> Answer {
    let profile = try call.profile()
    let width = try call.width(on: profile)
    let resolver = try call.resolver(on: profile.platform)
    let header = try header(call)
    let title = call.query["title"].map { title in
      (try? call.catalog.purpose(title)).map { resolver.title(for: $0) } ?? title
    }
    let bar = resolver.resolve(header, title: title ?? "", platform: profile.platform)
    let layout = bar.layout(width: width) {
      AdvanceWidths.width(of: $0, size: profile.fontSize)
    }
    return Answer(json: bar.tree(layout, locale: resolver.locale), in: resolver.locale)
  }

  private static func header(_ call: Call) throws(Problem) -> Header {
    var bar = RequestedBar(call.part)
    bar.dismiss = call.query["dismiss"]
    let trailing = call.query.list("trailing") ?? []
    bar.items = RequestedItems(
      confirm: call.query["confirm"], trailing: trailing.isEmpty ? nil : trailing.joined(separator: ","))
    guard trailing.count <= Limits.actions else {
      throw Problem(bar: .tooManyActions(kind: HeaderKind(rawValue: call.part), maximum: Limits.actions))
    }
    return try converting(Problem.init(bar:)) { () throws(BarRequestError) in try bar.header(in: call.names) }
  }
}

extension RouteParameter {
  static func platform(in catalog: LoadedCatalog) -> RouteParameter {
    RouteParameter(
      name: "platform", description: "The platform; without it, ios.",
      schema: Schema.oneOf(
        values: catalog.source.platforms.values.filter(\.hasBar).map(\.platform.rawValue).sorted()))
  }

  static let width = RouteParameter(
    name: "width", description: "The bar's width in the platform's unit; without it, the narrowest.",
    schema: .fields([
      ("type", .string("number")), ("minimum", .integer(1)), ("maximum", .integer(10_000)),
    ]))
}

extension Call {
  func profile() throws(Problem) -> PlatformProfile {
    var place = BarPlace()
    if let platform = query["platform"] { place.platform = platform }
    return try converting(Problem.init(bar:)) { () throws(BarRequestError) in try place.profile(in: loaded.source) }
  }

  /// The width in the query; the platform's narrowest without one.
  func width(on profile: PlatformProfile) throws(Problem) -> Double {
    var place = BarPlace()
    // Any other text is outside of every range.
    place.width = query["width"].map { Double($0) ?? .nan }
    return try converting(Problem.init(bar:)) { () throws(BarRequestError) in try place.width(on: profile) }
  }
}
