internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

extension GeneratedHeaders {
  /// The data for turning headers into bars; nil if no platform of the catalogue has bars, or if a purpose that any bar
  /// may need is missing.
  init?(_ source: CatalogSource, catalog: Catalog, purposes: [String]) {
    let platforms = source.platformsWithBars
    guard !platforms.isEmpty, BarPurpose.allCases.allSatisfy({ purposes.contains($0.rawValue) }) else { return nil }
    let resolver = catalog.resolver(for: catalog.sourceLocale.identifier)
    let known = catalog.purposes.filter { purposes.contains($0.identifier) }
    self.init(
      platforms: platforms.map { profile in
        GeneratedPlatform(
          profile,
          withoutIcon: known.indices.filter { resolver.icon(for: known[$0], in: profile.iconSet) == nil })
      }, policy: source.headers.dismissal == .cancel ? "cancel" : "close")
  }
}

extension GeneratedPlatform {
  fileprivate init(_ profile: PlatformProfile, withoutIcon: [Int]) {
    let (hasCloseInBar, hasDialogInBar) = (profile.closePlace == .bar, profile.dialogPlace == .bar)
    self.init(
      identifier: profile.platform.rawValue, name: profile.name,
      hasLargeTitles: profile.hasLargeTitles,
      looks: Looks(
        isBackWord: profile.back == .word, isCloseWord: profile.close == .word,
        isCancelWord: profile.cancel == .word,
        isConfirmationWord: profile.confirm == .word, isActionWord: profile.action == .word),
      isCloseLeading: hasCloseInBar && profile.closeEdge == .leading, isCloseInFooter: !hasCloseInBar,
      isDialogInFooter: !hasDialogInBar, isCancelLeading: hasDialogInBar && profile.cancelEdge == .leading,
      isAffirmativeFirst: profile.dialogOrder == .affirmativeFirst,
      isConfirmationLeading: hasDialogInBar && profile.confirmEdge == .leading,
      confirmationEmphasis: profile.confirmEmphasis.rawValue,
      room: profile.room, fontSize: profile.fontSize, narrowestWidth: profile.narrowestWidth,
      showsBackLabel: profile.backLabel == .previous, iconSet: profile.iconSet.rawValue, withoutIcon: withoutIcon)
  }
}
