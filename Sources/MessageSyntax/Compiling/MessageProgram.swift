/// A compiled message: instructions that lie flat in one array, and the tables that they point into.
///
/// The bodies of a plural's or a select's branches follow the instruction that chooses among them.
struct MessageProgram: Sendable {
  /// One step of making the text.
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
      /// Chooses a body by `plurals[first]` and goes on at instruction `second`.
      case plural
      /// Chooses a body by `selects[first]` and goes on at instruction `second`.
      case select
    }

    let operation: Operation
    /// How a number prints.
    var style: NumberStyle = .decimal
    /// The argument, as an index into the names.
    var slot: UInt16 = 0
    var first: UInt32 = 0
    var second: UInt32 = 0
  }

  /// The instructions of a branch, or of the whole message.
  struct Body: Sendable {
    let start: UInt32
    let end: UInt32
  }

  struct Plural: Sendable {
    let slot: UInt16
    let kind: PluralKind
    /// How the number prints when the plural rules look at it.
    let style: NumberStyle
    let offset: Double
    /// The index in `bodies` of the six bodies by category; a category without a branch has that of other.
    let firstBody: Int
    /// The bodies of explicit values.
    let explicit: [(value: Double, body: Body)]
  }

  struct Select: Sendable {
    let slot: UInt16
    /// The words and their bodies, without other.
    let words: [(bytes: [UInt8], body: Body)]
    let other: Body
  }

  var instructions: [Instruction] = []
  var literals: [UInt8] = []
  var bodies: [Body] = []
  var plurals: [Plural] = []
  var selects: [Select] = []
  /// The argument names in the order of their first occurrence.
  var names: [String] = []

  var whole: Body { Body(start: 0, end: UInt32(truncatingIfNeeded: instructions.count)) }
}
