/// The declarations of Apple's frameworks that generated views use, from their documentation.
///
/// The frameworks are not on this system. With these modules the compiler checks names, labels, types and isolation,
/// but neither availability nor what the real frameworks do.
enum AppleStubs {
  /// Each module with its source, in the order of their dependencies.
  static let modules = [("Darwin", ""), ("SwiftUI", swiftUI), ("UIKit", uiKit), ("AppKit", appKit)]

  private static let swiftUI = """
    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    }
    extension Never: View { public var body: Never { fatalError() } }
    extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
    @resultBuilder public struct ViewBuilder {
      public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
      public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
      public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    }
    @frozen public struct Text: View {
      nonisolated public init(verbatim content: String) {}
      public var body: Never { fatalError() }
    }
    @frozen public struct Image: View {
      nonisolated public init(systemName: String) {}
      nonisolated public init(_ name: String) {}
      public var body: Never { fatalError() }
    }
    public struct UnitPoint: Hashable, Sendable { public static let center = UnitPoint() }
    extension View {
      nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
      nonisolated public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View { self }
    }
    public struct Label<Title: View, Icon: View>: View {
      nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
      public var body: Never { fatalError() }
    }
    public struct ButtonRole: Equatable, Sendable {
      public static let destructive = ButtonRole()
      public static let cancel = ButtonRole()
      public static let close = ButtonRole()
      public static let confirm = ButtonRole()
    }
    public struct Button<Label: View>: View {
      nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
      public var body: Never { fatalError() }
    }
    """

  private static let uiKit = """
    public struct Selector: Hashable, Sendable { public init(_ name: String) {} }
    public final class UIImage: @unchecked Sendable {
      public init?(systemName name: String) {}
      public init?(named name: String) {}
      public func withHorizontallyFlippedOrientation() -> UIImage { self }
    }
    @MainActor open class UIMenuElement {
      init() {}
      public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let destructive = Attributes(rawValue: 2)
      }
      public enum State: Int, Sendable { case off, on, mixed }
      public var accessibilityIdentifier: String?
    }
    public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void
    @MainActor open class UIAction: UIMenuElement {
      public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
      }
      public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
      ) { self.init() }
    }
    public class UIMenu {}
    @MainActor open class UIBarItem {
      init() {}
      open var title: String?
      public var accessibilityLabel: String?
      public var accessibilityIdentifier: String?
    }
    @MainActor open class UIBarButtonItem: UIBarItem {
      public enum Style: Int, Sendable { case plain, done, prominent }
      open var style: Style = .plain
      public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
      ) { self.init() }
      public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.init() }
    }
    """

  private static let appKit = """
    @_exported import Foundation
    public struct Selector: Hashable, Sendable { public init(_ name: String) {} }
    public final class NSImage: @unchecked Sendable {
      public init?(systemSymbolName name: String, accessibilityDescription description: String?) {}
      public init?(named name: String) {}
      public init(size: NSSize, flipped: Bool, drawingHandler: @escaping (NSRect) -> Bool) {}
      public var size: NSSize { NSSize() }
      public var isTemplate = false
      public func draw(in rect: NSRect) {}
    }
    extension NSAffineTransform { public func concat() {} }
    @MainActor open class NSToolbarItem {
      public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
      }
      public init(itemIdentifier: NSToolbarItem.Identifier) {}
      open var label = ""
      open var paletteLabel = ""
      open var toolTip: String?
      open var image: NSImage?
      open var isBordered = false
      open weak var target: AnyObject?
      open var action: Selector?
    }
    """
}
