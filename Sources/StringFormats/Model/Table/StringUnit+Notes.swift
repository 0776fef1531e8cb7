internal import CatalogModel
internal import MessageSyntax

extension StringUnit {
  /// The unit's context as text, one note per line, for all formats with notes: at most ``NoteRoom/length`` characters,
  /// beside texts for reference, which somebody asked for.
  ///
  /// The numbers that placeholders stand for and the longest length always have room, then descriptions, then the words of
  /// other wordings, and as many neighbours and places as
  /// fit. The base is not included: a format that stores it in a note appends ``UnitBase/note`` as a separate line.
  package var notes: [String] {
    var room = NoteRoom()
    room.add([buttonNote] + argumentNotes, at: .meaning)
    room.add([limit.map { "At most \($0) characters." }, screenNote].compactMap(\.self), at: .limit)
    room.add(sentences: context.messageDescription, at: .message)
    room.add([context.title.map { "It replaces '\($0)'." }].compactMap(\.self), at: .message)
    room.add(sentences: context.purposeDescription, at: .purpose)
    room.add(context.otherWordings.map(Self.note) + [inheritedNote].compactMap(\.self), at: .otherTexts)
    room.add(context.icons.prefix(1).map { "Icon: \($0.name)." }, at: .icon)
    room.add(list: companions, after: "Shown beside: ", between: ", ", end: ".", at: .companions)
    room.add(list: context.places.prefix(3), after: "Places: ", between: " ", end: "", at: .places)
    return room.lines + context.references.map { "\($0.locale): \($0.text)" }
  }

  /// True for a text with the note that every unit has.
  package static func areNotes(_ text: String) -> Bool {
    text.split(separator: "\n").contains { $0.hasPrefix("Button that ") }
  }

  private var buttonNote: String {
    let direction = context.direction.map { ", points \($0.rawValue) along the reading direction" } ?? ""
    return "Button that \(context.role.text)\(direction)."
  }

  private var screenNote: String? {
    context.isScreenTitle ? "Title of the screen that '\(key.purpose)' leads to." : nil
  }

  private var argumentNotes: [String] {
    arguments.flatMap { argument -> [String] in
      let maximum = argument.maximum.map { ", at most \($0)" } ?? ""
      let examples = context.examples.first { $0.argument == argument.name }?.categories ?? []
      return ["{\(argument.name)}: \(argument.kind.text)\(maximum)."]
        + examples.map { "\($0.category.keyword): \($0.numbers)" }
    }
  }

  private var companions: [String] {
    context.companions.map { companion in
      companion.title.map { "\(companion.purpose) '\($0)'" } ?? companion.purpose
    }
  }

  private static func note(_ other: UnitContext.WordedText) -> String {
    guard let wording = other.wording else { return "Without a wording, the text is '\(other.text)'." }
    return "In the wording '\(wording)', the text is '\(other.text)'."
  }

  private var inheritedNote: String? {
    context.inherited.map { "Without its own text, the locale shows '\($0)'." }
  }
}

extension Role {
  /// The role as a relative clause after 'a button that'.
  fileprivate var text: String {
    switch self {
    case .navigate: "goes to another place"
    case .dismiss: "takes a screen away; nothing is lost"
    case .cancel: "abandons a task"
    case .confirm: "finishes a task and keeps its result"
    case .destroy: "destroys something of the user's"
    case .act: "does something"
    }
  }
}

extension ArgumentDeclaration.Kind {
  fileprivate var text: String {
    switch self {
    case .integer: "a whole number"
    case .number: "a number"
    case .text: "a text"
    }
  }
}
