package import CatalogModel
package import SourceText

/// A field of a screen in screens.json, with its reader and its writer.
///
/// ``all`` is the only list of the fields. It decides their order in the file, which fields are unknown and what an
/// overlay inherits.
package struct ScreenField: Sendable {
  /// The field's name in the file.
  package let name: String
  /// Reads the field over the screen of the layers below; an unreadable value changes nothing.
  let read: @Sendable (Fields, ScreenValues, inout Screen) -> Void
  /// The value in the form of the file; nil if the field is left out.
  package let tree: @Sendable (Screen) -> JSONTree?

  init(
    _ name: String, read: @escaping @Sendable (Fields, ScreenValues, inout Screen) -> Void,
    tree: @escaping @Sendable (Screen) -> JSONTree?
  ) {
    self.name = name
    self.read = read
    self.tree = tree
  }

  /// The fields in the order in which they are written.
  package static let all = [
    ScreenField("description") { fields, _, screen in
      screen.description = fields.text("description") ?? screen.description
    } tree: {
      $0.description.map(JSONTree.string)
    },
    ScreenField("header") { fields, values, screen in
      screen.header = values.header(fields) ?? screen.header
    } tree: {
      $0.header == .page ? nil : .string($0.header.rawValue)
    },
    ScreenField("title") { fields, values, screen in
      screen.title = values.title(fields, "title") ?? screen.title
    } tree: {
      .string($0.title.text)
    },
    ScreenField("subtitle") { fields, values, screen in
      screen.subtitle = values.title(fields, "subtitle") ?? screen.subtitle
    } tree: {
      $0.subtitle == .empty ? nil : .string($0.subtitle.text)
    },
    ScreenField("leading") { fields, values, screen in
      screen.leading = values.leading(fields) ?? screen.leading
    } tree: {
      $0.leading?.tree
    },
    ScreenField("confirm") { fields, values, screen in
      screen.confirm = values.item(fields, "confirm") ?? screen.confirm
    } tree: {
      $0.confirm?.tree
    },
    ScreenField("discard") { fields, values, screen in
      screen.discard = values.purpose(fields, "discard") ?? screen.discard
    } tree: {
      $0.discard.map(JSONTree.string)
    },
    ScreenField("input") { fields, _, screen in
      screen.input = fields.bool("input") ?? screen.input
    } tree: {
      $0.input.map(JSONTree.bool)
    },
    ScreenField("trailing") { fields, values, screen in
      screen.trailing = values.items(fields) ?? screen.trailing
    } tree: {
      $0.trailing.isEmpty ? nil : .array($0.trailing.map(\.tree))
    },
    ScreenField("segments") { fields, values, screen in
      screen.segments = values.segments(fields) ?? screen.segments
    } tree: {
      $0.segments.isEmpty ? nil : .array($0.segments.map(JSONTree.string))
    },
    ScreenField("search") { fields, values, screen in
      screen.search = values.purpose(fields, "search") ?? screen.search
    } tree: {
      $0.search.map(JSONTree.string)
    },
    ScreenField("parent") { fields, values, screen in
      screen.parent = values.parent(fields) ?? screen.parent
    } tree: {
      $0.parent.map(JSONTree.string)
    },
    ScreenField("route") { fields, values, screen in
      screen.route = values.route(fields) ?? screen.route
    } tree: {
      $0.route.map { .string($0.text) }
    },
    ScreenField("presentation") { fields, values, screen in
      screen.presentation = values.presentation(fields) ?? screen.presentation
    } tree: {
      $0.presentation == .push ? nil : $0.presentation.tree
    },
    ScreenField("indicator") { fields, _, screen in
      screen.indicator = fields.choice("indicator") ?? screen.indicator
    } tree: {
      $0.indicator.map { .string($0.rawValue) }
    },
    ScreenField("task") { fields, _, screen in
      screen.task = fields.choice("task") ?? screen.task
    } tree: {
      $0.task.map { .string($0.rawValue) }
    },
    ScreenField("tab") { fields, values, screen in
      screen.tab = values.tab(fields) ?? screen.tab
    } tree: {
      $0.tab.map(JSONTree.string)
    },
    ScreenField("tabOrder") { fields, _, screen in
      screen.tabOrder = fields.integer("tabOrder", least: 1) ?? screen.tabOrder
    } tree: {
      $0.tabOrder.map(JSONTree.integer)
    },
  ]

  /// The names of the fields that name purposes.
  package static let namingPurposes = [
    "title", "subtitle", "leading", "confirm", "discard", "trailing", "segments", "search",
  ]
}

extension HeaderItem {
  /// The fields in canonical order.
  static let fields = ["purpose", "message", "enabled", "on", "menu", "identifier", "action"]

  /// The fields of an item of a menu, which opens no further menu.
  static let fieldsInMenu = fields.filter { $0 != "menu" }

  /// The item in the form of screens.json: only the purpose if nothing else is set.
  package var tree: JSONTree {
    let others: [(String, JSONTree?)] = [
      ("message", message.map(JSONTree.string)), ("enabled", isEnabled ? nil : .bool(false)),
      ("on", isOn.map(JSONTree.bool)), ("menu", menu.isEmpty ? nil : .array(menu.map(\.tree))),
      ("identifier", accessibilityIdentifier.map(JSONTree.string)), ("action", action.map(JSONTree.string)),
    ]
    guard others.contains(where: { $0.1 != nil }) else { return .string(purpose) }
    return .fields([("purpose", .string(purpose))] + others)
  }
}

extension ScreenLeading {
  fileprivate var tree: JSONTree {
    switch self {
    case .item(let item): item.tree
    case .hidden: .string("hidden")
    }
  }
}

extension Presentation {
  /// The fields in canonical order.
  static let fields = ["style", "name", "detents", "grabber", "cornerRadius"]

  /// The presentation as screens.json writes it.
  package var tree: JSONTree {
    switch self {
    case .push: .string("push")
    case .sheet(let options) where options == SheetOptions(): .string("sheet")
    case .sheet(let options):
      .fields([
        ("style", .string("sheet")),
        ("detents", options.detents.isEmpty ? nil : .array(options.detents.map(\.tree))),
        ("grabber", options.grabber ? .bool(true) : nil),
        ("cornerRadius", options.cornerRadius.flatMap(JSONTree.decimal)),
      ])
    case .fullScreen: .string("full-screen")
    case .custom(let name): .fields([("style", .string("custom")), ("name", .string(name))])
    }
  }
}

extension SheetOptions.Detent {
  fileprivate var tree: JSONTree {
    switch self {
    case .medium: .string("medium")
    case .large: .string("large")
    case .share(let share): .decimal(share)
    }
  }
}
