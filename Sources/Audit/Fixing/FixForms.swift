internal import AppReading
internal import CatalogModel
internal import SourceReading

/// The writers of the forms that generated code has, by framework.
enum FixForms {
  /// Writes the form of a button in place of a call or element.
  typealias Writer = @Sendable (FixSite, SourceNode) throws(FixRefusal) -> FixedCode

  /// The frameworks for which generated code has a form.
  static let writers: [Framework: Writer] = [
    .swiftUI: { (site, node) throws(FixRefusal) in
      FixedCode(range: node.range, text: try SwiftUIForm(site: site).code(try call(node), node.range))
    },
    .uiKit: { (site, node) throws(FixRefusal) in
      FixedCode(range: node.range, text: try UIKitForm(site: site).code(try call(node), node.range))
    },
    .appKit: { (site, node) throws(FixRefusal) in
      try AppKitForm(site: site).code(try call(node), node.range)
    },
    .compose: { (site, node) throws(FixRefusal) in
      FixedCode(range: node.range, text: try ComposeForm(site: site).code(try call(node), node.range))
    },
    .react: { (site, node) throws(FixRefusal) in
      FixedCode(range: node.range, text: try ReactForm(site: site).code(try element(node), node.range))
    },
    .html: { (site, node) throws(FixRefusal) in
      FixedCode(range: node.range, text: try HTMLForm(site: site).code(try element(node), node.range))
    },
  ]

  private static func call(_ node: SourceNode) throws(FixRefusal) -> SourceCall {
    guard case .call(let call) = node.kind else { throw .notPlain }
    return call
  }

  private static func element(_ node: SourceNode) throws(FixRefusal) -> SourceElement {
    guard case .element(let element) = node.kind else { throw .notPlain }
    return element
  }
}
