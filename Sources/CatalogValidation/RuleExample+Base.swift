extension RuleExample {
  /// A catalogue without findings: two purposes, English and Polish, one icon set.
  package static let base: [String: String] = [
    "catalog.json": """
    {
      "formatVersion": 1,
      "name": "Example",
      "sourceLocale": "en",
      "locales": ["en", "pl"],
      "iconSets": ["set"],
      "limits": { "title": 15 }
    }
    """,
    "purposes.json": """
    {
      "back": {
        "role": "navigate",
        "direction": "backward",
        "description": "Returns to the previous screen.",
        "icons": { "set": "arrow-back" },
        "messages": { "title": {} }
      },
      "delete": {
        "role": "destroy",
        "description": "Destroys the selected items.",
        "icons": { "set": "trash" },
        "messages": {
          "title": {},
          "counted": { "arguments": { "count": { "type": "integer", "maximum": 9999 } }, "limit": 30 }
        }
      }
    }
    """,
    "icon-sets/set.json": """
    {
      "name": "Set",
      "version": "1",
      "license": "MIT",
      "source": "made for these examples",
      "rightToLeft": { "arrow-back": "mirrors" },
      "names": ["arrow-back", "arrow-left", "trash"]
    }
    """,
    "titles/en.json": """
    {
      "back": "Back",
      "delete": {
        "title": "Delete",
        "counted": "{count, plural, one {Delete # item} other {Delete # items}}"
      }
    }
    """,
    "titles/pl.json": """
    {
      "back": "Wstecz",
      "delete": {
        "title": "Usuń",
        "counted": "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {Usuń # elementu}}"
      }
    }
    """,
  ]

  /// A headers.json with the four kinds of Standard.
  package static let headers = """
    {
      "kinds": {
        "dialog": {
          "description": "A task.", "title": "inline", "leading": ["policy"], "confirmation": true, "input": true,
          "leave": "dismiss"
        },
        "page": {
          "description": "A page.", "title": "inline", "leading": ["system", "back", "close", "hidden"], "leave": "pop"
        },
        "root": { "description": "The base.", "title": "prominent", "leading": [], "leave": "stays" },
        "viewer": {
          "description": "Content.", "title": "inline", "leading": ["close"], "maximumTrailing": 2, "leave": "dismiss"
        }
      }
    }
    """
}
