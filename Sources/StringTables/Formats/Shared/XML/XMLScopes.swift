/// Which prefix stands for which namespace, while a file is read (Namespaces in XML 1.0 §6).
struct XMLScopes {
  static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

  /// Names by number: none, that of `xml:`, and those that the file declares.
  private(set) var names = ["", xmlNamespace]
  private var numbers: [String: UInt16] = ["": 0, xmlNamespace: 1]
  private var bindings: [(prefix: String, number: UInt16)] = [("", 0), ("xml", 1)]

  /// How many bindings there are, to come back to when an element ends.
  var count: Int { bindings.count }

  /// Forgets what was declared since.
  mutating func restore(to count: Int) { bindings.removeLast(bindings.count - count) }

  /// Declares a prefix, the empty one for the default namespace.
  ///
  /// - Returns: false where there are more namespaces than any format has.
  mutating func declare(_ prefix: String, as name: String) -> Bool {
    if let number = numbers[name] {
      bindings.append((prefix, number))
      return true
    }
    guard names.count < 1000 else { return false }
    let number = UInt16(names.count)
    names.append(name)
    numbers[name] = number
    bindings.append((prefix, number))
    return true
  }

  /// The number of a prefix's namespace; nil where it is not declared.
  func number(of prefix: String) -> UInt16? { bindings.last { $0.prefix == prefix }?.number }
}
