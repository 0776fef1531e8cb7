package import CatalogFiles
package import CatalogModel
package import SourceReading
package import SourceText
internal import StringFormats

/// The contents of an app's files, before purposes are named.
package struct ReadApp: Sendable {
  /// In the order of paths.
  package var sites: [Site] = []
  package var screens = AppScreens()
  /// The comments for the audit, by the paths of their files.
  package var comments: [String: [SourceComment]] = [:]
  package var files: [String: SourceFile] = [:]
  package var texts = AppTexts()
  /// The locales of the source texts, of all apps.
  package var languages: Set<LanguageTag> = []
  package var unread: [UnreadFile] = []
  /// Calls and elements that look like buttons and belong to no known component.
  package var lookalikes: [NotFollowed] = []

  package init() {}

  /// Adds the contents of another app's files; its screens and texts stay separate.
  package mutating func add(_ other: ReadApp) {
    sites += other.sites
    languages.formUnion(other.languages)
    comments.merge(other.comments) { first, _ in first }
    files.merge(other.files) { first, _ in first }
    unread += other.unread
    lookalikes += other.lookalikes
  }
}

/// Reads an app: first every file, then again those that use a wrapper that another file defines.
package struct AppReader {
  private let files: any FileTree
  private let settings: ReadingSettings
  private let progress: @Sendable (Int, Int) -> Void

  /// - Parameters:
  ///   - files: the tree that files are read from.
  ///   - progress: called with the numbers of files that are read and of all.
  package init(
    files: any FileTree, settings: ReadingSettings, progress: @escaping @Sendable (Int, Int) -> Void
  ) {
    self.files = files
    self.settings = settings
    self.progress = progress
  }

  /// The contents of one file. Its tree, which is many times as large, is not kept.
  private struct ReadFile: Sendable {
    let file: SourceFile
    let language: SourceLanguage
    var found: FileFindings
    let screens: AppScreens
    /// The comments for the audit.
    let comments: [SourceComment]
    /// The reason why a part of it was not read.
    let gap: String?
  }

  private enum Outcome: Sendable {
    case read(ReadFile)
    case unread(UnreadFile)
  }

  package func read(_ app: AppFiles) -> ReadApp {
    var result = ReadApp()
    result.unread = app.unread
    result.texts = texts(app.tables, &result.unread)
    result.languages = result.texts.languages
    var read: [ReadFile] = []
    for start in stride(from: 0, to: app.sources.count, by: Self.batch) {
      let batch = app.sources[start..<min(start + Self.batch, app.sources.count)]
      for outcome in outcomes(Array(batch)) {
        switch outcome {
        case .read(let file): read.append(file)
        case .unread(let file): result.unread.append(file)
        }
      }
      progress(start + batch.count, app.sources.count)
    }
    let facts = followWrappers(&read)
    for file in read {
      guard !file.found.isTooComplex else {
        result.unread.append(UnreadFile(path: file.file.path, reason: "too complex"))
        continue
      }
      result.sites += file.found.drafts.map { $0.resolved(facts: facts, texts: result.texts) }
      result.lookalikes += file.found.lookalikes
      result.screens.add(file.screens)
      result.files[file.file.path] = file.file
      if let gap = file.gap { result.unread.append(UnreadFile(path: file.file.path, reason: gap)) }
      if !file.comments.isEmpty { result.comments[file.file.path] = file.comments }
    }
    Self.countUnused(&result.sites)
    return result
  }

  /// A component that no other file or type uses does not count as a wrapper: its button is a site.
  private static func countUnused(_ sites: inout [Site]) {
    let used = Set(sites.compactMap(\.wrapper))
    for index in sites.indices where sites[index].isDefinition && !used.contains(sites[index].owner ?? "") {
      sites[index].isDefinition = false
    }
  }

  private static let batch = 256

  private func outcomes(_ sources: [AppFiles.Source]) -> [Outcome] {
    let declared = WrapperTable(declared: settings.wrappers)
    return concurrentMap(sources.count, inParallel: sources.count > 8) { index in
      let source = sources[index]
      do throws(FileError) {
        let bytes = try files.read(source.path)
        guard bytes.count <= SourceReader.maximumByteCount else {
          let reason = "larger than \(SourceReader.maximumByteCount >> 20) MB"
          return .unread(UnreadFile(path: source.path, reason: reason))
        }
        // Swift, Kotlin and scripts are UTF-8; a zero byte means another encoding, or binary data.
        if source.language != .xml, bytes.contains(0) {
          let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
          let reason = isWide ? "UTF-16; save it as UTF-8" : "not a text"
          return .unread(UnreadFile(path: source.path, reason: reason))
        }
        let file = SourceFile(path: source.path, bytes: bytes)
        let tree = SourceReader.read(file, as: source.language)
        return .read(
          ReadFile(
            file: file, language: source.language,
            found: SiteFinder.findings(in: tree, wrappers: declared, settings: settings),
            screens: ScreenReader.facts(in: tree), comments: tree.comments.filter(\.isForCatalog), gap: tree.gap))
      } catch {
        return .unread(UnreadFile(source.path, error))
      }
    }
  }

  /// Reads files again until no wrapper of another file is left that they use.
  private func followWrappers(_ read: inout [ReadFile]) -> ProjectFacts {
    var wrappers = WrapperTable(declared: settings.wrappers)
    for _ in 0..<ProjectFacts.maximumRounds {
      let new = Self.definitions(in: read).filter { !wrappers.contains($0) }
      guard !new.isEmpty else { break }
      wrappers = wrappers.adding(new)
      let names = Set(new.map(\.name))
      let users = read.indices.filter { index in
        !read[index].found.unknownNames.isDisjoint(with: names)
          || read[index].found.wrappers.contains { names.contains($0.name) }
      }
      let (current, table) = (read, wrappers)
      let again = concurrentMap(users.count, inParallel: users.count > 8) { position in
        let file = current[users[position]]
        let tree = SourceReader.read(file.file, as: file.language)
        return SiteFinder.findings(in: tree, wrappers: table, settings: settings)
      }
      for (index, found) in zip(users, again) { read[index].found = found }
    }
    var facts = ProjectFacts()
    facts.wrappers = wrappers
    for file in read { facts.add(file.found) }
    return facts
  }

  private static func definitions(in read: [ReadFile]) -> [Wrapper] { read.flatMap(\.found.wrappers) }

  private func texts(_ tables: [SourceTable], _ unread: inout [UnreadFile]) -> AppTexts {
    var texts = AppTexts()
    var siblings = TableSiblings(files: files)
    for table in tables {
      let (path, source) = (table.path, table.language)
      guard let table = AppTablePath(path, source: source) else { continue }
      do throws(FileError) {
        let file = SourceFile(path: path, bytes: try files.read(path))
        let isTranslated = siblings.hasTranslation(of: path, in: table, source: source)
        if let reason = texts.add(file, of: table, isTranslated: isTranslated, source: source) {
          unread.append(UnreadFile(path: path, reason: reason))
        }
      } catch {
        unread.append(UnreadFile(path, error))
      }
    }
    return texts
  }
}

extension SourceComment {
  /// True if it begins with `catalog:`.
  fileprivate var isForCatalog: Bool { text.drop(while: \.isWhitespace).hasPrefix("catalog:") }
}
