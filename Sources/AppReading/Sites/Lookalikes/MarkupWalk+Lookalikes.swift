internal import CatalogModel
internal import SourceReading
internal import SourceText

extension MarkupWalk {
  /// Notes an element that runs something when it is pressed, but is not a button: `<div onclick="…">Delete</div>`.
  mutating func noteLookalike(_ element: SourceElement, at range: Range<Int>, in context: SiteContext) {
    let pressed = frameworks.lazy.compactMap { framework in
      framework.markup?.pressAttribute.map { (attribute: $0, framework: framework.framework) }
    }.first
    guard let (attribute, framework) = pressed, element[attribute] != nil,
      !["body", "html", "form", "input", "select", "label"].contains(element.name)
    else {
      return
    }
    let whole = element.nameRange.lowerBound..<range.upperBound
    lookalikes.append(
      NotFollowed(
        name: "\(element.kind).\(attribute)", reason: .unknownComponent, framework: framework, path: tree.file.path,
        position: tree.file.position(at: whole.lowerBound), range: whole, container: context.container, arguments: [:]))
  }
}
