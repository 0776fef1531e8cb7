import CatalogFiles
import CatalogSite
import SourceText

extension PublishCommand {
  /// Makes the parts of a site and writes their files.
  func write(_ parts: [SitePart]) throws {
    var folder = try cannotRun { () throws(FileError) in try SiteFolder(output, on: Terminal.disk) }
    do {
      try add(parts, to: &folder)
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

  /// Adds the files of all parts to the folder. Only a few are in memory at once: a large site has gigabytes.
  private func add(_ parts: [SitePart], to folder: inout SiteFolder) throws {
    var start = 0
    while start < parts.count {
      let group = Self.group(parts[start...])
      let files = try cannotRun { () throws(SiteError) in
        try concurrentMap(group.count, inParallel: true) { place throws(SiteError) in try group[place].files() }
      }.flatMap(\.self)
      let forms = concurrentMap(files.count, inParallel: true) { files[$0].compressedForms.map(\.file) }
      for (file, forms) in zip(files, forms) {
        try cannotRun { () throws(FileError) in for file in [file] + forms { try folder.add(file) } }
      }
      showProgress(folder, from: start * 100 / parts.count, to: (start + group.count) * 100 / parts.count)
      start += group.count
    }
  }

  /// The next parts to make together: several with one or two files each, or one with many.
  private static func group(_ parts: ArraySlice<SitePart>) -> [SitePart] {
    let single = parts.prefix { $0.paths.count <= 2 }.prefix(16)
    return single.isEmpty ? Array(parts.prefix(1)) : Array(single)
  }

  /// Shows the progress on a terminal, in steps of a tenth.
  ///
  /// - Parameters:
  ///   - before: the earlier progress in percent.
  ///   - now: the current progress in percent.
  private func showProgress(_ folder: SiteFolder, from before: Int, to now: Int) {
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
