internal import CatalogFiles
internal import SourceText

/// The purposes' places in a titles file, for removing texts.
struct TitlesMembers {
  private let file: SourceFile
  private let members: [JSONValue.Member]
  /// By purpose.
  private let indices: [String: Int]
  /// The range between the braces of the file.
  private let content: Range<Int>

  init(_ file: SourceFile) {
    self.file = file
    let document = JSONDocument(file)
    members = document.problems.isEmpty ? document.root.members ?? [] : []
    indices = Dictionary(members.enumerated().map { ($1.key, $0) }) { first, _ in first }
    content = members.isEmpty ? 0..<0 : document.root.range.lowerBound + 1..<document.root.range.upperBound - 1
  }

  /// A fix that removes a text from the file, and leaves the rest in canonical form; nil if that is not possible.
  func removal(of message: String, of purpose: String) -> Fix? {
    guard let index = indices[purpose] else { return nil }
    let value = members[index].value
    guard value.kind == .object, let count = value.members?.count, count > 1 else { return removal(ofMember: index) }
    var texts = PurposeTexts(JSONTree(readable: value))
    texts?.tree[message] = nil
    guard let rest = texts?.shortest else { return nil }
    let text = CanonicalJSON.text(of: rest, key: purpose, level: 1, isLast: index == members.count - 1)
    return Fix(file: file, range: value.range, replacement: text, isRemoval: true)
  }

  /// A member is removed with the comma before it; the first has none, unless it is the only one.
  private func removal(ofMember index: Int) -> Fix? {
    if index > 0 {
      let start = members[index - 1].value.range.upperBound
      return Fix(file: file, range: start..<members[index].value.range.upperBound, replacement: "", isRemoval: true)
    }
    return members.count == 1 ? Fix(file: file, range: content, replacement: "", isRemoval: true) : nil
  }
}
