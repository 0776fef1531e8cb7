import CatalogFiles
import CatalogSite
import SourceText

extension PublishCommand {
  /// Makes the parts of a site and writes their files.
  func write(_ parts: [SitePart]) throws {
    var folder = try cannotRun { () throws(FileError) in try SiteFolder(output, on: Terminal.disk) }
    do {
      try cannotRun { () throws(SitePublishingError) in try folder.add(parts, progress: showProgress) }
      guard folder.foreign.isEmpty else {
        throw CannotRun(
          problems: folder.foreign.sorted().map {
            "'\($0.onOneLine)' was not published, or was edited since; move it away, or name another folder"
          })
      }
    } catch {
      folder.abandon()
      throw error
    }
    let stale = try cannotRun { () throws(FileError) in
      let stale = try folder.stale()
      try folder.publish(removing: prune ? stale : [])
      return stale.count
    }
    try quietness.report(summary(folder, stale: stale))
  }

  /// Shows the progress on a terminal, in steps of a tenth.
  ///
  /// - Parameters:
  ///   - before: the earlier progress in percent.
  ///   - now: the current progress in percent.
  private func showProgress(_ folder: SiteFolder, before: Int, now: Int) {
    guard Terminal.standardError.isTerminal, now / 10 > before / 10, now < 100 else { return }
    quietness.say("made \(now / 10 * 10) % of the site: \(folder.fileCount) files, \(Self.megabytes(folder.byteCount))")
  }

  private func summary(_ folder: SiteFolder, stale: Int) -> String {
    let old = stale == 0 ? "" : prune ? ", \(stale) removed" : ", \(stale) old kept (--prune removes them)"
    return "\(output.onOneLine): \(folder.fileCount) files, \(Self.megabytes(folder.byteCount)); "
      + "\(folder.changeCount) written\(old)\n"
  }

  private static func megabytes(_ bytes: Int) -> String { "\((bytes + 500_000) / 1_000_000) MB" }
}
