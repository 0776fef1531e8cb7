internal import CatalogModel

/// Reads the texts of every locale, layer over layer, on all cores where there are many.
struct TitlesLoader {
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

  func load() -> Titles {
    let read = concurrentMap(
      locales.count, inParallel: CatalogSource.isLarge(texts: locales.count * slots.count), readLocale)
    var titles = Titles()
    for part in read {
      titles.locales += part.locales
      titles.files += part.files
      titles.problems += part.problems
    }
    return titles
  }

  /// Reads one locale's files; their numbers follow from the locale's, so that locales can be read side by side.
  private func readLocale(_ number: Int) -> Titles {
    let locale = locales[number]
    var titles = Titles()
    var texts = LocaleTexts(locale: locale, entries: [TextEntry](repeating: .absent, count: slots.count))
    for (layer, folder) in folders.enumerated() {
      let path = Path.join(folder, "titles/\(locale).json")
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
