internal import TextFormats

/// An element of an SVG picture.
struct SVGElement {
  private let name: String
  private let attributes: [(name: String, value: String?)]
  private let content: String

  /// - Parameters:
  ///   - attributes: those with a value are written, in order.
  ///   - text: the text in it.
  init(_ name: String, _ attributes: [(String, String?)], text: String) {
    self.name = name
    self.attributes = attributes
    content = XMLEscaping.escaped(value: text)
  }

  /// - Parameter elements: the elements in it.
  init(_ name: String, _ attributes: [(String, String?)], _ elements: [SVGElement] = []) {
    self.name = name
    self.attributes = attributes
    content = elements.map(\.text).joined()
  }

  /// The element as XML.
  var text: String {
    let values = attributes.compactMap { attribute in
      attribute.value.map { " \(attribute.name)=\"\(XMLEscaping.escaped(value: $0))\"" }
    }
    return "<\(name)\(values.joined())" + (content.isEmpty ? "/>" : ">\(content)</\(name)>")
  }
}

extension Double {
  /// The number with at most two decimals.
  var svg: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
