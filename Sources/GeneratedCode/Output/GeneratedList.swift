internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// `generated.json`: the files of each language, and the digests of those without a mark, whose formats have no comments.
///
/// The digest of a marked file would only say that the file changed, and would be in conflict whenever two branches are
/// merged that change it in different places.
struct GeneratedList: Hashable {
  static let name = "generated.json"

  private struct Entry: Hashable {
    let mark: String
    /// The paths, each with the digest of a file without a mark.
    let files: [String: String?]
  }

  /// By language.
  private var entries: [String: Entry] = [:]

  /// Reads a list; malformed entries, and paths that lead out of the folder, are left out.
  init(_ bytes: [UInt8]) {
    let document = JSONDocument(SourceFile(path: Self.name, bytes: bytes))
    guard document.problems.isEmpty else { return }
    for member in document.root.members ?? [] {
      guard let mark = member.value["mark"]?.string, GeneratedMark.isIn(Array(mark.utf8)) else { continue }
      let digests = Dictionary(Self.digests(member.value)) { first, _ in first }
      let paths = (member.value["files"]?.elements ?? []).compactMap(\.string)
      let files = Dictionary(paths.map { ($0, digests[$0]) } + digests.map { ($0, $1) }) { first, _ in first }
      entries[member.key] = Entry(mark: mark, files: files.filter { Self.isInside($0.key) })
    }
  }

  /// The digests by path; lists of earlier versions have them in place of the paths.
  private static func digests(_ entry: JSONValue) -> [(String, String)] {
    ((entry["digests"] ?? entry["files"])?.members ?? []).compactMap { file in
      file.value.string.map { (file.key, $0) }
    }
  }

  /// The list in a folder; empty if the file does not exist.
  ///
  /// - Throws: ``FileError`` for a list that cannot be read or parsed: the files in it would be mistaken for foreign
  ///   ones.
  static func read(from folder: String) throws(FileError) -> GeneratedList {
    let path = Path.join(folder, name)
    guard let bytes = try DiskFiles().readIfPresent(path) else { return GeneratedList([]) }
    if JSONDocument(SourceFile(path: name, bytes: bytes)).problems.isEmpty { return GeneratedList(bytes) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let isInConflict = lines.contains { $0.starts(with: "<<<<<<< ".utf8) }
    throw FileError(path: path, reason: isInConflict ? .listInConflict(folder: folder) : .malformedList)
  }

  /// True if a path stays in the folder.
  private static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// The list with the files of a language.
  ///
  /// - Parameter kept: the paths of earlier files that remain listed.
  func with(_ files: [GeneratedFile], keeping kept: [String], language: String, mark: String) -> GeneratedList {
    var list = self
    let earlier = kept.compactMap { path in entries[language]?.files[path].map { (path, $0) } }
    let digests = files.map { file in
      (file.path, GeneratedMark.isIn(Array(file.text.utf8.prefix(400))) ? nil : SourceDigest.of(file.text))
    }
    list.entries[language] = Entry(mark: mark, files: Dictionary(digests + earlier) { first, _ in first })
    return list
  }

  /// True if files of a language are listed.
  func has(_ language: String) -> Bool { entries[language] != nil }

  /// The paths of a language's files, sorted.
  func paths(of language: String) -> [String] { (entries[language]?.files.keys).map { $0.sorted() } ?? [] }

  private func digest(of path: String) -> String? { entries.values.lazy.compactMap { $0.files[path] ?? nil }.first }

  /// True if a generation made the file: it has the mark, or the listed digest.
  func isOurs(_ path: String, _ bytes: [UInt8]) -> Bool {
    GeneratedMark.isIn(bytes) || digest(of: path) == Self.digest(of: bytes.withoutCarriageReturns)
  }

  static func digest(of bytes: [UInt8]) -> String { bytes.withUnsafeBufferPointer { SourceDigest.of($0) } }

  /// The file's text, in canonical form.
  var text: String {
    let languages = entries.sorted { $0.key < $1.key }.map { language, entry in
      let files = entry.files.sorted { $0.key < $1.key }
      let digests = files.compactMap { path, digest in digest.map { JSONTree.Member(path, .string($0)) } }
      return JSONTree.Member(
        language,
        .fields([
          ("mark", .string(entry.mark)), ("files", .array(files.map { .string($0.key) })),
          ("digests", digests.isEmpty ? nil : .object(digests)),
        ]))
    }
    return CanonicalJSON.text(of: .object(languages))
  }
}
