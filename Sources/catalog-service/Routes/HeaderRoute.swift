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
    let (profile, width) = (try call.profile(), try call.width())
    let resolver = try call.resolver(on: profile.platform)
    let header = try header(call)
    let title = call.query["title"].map { title in
      (try? call.catalog.purpose(title)).map { resolver.title(for: $0) } ?? title
    }
    let bar = resolver.resolve(header, title: title ?? "", platform: profile.platform)
    let layout = bar.layout(width: width ?? profile.narrowestWidth) {
      AdvanceWidths.width(of: $0, size: profile.fontSize)
    }
    return Answer(json: bar.tree(layout, locale: resolver.locale), in: resolver.locale)
  }

  private static func header(_ call: Call) throws(Problem) -> Header {
    let kinds = call.loaded.source.headers
    guard let definition = kinds[HeaderKind(rawValue: call.part)] else {
      throw Problem(
        .unknownHeader, unknown: "unknown header", call.part, among: kinds.kinds.lazy.map(\.kind.rawValue))
    }
    let (confirm, trailing) = (call.query["confirm"], call.query.list("trailing") ?? [])
    let leading: Header.Leading
    do throws(HeaderRefusal) {
      leading = try definition.leading(by: call.query["dismiss"])
      try definition.checkConfirmation(isNamed: confirm != nil)
      try definition.checkActions(count: trailing.count, limit: Limits.actions)
    } catch {
      throw Problem(error, kind: definition.kind)
    }
    return Header(
      kind: definition.kind, titleStyle: definition.title, leading: leading,
      confirmation: try items(confirm.map { [$0] } ?? [], call).first, trailing: try items(trailing, call))
  }

  private static func items(_ names: [String], _ call: Call) throws(Problem) -> [HeaderItem] {
    var items: [HeaderItem] = []
    for name in names { items.append(HeaderItem(purpose: try call.purpose(name).identifier)) }
    return items
  }
}

extension Problem {
  fileprivate init(_ refusal: HeaderRefusal, kind: HeaderKind) {
    switch refusal {
    case .unknownWay(let way, let names):
      self.init(.unsuitableArgument, unknown: "a header of the kind '\(kind)' is not left by", way, among: names)
    case .noConfirmation:
      self.init(
        .unsuitableArgument, "a dialog needs a preferred action; name it with 'confirm', such as confirm=save")
    case .needlessConfirmation:
      self.init(
        .unsuitableArgument, "only dialogs have a confirmation, and '\(kind)' is not one; leave out 'confirm'")
    case .tooManyActions(let maximum):
      self.init(.unsuitableArgument, "a header of the kind '\(kind)' has at most \(maximum) actions; name fewer")
    }
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
    let platforms = loaded.source.platforms
    let name = query["platform"] ?? Platform.iOS.rawValue
    guard let profile = platforms[Platform(rawValue: name)], profile.hasBar else {
      throw Problem(
        .unknownPlatform, unknown: "no platform with bars is called", name,
        among: platforms.values.filter(\.hasBar).map(\.platform.rawValue).sorted())
    }
    return profile
  }

  /// The width in the query; nil for the platform's narrowest.
  func width() throws(Problem) -> Double? {
    guard let text = query["width"] else { return nil }
    guard let width = Double(text), width.isFinite, width >= 1, width <= 10_000 else {
      throw Problem(.malformedParameter, "'width' is not a number from 1 to 10000; write one such as 320")
    }
    return width
  }
}
