/// The bindings of prefixes to namespaces while a file is read (Namespaces in XML 1.0 §6).
struct XMLScopes {
  static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

  /// The namespaces by number: none, that of `xml:`, and those that the file declares.
  private(set) var names = ["", xmlNamespace]
  private var numbers: [String: UInt16] = ["": 0, xmlNamespace: 1]
  /// The current namespace of each prefix. A file may declare a prefix in every attribute and use one in every name.
  private var bindings: [String: UInt16] = ["": 0, "xml": 1]
  /// The prefixes in the order of their declarations, each with its previous namespace.
  private var declarations: [(prefix: String, former: UInt16?)] = []

  /// The number of declarations, to return to when an element ends.
  var count: Int { declarations.count }

  /// Removes later declarations.
  mutating func restore(to count: Int) {
    while declarations.count > count, let last = declarations.popLast() { bindings[last.prefix] = last.former }
  }

  /// Declares a prefix, the empty one for the default namespace.
  ///
  /// - Returns: false if there are too many namespaces.
  mutating func declare(_ prefix: String, as name: String) -> Bool {
    guard let number = number(ofName: name) else { return false }
    let former = bindings.updateValue(number, forKey: prefix)
    declarations.append((prefix, former))
    return true
  }

  private mutating func number(ofName name: String) -> UInt16? {
    if let number = numbers[name] { return number }
    guard names.count < 1000 else { return nil }
    let number = UInt16(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }

  /// The number of a prefix's namespace; nil if it is not declared.
  func number(of prefix: String) -> UInt16? { bindings[prefix] }
}
