internal import CatalogModel
internal import SourceText

/// The catalog.json of a catalogue, or of one that it extends.
struct ManifestLayer {
  let folder: String
  let part: ManifestPart
  let document: JSONDocument
  let log: ProblemLog
  /// Keeps writers out during reading; nil if the files cannot be locked.
  let lock: CatalogLock?
}

extension CatalogReader {
  /// The maximum length of a catalogue's folder path in bytes: Linux allows paths of 4,095 (`PATH_MAX`), including file
  /// names.
  static let maximumPathLength = 3_500
  /// The maximum length of a chain of catalogues that extend each other.
  static let maximumLayerCount = 32

  /// Reads catalog.json and follows `extends` to the catalogue that extends nothing.
  ///
  /// - Returns: the layers, the catalogue's own first.
  /// - Throws: ``FileError`` for the first catalog.json; an unreadable one further down is a problem.
  func readManifests(_ folder: String) throws(FileError) -> [ManifestLayer] {
    let lock = try files.lock(folder)
    var layers = [read(folder, lock, bytes: try files.read(Path.join(folder, "catalog.json")), depth: 0)]
    var seen = [Path.normalized(folder)]
    while let last = layers.last, let extends = last.part.extends, !extends.isEmpty {
      guard !Path.isOfOneMachine(extends) else {
        last.log.report(
          .pathOutsideCatalog,
          "'\(extends)' is valid on one machine only; write a path relative to this catalogue's folder, such as '../Standard'",
          at: last.part.extendsOffset)
        break
      }
      guard let base = files.base(extends, of: last.folder) else {
        last.log.report(
          .unreadableFile,
          "cannot extend '\(extends)': the catalogues that ship with this program were not found; set "
            + "\(ShippedCatalogs.variable) to the folder that contains '\(extends)', or write a path, such as "
            + "'../\(extends)'",
          at: last.part.extendsOffset)
        break
      }
      guard !seen.contains(base) else {
        last.log.report(
          .circularExtends,
          base == last.folder
            ? "'\(extends)' is this catalogue itself; name another one, or remove 'extends'"
            : "'\(extends)' extends this catalogue in turn; remove one of the two 'extends'",
          at: last.part.extendsOffset)
        break
      }
      guard base.utf8.count <= Self.maximumPathLength, layers.count < Self.maximumLayerCount else {
        let limit =
          base.utf8.count > Self.maximumPathLength
          ? "the path of 'extends' is longer than \(Self.maximumPathLength) bytes; shorten it"
          : "more than \(Self.maximumLayerCount) catalogues in a chain of 'extends'; remove this 'extends'"
        last.log.report(.unreadableFile, limit, at: last.part.extendsOffset)
        break
      }
      seen.append(base)
      files.prepareBase(base)
      let lock = try files.lock(base)
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try files.read(Path.join(base, "catalog.json"))
      } catch {
        let isUnknown = error.reason == .notFound && !ShippedCatalogs.names.contains(extends)
        let near = isUnknown ? NearestName.of(extends, in: ShippedCatalogs.names) : nil
        let advice = near.map { "no such catalogue; did you mean '\($0)'?" } ?? "\(error)"
        last.log.report(
          .unreadableFile, "cannot extend '\(extends)': \(advice)", at: last.part.extendsOffset)
        break
      }
      layers.append(read(base, lock, bytes: bytes, depth: layers.count))
    }
    return layers
  }

  private func read(_ folder: String, _ lock: CatalogLock?, bytes: [UInt8], depth: Int) -> ManifestLayer {
    let log = ProblemLog(file: SourceFile(path: Path.join(folder, "catalog.json"), bytes: bytes))
    let document = parse("catalog.json", log, depth: depth)
    let part = ManifestPart(reading: document.root, log)
    return ManifestLayer(folder: folder, part: part, document: document, log: log, lock: lock)
  }

  /// Merges the manifests; fields that none of them states are derived from the existing files.
  func merge(_ stack: [ManifestLayer], folder: String) -> CatalogManifest {
    func first<Value>(_ field: (ManifestPart) -> Value?) -> Value? { stack.compactMap { field($0.part) }.first }
    func names(in subfolder: String) -> [String] { files.namesOfJSON(in: Path.join(folder, subfolder)) }
    let named = first(\.locales) ?? names(in: "titles").compactMap { LanguageTag($0) }.sorted()
    let source = first(\.sourceLocale) ?? named.first { $0 == .english } ?? named.first ?? .english
    // Without any locale, which has been reported, there is still the source locale.
    let locales = named.isEmpty ? [source] : readable(named, stack)
    let sets = first(\.iconSets) ?? names(in: "icon-sets").map { IconSetIdentifier(rawValue: $0) }
    let wordings = Dictionary(stack.flatMap(\.part.wordings).map { ($0.wording, $0) }) { $0.extending($1) }.values
      .sorted { $0.wording < $1.wording }
    return CatalogManifest(
      name: first(\.name) ?? folder, description: first(\.description), extends: stack[0].part.extends,
      sourceLocale: source, locales: locales, parents: parents(of: locales, stack), iconSets: sets,
      limits: stack.reduce(into: [:]) { limits, layer in limits.merge(layer.part.limits) { own, _ in own } },
      minimumSystems: first(\.minimumSystems) ?? [:],
      numberingSystems: stack.reduce(into: [:]) { systems, layer in
        systems.merge(layer.part.numberingSystems) { own, _ in own }
      },
      wordings: wordings,
      chosenWordings: stack.first { $0.part.chosenWordings != nil }.flatMap { layer in
        layer.part.chosenWordings?.resolved(among: wordings, layer.log)
      } ?? [:],
      stringTables: stack.reduce(into: [:]) { tables, layer in
        tables.merge(layer.part.stringTables) { own, base in own.extending(base) }
      },
      // The outputs of an extended catalogue are another app's.
      outputs: stack[0].part.outputs)
  }

  /// Locales of the extended catalogues that may be parents of declared ones, which need not list them.
  ///
  /// ICU decides later which of them are (``FallbackChain``); others only cost reading their files.
  private func parents(of locales: [LanguageTag], _ stack: [ManifestLayer]) -> [LanguageTag] {
    let all = Set(stack.dropFirst().flatMap { $0.part.locales ?? [] })
    let inherited = all.subtracting(locales)
    guard !inherited.isEmpty else { return [] }
    // Regions, scripts and variants have parents of their language, and 'zh' is equal to 'zh-Hans'; Bokmål and Nynorsk have
    // Norwegian.
    var languages = Set(locales.filter { $0.identifier != $0.language || !all.contains($0) }.map(\.language))
    if locales.contains(where: { ["nb", "nn"].contains($0.language) }) { languages.insert("no") }
    for locale in locales {
      if let current = LanguageTag.renamedLanguages[locale.language] { languages.insert(current) }
    }
    let parents = inherited.filter { languages.contains($0.language) }.sorted()
    return locales.count + parents.count > mostLocales(stack) ? [] : parents
  }

  /// As many locales as there are numbers for their files (``TextEntry/file``); reports the others.
  private func readable(_ locales: [LanguageTag], _ stack: [ManifestLayer]) -> [LanguageTag] {
    let most = mostLocales(stack)
    guard locales.count > most else { return locales }
    let naming = stack.first { $0.part.locales != nil } ?? stack[0]
    naming.log.report(
      .wrongType, "'locales' names \(locales.count) locales and at most \(most) can be read; name fewer",
      at: naming.document.root["locales"]?.offset ?? 0)
    return Array(locales.prefix(most))
  }

  private func mostLocales(_ stack: [ManifestLayer]) -> Int {
    let wordings = Set(stack.flatMap(\.part.wordings).map(\.wording)).count
    return (Int(UInt16.max) + 1) / (stack.count * (1 + 2 * wordings))
  }
}
