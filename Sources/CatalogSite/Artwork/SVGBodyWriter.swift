internal import TextFormats

/// Writes the accepted elements of a drawing again, without white space, comments and prefixes.
struct SVGBodyWriter {
  /// The accepted attributes by the offset of their element; an element without an entry is left out.
  let attributes: [Int: SVGReader.Attributes]
  private var output = ""

  init(attributes: [Int: SVGReader.Attributes]) { self.attributes = attributes }

  /// The content of the outermost element in a group with that element's attributes.
  mutating func body(
    of root: XMLTreeElement, _ rootAttributes: SVGReader.Attributes, origin: (x: Double, y: Double)?
  ) -> String {
    output = ""
    var group = rootAttributes
    if let origin {
      group.append(("transform", "translate(\((0 - origin.x).shortest) \((0 - origin.y).shortest))"))
    }
    write("g", group.sorted { $0.name < $1.name }, children: root.children)
    return output
  }

  private mutating func write(_ name: String, _ values: SVGReader.Attributes, children: [XMLTreeElement]) {
    output += "<\(name)"
    for value in values { output += " \(value.name)=\"\(XMLEscaping.escaped(value: value.value))\"" }
    let drawn = children.filter { attributes[$0.offset] != nil }
    guard !drawn.isEmpty else {
      output += "/>"
      return
    }
    output += ">"
    for child in drawn { write(child.name, attributes[child.offset] ?? [], children: child.children) }
    output += "</\(name)>"
  }
}
