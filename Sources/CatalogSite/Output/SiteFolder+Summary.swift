extension SiteFolder {
  /// The number of files and their size, for people; one line.
  ///
  /// - Parameters:
  ///   - name: the folder's name.
  ///   - stale: the number of published files that the catalogue does not need any more.
  ///   - isPruned: true if those were removed.
  package func summary(name: String, stale: Int, isPruned: Bool) -> String {
    let old = stale == 0 ? "" : isPruned ? ", \(stale) removed" : ", \(stale) old kept (--prune removes them)"
    return "\(name): \(fileCount) files, \(megabytes); \(changeCount) written\(old)\n"
  }

  /// The progress in steps of a tenth, for people; nil within a step, and at the end.
  ///
  /// - Parameters:
  ///   - before: the earlier progress in percent.
  ///   - now: the current progress in percent.
  package func progress(from before: Int, to now: Int) -> String? {
    guard now / 10 > before / 10, now < 100 else { return nil }
    return "made \(now / 10 * 10) % of the site: \(fileCount) files, \(megabytes)"
  }

  private var megabytes: String { "\((byteCount + 500_000) / 1_000_000) MB" }
}
