/// A syntax error in a message.
package struct MessageSyntaxError: Error, Hashable, Sendable {
  /// The kind of error. Texts are from the source, shortened if they are long.
  package enum Kind: Hashable, Sendable {
    case messageTooLong(limit: Int)
    case unmatchedClosingBrace
    case unclosedBrace
    case unclosedQuote
    case missingArgumentName
    case numberedArgument(String)
    case unexpectedCharacter(String, after: String)
    case missingArgumentType
    case unknownArgumentType(String)
    case missingNumberStyle
    case unknownNumberStyle(String)
    case missingBranches(argument: String, type: BranchingType)
    case missingOther(argument: String, type: BranchingType)
    case unknownPluralCategory(String)
    case invalidExplicitValue(String)
    case explicitValueInSelect(String)
    case missingSelector
    case missingBranchText(selector: String)
    case duplicateBranch(selector: String)
    case unexpectedBetweenBranches(String)
    case tooManyBranches(limit: Int)
    case nestedTooDeep(limit: Int)
    case misplacedOffset
    case duplicateOffset
    case invalidOffset(String)
  }

  /// The argument types with branches.
  package enum BranchingType: String, Sendable {
    case plural
    case selectOrdinal = "selectordinal"
    case select
  }

  package let kind: Kind
  /// The range in the source, in UTF-8 offsets.
  package let range: Range<Int>

  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
