package import CatalogFiles
package import CatalogModel
internal import CatalogValidation
internal import ICUText
package import PurposeCatalog
internal import SourceText

/// A question for a bar: its contents, or a declared screen, and its place.
package struct BarQuestion: Sendable {
  /// The contents; the name of a screen in place of a kind stands for what the catalogue says of it.
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
    let profile = try place.profile(in: source)
    let width = try place.width(on: profile)
    let titles = try place.titles(in: source)
    let bar = try contents(in: source, titles).bar(titles, on: profile)
    let layout = bar.layout(width: width) { AdvanceWidths.width(of: $0, size: profile.fontSize) }
    return Answer(bar: bar, layout: layout, locale: titles.resolver.locale, profile: profile)
  }
}

/// A header, with the texts beside it in any locale.
struct BarContents {
  let header: Header
  let title: (ScreenTitles) -> String
  let subtitle: (ScreenTitles) -> String

  func bar(_ titles: ScreenTitles, on profile: PlatformProfile) -> Bar {
    titles.resolver.resolve(
      header, title: title(titles), subtitle: subtitle(titles), platform: profile.platform)
  }
}

extension BarQuestion {
  /// The requested contents, or those of the declared screen.
  ///
  /// - Parameter titles: those of any locale.
  func contents(in source: CatalogSource, _ titles: ScreenTitles) throws(BarRequestError) -> BarContents {
    let names = CatalogNames(of: source)
    let screen = try screen(in: source)
    let header: Header
    if let screen {
      header = try bar.header(of: screen, in: titles.catalog.screens, names)
    } else {
      header = try bar.header(in: names)
    }
    return BarContents(
      header: header,
      title: { titles in title == nil ? screen.map(titles.title) ?? "" : titles.text(of: title) },
      subtitle: { titles in subtitle == nil ? screen.map(titles.subtitle) ?? "" : titles.text(of: subtitle) })
  }
}

extension BarQuestion {
  /// The declared screen whose bar is asked for; nil for a kind of header, which comes first.
  ///
  /// - Throws: ``BarRequestError`` for a name that is rather a misspelt screen than a misspelt kind.
  private func screen(in source: CatalogSource) throws(BarRequestError) -> Screen? {
    let kinds = source.headers.kinds.map(\.kind.rawValue)
    guard !kinds.isEmpty, !kinds.contains(bar.kind) else { return nil }
    if let screen = source.screens.first(where: { $0.id == bar.kind }) { return screen }
    let screens = source.screens.map(\.id)
    guard NearestName.of(bar.kind, in: kinds) == nil, NearestName.of(bar.kind, in: screens) != nil else { return nil }
    throw .name(.unknownScreen(bar.kind, known: screens))
  }
}

/// The platform, the locale and the width of a bar, as somebody writes them.
package struct BarPlace: Sendable {
  /// nil for iOS, or for the first platform of a catalogue without it.
  package var platform: String?
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
      try CatalogNames(of: source).platform(platform(in: source))
    }
    guard profile.hasBar else { throw .noBars(platform: profile.name) }
    return profile
  }

  /// The platform that is asked for, or the usual one of the catalogue.
  package func platform(in source: CatalogSource) -> String {
    let kept = source.platformsWithBars.map(\.platform)
    let usual = kept.contains(.iOS) ? .iOS : kept.first ?? .iOS
    return platform ?? usual.rawValue
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
    let tag = try converting(BarRequestError.name) { () throws(NameError) in
      try CatalogNames(of: source).requestedLocale(locale)
    }
    return titles.titles(in: tag)
  }
}
