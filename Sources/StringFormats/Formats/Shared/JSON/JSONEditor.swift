internal import SourceText

/// Edits of the members of a JSON file's objects; everything else keeps its bytes.
struct JSONEditor {
  /// The places where members are inserted in an object.
  enum Place {
    case before(JSONValue.Member)
    case after(JSONValue.Member)
    case end
  }

  private struct Insertion {
    let place: Place
    let members: [JSONTree.Member]
    /// The member before whose key is the white space for the first one.
    let model: JSONValue.Member?
  }

  /// The edits of one object.
  private struct Edits {
    let object: JSONValue
    var insertions: [Insertion] = []
    /// The offsets of the keys.
    var removed: Set<Int> = []
    var isOurs = false
  }

  private let json: JSONObjectFile
  private let layout: JSONLayout
  private var splices = FileSplices()
  private var objects: [Int: Edits] = [:]

  init(_ json: JSONObjectFile) {
    self.json = json
    layout = JSONLayout(json)
  }

  /// Replaces a string with another text.
  mutating func replace(_ value: JSONValue, by text: String) {
    splices.replace(value.range, with: JSONLayout.quoted(text))
  }

  /// Replaces everything with an object in canonical form; the file had no members.
  mutating func replaceAll(by members: [JSONTree.Member]) {
    splices.replace(json.root.range, with: CanonicalJSON.bytes(of: .object(members)).dropLast())
  }

  /// Inserts members into an object, after those inserted at the same place.
  ///
  /// - Parameters:
  ///   - model: a member with the white space that the first new one gets; nil for that of the one at the place.
  ///   - isOurs: whether everything in the object is the catalogue's, so that its one line may be broken into several.
  mutating func insert(
    _ members: [JSONTree.Member], into object: JSONValue, _ place: Place, like model: JSONValue.Member? = nil,
    isOurs: Bool = false
  ) {
    guard !members.isEmpty else { return }
    var edits = objects[object.index] ?? Edits(object: object)
    edits.insertions.append(Insertion(place: place, members: members, model: model))
    edits.isOurs = isOurs
    objects[object.index] = edits
  }

  /// Removes a member of an object and its comma.
  mutating func remove(_ member: JSONValue.Member, from object: JSONValue) {
    objects[object.index, default: Edits(object: object)].removed.insert(member.keyRange.lowerBound)
  }

  /// The edited file.
  consuming func bytes(as file: SourceFile) -> [UInt8] {
    for index in objects.keys.sorted() { if let edits = objects[index] { apply(edits) } }
    return splices.bytes(of: json.text, as: file)
  }
}

extension JSONEditor {
  private mutating func apply(_ edits: Edits) {
    let members = edits.object.members ?? []
    let kept = members.indices.filter { !edits.removed.contains(members[$0].keyRange.lowerBound) }
    guard let first = kept.first else { return rewrite(edits, members) }
    for index in members.indices where edits.removed.contains(members[index].keyRange.lowerBound) {
      let range =
        index < first
        ? members[index].keyRange.lowerBound..<members[index + 1].keyRange.lowerBound
        : members[index - 1].value.range.upperBound..<members[index].value.range.upperBound
      splices.replace(range, with: [])
    }
    let isBreaking = breaks(edits)
    let outer = isBreaking ? Array(json.text.indentation(ofLineWith: edits.object.offset)) : []
    let inner = isBreaking ? layout.deeper(than: outer) : nil
    if let inner { for index in kept { breakLine(before: members[index].keyRange.lowerBound, inner) } }
    let places = Dictionary(members.enumerated().map { ($1.keyRange.lowerBound, $0) }) { first, _ in first }
    for insertion in edits.insertions {
      // A removed member cannot be an anchor.
      var place = Self.index(of: insertion.place, in: places)
      while let index = place, edits.removed.contains(members[index].keyRange.lowerBound) {
        place = index == 0 ? nil : index - 1
      }
      insert(insertion, after: place.map { members[$0] }, before: members[first], indentation: inner)
    }
    // Without a space before the brace, new members are inserted there too.
    if isBreaking { breakLine(before: edits.object.range.upperBound - 1, outer) }
  }

  /// The index of the member that an insertion follows; nil for the start of the object.
  ///
  /// - Parameter places: the index of each member by the offset of its key.
  private static func index(of place: Place, in places: [Int: Int]) -> Int? {
    switch place {
    case .end: places.count - 1
    case .after(let member): places[member.keyRange.lowerBound] ?? places.count - 1
    case .before(let member): places[member.keyRange.lowerBound].flatMap { $0 == 0 ? nil : $0 - 1 }
    }
  }

  /// Inserts members between two that stay.
  ///
  /// - Parameter inner: the indentation of an object that is broken into lines; nil for that of its members.
  private mutating func insert(
    _ insertion: Insertion, after last: JSONValue.Member?, before next: JSONValue.Member, indentation inner: [UInt8]?
  ) {
    let indentation =
      inner ?? JSONLayout.indentation(in: json.text.spaceBefore((last ?? next).keyRange.lowerBound))
    let separator = layout.separator(indentation)
    let all = insertion.members.map { layout.bytes(of: $0, indentation: indentation) }.joined(separator: separator)
    guard let last else { return splices.insert(Array(all) + separator, at: next.keyRange.lowerBound) }
    var bytes = separator
    if let model = insertion.model, indentation != nil {
      bytes = [UInt8(ascii: ",")] + json.text.spaceBefore(model.keyRange.lowerBound)
    }
    splices.insert(bytes + all, at: last.value.range.upperBound)
  }

  /// Replaces all members of an object, or fills one without members.
  private mutating func rewrite(_ edits: Edits, _ members: [JSONValue.Member]) {
    let added = edits.insertions.flatMap(\.members)
    guard let first = members.first, let last = members.last else {
      let indentation = Array(json.text.indentation(ofLineWith: edits.object.offset))
      return splices.replace(edits.object.range, with: layout.bytes(of: .object(added), indentation: indentation))
    }
    let indentation = JSONLayout.indentation(in: json.text.spaceBefore(first.keyRange.lowerBound))
    let all = added.map { layout.bytes(of: $0, indentation: indentation) }
    splices.replace(
      first.keyRange.lowerBound..<last.value.range.upperBound,
      with: all.joined(separator: layout.separator(indentation)))
  }

  /// Returns whether an object on one line of a longer file is broken into lines, as an export would do.
  private func breaks(_ edits: Edits) -> Bool {
    let range = edits.object.range
    guard edits.isOurs, layout.isBroken, !json.text.bytes[range].contains(where: JSONLayout.isLineEnd) else {
      return false
    }
    let start = json.text.bytes[..<range.lowerBound].lastIndex(where: JSONLayout.isLineEnd).map { $0 + 1 } ?? 0
    let added = edits.insertions.flatMap(\.members).flatMap { member in
      layout.separator(nil) + layout.bytes(of: member, indentation: nil)
    }
    return JSONLayout.width(of: json.text.bytes[start..<range.upperBound]) + JSONLayout.width(of: added)
      >= CanonicalJSON.lineLimit
  }

  /// Begins a line at an offset, for a member of an object or for its brace.
  private mutating func breakLine(before offset: Int, _ indentation: [UInt8]) {
    splices.replace(json.text.spaceBefore(offset).startIndex..<offset, with: [0x0A] + indentation)
  }
}
