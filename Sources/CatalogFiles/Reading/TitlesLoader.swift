internal import CatalogModel
internal import SourceText

/// Reads the texts of locales in all layers, on all cores if there are many.
struct TitlesLoader: Sendable {
  var files: any FileTree
  /// The folders of the layers, the one that extends nothing first.
  let folders: [String]
  let locales: [LanguageTag]
  let wordings: [WordingDefinition]
  let purposes: [PurposeDefinition]
  let purposeIndex: [String: Int]
  let slots: MessageSlots
  let reportsUnknownPurposes: Bool
  /// Incomplete purposes, which have been reported for purposes.json.
  let incomplete: Set<String>
  /// The inherited purposes that are left out.
  let selection: PurposeSelection
  /// True to find where the catalogue's own files differ from their canonical form.
  let looksAtForm: Bool

  private var absentTexts: [TextEntry] { [TextEntry](repeating: .absent, count: slots.count) }

  /// The result if no locale had a text.
  var nothing: CatalogSource.Titles {
    let absent = absentTexts
    return CatalogSource.Titles(
      locales: locales.map { LocaleTexts(locale: $0, entries: absent) }, worded: wordings.map { _ in [:] },
      files: ([nil] + wordings.flatMap { [$0.wording, $0.wording] }).flatMap { wording in
        locales.flatMap { locale in
          folders.map { SourceFile(path: path(of: locale, wording, in: $0), bytes: []) }
        }
      })
  }

  /// Reads the texts of some locales, by index.
  ///
  /// - Returns: `others`, with those replaced.
  func load(_ wanted: [Int], into others: CatalogSource.Titles) -> CatalogSource.Titles {
    let absent = absentTexts
    // Most locales have no file of a wording, and looking for each takes longer than listing them.
    let names = folders.map { wordings.isEmpty ? [] : Set(files.namesOfJSON(in: Path.join($0, "titles"))) }
    let read = concurrentMap(
      wanted.count, inParallel: CatalogSource.isLarge(texts: wanted.count * slots.count)
    ) { readLocale(wanted[$0], over: LocaleTexts(locale: locales[wanted[$0]], entries: absent), named: names) }
    var titles = others
    for (number, part) in zip(wanted, read) {
      titles.locales[number] = part.texts
      for (first, files) in part.files { titles.files.replaceSubrange(first..<first + files.count, with: files) }
      for (wording, texts) in part.worded.enumerated() { titles.worded[wording][number] = texts }
      titles.problems += part.problems
      titles.nonCanonicalPlaces += part.nonCanonicalPlaces
    }
    return titles
  }

  private func path(of locale: LanguageTag, _ wording: Wording?, in folder: String) -> String {
    Path.join(folder, CatalogPath.titles(of: locale, wording))
  }

  /// The content of one locale's files.
  private struct ReadLocale {
    var texts: LocaleTexts
    /// By wording, the texts that it shows; nil if it changes none.
    var worded: [LocaleTexts?] = []
    /// The files by the number of the first: one for each layer.
    var files: [Int: [SourceFile]] = [:]
    var problems: [CatalogProblem] = []
    var nonCanonicalPlaces: [SourcePlace] = []
  }

  /// A file of titles, parsed; without a document if it does not exist.
  private struct TitlesFile {
    var reader: TitlesReader
    let document: JSONDocument?
  }

  /// Reads one locale's files; their numbers follow from the locale's, so that locales can be read in parallel.
  ///
  /// - Parameter names: the names of each layer's files of titles, without `.json`.
  private func readLocale(_ number: Int, over nothing: LocaleTexts, named names: [Set<String>]) -> ReadLocale {
    var read = ReadLocale(texts: nothing)
    let base = open(number, nil, first: number * folders.count, into: &read)
    for (layer, file) in base.enumerated() { add(file, to: &read.texts, dropsShorts: layer > 0) }
    var files = base
    for wording in wordings.indices {
      let first = (1 + 2 * wording) * locales.count * folders.count + number * folders.count
      let name = "\(locales[number]).\(wordings[wording].wording)"
      guard wordings[wording].titleCase.contains(locales[number]) || names.contains(where: { $0.contains(name) }) else {
        read.worded.append(nil)
        continue
      }
      let own = open(number, wordings[wording].wording, first: first, into: &read)
      files += own
      read.worded.append(readWording(wording, ofLocale: number, base: base, own: own, over: nothing, into: &read))
    }
    for file in files where file.document != nil {
      read.problems += file.reader.log.problems
      if let place = file.reader.log.nonCanonicalPlace { read.nonCanonicalPlaces.append(place) }
    }
    return read
  }

