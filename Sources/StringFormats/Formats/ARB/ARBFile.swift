internal import CatalogModel
internal import SourceText

/// The resources of a bundle, with their places.
struct ARBFile {
  /// A message with its attributes.
  struct Resource {
    let key: UnitKey
    let member: JSONValue.Member
    /// The member with the attributes, `@delete`; nil if the file has none.
    let attributes: JSONValue.Member?

    /// An attribute that is a text, or nil.
    subscript(attribute: String) -> String? { attributes?.value[attribute]?.string }
  }

  let json: JSONObjectFile
  /// In file order; those whose names the key pattern does not produce are left out.
  private(set) var resources: [Resource] = []
  /// The members with attributes, by the names of their resources.
  private(set) var attributes: [String: JSONValue.Member] = [:]

  init(_ json: JSONObjectFile, _ context: ReadContext) {
    self.json = json
    let known =
      context.keys == nil
      ? Dictionary(ARBName.names(of: context.units.keys.sorted()).map { ($1, $0) }) { first, _ in first } : [:]
    for member in json.members where member.key.hasPrefix("@") {
      let name = String(member.key.dropFirst())
      if attributes[name] == nil { attributes[name] = member }
    }
    for member in json.members where !member.key.hasPrefix("@") {
      let attributes = attributes[member.key]
      let stated = attributes?.value[ARBFormat.Key.key]?.string.map { UnitKey($0) }
      guard let key = stated ?? known[member.key] ?? context.key(of: member.key) else { continue }
      resources.append(Resource(key: key, member: member, attributes: attributes))
    }
  }
}
