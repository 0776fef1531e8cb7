/// The rules of `<style>` elements that select by class or by element name; other selectors are ignored.
struct SVGStyleSheet {
  private var declarations: [String: String] = [:]

  var isEmpty: Bool { declarations.isEmpty }

  /// Adds the rules of a style sheet.
  mutating func add(_ text: String) {
    let sheet = Self.withoutComments(text)
    var rest = sheet[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { return }
      for selector in rest[..<open].split(separator: ",") {
        declarations[SVGStyle.trimmed(String(selector)), default: ""] += ";\(rest[rest.index(after: open)..<close])"
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  /// The declarations for an element: those of its name, then those of its classes.
  func declarations(element: String, classes: String?) -> [String] {
    guard !isEmpty else { return [] }
    let names = (classes ?? "").split(whereSeparator: \.isWhitespace)
    return (["*", element] + names.flatMap { [".\($0)", "\(element).\($0)"] }).compactMap { declarations[$0] }
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
