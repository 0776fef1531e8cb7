import CatalogModel
import Testing

/// The header of a screen: the header of its kind, with the screen's changes.
@Suite struct ScreenHeaderTests {
  private let share = HeaderItem(purpose: "share")
  private let save = HeaderItem(purpose: "save")

  @Test func usesItsKind() {
    let items = [share]
    #expect(header(.root, trailing: items) == .root(trailing: items))
    #expect(header(.page, trailing: items) == .page(trailing: items))
    #expect(header(.dialog, confirm: save) == .dialog(confirm: save, trailing: []))
    #expect(header(.viewer) == .viewer(trailing: []))
  }

  @Test func appliesTheScreensChanges() {
    let leave = HeaderItem(purpose: "close", action: "leave")
    #expect(header(.page, leading: .hidden) == .page(dismiss: .hidden, trailing: []))
    #expect(header(.page, leading: .item(leave)) == .page(dismiss: .close(action: "leave"), trailing: []))
    let cancel = HeaderItem(purpose: "cancel")
    #expect(
      header(.dialog, leading: .item(cancel), confirm: save) == .dialog(dismiss: .cancel(), confirm: save, trailing: [])
    )
  }

  @Test func isAPageIfTheKindIsUnknown() {
    let header = header(HeaderKind(rawValue: "form"))
    #expect(header.kind.rawValue == "form")
    #expect(header.leading == .system)
    #expect(header.titleStyle == .inline)
  }

  @Test(
    arguments: [
      ([.system, .close], .system), ([.back], .item(HeaderItem(purpose: "back"))),
      ([.close], .item(HeaderItem(purpose: "close"))), ([.hidden], .nothing), ([], .nothing),
      ([.policy], .policy(HeaderItem(purpose: "cancel"))),
    ] as [([HeaderKindDefinition.Leading], Header.Leading)])
  func usesTheCataloguesKind(declared: [HeaderKindDefinition.Leading], leading: Header.Leading) {
    let kind = HeaderKind(rawValue: "form")
    let definition = HeaderKindDefinition(
      kind: kind, description: "A form.", title: .prominent, leading: declared, requiresConfirmation: false,
      takesInput: true, maximumTrailing: nil, leave: .pop)
    let header = Header(of: Screen(id: "a", header: kind), kinds: [definition])
    #expect(header.leading == leading)
    #expect(header.titleStyle == .prominent)
  }

  private func header(
    _ kind: HeaderKind, leading: ScreenLeading? = nil, confirm: HeaderItem? = nil, trailing: [HeaderItem] = []
  ) -> Header {
    Header(of: Screen(id: "a", header: kind, leading: leading, confirm: confirm, trailing: trailing), kinds: [])
  }
}
