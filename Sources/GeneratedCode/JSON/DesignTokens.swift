internal import SourceText

/// The icon names as design tokens, for Figma's plug-ins and Style Dictionary.
///
/// Design Tokens Community Group, Format Module, § 5 Design token and § 6 Groups. The format has no type for icons, so
/// tokens have the type `string` of Style Dictionary; `$extensions` contains the data besides the name.
struct DesignTokens {
  private let catalog: GeneratedCatalog

  init(_ catalog: GeneratedCatalog) { self.catalog = catalog }

  /// `icons.tokens.json`.
  var file: GeneratedFile {
    let sets = catalog.iconSets.indices.map { set in
      JSONTree.Member(catalog.iconSets[set].identifier, group(set))
    }
    return GeneratedFile(
      path: "icons.tokens.json", text: CanonicalJSON.text(of: .object([.init("icon", .object(sets))])))
  }

  private func group(_ set: Int) -> JSONTree {
    let type = JSONTree.Member("$type", .string("string"))
    let description = JSONTree.Member("$description", .string(catalog.iconSets[set].name))
    let tokens = catalog.purposes.indices.compactMap { token(ofPurpose: $0, in: set) }
    return .object([type, description] + tokens)
  }

  /// The icon for left-to-right languages, and the one for right-to-left languages if it differs.
  private func token(ofPurpose purpose: Int, in set: Int) -> JSONTree.Member? {
    let locales = catalog.locales
    let left = locales.first { !$0.isRightToLeft }?.icons[set][purpose]
    let right = locales.first { $0.isRightToLeft }?.icons[set][purpose]
    guard let icon = left ?? right else { return nil }
    let mirrored = right.map { $0.isMirrored && !icon.isMirrored } ?? false
    let other = right.flatMap { $0.name == icon.name ? nil : $0.name }
    let extensions: [(key: String, value: JSONTree?)] = [
      ("rightToLeft", other.map(JSONTree.string)), ("mirrored", mirrored ? .bool(true) : nil),
      ("fallback", icon.fallback.map(JSONTree.string)),
    ]
    let known = extensions.contains { $0.value != nil }
    return .init(
      catalog.purposes[purpose].identifier,
      .fields([
        ("$value", .string(icon.name)), ("$description", .string(catalog.purposes[purpose].description)),
        ("$extensions", known ? .fields([("com.purpose-catalog", .fields(extensions))]) : nil),
      ]))
  }
}
