internal import CatalogModel

extension Recogniser {
  /// A value of the app that represents a button of a menu or sheet.
  ///
  /// - Parameter icon: the kind of name that an icon has.
  static func conventionalAction(_ construct: String, of framework: Framework, icon: SiteIcon.Origin) -> Recogniser {
    Recogniser(
      construct: construct, framework: framework, names: [],
      arguments: Conventions.titleLabels.sorted().map { Argument($0, .title(mayBeKey: false)) }
        + Conventions.handlerLabels.sorted().map { Argument($0, .action) }
        + ["icon", "image", "imageName", "iconRes", "painter", "imageVector"].map { Argument($0, .icon(icon)) }
        + ["systemImage", "systemName"].map { Argument($0, .icon(.sfSymbol)) }
        + ["style", "role", "attributes"].map { Argument($0, .role) },
      trailing: .always(.action), usualContainer: .menu, isConventional: true)
  }
}
