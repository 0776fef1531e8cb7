internal import SourceText

/// A tool as agents see it: its name, its description and its arguments.
package struct AgentTool: Sendable {
  /// An argument, by the types of JSON Schema.
  package struct Argument: Sendable {
    package enum Kind: String, Sendable {
      case text = "string"
      case number = "integer"
      case list = "array"
      case pairs = "object"
    }

    let name: String
    let kind: Kind
    var isRequired = false
    let description: String
  }

  package let name: String
  let title: String
  let description: String
  let arguments: [Argument]

  /// The tools of a catalogue.
  package static let all = [
    AgentTool(
      name: "find_purpose", title: "Find a purpose",
      description:
        "Finds what a button can be for, by words, a title in any language, or the name of an icon. Ask this before "
        + "you write a title or an icon into an app.",
      arguments: [
        Argument(name: "query", kind: .text, isRequired: true, description: "Such as 'trash', 'Löschen' or 'go back'."),
        Argument(name: "limit", kind: .number, description: "At most so many matches (10)."),
      ]),
    AgentTool(
      name: "resolve", title: "Look a purpose up",
      description:
        "The text of a purpose in a locale, and its icon in each set, with whether to flip it right-to-left.",
      arguments: [
        Argument(name: "purpose", kind: .text, isRequired: true, description: "Its identifier, such as 'select-all'."),
        Argument(name: "locale", kind: .text, isRequired: true, description: "A language tag, such as 'ar-EG'."),
        Argument(
          name: "message", kind: .text,
          description: "'title' (the default; 'counted' with a count), 'short' or another message."),
        Argument(
          name: "arguments", kind: .pairs, description: "The values of the message's arguments, such as {\"count\": 3}."
        ),
        Argument(name: "icons", kind: .text, description: "Only this icon set, such as 'sf-symbols'."),
        Argument(
          name: "wording", kind: .text,
          description: "The words of a family of platforms, such as 'apple' or 'google' (the shared words)."),
      ]),
    AgentTool(
      name: "header", title: "Draw a bar",
      description:
        "The bar of a screen as a platform shows it in a locale: items with sides, words or symbols, titles and labels.",
      arguments: [
        Argument(name: "kind", kind: .text, isRequired: true, description: "'root', 'page', 'dialog' or 'viewer'."),
        Argument(name: "locale", kind: .text, description: "A language tag (the source locale)."),
        Argument(
          name: "platform", kind: .text, description: "'ios', 'ios26', 'macos', 'android', 'web' and others (ios)."),
        Argument(name: "confirm", kind: .text, description: "A dialog's preferred action, a purpose."),
        Argument(
          name: "dismiss", kind: .text,
          description: "How the screen is left, such as 'close' of a page, 'cancel' or 'cross' of a dialog."),
        Argument(name: "trailing", kind: .list, description: "The purposes of the other actions, in reading order."),
        Argument(name: "title", kind: .text, description: "A purpose whose title the screen has, or any text."),
        Argument(
          name: "wording", kind: .text,
          description: "The words of a family of platforms, such as 'apple', or 'platform' for those of the platform."),
      ]),
    AgentTool(
      name: "check", title: "Check the catalogue",
      description: "What is wrong in the catalogue's files: each finding with its rule, file, line and what to do.",
      arguments: [Argument(name: "limit", kind: .number, description: "At most so many findings (20).")]),
  ]

  /// The description for clients (Model Context Protocol, Tools, § Tool).
  var tree: JSONTree {
    let properties = arguments.map { argument in
      JSONTree.Member(
        argument.name,
        .fields([
          ("type", .string(argument.kind.rawValue)),
          ("items", argument.kind == .list ? .fields([("type", .string("string"))]) : nil),
          ("description", .string(argument.description)),
        ]))
    }
    let required = arguments.filter(\.isRequired).map { JSONTree.string($0.name) }
    return .fields([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(description)),
      (
        "inputSchema",
        .fields([
          ("type", .string("object")), ("properties", .object(properties)),
          ("required", required.isEmpty ? nil : .array(required)), ("additionalProperties", .bool(false)),
        ])
      ),
      (
        "annotations",
        .fields([("readOnlyHint", .bool(true)), ("idempotentHint", .bool(true)), ("openWorldHint", .bool(false))])
      ),
    ])
  }
}
