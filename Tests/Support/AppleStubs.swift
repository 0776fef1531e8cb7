/// The declarations of Apple's frameworks that generated views use, from their documentation.
///
/// The frameworks are not on this system. With these modules the compiler checks names, labels, types and isolation,
/// but neither availability nor what the real frameworks do.
package enum AppleStubs {
  /// Each module with its source, in the order of their dependencies.
  package static let modules = [("Darwin", ""), ("SwiftUI", swiftUI), ("UIKit", uiKit), ("AppKit", appKit)]

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
    public struct Font {
      public struct Weight: Sendable { public static let regular = Weight(), semibold = Weight() }
    }
    extension Text {
      nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    }
    @MainActor @preconcurrency public protocol ViewModifier {
      associatedtype Body: View
      typealias Content = _ViewModifier_Content<Self>
      @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    }
    public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
      public var body: Never { fatalError() }
    }
    public struct ModifiedContent<Content, Modifier>: View { public var body: Never { fatalError() } }
    public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
      nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
      public var body: Never { fatalError() }
    }
    public struct _ConditionalContent<First: View, Second: View>: View { public var body: Never { fatalError() } }
    extension ViewBuilder {
      public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> { fatalError() }
      public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> { fatalError() }
    }
    public struct ToolbarItemPlacement: Sendable {
      public static let navigation = ToolbarItemPlacement()
      public static let primaryAction = ToolbarItemPlacement()
      public static let cancellationAction = ToolbarItemPlacement()
      public static let confirmationAction = ToolbarItemPlacement()
    }
    @MainActor @preconcurrency public protocol ToolbarContent {
      associatedtype Body: ToolbarContent
      @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    }
    extension Never: ToolbarContent {}
    public struct ToolbarItemGroup<Content: View>: ToolbarContent {
      nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
      public var body: Never { fatalError() }
    }
    public struct TupleToolbarContent<T>: ToolbarContent { public var body: Never { fatalError() } }
    @resultBuilder public struct ToolbarContentBuilder {
      public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
      public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
      public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, Third: ToolbarContent>(
        _ first: First, _ second: Second, _ third: Third
      ) -> TupleToolbarContent<(First, Second, Third)> { fatalError() }
    }
    extension View {
      nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
      nonisolated public func disabled(_ disabled: Bool) -> some View { self }
      nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
      nonisolated public func navigationTitle(_ title: Text) -> some View { self }
      nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
      nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { self }
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
      open var isEnabled = true
    }
    @MainActor open class UINavigationItem {
      public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
      open var title: String?
      open var hidesBackButton = false
      open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
      open var leftBarButtonItems: [UIBarButtonItem]?
      open var rightBarButtonItems: [UIBarButtonItem]?
    }
    @MainActor open class UIViewController {
      public init() {}
      open var navigationItem: UINavigationItem { UINavigationItem() }
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
