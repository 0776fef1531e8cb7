package import CatalogFiles
package import CatalogModel
internal import CatalogValidation
internal import ICUText
package import PurposeCatalog
internal import SourceText

/// A question for a bar: its contents and its place.
package struct BarQuestion: Sendable {
  package var bar: RequestedBar
  /// The purpose whose title the screen has, or any text.
  package var title: String?
  package var subtitle: String?
  package var place = BarPlace()

  package init(_ bar: RequestedBar) { self.bar = bar }

  /// The bar of a question.
  package struct Answer {
    package let bar: Bar
    package let layout: BarLayout
    package let locale: LanguageTag
    package let profile: PlatformProfile
  }

  /// The bar, resolved and laid out.
  ///
  /// - Parameter source: a catalogue in the wording of the bar.
  /// - Throws: ``BarRequestError`` for an unknown name, and for contents that the kind of header does not allow.
  package func answer(in source: CatalogSource) throws(BarRequestError) -> Answer {
    let header = try bar.header(in: CatalogNames(of: source))
    let profile = try place.profile(in: source)
    let width = try place.width(on: profile)
    let titles = try place.titles(in: source)
    let bar = titles.resolver.resolve(
      header, title: titles.text(of: title), subtitle: titles.text(of: subtitle), platform: profile.platform)
    let layout = bar.layout(width: width) { AdvanceWidths.width(of: $0, size: profile.fontSize) }
    return Answer(bar: bar, layout: layout, locale: titles.resolver.locale, profile: profile)
  }
}

/// The platform, the locale and the width of a bar, as somebody writes them.
package struct BarPlace: Sendable {
  package var platform = Platform.iOS.rawValue
  /// nil for the source locale.
  package var locale: String?
  /// In the platform's unit; nil for the narrowest.
  package var width: Double?

  package init() {}

  /// The platform's profile.
  ///
  /// - Throws: ``BarRequestError`` for a platform that the catalogue does not describe, or that has no bars.
  package func profile(in source: CatalogSource) throws(BarRequestError) -> PlatformProfile {
    let profile = try converting(BarRequestError.name) { () throws(NameError) in
      try CatalogNames(of: source).platform(platform)
    }
    guard profile.hasBar else { throw .noBars(platform: profile.name) }
    return profile
  }

  /// - Throws: ``BarRequestError`` for a width outside 1...10,000.
  package func width(on profile: PlatformProfile) throws(BarRequestError) -> Double {
    let width = width ?? profile.narrowestWidth
    guard width.isFinite, width >= 1, width <= 10_000 else { throw .width }
    return width
  }

  /// The titles in the locale.
  package func titles(in source: CatalogSource) throws(BarRequestError) -> ScreenTitles {
    let titles = try converting(BarRequestError.catalog) { () throws(CatalogError) in try ScreenTitles(source) }
    guard let locale else { return titles }
    let tag = try converting(BarRequestError.name) { () throws(NameError) in try LanguageTag(typed: locale) }
    return titles.titles(in: tag)
  }
}
