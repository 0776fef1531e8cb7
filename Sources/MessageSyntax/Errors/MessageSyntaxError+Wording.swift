internal import SourceText

extension MessageSyntaxError {
  /// The problem and its fix.
  package var message: String {
    switch kind {
    case .messageTooLong(let limit):
      "message has more than \(limit) bytes; shorten it"
    case .unmatchedClosingBrace:
      "unmatched '}'; remove it, or put it between apostrophes to print it"
    case .unclosedBrace:
      "'{' is never closed; add '}', or put the brace between apostrophes to print it"
    case .unclosedQuote:
      "quoted text is never closed; add an apostrophe at its end"
    case .missingArgumentName:
      "missing argument name after '{'; add it, or put the brace between apostrophes to print it"
    case .numberedArgument(let number):
      "argument '\(number)' has a number for a name; give it a word"
    case .unexpectedCharacter(let found, let before):
      "unexpected '\(found)' after '\(before)'; write ',' or '}' there"
    case .missingArgumentType:
      "missing argument type after ','; use \(Self.argumentTypeChoice)"
    case .unknownArgumentType(let type):
      "unknown argument type '\(type)'; \(Self.advice(onType: type))"
    case .missingNumberStyle:
      "missing number style after ','; use 'integer' or 'percent', or remove the ','"
    case .unknownNumberStyle(let style):
      "unknown number style '\(style)'; \(Self.advice(onStyle: style))"
    case .missingBranches(let argument, let type):
      "\(type.rawValue) '\(argument)' has no branches; add 'other {…}'"
    case .missingOther(let argument, let type):
      "missing 'other' branch in \(type.rawValue) '\(argument)'; add 'other {…}'"
    case .unknownPluralCategory(let word):
      "unknown plural category '\(word)'; \(Self.advice(onCategory: word))"
    case .invalidExplicitValue(let value):
      "'\(value)' is not a number; write a value such as '=1'"
    case .explicitValueInSelect(let value):
      "explicit value '\(value)' in a select; use a word there, or make it a plural"
    case .missingSelector:
      "missing selector before '{'; write when this branch applies, such as 'other'"
    case .missingBranchText(let selector):
      "missing text after '\(selector)'; write '\(selector) {…}'"
    case .duplicateBranch(let selector):
      "duplicate branch '\(selector)'; keep one of them"
    case .unexpectedBetweenBranches(let found):
      "unexpected '\(found)' between branches; remove it"
    case .tooManyBranches(let limit):
      "more than \(limit) branches; use fewer"
    case .nestedTooDeep(let limit):
      "branches are nested more than \(limit) deep; use fewer levels"
    case .misplacedOffset:
      "'offset:' comes after a branch; move it before the first one"
    case .duplicateOffset:
      "duplicate 'offset:'; keep one of them"
    case .invalidOffset(let value):
      "'\(value)' is not a number; write an offset such as 'offset:1'"
    }
  }

  private static let argumentTypeChoice = "'number', 'plural', 'selectordinal' or 'select'"

  private static func advice(onType type: String) -> String {
    let types = ["number", "plural", "selectordinal", "select"]
    return NearestName.advice(on: type, among: types, otherwise: "use \(argumentTypeChoice)")
  }

  private static func advice(onStyle style: String) -> String {
    NearestName.advice(
      on: style, among: ["integer", "percent"], otherwise: "use 'integer' or 'percent', or leave it out")
  }

  private static func advice(onCategory word: String) -> String {
    NearestName.advice(
      on: word, among: PluralCategory.allCases.map(\.keyword),
      otherwise: "use 'zero', 'one', 'two', 'few', 'many' or 'other', or a value such as '=1'")
  }
}
