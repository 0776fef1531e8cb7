internal import SourceReading
internal import SourceText

/// The buttons of HTML, whose texts and icons may be in elements within them.
extension MarkupWalk {
  func fillHTML(_ draft: inout SiteDraft, _ element: SourceElement) {
    if let purpose = element["purpose"]?.text, element.name == "purpose-button" { draft.site.adoptedPurpose = purpose }
    if element.name == "input" { draft.add(.title, shown(element["value"])) }
    addContent(of: element, as: .title, to: &draft, depth: 0)
    draft.add(.accessibilityLabel, shown(element["aria-label"]))
    draft.add(.tooltip, shown(element["title"]))
    if element["type"]?.text == "submit" { draft.site.role = .submit }
  }

  private func addContent(of element: SourceElement, as use: SiteText.Use, to draft: inout SiteDraft, depth: Int) {
    guard depth < 32 else { return }
    for child in element.children {
      guard case .element(let inner) = child.kind else {
        draft.add(use, shown(child))
        continue
      }
      add(inner, as: use, to: &draft, depth: depth)
    }
  }

  private func add(_ element: SourceElement, as use: SiteText.Use, to draft: inout SiteDraft, depth: Int) {
    guard element["hidden"] == nil, !Self.unshown.contains(element.name) else { return }
    let classes = (element["class"]?.text ?? "").split(separator: " ").map(String.init)
    if classes.contains(where: Self.fontsOfLigatures.contains) {
      // The text is the icon's name: `<span class="material-icons">delete</span>`.
      for child in element.children { draft.add(icon(child.text?.trimmed, at: child.range)) }
      return
    }
    if let name = classes.first(where: Self.isIcon), let range = element["class"]?.range {
      draft.add(icon(name, at: range))
    }
    switch element.name {
    case "img": draft.add(.accessibilityLabel, shown(element["alt"]))
    // `<use href="#trash">` of a sprite.
    case "use":
      let reference = element["href"] ?? element["xlink:href"]
      let name = reference?.text.flatMap { $0.split(separator: "#").last }.map(String.init)
      draft.add(icon(name, at: reference?.range ?? element.nameRange))
    default:
      let isForReaders = element.name == "title" || classes.contains(where: Self.visibleToReadersOnly.contains)
      if use == .title, element["aria-label"] != nil { draft.add(.accessibilityLabel, shown(element["aria-label"])) }
      addContent(of: element, as: isForReaders ? .accessibilityLabel : use, to: &draft, depth: depth + 1)
    }
  }

  private func icon(_ name: String?, at range: Range<Int>) -> [Ranged<IconExpression>] {
    guard let name, !name.isEmpty else { return [] }
    return [Ranged(expression: .icon(name, .iconName), range: range)]
  }

  /// A text as a page shows it: letters and digits, or a sign such as `×`.
  private func shown(_ node: SourceNode?) -> [Ranged<TextExpression>] {
    guard let node, let written = node.text else { return [] }
    let text = CharacterReferences.replaced(in: written).trimmed
    guard text.contains(where: { $0.isLetter || $0.isNumber }) || GlyphTitles.purpose(of: text) != nil else {
      return []
    }
    return [Ranged(expression: .literal(text, hasArguments: false, mayBeKey: false), range: node.range)]
  }

  /// Elements without a text of the button.
  private static let unshown: Set = ["script", "style", "template", "noscript", "select", "textarea"]
  /// The classes of Bootstrap, Tailwind, WordPress and others for texts that only a screen reader reads.
  private static let visibleToReadersOnly: Set = [
    "sr-only", "visually-hidden", "visuallyhidden", "screen-reader-text", "screen-reader-only", "u-hidden-visually",
    "a11y-hidden", "assistive-text", "offscreen",
  ]
  private static let fontsOfLigatures: Set = [
    "material-icons", "material-icons-outlined", "material-icons-round", "material-icons-sharp",
    "material-symbols-outlined", "material-symbols-rounded", "material-symbols-sharp",
  ]
  private static let prefixesOfIcons = [
    "bi-", "codicon-", "fa-", "feather-", "fi-", "glyphicon-", "icon-", "la-", "lucide-", "mdi-", "octicon-", "ph-",
    "pi-", "ri-", "ti-",
  ]
  /// Styles and sizes of icon fonts.
  private static let styles: Set = [
    "fa-solid", "fa-regular", "fa-light", "fa-thin", "fa-brands", "fa-fw", "fa-lg", "fa-sm", "fa-xs", "fa-2x",
    "fa-spin",
    "ph-bold", "ph-fill", "ph-light", "ph-thin",
  ]

  private static func isIcon(_ name: String) -> Bool {
    !styles.contains(name) && prefixesOfIcons.contains { name.hasPrefix($0) && name.count > $0.count }
  }
}

extension String {
  /// The text without white space at its ends, which HTML does not show.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}

/// Character references of HTML (HTML Living Standard, § 13.1.4).
enum CharacterReferences {
  /// A text with its numeric references, and the named ones that buttons show, as characters; others stay.
  static func replaced(in text: String) -> String {
    guard text.contains("&") else { return text }
    var replaced = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      replaced += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(of: rest[rest.index(after: start)..<end])
      else {
        replaced.append(rest.removeFirst())
        continue
      }
      replaced += character
      rest = rest[rest.index(after: end)...]
    }
    return replaced + rest
  }

  private static func character(of name: Substring) -> String? {
    guard name.hasPrefix("#") else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private static let named = [
    "amp": "&", "apos": "'", "bull": "•", "check": "✓", "checkmark": "✓", "cross": "✗", "darr": "↓", "equiv": "≡",
    "gt": ">", "hearts": "♥", "hellip": "…", "laquo": "«", "larr": "←", "lsaquo": "‹", "lt": "<", "mdash": "—",
    "middot": "·", "minus": "−", "nbsp": "\u{A0}", "ndash": "–", "plus": "+", "quot": "\"", "raquo": "»", "rarr": "→",
    "rsaquo": "›", "star": "☆", "starf": "★", "times": "×", "uarr": "↑",
  ]
}
