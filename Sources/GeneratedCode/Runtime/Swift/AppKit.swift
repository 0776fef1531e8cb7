#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

@available(macOS 11.0, *)
extension Purpose {
  /// The image of the purpose's icon; nil for a purpose without one.
  public func nsImage(in language: Language = .user) -> NSImage? {
    nsImage(named: accessibleName(drawn: nil, in: language), in: language)
  }

  /// The image with an accessible name.
  fileprivate func nsImage(named name: String, in language: Language) -> NSImage? {
    guard let icon = icon(in: /*iconSet*/.sfSymbols/**/, language: language) else { return nil }
    return /*image*/NSImage(systemSymbolName: icon.name, accessibilityDescription: name)/**/
  }
}

@available(macOS 11.0, *)
extension NSToolbarItem {
  /// Creates an item with the title, image and identifier of a purpose.
  public convenience init(
    _ purpose: Purpose, in language: Language = .user, target: AnyObject?, action: Selector?
  ) {
    self.init(itemIdentifier: NSToolbarItem.Identifier(purpose.rawValue))
    label = purpose.shortTitle(in: language)
    paletteLabel = purpose.title(in: language)
    toolTip = purpose.title(in: language)
    image = purpose.nsImage(named: purpose.accessibleName(drawn: label, in: language), in: language)
    isBordered = true
    self.target = target
    self.action = action
  }
}
// region mirroring

extension NSImage {
  /// The image flipped horizontally.
  fileprivate var mirrored: NSImage {
    let mirrored = NSImage(size: size, flipped: false) { bounds in
      let transform = NSAffineTransform()
      transform.translateX(by: bounds.width, yBy: 0)
      transform.scaleX(by: -1, yBy: 1)
      transform.concat()
      self.draw(in: bounds)
      return true
    }
    mirrored.isTemplate = isTemplate
    return mirrored
  }
}
// endregion
#endif
