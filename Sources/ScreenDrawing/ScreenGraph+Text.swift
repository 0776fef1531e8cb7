package import CatalogModel

extension ScreenGraph {
  /// The format of a graph.
  package enum Format: String, CaseIterable, Sendable {
    /// A tree for terminals.
    case text
    /// The language of Graphviz.
    case dot
    /// The language of Mermaid, which GitHub and GitLab draw.
    case mermaid
  }

  /// The graph in a format, ending with a line break; empty without screens.
  ///
  /// - Parameter title: the text for a screen, such as its title in a locale; empty for none.
  package func text(as format: Format, title: (Screen) -> String) -> String {
    guard !nodes.isEmpty else { return "" }
    return switch format {
    case .text: tree(title)
    case .dot: dot(title)
    case .mermaid: mermaid(title)
    }
  }

  private func tree(_ title: (Screen) -> String) -> String {
    /// For each depth, whether the branch goes on below.
    var goesOn: [Bool] = []
    return nodes.map { node in
      goesOn = Array(goesOn.prefix(max(node.depth - 1, 0)))
      let stem = goesOn.map { $0 ? "│  " : "   " }.joined()
      if node.depth > 0 { goesOn.append(!node.isLast) }
      let branch = node.depth == 0 ? "" : node.isLast ? "└─ " : "├─ "
      return "\(stem)\(branch)\(line(node.screen, title))\n"
    }.joined()
  }

  /// `city "Berlin" · push · /places/{city}`
  private func line(_ screen: Screen, _ title: (Screen) -> String) -> String {
    let title = title(screen)
    let facts = [
      title.isEmpty ? nil : "“\(title)”", screen.header.rawValue,
      screen.parent == nil ? nil : screen.presentation.words, screen.tab.map { "tab \($0)" }, screen.route?.text,
    ]
    return ([screen.id] + facts.compactMap(\.self)).joined(separator: "  ")
  }

  private func dot(_ title: (Screen) -> String) -> String {
    let lines = nodes.map { node in
      let label = [node.screen.id, title(node.screen)].filter { !$0.isEmpty }.map(Self.quoted).joined(separator: "\\n")
      let shape = node.screen.tab != nil && node.screen.parent == nil ? ", shape=tab" : ""
      return "  \"\(node.screen.id)\" [label=\"\(label)\"\(shape)];\n"
    }
    let edges = edges.map { parent, screen in
      let style = screen.presentation.isModal ? ", style=dashed" : ""
      return "  \"\(parent)\" -> \"\(screen.id)\" [label=\"\(Self.quoted(screen.presentation.words))\"\(style)];\n"
    }
    return "digraph screens {\n  rankdir=LR;\n  node [shape=box];\n\(lines.joined())\(edges.joined())}\n"
  }

  private func mermaid(_ title: (Screen) -> String) -> String {
    // An identifier of Mermaid must not be a word of its language, such as 'end'.
    let names = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.screen.id, "s\($0)") })
    let lines = nodes.map { node in
      let parts = [node.screen.id, title(node.screen)].filter { !$0.isEmpty }.map(Self.entities)
      return "  \(names[node.screen.id, default: ""])[\"\(parts.joined(separator: "<br>"))\"]\n"
    }
    let edges = edges.map { parent, screen in
      let arrow = screen.presentation.isModal ? "-.->" : "-->"
      return "  \(names[parent, default: ""]) \(arrow)|\(Self.entities(screen.presentation.words))| "
        + "\(names[screen.id, default: ""])\n"
    }
    return "flowchart LR\n\(lines.joined())\(edges.joined())"
  }

  /// Each screen with its parent, where that is in the graph.
  private var edges: [(parent: String, screen: Screen)] {
    let known = Set(nodes.map(\.screen.id))
    return nodes.compactMap { node in
      guard let parent = node.screen.parent, known.contains(parent) else { return nil }
      return (parent, node.screen)
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// Characters that Mermaid or HTML would read, as numeric entities.
  private static func entities(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      "\"#<>&|[]{};".unicodeScalars.contains(scalar) ? "#\(scalar.value);" : String(scalar)
    }.joined()
  }
}

extension Presentation {
  /// The style's name in screens.json; of a custom one its own name.
  package var words: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .fullScreen: "full-screen"
    case .custom(let name): name
    }
  }
}
