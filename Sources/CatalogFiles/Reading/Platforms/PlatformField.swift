internal import CatalogModel

/// A fact of a platform in platforms.json, and its reader.
///
/// ``all`` is the only list of the facts. Each is an object with its value and source.
package struct PlatformField: Sendable {
  /// The fact's name in the file.
  package let name: String
  /// Reads the value of the fact over the profile of the layers below; an unreadable value changes nothing.
  let read: @Sendable (Fields, inout PlatformProfile) -> Void

  init(_ name: String, read: @escaping @Sendable (Fields, inout PlatformProfile) -> Void) {
    self.name = name
    self.read = read
  }

  /// The facts in the order in which they are written.
  package static let all: [PlatformField] = [
    flag("bar", \.hasBar), length("height", \.height), length("prominentHeight", \.prominentHeight),
    length("narrowestWidth", \.narrowestWidth), length("sideMargin", \.sideMargin),
    length("systemMargin", \.systemMargin),
    PlatformField("titleMargin") { fact, profile in
      profile.titleMargin = fact.length("value") ?? profile.titleMargin
    },
    length("targetWidth", \.targetWidth),
    length("targetHeight", \.targetHeight), length("gap", \.gap), length("textGap", \.textGap),
    length("fontSize", \.fontSize), length("prominentFontSize", \.prominentFontSize),
    flag("prominentBold", \.hasBoldLargeTitles), length("wordPadding", \.wordPadding),
    PlatformField("maximumTrailing") { fact, profile in
      profile.maximumTrailing = fact.trailingLimits() ?? profile.maximumTrailing
    },
    flag("menuCounts", \.countsMenuButton), flag("overflowMenu", \.hasOverflowMenu),
    choice("titleAlignment", \.titleAlignment),
    PlatformField("titleLength") { fact, profile in
      profile.titleLength = fact.integer("value", least: 1) ?? profile.titleLength
    },
    choice("backLabel", \.backLabel), flag("backMenu", \.hasBackMenu), choice("back", \.back),
    choice("close", \.close),
    choice("cancel", \.cancel), choice("confirm", \.confirm), choice("action", \.action),
    choice("closeEdge", \.closeEdge), choice("closePlace", \.closePlace), choice("dialogPlace", \.dialogPlace),
    choice("cancelEdge", \.cancelEdge), choice("confirmEdge", \.confirmEdge), choice("dialogOrder", \.dialogOrder),
    choice("confirmEmphasis", \.confirmEmphasis), choice("push", \.push), choice("modal", \.modal),
    choice("backSwipe", \.backSwipe), flag("tabsStayOnPush", \.keepsTabsOnPush),
    flag("tabsStayUnderModal", \.keepsTabsUnderModal),
    PlatformField("maximumTabs") { fact, profile in
      profile.maximumTabs = fact.integer("value", least: 1) ?? profile.maximumTabs
    },
  ]

  private static func flag(
    _ name: String, _ path: any WritableKeyPath<PlatformProfile, Bool> & Sendable
  ) -> PlatformField {
    PlatformField(name) { fact, profile in profile[keyPath: path] = fact.bool("value") ?? profile[keyPath: path] }
  }

  private static func length(
    _ name: String, _ path: any WritableKeyPath<PlatformProfile, Double> & Sendable
  ) -> PlatformField {
    PlatformField(name) { fact, profile in profile[keyPath: path] = fact.length("value") ?? profile[keyPath: path] }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<PlatformProfile, Choice> & Sendable
  ) -> PlatformField {
    PlatformField(name) { fact, profile in profile[keyPath: path] = fact.choice("value") ?? profile[keyPath: path] }
  }
}
