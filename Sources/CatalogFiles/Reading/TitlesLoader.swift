internal import CatalogModel
internal import SourceText

/// Reads the texts of locales in all layers, on all cores if there are many.
struct TitlesLoader: Sendable {
  var files: any FileTree
  /// The folders of the layers, the one that extends nothing first.
  let folders: [String]
  let locales: [LanguageTag]
  let purposes: [PurposeDefinition]
  let purposeIndex: [String: Int]
  let slots: MessageSlots
  let reportsUnknownPurposes: Bool
  /// Incomplete purposes, which have been reported for purposes.json.
  let leftOut: Set<String>
  /// True to find where the catalogue's own files differ from their canonical form.
  let looksAtForm: Bool

  struct Titles {
    var locales: [LocaleTexts] = []
    var files: [SourceFile] = []
    var problems: [CatalogProblem] = []
    /// The places where files first differ from their canonical form.
    var nonCanonicalPlaces: [SourcePlace] = []
  }

  private var absentTexts: [TextEntry] { [TextEntry](repeating: .absent, count: slots.count) }

  /// The result if no locale had a text.
  var nothing: Titles {
    let absent = absentTexts
    return Titles(
      locales: locales.map { LocaleTexts(locale: $0, entries: absent) },
      files: locales.flatMap { locale in folders.map { SourceFile(path: path(of: locale, in: $0), bytes: []) } })
  }

  /// Reads the texts of some locales, by index.
  ///
  /// - Returns: `others`, with those replaced.
  func load(_ wanted: [Int], into others: Titles) -> Titles {
    let absent = absentTexts
    let read = concurrentMap(
      wanted.count, inParallel: CatalogSource.isLarge(texts: wanted.count * slots.count)
    ) { readLocale(wanted[$0], LocaleTexts(locale: locales[wanted[$0]], entries: absent)) }
    var titles = others
    for (number, part) in zip(wanted, read) {
      titles.locales[number] = part.texts
      titles.files.replaceSubrange(number * folders.count..<(number + 1) * folders.count, with: part.files)
      titles.problems += part.problems
      titles.nonCanonicalPlaces += part.nonCanonicalPlaces
    }
    return titles
  }

  private func path(of locale: LanguageTag, in folder: String) -> String { Path.join(folder, "titles/\(locale).json") }

  /// The content of one locale's files.
  private struct ReadLocale {
    var texts: LocaleTexts
    var files: [SourceFile] = []
    var problems: [CatalogProblem] = []
    var nonCanonicalPlaces: [SourcePlace] = []
  }

  /// Reads one locale's files; their numbers follow from the locale's, so that locales can be read in parallel.
  private func readLocale(_ number: Int, _ nothing: LocaleTexts) -> ReadLocale {
    let locale = locales[number]
    var read = ReadLocale(texts: nothing)
    for (layer, folder) in folders.enumerated() {
      let path = path(of: locale, in: folder)
      let bytes = bytes(of: path, &read.problems)
      let file = SourceFile(path: path, bytes: bytes ?? [])
      read.files.append(file)
      guard bytes != nil else { continue }
      let log = ProblemLog(file: file)
      let reader = TitlesReader(
        purposes: purposes, purposeIndex: purposeIndex, slots: slots, reportsUnknownPurposes: reportsUnknownPurposes,
        leftOut: leftOut, locale: locale,
        file: UInt16(truncatingIfNeeded: number * folders.count + layer), log: log)
      let isOwn = layer == folders.count - 1
      reader.read(log.parse(inFormOf: looksAtForm && isOwn ? "titles/\(locale).json" : nil), into: &read.texts)
      read.problems += log.problems
      if let nonCanonicalPlace = log.nonCanonicalPlace { read.nonCanonicalPlaces.append(nonCanonicalPlace) }
      if layer > 0 { read.texts.dropShortsOfOtherTitles(slots, file: reader.file) }
    }
    return read
  }

  /// A locale without a file inherits everything; missing texts are reported by rules.
  private func bytes(of path: String, _ problems: inout [CatalogProblem]) -> [UInt8]? {
    do throws(FileError) {
      return try files.read(path)
    } catch {
      if error.reason != .notFound {
        let place = SourcePlace(file: SourceFile(path: path, bytes: []), offset: 0)
        problems.append(CatalogProblem(.unreadableFile, "\(error)", at: place))
      }
      return nil
    }
  }
}

extension LocaleTexts {
  /// Removes the `short` of an extended catalogue's title if an overlay's file has a title for it, which may be
  /// different.
  fileprivate mutating func dropShortsOfOtherTitles(_ slots: MessageSlots, file: UInt16) {
    for slot in slots.shorts {
      let title = entries[slots.starts[slots.purposes[slot]]]
      guard title.isPresent, title.file == file else { continue }
      overridden[slot] = nil
      guard entries[slot].file != file else { continue }
      entries[slot] = .absent
      records[slot] = nil
    }
  }
}
