internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

extension GeneratedScreen {
  /// The screens of a catalogue, each with its bar on the platforms that the catalogue's apps run on.
  static func all(of source: CatalogSource, catalog: Catalog) -> [GeneratedScreen] {
    let resolver = catalog.resolver(for: catalog.sourceLocale.identifier)
    return source.screens.map { screen in
      let header = catalog.screens.header(of: screen)
      return GeneratedScreen(
        screen,
        bars: source.supportedPlatforms.filter(\.hasBar).map { profile in
          Bar(resolver.resolve(header, platform: profile.platform))
        })
    }
  }

  private init(_ screen: Screen, bars: [Bar]) {
    var parameters = (screen.route?.parameters ?? []).map { Parameter(name: $0.name, isOptional: $0.isOptional) }
    if case .argument(let name) = screen.title, !parameters.contains(where: { $0.name == name }) {
      parameters.append(Parameter(name: name, isOptional: false))
    }
    let title: Title =
      switch screen.title {
      case .purpose(let purpose): .purpose(purpose)
      case .argument(let name): .argument(name)
      case .empty: .empty
      }
    self.init(
      identifier: screen.id, description: screen.description, header: screen.header.rawValue, title: title,
      parent: screen.parent, route: screen.route?.text, parameters: parameters,
      presentation: screen.presentation.word, tab: screen.tab, tabOrder: screen.tabOrder, bars: bars)
  }
}

extension Presentation {
  /// The word of screens.json; the name of a custom one.
  fileprivate var word: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .fullScreen: "full-screen"
    case .custom(let name): name
    }
  }
}

extension GeneratedScreen.Bar {
  fileprivate init(_ bar: PurposeCatalog.Bar) {
    let leading: PhysicalEdge = bar.baseDirection == .leftToRight ? .left : .right
    self.init(
      platform: bar.profile.platform.rawValue,
      items: bar.items.map { item in
        GeneratedScreen.Item(
          purpose: item.purpose.identifier, kind: item.kind.rawValue, isLeading: item.edge == leading,
          isWord: item.look == .word, emphasis: item.emphasis.rawValue)
      })
  }
}
