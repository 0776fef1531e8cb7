/// The texts of a unit, with its inline elements resolved (XLIFF 2.1, Inline Elements).
struct XLIFF21Inline {
  private let unit: XMLTreeElement
  /// What the unit's original data stand for.
  private let data: [String: String]

  init(unit: XMLTreeElement) {
    self.unit = unit
    let entries = unit.child("originalData")?.children("data") ?? []
    data = Dictionary(entries.compactMap { entry in entry["id"].map { ($0, Self.characters(of: entry)) } }) { $1 }
  }

  /// The target of all segments, and of what stands between them, in their order; empty where no segment has one.
  ///
  /// A tool may have cut the unit into segments, and may want the targets in another order (`order`).
  var target: String {
    let parts = unit.children.filter { $0.isNamed("segment") || $0.isNamed("ignorable") }
    guard parts.contains(where: { $0.isNamed("segment") && $0.child("target") != nil }) else { return "" }
    let texts = parts.enumerated().map { index, part in
      let target = part.child("target")
      // Only what is not translatable may stand for its own translation.
      let element = target ?? (part.isNamed("ignorable") ? part.child("source") : nil)
      return (order: target?["order"].flatMap(Int.init) ?? index + 1, text: element.map { text(of: $0) } ?? "")
    }
    let ordered = texts.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
    return ordered.map(\.element.text).joined()
  }

  private func text(of element: XMLTreeElement) -> String {
    var text = ""
    for content in element.content {
      switch content {
      case .text(let literal): text += literal
      case .comment: break
      case .element(let code): text += self.text(ofCode: code)
      }
    }
    return text
  }

  private func text(ofCode code: XMLTreeElement) -> String {
    switch code.name {
    case "cp": Self.character(code) ?? ""
    case "ph", "sc", "ec": original(code, "dataRef") ?? code["equiv"] ?? code["disp"] ?? ""
    case "pc":
      (original(code, "dataRefStart") ?? code["equivStart"] ?? "") + text(of: code)
        + (original(code, "dataRefEnd") ?? code["equivEnd"] ?? "")
    default: text(of: code)
    }
  }

  private func original(_ code: XMLTreeElement, _ attribute: String) -> String? {
    code[attribute].flatMap { data[$0] }
  }

  /// Text with `<cp>` in it.
  private static func characters(of element: XMLTreeElement) -> String {
    element.content.map { content in
      switch content {
      case .text(let text): text
      case .element(let code): character(code) ?? ""
      case .comment: ""
      }
    }.joined()
  }

  private static func character(_ code: XMLTreeElement) -> String? {
    guard code.isNamed("cp"), let hex = code["hex"], let value = UInt32(hex, radix: 16) else { return nil }
    return Unicode.Scalar(value).map { String($0) }
  }
}
