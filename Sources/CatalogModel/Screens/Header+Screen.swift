extension Header {
  /// The header of a screen.
  ///
  /// - Parameter kinds: the kinds that a catalogue declares. A kind that is not among them counts as one of the four
  ///   that every catalogue has, or else as a page.
  package init(of screen: Screen, kinds: [HeaderKindDefinition]) {
    let definition = kinds.first { $0.kind == screen.header }
    let basic = Header.basic(screen.header)
    let leading: Leading =
      switch screen.leading {
      case .hidden: .nothing
      case .item(let item): .item(item)
      case nil: definition.map { $0.leading.first?.inHeader ?? .nothing } ?? basic.leading
      }
    self.init(
      kind: screen.header, titleStyle: definition?.title ?? basic.titleStyle, leading: leading,
      confirmation: screen.confirm, trailing: screen.trailing)
    segments = screen.segments.enumerated().map { HeaderItem(purpose: $1, isOn: $0 == 0) }
    search = screen.search.map { HeaderItem(purpose: $0) }
  }

  /// True if its leading item is a back button: the platform's own, or one with an action of the app.
  package var hasBackButton: Bool {
    switch leading {
    case .system: true
    case .item(let item): item.purpose == "back"
    case .nothing, .policy: false
    }
  }

  /// A header without items of a kind that every catalogue has; a page for others.
  private static func basic(_ kind: HeaderKind) -> Header {
    switch kind {
    case .root: root(trailing: [])
    case .dialog: dialog(confirm: HeaderItem(purpose: ""), trailing: [])
    case .viewer: viewer(trailing: [])
    default: page(trailing: [])
    }
  }
}

extension HeaderKindDefinition.Leading {
  /// The leading side of a header with this choice.
  package var inHeader: Header.Leading {
    switch self {
    case .system: PageDismissal.system.leading
    case .back: .item(HeaderItem(purpose: "back"))
    case .close: .item(HeaderItem(purpose: "close"))
    case .hidden: PageDismissal.hidden.leading
    case .policy: DialogDismissal.policy.leading
    }
  }
}
