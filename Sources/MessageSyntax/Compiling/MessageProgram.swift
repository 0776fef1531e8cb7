/// A compiled message: a flat array of instructions, and the tables that they refer to.
///
/// The bodies of branches follow the instruction that selects among them. All elements are plain numbers, so that
/// running a program counts no references.
struct MessageProgram: Sendable {
  /// A step in formatting the text.
  struct Instruction: Sendable {
    enum Operation: UInt8, Sendable {
      /// Appends `literals[first..<second]`.
      case literal
      /// Inserts the argument, text or number.
      case argument
      /// Inserts the argument, which must be a number.
      case number
      /// Inserts the innermost plural's number minus its offset.
      case numberSign
      /// Selects a body by `plurals[first]` and continues at instruction `second`.
      case plural
      /// Selects a body by `selects[first]` and continues at instruction `second`.
      case select
    }

    let operation: Operation
    /// The style of a number.
    var style: NumberStyle = .decimal
    /// The argument, as an index into the names.
    var slot: UInt32 = 0
    var first: UInt32 = 0
    var second: UInt32 = 0

    /// The two operands as a range.
    var range: Range<Int> { Int(first)..<Int(second) }
  }

  /// The instructions of a branch, or of the whole message.
  struct Body: Sendable {
    let start: UInt32
    let end: UInt32

    static let empty = Body(start: 0, end: 0)
  }

  struct Plural: Sendable {
    let slot: UInt32
    let kind: PluralKind
    /// The style in which plural rules see the number.
    let style: NumberStyle
    let offset: Double
    /// The index in `bodies` of the six bodies by category; a category without a branch has that of `other`.
    let firstBody: Int
    /// The indices of its branches in `explicitBranches`.
    let explicitBranches: Range<Int>
  }

  struct ExplicitBranch: Sendable {
    let value: Double
    let body: Body
  }

  struct Select: Sendable {
    let slot: UInt32
    /// The indices of its branches in `wordBranches`, without `other`.
    let wordBranches: Range<Int>
    let other: Body
  }

  struct WordBranch: Sendable {
    /// The word in `literals`.
    let word: Range<Int>
    let body: Body
  }

  var instructions: [Instruction] = []
  var literals: [UInt8] = []
  var plurals: [Plural] = []
  var bodies: [Body] = []
  var explicitBranches: [ExplicitBranch] = []
  var selects: [Select] = []
  var wordBranches: [WordBranch] = []
  /// The argument names in the order of their first occurrence.
  var names: [String] = []

  var whole: Body { Body(start: 0, end: UInt32(truncatingIfNeeded: instructions.count)) }
}
