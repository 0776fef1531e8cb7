extension Header {
  /// The header with changes to the items of a purpose, those in menus included.
  package func changing(_ purpose: /*purpose*/ String /**/, _ change: (inout HeaderItem) -> Void) -> Header {
    func changed(_ item: HeaderItem) -> HeaderItem {
      var item = item
      item.menu = item.menu.map(changed)
      if item.purpose == purpose { change(&item) }
      return item
    }
    var header = self
    header.confirmation = confirmation.map(changed)
    header.trailing = trailing.map(changed)
    switch leading {
    case .item(let item): header.leading = .item(changed(item))
    case .policy(let item): header.leading = .policy(changed(item))
    case .nothing, .system: break
    }
    return header
  }
}
