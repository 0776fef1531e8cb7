public import CatalogModel

extension Header {
  /// The header with its confirmation enabled or disabled, such as while a dialog waits for input.
  ///
  /// ```swift
  /// let header = Header.dialog(confirm: save).confirming(isEnabled: !name.isEmpty)
  /// ```
  ///
  /// - Returns: the same header if it has no confirmation.
  public func confirming(isEnabled: Bool) -> Header {
    var header = self
    header.confirmation?.isEnabled = isEnabled
    return header
  }

  /// The header with another state of the items of a purpose.
  ///
  /// ```swift
  /// let header = Header.page(trailing: [favorite, share]).showing(favorite, isOn: true)
  /// ```
  ///
  /// - Parameters:
  ///   - purpose: the purpose of the items, in menus too.
  ///   - isEnabled: true if they can be pressed; nil for no change.
  ///   - isOn: the state of a toggle; nil for no change.
  ///   - badge: the number on the badge, 0 for a dot; nil for no badge.
  public func showing(
    _ purpose: Purpose, isEnabled: Bool? = nil, isOn: Bool? = nil, badge: Int? = nil
  ) -> Header {
    changing( /*purpose*/purpose.identifier /**/) { item in
      item.isEnabled = isEnabled ?? item.isEnabled
      item.isOn = isOn ?? item.isOn
      item.badge = badge
    }
  }

  /// The header with a segmented control.
  ///
  /// - Parameters:
  ///   - segments: a purpose for each, in reading order.
  ///   - selected: the selected one; nil for the first.
  public func segmented(_ segments: [Purpose], selected: Purpose? = nil) -> Header {
    var header = self
    header.segments = segments.map { HeaderItem($0, isOn: $0 == selected ?? segments.first) }
    return header
  }

  /// The header with another selected segment.
  ///
  /// - Returns: the same header if it has no such segment.
  public func selecting(_ segment: Purpose) -> Header {
    guard segments.contains(where: { $0.purpose == /*segment*/ segment.identifier /**/ }) else { return self }
    var header = self
    header.segments = segments.map { item in
      var item = item
      item.isOn = item.purpose == /*segment*/ segment.identifier /**/
      return item
    }
    return header
  }

  /// The header with a search field.
  ///
  /// - Parameter purpose: the purpose whose title is the placeholder.
  public func searching(_ purpose: Purpose) -> Header {
    var header = self
    header.search = HeaderItem(purpose)
    return header
  }
}
