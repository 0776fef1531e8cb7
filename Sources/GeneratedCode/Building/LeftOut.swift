package import CatalogFiles
internal import CatalogModel

/// A part of a catalogue that generated code does not have, although the catalogue declares it.
///
/// The fields `description`, `task`, `input` and `indicator` of a screen are for people and for the check, and no code
/// needs them.
package struct LeftOut: Sendable {
  /// The place that declares it.
  package let place: SourcePlace
  /// The part and the reason; lower case, without a full stop.
  package let text: String

  /// The parts that no selection of purposes left out, in the order of kinds and screens.
  ///
  /// - Parameter isSelected: true if a person selected the purposes, and so what has others.
  package static func all(of source: CatalogSource, in catalog: GeneratedCatalog, isSelected: Bool) -> [LeftOut] {
    guard catalog.headers != nil else { return isSelected ? [] : screens(of: source) }
    let generated = Set(catalog.screens.map(\.identifier))
    return kinds(of: source) + source.screens.filter { generated.contains($0.id) }.flatMap { parts(of: $0, source) }
  }

  /// All screens of a catalogue without the platforms or the purposes that bars need.
  private static func screens(of source: CatalogSource) -> [LeftOut] {
    source.screens.map { screen in
      LeftOut(
        place: source.place(ofScreen: screen.id),
        text: "screen '\(screen.id)'; headers and screens need \(source.needOfBars)")
    }
  }

  /// Kinds that a screen can have, and that generated code has no function for.
  private static func kinds(of source: CatalogSource) -> [LeftOut] {
    let known: [HeaderKind] = [.root, .page, .dialog, .viewer]
    return source.headers.kinds.map(\.kind).filter { !known.contains($0) }.map { kind in
      LeftOut(
        place: source.place(ofHeader: kind),
        text: "header '\(kind)' has no function; screens have it, and code makes it from one of the four kinds")
    }
  }

  private static func parts(of screen: Screen, _ source: CatalogSource) -> [LeftOut] {
    var parts: [LeftOut] = []
    for (field, item) in screen.items {
      guard let message = item.message, hasArguments(message, of: item.purpose, source) else { continue }
      parts.append(
        LeftOut(
          place: source.place(ofScreen: screen.id, field),
          text:
            "message '\(message)' of '\(item.purpose)' on screen '\(screen.id)', whose arguments have no values there; "
            + "its title is shown"))
    }
    return parts
  }

  private static func hasArguments(_ message: String, of purpose: String, _ source: CatalogSource) -> Bool {
    let definition = source.purposeIndex[purpose].map { source.purposes[$0] }
    return definition?.messages.first { $0.name == message }.map { !$0.arguments.isEmpty } ?? false
  }
}

extension CatalogSource {
  /// The platforms or purposes that headers and screens lack.
  package var needOfBars: String {
    platformsWithBars.isEmpty
      ? "a platform that has bars" : "the purposes \(BarPurpose.allCases.map(\.rawValue).joined(separator: ", "))"
  }
}

extension Screen {
  /// The items with their fields.
  fileprivate var items: [(field: String, item: HeaderItem)] {
    let leading: HeaderItem? = if case .item(let item) = leading { item } else { nil }
    return [("leading", leading), ("confirm", confirm)].compactMap { field, item in item.map { (field, $0) } }
      + trailing.flatMap { [$0] + $0.menu }.map { ("trailing", $0) }
  }
}
