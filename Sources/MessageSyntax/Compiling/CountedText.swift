/// A message whose whole text depends on one plural category, such as almost every counted title.
///
/// `{n, plural, one {Delete # item} other {Delete # items}}` becomes six pairs of literals, one for each category, with
/// the number in between. That takes half the time of running the instructions.
struct CountedText: Sendable {
  /// The text before the number, the number if any, and the text after it.
  private struct Piece {
    var literals: [UInt8] = []
    var numberPlace: Int?
  }

  /// The literals of a category are at `start..<end` of the bytes, the number at `number`.
  private struct Place: Sendable {
    let start: Int
    let number: Int
    let end: Int
    let hasNumber: Bool
  }

  private let kind: PluralKind
  private let bytes: [UInt8]
  private let places: [Place]

  /// Returns nil for a program of another form.
  init?(_ program: MessageProgram) {
    guard let plural = program.plurals.first, program.plurals.count == 1 else { return nil }
    guard program.names.count == 1, program.selects.isEmpty, program.explicitBranches.isEmpty else {
      return nil
    }
    guard plural.offset == 0, plural.style != .percent else { return nil }
    var bytes: [UInt8] = []
    var places: [Place] = []
    for category in PluralCategory.allCases {
      var piece = Piece()
      guard Self.flatten(program.whole, of: program, category, into: &piece) else { return nil }
      let start = bytes.count
      bytes += piece.literals
      places.append(
        Place(
          start: start,
          number: start + (piece.numberPlace ?? piece.literals.count),
          end: bytes.count,
          hasNumber: piece.numberPlace != nil
        )
      )
    }
    kind = plural.kind
    self.bytes = bytes
    self.places = places
  }

  /// The text for `count`.
  func text(for count: Int64, _ rules: NumberRules) -> String {
    let category = rules.category(of: .integer(count), kind: kind)
    let place = places[Int(category.rawValue)]
    return TextBuffer.string { output in
      bytes.withUnsafeBytes { output.append($0, place.start..<place.number) }
      guard place.hasNumber else { return }
      rules.write(.integer(count), style: .decimal, to: &output)
      bytes.withUnsafeBytes { output.append($0, place.number..<place.end) }
    }
  }

  /// Collects the output of `body` for a category; false if that is more than one number between two literals.
  private static func flatten(
    _ body: MessageProgram.Body,
    of program: MessageProgram,
    _ category: PluralCategory,
    into piece: inout Piece
  ) -> Bool {
    var index = Int(body.start)
    while index < body.end {
      let instruction = program.instructions[index]
      index += 1
      switch instruction.operation {
      case .literal:
        piece.literals += program.literals[instruction.range]
      case .argument, .number, .numberSign:
        // All three print an integer in the same way, except for percent.
        guard piece.numberPlace == nil, instruction.style != .percent else { return false }
        piece.numberPlace = piece.literals.count
      case .plural:
        let plural = program.plurals[Int(instruction.first)]
        let branch = program.bodies[plural.firstBody + Int(category.rawValue)]
        guard flatten(branch, of: program, category, into: &piece) else { return false }
        index = Int(instruction.second)
      case .select:
        return false
      }
    }
    return true
  }
}
