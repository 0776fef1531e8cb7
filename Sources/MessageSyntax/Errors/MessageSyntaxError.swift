/// One place where a message breaks the syntax.
package struct MessageSyntaxError: Error, Hashable, Sendable {
  /// What is wrong. The texts are what is in the source, shortened where it is long.
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

  /// The argument types that choose among branches.
  package enum BranchingType: String, Sendable {
    case plural
    case selectOrdinal = "selectordinal"
    case select
  }

  package let kind: Kind
  /// Where, in UTF-8 offsets of the source, half-open.
  package let range: Range<Int>

  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
