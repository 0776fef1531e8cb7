/// The identifier of an icon set, a vendor's inventory of icons, such as `sf-symbols`.
///
/// ```swift
/// let delete = try catalog.purpose("delete")
/// resolver.icon(for: delete, in: .lucide)?.name      // trash-2
/// resolver.icon(for: delete, in: "my-icons")         // nil: the catalogue has no such set
/// ```
public struct IconSetIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identifier in kebab-case, as in catalogues.
  public let rawValue: String

  /// Creates an identifier, without checking its syntax or that a catalogue has the set.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from a literal; nothing is checked.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension IconSetIdentifier {
  /// Apple's SF Symbols.
  public static let sfSymbols: Self = "sf-symbols"
  /// Google's Material Symbols.
  public static let materialSymbols: Self = "material-symbols"
  /// Microsoft's Fluent System Icons.
  public static let fluent: Self = "fluent"
  /// Bootstrap Icons.
  public static let bootstrapIcons: Self = "bootstrap-icons"
  /// Lucide.
  public static let lucide: Self = "lucide"

  /// The sets with a constant here.
  package static let wellKnown: Set<Self> = [.sfSymbols, .materialSymbols, .fluent, .bootstrapIcons, .lucide]
}

extension IconSetIdentifier: Comparable, CustomStringConvertible {
  /// By the identifier's Unicode scalars.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  /// The identifier.
  public var description: String { rawValue }
}
