internal import CatalogModel
internal import SourceText

/// `published.json`: the published files, with the digests of their bytes. A file that is not listed, or has other
/// bytes, was not published by this program.
struct PublishedList: Hashable {
  static let name = "published.json"

  private static let form = 1

  /// The digests of a file's bytes by path: several while a publication is under way.
  private(set) var digests: [String: Set<String>] = [:]

  init() {}

  /// Reads a list. Malformed entries, and paths that lead out of the folder, are left out.
  init(_ bytes: [UInt8]) {
    let document = JSONDocument(SourceFile(path: Self.name, bytes: bytes))
    guard document.problems.isEmpty, document.root["formatVersion"]?.numberText == "\(Self.form)" else { return }
    for member in document.root["files"]?.members ?? [] where Self.isInside(member.key) {
      let fields = member.value.string?.split(separator: " ").map(String.init) ?? []
      digests[member.key] = Set(fields.filter(SourceDigest.isWellFormed))
    }
  }

  private static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// True if the file was published with these bytes.
  func has(_ path: String, _ bytes: [UInt8]) -> Bool { digests[path]?.contains(Self.digest(of: bytes)) ?? false }

  mutating func set(_ path: String, _ bytes: [UInt8]) { digests[path] = [Self.digest(of: bytes)] }

  /// Adds the files of another list. A file in both may have the bytes of either.
  mutating func add(_ other: PublishedList) { digests.merge(other.digests) { $0.union($1) } }

  /// Adds the files of another list. A file in both has the bytes of the other list.
  mutating func set(_ other: PublishedList) { digests.merge(other.digests) { $1 } }

  mutating func remove(_ path: String) { digests[path] = nil }

  private static func digest(of bytes: [UInt8]) -> String { bytes.withUnsafeBufferPointer { SourceDigest.of($0) } }

  /// The file's bytes, in canonical form.
  var bytes: [UInt8] {
    let files = digests.sorted { $0.key < $1.key }.map { path, digests in
      JSONTree.Member(path, .string(digests.sorted().joined(separator: " ")))
    }
    return CanonicalJSON.bytes(
      of: .fields([("formatVersion", .integer(Self.form)), ("files", .object(files))]))
  }
}
