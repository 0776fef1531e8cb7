import CatalogModel
import Testing

@testable import AppReading

/// A site in one line: `swiftui.button 'Delete' (Delete it) [trash] menu !destructive @Screen do:delete`.
///
/// A title is in quotation marks, a label for assistive technology in parentheses, a tooltip behind a caret; a text that
/// could not be followed is `?` and its key. Then come the icons, the container unless it is the content, the placement
/// behind a colon, the role behind `!`, a system's item behind `=`, the type that contains it, the wrapper between
/// angle brackets, and the actions.
enum SiteOutline {
  static func of(_ site: Site) -> String {
    var parts = [site.construct]
    parts += site.texts.map(text)
    if !site.icons.isEmpty { parts.append("[\(site.icons.map(\.name).joined(separator: " "))]") }
    if site.container != .content { parts.append(site.container.rawValue) }
    parts += [
      site.placement.map { ":\($0.rawValue)" }, site.role.map { "!\($0.rawValue)" }, site.systemItem.map { "=\($0)" },
      site.owner.map { "@\($0)" }, site.wrapper.map { "<\($0)>" }, site.adoptedPurpose.map { "purpose:\($0)" },
      site.isDefinition ? "definition" : nil,
    ].compactMap(\.self)
    if !site.actions.isEmpty { parts.append("do:\(site.actions.joined(separator: ","))") }
    return parts.joined(separator: " ")
  }

  private static func text(_ text: SiteText) -> String {
    let shown = text.text ?? "?\(text.key ?? "")"
    return switch text.use {
    case .title: "'\(shown)'"
    case .accessibilityLabel: "(\(shown))"
    case .tooltip: "^\(shown)"
    }
  }

  /// The sites of an app in memory, in the order of its files.
  static func of(_ files: [String: String]) throws -> [String] { try AppInMemory.read(files).sites.map(of) }
}
