/// The declarations of Apple's frameworks that generated views use, from their documentation.
///
/// The frameworks are not on this system. With these modules the compiler checks names, labels, types and isolation,
/// but neither availability nor what the real frameworks do. A body that ends the program is never run: views are only
/// type-checked, and only UIKit's controllers work.
package enum AppleStubs {
  /// Each module with its source, in the order of their dependencies.
  package static let modules = [
    ("Darwin", ""), ("ObjectiveC", objectiveC), ("Combine", combine), ("SwiftUI", swiftUI + navigationOfSwiftUI),
    ("UIKit", uiKit + navigationOfUIKit), ("AppKit", appKit),
  ]

  /// Objects that are kept with others.
  private static let objectiveC = """
    public enum objc_AssociationPolicy: UInt { case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1 }
    extension objc_AssociationPolicy { public static let OBJC_ASSOCIATION_RETAIN = Self.OBJC_ASSOCIATION_RETAIN_NONATOMIC }
    nonisolated(unsafe) private var associated: [ObjectIdentifier: Any] = [:]
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
      associated[ObjectIdentifier(object as AnyObject)]
    }
    public func objc_setAssociatedObject(
      _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) { associated[ObjectIdentifier(object as AnyObject)] = value }
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
