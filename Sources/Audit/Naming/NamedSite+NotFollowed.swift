internal import AppReading
internal import CatalogModel
internal import SourceText

extension NamedSite {
  /// The button as one that cannot be judged, because no text of it is known and nothing else shows its purpose; nil if
  /// it can be judged.
  var notFollowed: NotFollowed? {
    guard purpose == nil, acceptance == nil, site.adoptedPurpose == nil, site.systemItem == nil,
      site.texts.allSatisfy({ $0.text == nil })
    else { return nil }
    let isMenuItem = site.construct.hasSuffix("menu-item")
    guard site.icons.isEmpty || isMenuItem else { return nil }
    return NotFollowed(
      name: site.wrapper ?? site.construct, reason: site.hasContent && !isMenuItem ? .unreadContent : .titleAtRunTime,
      framework: site.framework, path: site.file.path, position: site.position, range: site.range,
      container: site.container, arguments: [:])
  }
}
