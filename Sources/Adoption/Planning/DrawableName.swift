internal import CatalogModel
internal import AppReading
internal import Audit

/// The name of an Android drawable: `@drawable/ic_delete_24dp`.
struct DrawableName: Sendable {
  /// The name without its folder: `ic_delete_24dp`.
  let name: String
  /// The name that Material Symbols would have for it: `delete`.
  let glyph: String
  /// True if the name has the form of files from Android Studio or Google's page of icons, so that the drawing is the
  /// symbol: `baseline_delete_24`, `ic_delete_black_24dp`.
  let isExported: Bool

  init(_ name: String) {
    glyph = AuditWords.glyph(ofIcon: name).split(separator: "-").joined(separator: "_")
    self.name = name.split(separator: "/").last.map(String.init) ?? name
    let words = NameWords.words(of: self.name)
    let isDrawnAtSize = words.last.map { $0.hasSuffix("dp") && $0.first?.isNumber == true || $0 == "24" } ?? false
    let start = words.first == "ic" ? words.dropFirst() : words[...]
    isExported = isDrawnAtSize && (words.first == "ic" || start.first.map(Self.styles.contains) == true)
  }

  private static let styles: Set = ["baseline", "outline", "round", "sharp", "twotone"]
}