  /// Opens the files of a locale in all layers.
  ///
  /// - Parameter first: the number of the first.
  private func open(_ number: Int, _ wording: Wording?, first: Int, into read: inout ReadLocale) -> [TitlesFile] {
    let files = folders.indices.map { layer in
      let path = path(of: locales[number], wording, in: folders[layer])
      let bytes = bytes(of: path, &read.problems)
      let log = ProblemLog(file: SourceFile(path: path, bytes: bytes ?? []))
      let reader = TitlesReader(
        purposes: purposes, purposeIndex: purposeIndex, slots: slots, reportsUnknownPurposes: reportsUnknownPurposes,
        incomplete: incomplete, selection: selection, depth: folders.count - 1 - layer, locale: locales[number],
        file: UInt16(truncatingIfNeeded: first + layer), log: log)
      let isOwn = layer == folders.count - 1
      let form = looksAtForm && isOwn ? CatalogPath.titles(of: locales[number], wording) : nil
      return TitlesFile(reader: reader, document: bytes == nil ? nil : log.parse(inFormOf: form))
    }
    read.files[first] = files.map(\.reader.log.file)
    return files
  }

  private func add(_ file: TitlesFile, to texts: inout LocaleTexts, dropsShorts: Bool) {
    guard let document = file.document else { return }
    file.reader.read(document, into: &texts)
    if dropsShorts { texts.dropShortsOfOtherTitles(slots, file: file.reader.file) }
  }

  /// The texts of a locale in a wording. A layer's file of the wording replaces texts of that layer and of those below it, so
  /// that an overlay's own word is kept. Titles are capitalized if the wording writes the locale's in title case.
  ///
  /// - Parameters:
  ///   - base: the locale's files.
  ///   - own: the wording's files.
  ///   - nothing: no texts.
  private func readWording(
    _ wording: Int, ofLocale number: Int, base: [TitlesFile], own: [TitlesFile], over nothing: LocaleTexts,
    into read: inout ReadLocale
  ) -> LocaleTexts {
    let isTitleCase = wordings[wording].titleCase.contains(locales[number])
    var texts = read.texts
    for file in own where file.document != nil {
      var layer = nothing
      add(file, to: &layer, dropsShorts: false)
      texts.lay(layer, slots, layers: folders.count)
    }
    if isTitleCase {
      let first = (2 + 2 * wording) * locales.count * folders.count + number * folders.count
      let numbers = number * folders.count..<(number + 1) * folders.count
      let capitalized = CapitalizedTitles(slots: slots, locale: locales[number], base: numbers, first: first)
      read.files[first] = capitalized.apply(to: &texts, in: base.map(\.reader.log.file))
    }
    return texts
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
  /// Lays the texts of a wording's file over those of its layer and the layers below it. A title removes the `short` of the
  /// one that it replaces.
  fileprivate mutating func lay(_ wording: LocaleTexts, _ slots: MessageSlots, layers: Int) {
    func isBelow(_ entry: TextEntry, _ own: TextEntry) -> Bool {
      !entry.isPresent || Int(entry.file) % layers <= Int(own.file) % layers
    }
    for slot in entries.indices {
      let own = wording.entries[slot]
      let title = slots.title(ofShort: slot).map { (own: wording.entries[$0], shown: entries[$0]) }
      if own.isPresent {
        guard isBelow(entries[slot], own), title.map({ isBelow($0.shown, own) }) ?? true else { continue }
        // Without this short, that of the locale would not be shown under another title either.
        let isOfNewTitle = title.map(\.own.isPresent) ?? false
        overridden[slot] = entries[slot].isPresent && !isOfNewTitle ? entries[slot] : nil
        entries[slot] = own
        records[slot] = wording.records[slot]
      } else if let title, title.own.isPresent, title.shown.isPresent, title.shown.file == title.own.file {
        entries[slot] = .absent
        overridden[slot] = nil
        records[slot] = nil
      }
    }
  }

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
