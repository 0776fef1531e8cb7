internal import CatalogModel

/// Reads the texts of locales, layer over layer, on all cores where there are many.
struct TitlesLoader: Sendable {
  let files: any FileTree
  /// The folders of the layers, the one that extends nothing first.
  let folders: [String]
  let locales: [LanguageTag]
  let purposes: [PurposeDefinition]
  let index: PurposeIndex
  let slots: MessageSlots
  let reportsUnknownPurposes: Bool
  /// Purposes that purposes.json names but does not define whole, which is said there.
  let leftOut: Set<String>

  struct Titles {
    var locales: [LocaleTexts] = []
    var files: [SourceFile] = []
    var problems: [CatalogProblem] = []
  }

  /// Reads the texts of some locales, by their indices; the others are as if they had none.
  func load(of wanted: some Collection<Int>) -> Titles {
    let isWanted = locales.indices.map(wanted.contains)
    let absent = [TextEntry](repeating: .absent, count: slots.count)
    let read = concurrentMap(
      locales.count, inParallel: CatalogSource.isLarge(texts: wanted.count * slots.count)
    ) { isWanted[$0] ? readLocale($0, absent) : nothing(of: $0, absent) }
    var titles = Titles()
    for part in read {
      titles.locales += part.locales
      titles.files += part.files
      titles.problems += part.problems
    }
    return titles
  }

  private func nothing(of number: Int, _ absent: [TextEntry]) -> Titles {
    Titles(
      locales: [LocaleTexts(locale: locales[number], entries: absent)],
      files: folders.map { SourceFile(path: path(of: locales[number], in: $0), bytes: []) })
  }

  private func path(of locale: LanguageTag, in folder: String) -> String { Path.join(folder, "titles/\(locale).json") }

  /// Reads one locale's files; their numbers follow from the locale's, so that locales can be read side by side.
  private func readLocale(_ number: Int, _ absent: [TextEntry]) -> Titles {
    let locale = locales[number]
    var titles = Titles()
    var texts = LocaleTexts(locale: locale, entries: absent)
    for (layer, folder) in folders.enumerated() {
      let path = path(of: locale, in: folder)
      let bytes = bytes(of: path, &titles.problems)
      let file = SourceFile(path: path, bytes: bytes ?? [])
      titles.files.append(file)
      guard bytes != nil else { continue }
      let log = ProblemLog(file: file)
      let reader = TitlesReader(
        purposes: purposes, index: index, slots: slots, reportsUnknownPurposes: reportsUnknownPurposes,
        leftOut: leftOut, locale: locale,
        file: UInt16(truncatingIfNeeded: number * folders.count + layer), log: log)
      reader.read(log.parse(), into: &texts)
      titles.problems += log.problems
      if layer > 0 { texts.dropShortsOfOtherTitles(slots, file: reader.file) }
    }
    titles.locales = [texts]
    return titles
  }

  /// A locale without a file inherits everything; that its texts are missing is the validator's to say.
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
  /// Takes away what stands short for a title of a catalogue further down, where an overlay's file has a title of its
  /// own: that one may say something else.
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
