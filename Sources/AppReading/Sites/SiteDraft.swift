internal import CatalogModel
internal import SourceReading
internal import SourceText

/// A site as found in a file, before the constants and string tables of the whole project are known.
package struct SiteDraft: Sendable {
  struct Text: Sendable {
    let use: SiteText.Use
    let expression: TextExpression
    let range: Range<Int>
  }

  var site: Site
  var texts: [Text] = []
  var icons: [Ranged<IconExpression>] = []
  /// The parameters of its component that take views to show: `content`, `children`.
  var contentParameters: [String] = []
  /// The number of the component that contains it; see ``Component``.
  var component: Int?
  /// The first bytes of values whose content was read: each is read once, so that a name may lead back to itself.
  var followed: Set<Int> = []
  /// True if the source names its container.
  var hasKnownContainer = false

  init(_ site: Site) { self.site = site }

  /// Adds texts once each.
  mutating func add(_ use: SiteText.Use, _ found: [Ranged<TextExpression>]) {
    for text in found where !texts.contains(where: { $0.use == use && $0.expression == text.expression }) {
      if case .literal(let literal, _, _) = text.expression, literal.isEmpty { continue }
      texts.append(Text(use: use, expression: text.expression, range: text.range))
    }
  }

  /// Adds icons once each.
  mutating func add(_ found: [Ranged<IconExpression>]) {
    for icon in found where !icons.contains(where: { $0.expression == icon.expression }) { icons.append(icon) }
  }

  /// Adds names of actions once each, up to a bound that no real action reaches.
  mutating func add(actions: [String]) {
    for action in actions where site.actions.count < Self.maximumActions && !site.actions.contains(action) {
      site.actions.append(action)
    }
  }

  private static let maximumActions = 24

  /// Returns whether the content of a value has not been read, and notes that it is now.
  mutating func begins(_ value: FileIndex.Value) -> Bool {
    value.body.first.map { followed.insert($0.range.lowerBound).inserted } ?? false
  }
}

/// A view, composable or component of the app, with the parameters that its uses may set.
struct Component: Sendable {
  let name: String
  let parameters: [SourceParameter]
  let framework: Framework
  /// The first byte of the only button that its body is.
  var onlyButton: Int?
  /// True for a helper function that only the file can use.
  var isOfFile = false
}
