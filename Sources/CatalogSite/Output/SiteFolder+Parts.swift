package import CatalogFiles
internal import SourceText

extension SiteFolder {
  /// Adds the files of all parts. Only a few are in memory at once: a large site has gigabytes.
  ///
  /// - Parameter progress: called after some parts with the folder, the earlier and the current progress in percent.
  package mutating func add(
    _ parts: [SitePart], progress: (SiteFolder, _ before: Int, _ now: Int) -> Void
  ) throws(SitePublishingError) {
    var start = 0
    while start < parts.count {
      let group = Self.group(parts[start...])
      let files = try Self.files(of: group)
      let forms = concurrentMap(files.count, inParallel: true) { files[$0].compressedForms.map(\.file) }
      try converting(SitePublishingError.file) { () throws(FileError) in
        for (file, forms) in zip(files, forms) {
          for file in [file] + forms { try add(file) }
        }
      }
      progress(self, start * 100 / parts.count, (start + group.count) * 100 / parts.count)
      start += group.count
    }
  }

  private static func files(of parts: [SitePart]) throws(SitePublishingError) -> [SiteFile] {
    try converting(SitePublishingError.site) { () throws(SiteError) in
      try concurrentMap(parts.count, inParallel: true) { place throws(SiteError) in
        try parts[place].files()
      }.flatMap(\.self)
    }
  }

  /// The next parts to make together: several with one or two files each, or one with many.
  private static func group(_ parts: ArraySlice<SitePart>) -> [SitePart] {
    let single = parts.prefix { $0.paths.count <= 2 }.prefix(16)
    return single.isEmpty ? Array(parts.prefix(1)) : Array(single)
  }
}

/// The reason why the files of a site are not added.
package enum SitePublishingError: Error {
  /// A part could not be made.
  case site(SiteError)
  case file(FileError)
}

extension SitePublishingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .site(let error): "\(error)"
    case .file(let error): "\(error)"
    }
  }
}
