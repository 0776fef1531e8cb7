internal import SourceText

/// Removal of a name from the files that refer to it.
extension JSONTree {
  /// Removes a purpose, a locale or an icon set from the exceptions of rules in catalog.json, and exceptions that are for it
  /// alone.
  ///
  /// - Parameter field: the list of an exception that names it: `purposes`, `locales` or `iconSets`.
  mutating func removeFromExceptions(_ name: String, in field: String) {
    for rule in self["rules"]?.members.map(\.key) ?? [] {
      guard let exceptions = self["rules"]?[rule]?["exceptions"]?.elements else { continue }
      let others = exceptions.compactMap { exception -> JSONTree? in
        guard let names = exception[field]?.elements, names.contains(.string(name)) else { return exception }
        var changed = exception
        changed.removeFromList(field, name)
        return changed[field] == nil ? nil : changed
      }
      guard others != exceptions else { continue }
      self["rules"]?[rule]?["exceptions"] = others.isEmpty ? nil : .array(others)
      // A rule whose last setting was removed is removed too.
      dropEmpty(["rules", rule])
    }
  }

  /// Removes a name from a list, and the list with its last one.
  mutating func removeFromList(_ field: String, _ name: String) {
    guard let names = self[field]?.elements, names.contains(.string(name)) else { return }
    let rest = names.filter { $0 != .string(name) }
    self[field] = rest.isEmpty ? nil : .array(rest)
  }

  /// Removes what the tables of all purposes have under a name: `file.removeFromEach("synonyms", "de")`.
  mutating func removeFromEach(_ field: String, _ name: String) {
    for purpose in members.map(\.key) where self[purpose]?[field]?[name] != nil {
      self[purpose]?[field]?[name] = nil
      dropEmpty([purpose, field])
    }
  }
}
