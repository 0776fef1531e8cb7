internal import CatalogModel

/// Reads the texts of locales, layer over layer, on all cores where there are many.
struct TitlesLoader: Sendable {
  let titleFiles: TitleFiles
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
    /// Where files first depart from their canonical form.
    var departures: [SourcePlace] = []
  }

  /// As if no locale had a text.
  var nothing: Titles {
    let absent = [TextEntry](repeating: .absent, count: slots.count)
    return Titles(
      locales: titleFiles.locales.map { LocaleTexts(locale: $0, entries: absent) },
      files: (0..<titleFiles.count).map { SourceFile(path: titleFiles.path($0), bytes: []) })
  }

  /// Reads the texts of some locales, by their indices.
  ///
  /// - Parameters:
  ///   - others: the texts of all locales as far as they are known.
  ///   - ahead: files that have been parsed already, by number.
  /// - Returns: `others` with those in their places.
  func load(_ wanted: [Int], into others: Titles, ahead: [Int: ParsedFile] = [:]) -> Titles {
    let read = concurrentMap(
      wanted.count, inParallel: CatalogSource.isLarge(texts: wanted.count * slots.count)
    ) { readLocale(wanted[$0], others.locales[wanted[$0]], ahead) }
    var titles = others
    for (number, part) in zip(wanted, read) {
      titles.locales[number] = part.texts
      titles.files.replaceSubrange(titleFiles.numbers(ofLocale: number), with: part.files)
      titles.problems += part.problems
      titles.departures += part.departures
    }
    return titles
  }

  /// What one locale's files hold.
  private struct ReadLocale {
    var texts: LocaleTexts
    var files: [SourceFile] = []
    var problems: [CatalogProblem] = []
    var departures: [SourcePlace] = []
  }

  private func readLocale(_ locale: Int, _ nothing: LocaleTexts, _ ahead: [Int: ParsedFile]) -> ReadLocale {
    var read = ReadLocale(texts: nothing)
    for (layer, number) in titleFiles.numbers(ofLocale: locale).enumerated() {
      guard let parsed = ahead[number] ?? parse(number, &read.problems) else {
        read.files.append(SourceFile(path: titleFiles.path(number), bytes: []))
        continue
      }
      read.files.append(parsed.document.source)
      let log = ProblemLog(file: parsed.document.source)
      let reader = TitlesReader(
        purposes: purposes, index: index, slots: slots, reportsUnknownPurposes: reportsUnknownPurposes,
        leftOut: leftOut, locale: titleFiles.locales[locale], file: UInt16(truncatingIfNeeded: number), log: log)
      reader.read(log.take(parsed), into: &read.texts)
      read.problems += log.problems
      if let departure = log.departure { read.departures.append(departure) }
      if layer > 0 { read.texts.dropShortsOfOtherTitles(slots, file: reader.file) }
    }
    return read
  }

  /// A locale without a file inherits everything; that its texts are missing is the validator's to say.
  private func parse(_ number: Int, _ problems: inout [CatalogProblem]) -> ParsedFile? {
    do throws(FileError) {
      return try titleFiles.parse(number)
    } catch {
      if error.reason != .notFound {
        let place = SourcePlace(file: SourceFile(path: titleFiles.path(number), bytes: []), offset: 0)
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
