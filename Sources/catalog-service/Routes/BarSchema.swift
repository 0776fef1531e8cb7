import SourceText

/// The JSON schemas of a bar and of the way to a screen.
enum BarSchema {
  private static let frame = Schema.object([
    ("x", Schema.number), ("y", Schema.number), ("width", Schema.number), ("height", Schema.number),
  ])

  private static let place = Schema.oneOf(values: ["bar", "footer"])

  static let bar = Schema.object([
    ("kind", Schema.string), ("platform", Schema.string), ("locale", Schema.string),
    ("baseDirection", Schema.baseDirection), ("title", Schema.string), ("titleStyle", Schema.string),
    ("width", Schema.number), ("height", Schema.number), ("footerHeight?", Schema.number), ("unit", Schema.string),
    ("titleFrame?", frame),
    ("titleTruncated", Schema.boolean),
    (
      "items",
      Schema.array(
        Schema.object([
          ("purpose", Schema.string), ("kind", Schema.string), ("title", Schema.string),
          ("accessibilityLabel", Schema.string), ("side", Schema.edge), ("place", place),
          ("look", Schema.string), ("emphasis", Schema.string), ("enabled", Schema.boolean),
          ("waitsForInput", Schema.boolean),
          ("inMenu?", Schema.boolean), ("frame?", frame),
        ]))
    ),
    ("menuButton?", frame), ("fits", Schema.boolean), ("warnings", Schema.array(Schema.string)),
  ])

  static let way = Schema.object([
    ("platform", Schema.string), ("locale", Schema.string), ("tab?", Schema.string),
    (
      "screens",
      Schema.array(
        Schema.object([
          ("screen", Schema.string), ("parameters", Schema.map(Schema.string)), ("title", Schema.string),
          ("header", Schema.string), ("change?", Schema.string), ("entersFrom?", Schema.string),
          ("keepsTabBar?", Schema.boolean),
          (
            "back?",
            Schema.object([
              ("label?", Schema.string), ("mode", Schema.string), ("menu", Schema.array(Schema.string)),
              ("accessibilityLabel", Schema.string), ("side", Schema.edge),
            ])
          ),
          (
            "items",
            Schema.array(
              Schema.object([
                ("purpose", Schema.string), ("side", Schema.edge), ("place", place), ("look", Schema.string),
                ("title", Schema.string),
              ]))
          ),
        ]))
    ),
  ])
}
