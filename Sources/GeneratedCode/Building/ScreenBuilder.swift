internal import CatalogFiles
internal import CatalogModel
internal import Navigation
internal import PurposeCatalog

/// Builds the screens of the model.
struct ScreenBuilder {
  private let source: CatalogSource
  private let catalog: Catalog
  /// The screens whose purposes are all generated.
  private let used: [Screen]

  /// - Parameter purposes: the identifiers of the generated purposes.
  init(_ source: CatalogSource, _ catalog: Catalog, purposes: Set<String>) {
    self.source = source
    self.catalog = catalog
    used = source.screens.filter { screen in
      let header = catalog.screens.header(of: screen)
      // A screen must not ask, or show a toggle, with a purpose that code does not have.
      let others = [screen.discard].compactMap(\.self) + header.toggles.compactMap { source.opposite(of: $0) }
      return header.purposes.union(screen.title.purposes).union(screen.subtitle.purposes).union(others)
        .isSubset(of: purposes)
    }
  }

  /// The stacks of the app.
  var stacks: [GeneratedStack] {
    used.isEmpty ? [] : Screens(used).stacks.map { GeneratedStack(tab: $0.tab, base: $0.base) }
  }

  /// The screens, each with its bar on the platforms that the catalogue's apps run on.
  var screens: [GeneratedScreen] {
    let resolver = catalog.resolver(for: catalog.sourceLocale.identifier)
    let identifiers = Set(used.map(\.id))
    let order = used.compactMap(\.route).sorted { $0.isMoreSpecific(than: $1) }
    return used.map { screen in
      let header = catalog.screens.header(of: screen)
      return GeneratedScreen(
        identifier: screen.id, feature: source.features[screen.id], description: screen.description,
        header: self.header(header),
        title: GeneratedScreen.Title(screen.title), subtitle: GeneratedScreen.Title(screen.subtitle),
        parent: screen.parent.flatMap { identifiers.contains($0) ? $0 : nil },
        route: screen.route.map { GeneratedScreen.Route($0, order: order.firstIndex(of: $0) ?? 0) },
        parameters: screen.parameters, presentation: screen.presentation,
        isBase: screen.header == .root || screen.isTabBase, discard: screen.discard, tab: screen.tab,
        tabOrder: screen.tabOrder,
        bars: source.platformsWithBars.map { GeneratedScreen.Bar(resolver.resolve(header, platform: $0.platform)) })
    }
  }

  private func header(_ header: Header) -> GeneratedHeader {
    let leading: GeneratedHeader.Leading =
      switch header.leading {
      case .nothing: .nothing
      case .system: .system
      case .item(let item): .item(self.item(item))
      case .policy(let item): .policy(self.item(item))
      }
    return GeneratedHeader(
      kind: header.kind.rawValue, isProminent: header.titleStyle == .prominent, leading: leading,
      confirmation: header.confirmation.map(item), trailing: header.trailing.map(item),
      segments: header.segments.map(\.purpose), search: header.search?.purpose)
  }

  private func item(_ item: HeaderItem) -> GeneratedHeader.Item {
    let definition = source.purposes.first { $0.identifier == item.purpose }
    let message = definition?.messages.first { $0.name == item.message && $0.arguments.isEmpty }
    return GeneratedHeader.Item(
      purpose: item.purpose, message: message?.name, isEnabled: item.isEnabled,
      isOn: item.isOn, menu: item.menu.map(self.item), accessibilityIdentifier: item.accessibilityIdentifier,
      action: item.action)
  }
}

extension CatalogSource {
  fileprivate func opposite(of purpose: String) -> String? { purposeIndex[purpose].flatMap { purposes[$0].opposite } }
}

extension Header {
  /// The identifiers of the purposes of toggles.
  fileprivate var toggles: [String] {
    (trailing + trailing.flatMap(\.menu)).filter { $0.isOn != nil }.map(\.purpose)
  }

  /// The identifiers of its purposes.
  fileprivate var purposes: Set<String> {
    let leading: String? = if case .item(let item) = leading { item.purpose } else { nil }
    let items = [confirmation, search].compactMap(\.self) + trailing + trailing.flatMap(\.menu) + segments
    return Set([leading].compactMap(\.self) + items.map(\.purpose))
  }
}

extension ScreenTitle {
  /// The identifier of the purpose whose title this is, if any.
  fileprivate var purposes: Set<String> { if case .purpose(let purpose) = self { [purpose] } else { [] } }
}

extension Screen {
  fileprivate var parameters: [GeneratedScreen.Parameter] {
    var parameters = (route?.parameters ?? []).map {
      GeneratedScreen.Parameter(name: $0.name, isOptional: $0.isOptional)
    }
    if case .argument(let name) = title, !parameters.contains(where: { $0.name == name }) {
      parameters.append(GeneratedScreen.Parameter(name: name, isOptional: false))
    }
    return parameters
  }
}

extension GeneratedScreen.Title {
  fileprivate init(_ title: ScreenTitle) {
    self =
      switch title {
      case .purpose(let purpose): .purpose(purpose)
      case .argument(let name): .argument(name)
      case .empty: .empty
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
          isInFooter: item.isInFooter, isWord: item.look == .word, emphasis: item.emphasis.rawValue)
      })
  }
}
