import ArgumentParser
import CatalogFiles
import PurposeCatalog
import SourceText

/// What a bar has, as the command line says it.
struct HeaderArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The kind of the header, such as 'dialog'.", valueName: "kind"), completion: Completions.headers)
  var kind: String

  @Option(
    help: ArgumentHelp(
      "How the screen is left: of a page 'system', 'back', 'close' or 'hidden', of a dialog 'cancel' or 'cross'.",
      valueName: "way"))
  var dismiss: String?

  @Option(
    help: ArgumentHelp("The preferred action of a dialog.", valueName: "purpose"), completion: Completions.purposes)
  var confirm: String?

  @Option(
    help: ArgumentHelp("The purposes of the actions, separated by commas.", valueName: "purposes"),
    completion: Completions.purposes)
  var trailing: String?

  @Option(
    help: ArgumentHelp("The purpose whose title the screen has, or any text.", valueName: "title"),
    completion: Completions.purposes)
  var title: String?

  /// The header.
  ///
  /// - Throws: ``CannotRun`` where its kind does not allow what is asked for, or a name is unknown.
  func header(in source: CatalogSource) throws(CannotRun) -> Header {
    let definition = try source.header(named: kind)
    if let confirm, !definition.requiresConfirmation {
      throw CannotRun(
        "only dialogs have a confirmation, and '\(kind)' is none; leave out '--confirm \(confirm)'")
    }
    guard confirm != nil || !definition.requiresConfirmation else {
      throw CannotRun("a dialog needs a preferred action; name it with --confirm, such as '--confirm save'")
    }
    var items: [HeaderItem] = []
    for name in trailing?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      items.append(HeaderItem(purpose: try source.purpose(named: String(name)).identifier))
    }
    if let maximum = definition.maximumTrailing, items.count > maximum {
      throw CannotRun(
        "a header of the kind '\(kind)' has at most \(counted(maximum, "action")); name fewer with --trailing")
    }
    let confirmation = try confirm.map { (name) throws(CannotRun) in
      HeaderItem(purpose: try source.purpose(named: name).identifier)
    }
    return Header(
      kind: definition.kind, titleStyle: definition.title, leading: try leading(definition, in: source),
      confirmation: confirmation, trailing: items)
  }

  /// The title in a locale: that of a purpose, or the text itself.
  func title(in titles: ScreenTitles) -> String {
    guard let title else { return "" }
    return (try? titles.catalog.purpose(title)).map { titles.resolver.title(for: $0) } ?? title
  }

  private func leading(
    _ definition: HeaderKindDefinition, in source: CatalogSource
  ) throws(CannotRun) -> Header.Leading {
    let ways = definition.ways
    guard let dismiss else { return definition.leading.first.map(leading) ?? .nothing }
    if let way = ways.first(where: { $0.name == dismiss }) { return way.leading }
    guard !ways.isEmpty else {
      throw CannotRun("nothing dismisses a header of the kind '\(kind)'; leave out '--dismiss \(dismiss)'")
    }
    let names = ways.map(\.name)
    let hint = NearestName.suggestion(for: dismiss, in: names)
    throw CannotRun(
      "a header of the kind '\(kind)' is not left by '\(dismiss)'\(hint); it has \(names.joined(separator: ", "))")
  }

  private func leading(_ choice: HeaderKindDefinition.Leading) -> Header.Leading { choice.leading }
}

extension HeaderKindDefinition {
  /// The ways to leave a screen with such a header, by the names that the command line has for them.
  fileprivate var ways: [(name: String, leading: Header.Leading)] {
    leading.flatMap { choice -> [(name: String, leading: Header.Leading)] in
      guard choice == .policy else { return [(choice.rawValue, choice.leading)] }
      return [
        ("cancel", .item(HeaderItem(purpose: "cancel"))), ("cross", .item(HeaderItem(purpose: "close"))),
      ]
    }
  }
}

extension HeaderKindDefinition.Leading {
  fileprivate var leading: Header.Leading {
    switch self {
    case .system: .system
    case .back: .item(HeaderItem(purpose: "back"))
    case .close: .item(HeaderItem(purpose: "close"))
    case .hidden: .nothing
    case .policy: .policy(HeaderItem(purpose: "cancel"))
    }
  }
}
