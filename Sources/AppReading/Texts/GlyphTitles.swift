internal import SourceText

/// Characters that buttons show like an icon: `×`, `←`, `⋮`.
package enum GlyphTitles {
  /// The purpose that a title without letters draws; nil for other titles.
  package static func purpose(of title: String) -> String? {
    guard title.utf8.count <= 24, !title.utf8.contains(where: \.isASCIILetter) else { return nil }
    let scalars = title.unicodeScalars.filter {
      !$0.properties.isWhitespace && $0.value != 0xFE0F && $0.value != 0xFE0E
    }
    return table[String(String.UnicodeScalarView(scalars))]
  }

  private static let table = [
    "×": "close", "✕": "close", "✖": "close", "✗": "close", "⨯": "close", "❌": "close", "╳": "close",
    "←": "back", "‹": "back", "⟵": "back", "❮": "back", "<": "back", "＜": "back", "〈": "back",
    "→": "next", "›": "next", "❯": "next", "+": "add", "＋": "add", "➕": "add", "-": "remove", "−": "remove",
    "…": "more", "...": "more", "⋯": "more", "⋮": "more", "•••": "more", "···": "more", "︙": "more",
    "✓": "done", "✔": "done", "☑": "done", "✅": "done", "☰": "menu", "≡": "menu", "?": "help", "❓": "help",
    "ℹ": "info", "🗑": "delete", "⚙": "settings", "🔍": "search", "🔎": "search", "↻": "refresh", "⟳": "refresh",
    "🔄": "refresh", "✏": "edit", "✎": "edit", "▶": "play", "⏵": "play", "⏸": "pause", "⏹": "stop", "■": "stop",
    "⏭": "skip-next", "⏮": "skip-previous", "⏩": "fast-forward", "⏪": "rewind", "★": "favorite", "☆": "favorite",
    "⭐": "favorite", "❤": "like", "♥": "like", "♡": "like", "👍": "like", "👎": "dislike", "🏠": "home", "📎": "attach",
    "📷": "camera", "🔔": "notifications", "🔒": "lock", "🔓": "unlock", "🖨": "print", "💾": "save", "📋": "paste",
    "↶": "undo", "↷": "redo", "↩": "undo", "↪": "redo", "⤢": "fullscreen", "▾": "expand", "▼": "expand",
    "▴": "collapse",
    "▲": "collapse", "↗": "open-external",
  ]
}
