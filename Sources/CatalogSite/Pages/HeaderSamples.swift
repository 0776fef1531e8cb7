internal import CatalogFiles
internal import CatalogModel
internal import GeneratedCode
internal import Navigation
internal import PurposeCatalog

/// An example of each kind of header that the catalogue has, with the catalogue's purposes.
struct HeaderSamples {
  struct Sample {
    /// nil for a catalogue without headers.json.
    let definition: HeaderKindDefinition?
    let header: Header
  }

  /// The four kinds that every catalogue has, then its own by name.
  let headers: [Sample]
  private let titlePurpose: Int?

  init(_ site: PageSite) {
    let known = site.report.source.headers
    let basic: [HeaderKind] = [.root, .page, .viewer, .dialog]
    let kinds = basic + known.kinds.map(\.kind).filter { !basic.contains($0) }
    headers = kinds.compactMap { kind in
      Self.screen(kind, known[kind], site: site).map {
        Sample(definition: known[kind], header: site.screens.header(of: $0))
      }
    }
    titlePurpose =
      ["settings", "notifications", "help"].lazy.compactMap { name in
        site.catalog.purposes.firstIndex { $0.identifier == name }
      }.first
  }

  /// A screen with a header of this kind.
  ///
  /// - Returns: nil if the kind needs a confirmation, and the catalogue has no purpose for it.
  private static func screen(_ kind: HeaderKind, _ definition: HeaderKindDefinition?, site: PageSite) -> Screen? {
    let actions = ["search", "share", "add", "edit", "more"].filter { site.purpose($0) != nil }
    let confirmation = ["save", "done", "send"].first { site.purpose($0) != nil }
    let needsConfirmation = definition?.requiresConfirmation ?? (kind == .dialog)
    let isModal = definition.map { $0.leave == .dismiss } ?? (kind == .dialog || kind == .viewer)
    let shown = isModal ? Array(actions.dropFirst().prefix(1)) : Array(actions.prefix(2))
    guard let confirmation else { return needsConfirmation ? nil : Screen(id: "", header: kind) }
    return Screen(
      id: "", header: kind, confirm: needsConfirmation ? HeaderItem(purpose: confirmation) : nil,
      trailing: shown.prefix(definition?.maximumTrailing ?? 2).map { HeaderItem(purpose: $0) })
  }

  /// One of the catalogue's titles, so that a bar in a language has a title in it.
  func title(in locale: GeneratedLocale) -> String { titlePurpose.map { locale.titles[$0] } ?? "" }
}
