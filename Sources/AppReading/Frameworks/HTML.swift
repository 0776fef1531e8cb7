internal import CatalogModel
internal import SourceReading

extension FrameworkDescription {
  static let html = FrameworkDescription(
    framework: .html, title: "HTML", languages: [.html],
    markup: MarkupButtons(languages: [.html], pressAttribute: "onclick") { element, _ in
      element.isHTMLButton ? "html.button" : nil
    },
    icons: .classes, isOnDesktop: true)
}

extension SourceElement {
  fileprivate var isHTMLButton: Bool {
    switch name {
    case "button", "purpose-button": true
    case "input": ["button", "submit", "reset"].contains(self["type"]?.text ?? "")
    // A link that acts, or is drawn as a button.
    case "a" where self["onclick"] != nil || isDrawnAsButton: true
    default: self["role"]?.text == "button"
    }
  }

  private var isDrawnAsButton: Bool {
    (self["class"]?.text ?? "").split(separator: " ").contains { ["btn", "button"].contains($0) }
  }
}
