internal import SourceText

/// The layout of a JSON file, for writing further values as its tool would.
struct JSONLayout {
  /// The white space of one level; nil if the file is on one line.
  private let indentation: [UInt8]?
  /// Between a key and its value.
  private let colon: [UInt8]
  /// Between the members of an object on one line.
  private let comma: [UInt8]
  /// Inside the braces of an object on one line.
  private let padding: [UInt8]
  /// True if every object has a line for each member, even a short one.
  private let breaksObjects: Bool

  /// Detects the layout of a file.
  init(_ json: JSONObjectFile) {
    let text = json.text
    func space(before member: JSONValue.Member) -> ArraySlice<UInt8> { text.spaceBefore(member.keyRange.lowerBound) }
    let first = json.members.first
    let outer = first.map { text.indentation(ofLineWith: $0.keyRange.lowerBound) }
    let isBroken = first.map { space(before: $0).contains(where: Self.isLineEnd) } ?? true
    indentation = isBroken ? outer.map { Array($0) } ?? [0x20, 0x20] : nil
    let between = first.map { Array(text.bytes[$0.keyRange.upperBound..<$0.value.range.lowerBound]) }
    colon = between.flatMap { $0.contains(where: Self.isLineEnd) ? nil : $0 } ?? Array(": ".utf8)

    let document = json.root.document
    let objects = document.nodes.indices.dropFirst().lazy.filter { index in
      document.nodes[index].kind == .object && document.nodes[index].next > index + 1
    }
    let onLine = objects.lazy.map { text.spaceBefore(document.nodes[$0 + 1].offset) }
      .first { !$0.contains(where: Self.isLineEnd) }
    breaksObjects = isBroken && onLine == nil && objects.contains { Self.fits(text.bytes[document.nodes[$0].range]) }
    let isSpaced = colon.last == 0x20
    padding = isBroken ? Array(onLine ?? [0x20]) : first.map { Array(space(before: $0)) } ?? []
    comma = Array((isBroken || isSpaced ? ", " : ",").utf8)
  }

  /// Returns whether an object of several lines would be short enough for one.
  private static func fits(_ object: ArraySlice<UInt8>) -> Bool {
    var (width, isIndented) = (0, false)
    for byte in object {
      isIndented = isLineEnd(byte) || (isIndented && (byte == 0x20 || byte == 0x09))
      if !isIndented { width += 1 }
      if width > CanonicalJSON.lineLimit * 2 / 3 { return false }
    }
    return true
  }

  /// True if the file has a line for each member.
  var isBroken: Bool { indentation != nil }

  /// The white space of the members of an object on a line with some white space.
  func deeper(than outer: some Sequence<UInt8>) -> [UInt8] { Array(outer) + (indentation ?? []) }

  /// The indentation in white space before a member; nil if it is on the line of what precedes it.
  static func indentation(in space: ArraySlice<UInt8>) -> [UInt8]? {
    space.lastIndex(where: isLineEnd).map { Array(space[($0 + 1)...]) }
  }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  // MARK: Writing

  /// A string as it appears in a file.
  static func quoted(_ text: String) -> [UInt8] { Array("\"\(JSONText.escaped(text))\"".utf8) }

  /// A member without anything around it.
  ///
  /// - Parameter indentation: that of the member's line; nil for a member within a line.
  func bytes(of member: JSONTree.Member, indentation: [UInt8]?) -> [UInt8] {
    let start = Self.quoted(member.key) + colon
    return start + bytes(of: member.value, indentation: indentation, reserved: (indentation?.count ?? 0) + start.count)
  }

  /// A value.
  ///
  /// - Parameters:
  ///   - indentation: that of the value's line; nil for a value within a line.
  ///   - reserved: the number of bytes before it on the line.
  func bytes(of tree: JSONTree, indentation: [UInt8]?, reserved: Int = 0) -> [UInt8] {
    guard case .object(let members) = tree, !members.isEmpty else { return Array(CompactJSON.text(of: tree).utf8) }
    let line = onLine(members)
    guard let indentation, self.indentation != nil else { return line }
    if !breaksObjects, reserved + Self.width(of: line) < CanonicalJSON.lineLimit { return line }
    let inner = deeper(than: indentation)
    var output: [UInt8] = [UInt8(ascii: "{")]
    for (index, member) in members.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(0x0A)
      output += inner
      output += bytes(of: member, indentation: inner)
    }
    output.append(0x0A)
    output += indentation
    output.append(UInt8(ascii: "}"))
    return output
  }

  private func onLine(_ members: [JSONTree.Member]) -> [UInt8] {
    var output: [UInt8] = [UInt8(ascii: "{")]
    output += padding
    for (index, member) in members.enumerated() {
      if index > 0 { output += comma }
      output += bytes(of: member, indentation: nil)
    }
    output += padding
    output.append(UInt8(ascii: "}"))
    return output
  }

  /// The separator between members of an object, with or without line ends.
  func separator(_ indentation: [UInt8]?) -> [UInt8] {
    guard let indentation else { return comma }
    return [UInt8(ascii: ","), 0x0A] + indentation
  }

  /// The number of Unicode scalars.
  static func width(of bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }
}
