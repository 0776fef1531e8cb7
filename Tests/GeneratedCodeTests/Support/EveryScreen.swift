import CatalogFiles
import Foundation
import TestSupport

/// An app over Standard with every syntax of screens and routes, a feature, a custom kind of headers, and names that are
/// keywords of programming languages.
enum EveryScreen {
  static func read() throws -> CatalogSource {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    return try CatalogReader(files: DiskFiles()).read(folder.path)
  }

  private static var files: [String: String] {
    [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Every screen", "extends": "Standard", "locales": ["ar", "de", "en"]
      }
      """, "headers.json": headers, "purposes.json": purposes, "screens.json": screens,
      "screens/self-service.json": formScreens,
      "titles/ar.json": titles("مشاركة"),
      "titles/de.json": titles("Teilen"), "titles/en.json": titles("Share"),
    ]
  }

  private static func titles(_ share: String) -> String {
    #"{ "share": { "accessibilityLabel": "\#(share): …", "brief": "\#(share)!" } }"#
  }

  private static let purposes = """
    { "share": { "messages": { "accessibilityLabel": {}, "brief": {} } } }
    """

  private static let headers = """
    {
      "kinds": {
        "form": { "extends": "dialog", "description": "A form.", "title": "prominent" },
        "wide-page": { "description": "A page that shows its title large.", "title": "prominent", "leading": ["back"], "leave": "pop" }
      }
    }
    """

  /// A feature, whose name is a keyword with a word after it.
  private static let formScreens = """
    {
      "crossed": {
        "header": "dialog", "title": "", "leading": "close", "confirm": "done", "parent": "home", "presentation": "sheet",
        "route": "/crossed/{if}"
      },
      "form": {
        "header": "form", "title": "edit", "confirm": { "purpose": "save", "enabled": false, "action": "store" },
        "parent": "home", "presentation": { "style": "sheet", "detents": ["medium"] }
      }
    }
    """

  private static let screens = """
    {
      "class": { "description": "A keyword, with the argument {self}.", "title": "{self}", "route": "/class/{self}" },
      "continue": { "title": "continue", "route": "/" },
      "files": { "title": "open", "subtitle": "about", "segments": ["archive", "calendar"], "search": "search", "route": "/files/{path*}?{sort}&{page?}", "parent": "home" },
      "files-of-a-letter": { "title": "", "route": "/files/{letter}", "parent": "home" },
      "help": { "title": "help", "route": "/files/{letter}/{page?}/{section?}", "parent": "files-of-a-letter" },
      "hidden": { "title": "{name}", "subtitle": "{name}", "leading": "hidden", "parent": "class", "route": "/hidden/{in?}?{name}" },
      "home": {
        "header": "root", "title": "home", "route": "/home", "tab": "home", "tabOrder": 1,
        "trailing": ["search", { "purpose": "share", "message": "brief", "identifier": "share-home", "action": "send" }, "share"]
      },
      "init": { "title": "about", "header": "wide-page", "parent": "untitled", "route": "/{first}/{rest*}" },
      "named": { "title": "{city}", "parent": "home", "trailing": ["edit"] },
      "photo": {
        "header": "viewer", "title": "", "trailing": ["delete"], "parent": "named", "presentation": "full-screen"
      },
      "sao-paulo": { "title": "", "route": "/s%C3%A3o%20paulo" },
      "settings": { "header": "root", "title": "settings", "route": "/settings", "tab": "settings", "tabOrder": 2 },
      "special": { "title": "info", "presentation": { "style": "custom", "name": "drawer" }, "parent": "home", "route": "/caf%C3%A9%2Fbar/{x}" },
      "switch": { "title": "edit", "route": "/files/new", "leading": { "purpose": "close", "action": "leave" }, "parent": "home",
        "trailing": [
          { "purpose": "favorite", "on": true },
          { "purpose": "add", "menu": ["copy", { "purpose": "pin", "on": false, "enabled": false, "identifier": "a:b,c" }] },
          "download", "edit", "filter", "print"
        ]
      },
      "untitled": { "title": "", "parent": "home", "route": "/untitled" }
    }
    """
}
