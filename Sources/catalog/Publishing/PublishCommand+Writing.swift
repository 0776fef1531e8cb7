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
    try quietness.report(folder.summary(name: output.onOneLine, stale: stale, isPruned: prune))
  }

  /// Shows the progress on a terminal.
  private func showProgress(_ folder: SiteFolder, before: Int, now: Int) {
    if Terminal.standardError.isTerminal { quietness.say(folder.progress(from: before, to: now)) }
  }
}
