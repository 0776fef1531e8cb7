internal import CatalogFiles

/// The findings in files of an extended catalogue, whose author is somebody else.
struct InheritedFindings {
  private let source: CatalogSource

  init(in source: CatalogSource) { self.source = source }

  /// The findings without those in files of an extended catalogue, except for those that it has without the overlay.
  ///
  /// An overlay that adds a title does not make inherited ones wrong. A screen that it makes wrong is reported where the
  /// overlay names the extended catalogue, which is checked only if there is such a finding.
  func without(_ findings: [Finding], _ settings: CheckSettings) -> [Finding] {
    guard source.layers.count > 1 else { return findings }
    let inherited = Set(findings.filter { !Self.reading.contains($0.rule) && source.isInherited($0.file) }.map(\.rule))
    guard !inherited.isEmpty else { return findings }
    var alone = settings
    alone.only = inherited
    (alone.countsFollowUps, alone.baseline, alone.ceiling) = (false, nil, nil)
    // Without the extended catalogue, it is unknown whose they are, so they stay.
    guard let base = try? source.readBase() else { return findings }
    let own = Set(CatalogCheck.run(on: base, settings: alone).findings.map(\.identity))
    return findings.compactMap { finding in
      guard !Self.reading.contains(finding.rule), source.isInherited(finding.file), !own.contains(finding.identity)
      else {
        return finding
      }
      // An inherited screen is wrong by this catalogue's headers, platforms or texts, which the app then shows.
      return finding.subject.screen == nil ? nil : finding.at(source.placeOfExtends)
    }
  }

  private static let reading = Set(AllRules.reading.map(\.identifier))
}
