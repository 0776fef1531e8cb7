extension RuleExample {
  /// A catalogue with the kinds of headers of Standard, these screens, and purposes for their bars.
  ///
  /// - Parameters:
  ///   - screens: the members of screens.json.
  ///   - files: other files that the example shows.
  package static func screens(_ screens: String, with files: [String: String] = [:]) -> RuleExample {
    RuleExample(files.merging(["screens.json": "{\n  \(screens)\n}"]) { $1 }, in: screenCatalogue)
  }

  /// A catalogue whose only purpose has this title, which is that of a screen.
  ///
  /// - Parameter screen: the title of the screen in the syntax of screens.json.
  package static func screenTitle(_ text: String, of screen: String = "rides") -> RuleExample {
    var surroundings = screenCatalogue
    surroundings["purposes.json"] = """
      { "rides": { "role": "navigate", "description": "…", "icons": {}, "messages": { "title": {} } } }
      """
    return RuleExample(
      [
        "screens.json": #"{ "rides": { "title": "\#(screen)", "route": "/rides" } }"#,
        "titles/en.json": #"{ "rides": "\#(text)" }"#,
      ], in: surroundings)
  }

  /// A catalogue with a screen that has this title, on a platform with large titles.
  package static func largeTitle(_ text: String, header: String = "root") -> RuleExample {
    let platforms = """
      {
        "phone": {
          "name": "Phone", "iconSet": "set", "unit": "pt",
          "facts": { "prominentHeight": { "value": 96, "source": "made up", "confidence": "memory" } }
        }
      }
      """
    let screen = #""rides": { "header": "\#(header)", "title": "rides", "route": "/rides" }"#
    return titled(screen, platforms: platforms, rides: text)
  }

  /// A catalogue with a screen that has these fields, on these platforms.
  ///
  /// - Parameters:
  ///   - platforms: as platforms.json has them.
  ///   - save: the English title of `save`; nil for the usual one.
  package static func bar(
    _ fields: String, platforms: String, header: String = "dialog", save: String? = nil
  ) -> RuleExample {
    let screen = #""rides": { "header": "\#(header)", "title": "rides", "route": "/rides", \#(fields) }"#
    guard let save else { return screens(screen, with: ["platforms.json": platforms]) }
    return titled(screen, platforms: platforms, save: save)
  }

  /// A catalogue with a screen, these platforms, and these English titles.
  private static func titled(
    _ screen: String, platforms: String, rides: String = "All rides", save: String = "Save"
  ) -> RuleExample {
    var surroundings = screenCatalogue
    surroundings["purposes.json"] = """
      {
        "back": { "role": "navigate", "description": "…", "icons": {}, "messages": { "title": {} } },
        "cancel": { "role": "cancel", "description": "…", "icons": {}, "messages": { "title": {} } },
        "close": { "role": "dismiss", "description": "…", "icons": {}, "messages": { "title": {} } },
        "done": { "role": "confirm", "description": "…", "icons": {}, "messages": { "title": {} } },
        "rides": { "role": "navigate", "description": "…", "icons": {}, "messages": { "title": {} } },
        "save": { "role": "confirm", "description": "…", "icons": {}, "messages": { "title": {} } }
      }
      """
    return RuleExample(
      [
        "platforms.json": platforms, "screens.json": "{ \(screen) }",
        "titles/en.json": """
        {
          "back": "Back", "cancel": "Cancel", "close": "Close", "done": "Done", "rides": "\(rides)", "save": "\(save)"
        }
        """,
      ], in: surroundings)
  }

  /// A headers.json with the four kinds of Standard, one more kind, and a dismissal policy.
  ///
  /// - Parameter kind: in the syntax of headers.json, such as `"picker": { "extends": "dialog" }`.
  package static func headers(adding kind: String? = nil, dismissal: String = "cancel") -> String {
    headers.replacing(
      #""kinds": {"#, with: #""dismissal": "\#(dismissal)", "kinds": {\#(kind.map { "\n    \($0)," } ?? "")"#)
  }

  private static let screenCatalogue = [
    "catalog.json": """
    { "formatVersion": 1, "name": "Rides", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }
    """,
    "headers.json": headers,
    "purposes.json": "{\n  "
      + purposes.map { name, kind, _ in
        #""\#(name)": { \#(kind), "description": "…", "icons": {}, "messages": { "title": {}\#(messages(of: name)) } }"#
      }.joined(separator: ",\n  ") + "\n}",
    "titles/en.json": "{\n  "
      + purposes.map { name, _, title in
        name == "add" ? #""add": { "title": "Add", "counted": "Add {count}" }"# : #""\#(name)": "\#(title)""#
      }.joined(separator: ",\n  ") + "\n}",
  ]

  private static func messages(of purpose: String) -> String {
    purpose == "add" ? #", "counted": { "arguments": { "count": { "type": "integer", "maximum": 9 } } }"# : ""
  }

  private static let purposes = [
    ("add", #""role": "act""#, "Add"),
    ("back", #""role": "navigate", "direction": "backward""#, "Back"),
    ("cancel", #""role": "cancel""#, "Cancel"),
    ("close", #""role": "dismiss""#, "Close"),
    ("delete", #""role": "destroy""#, "Delete"),
    ("discard", #""role": "destroy""#, "Discard"),
    ("done", #""role": "confirm""#, "Done"),
    ("edit", #""role": "act""#, "Edit"),
    ("home", #""role": "navigate""#, "Home"),
    ("ok", #""role": "confirm""#, "OK"),
    ("people", #""role": "navigate""#, "People"),
    ("places", #""role": "navigate""#, "Places"),
    ("previous", #""role": "navigate", "direction": "backward""#, "Previous"),
    ("rides", #""role": "navigate""#, "All rides"),
    ("save", #""role": "confirm""#, "Save"),
    ("search", #""role": "act""#, "Search"),
    ("share", #""role": "act""#, "Share"),
    ("yes", #""role": "confirm""#, "Yes"),
  ]
}
