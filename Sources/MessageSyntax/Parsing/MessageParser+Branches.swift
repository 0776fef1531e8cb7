internal import SourceText
extension MessageParser {
  /// Parses the offset and the branches of a plural or a select up to its closing brace, or the end.
  mutating func parseBranches(_ cursor: inout SourceCursor, placeholder index: Int, depth: Int) {
    var branchCount = 0
    var hasOther = false
    var hasOffset = false
    let isPlural = nodes[index].kind != .select
    while true {
      cursor.skipWhiteSpace()
      guard let byte = cursor.byte else { return }
      if byte == UInt8(ascii: "}") { break }
      if isPlural, skipOffsetKeyword(&cursor) {
        parseOffset(&cursor, placeholder: index, isFirst: !hasOffset, isBeforeBranches: branchCount == 0)
        hasOffset = true
        continue
      }
      guard let selector = parseSelector(&cursor, isPlural: isPlural) else { continue }
      if selector.value == .otherWord || selector.value == .category(.other) { hasOther = true }
      // 'others' is reported, and means it.
      if selector.value == .invalid, NearestName.isOneEdit(cursor.excerpt(selector.range), from: "other") {
        hasOther = true
      }
      guard branchCount < Self.maximumBranches else {
        report(.tooManyBranches(limit: Self.maximumBranches), at: selector.range)
        return skipToClosingBrace(&cursor)
      }
      if parseBranch(&cursor, selector, placeholder: index, depth: depth) { branchCount += 1 }
    }
    if branchCount == 0 || !hasOther {
      reportMissingBranches(cursor, placeholder: index, hasBranches: branchCount > 0)
    }
  }

  private mutating func reportMissingBranches(
    _ cursor: SourceCursor,
    placeholder index: Int,
    hasBranches: Bool
  ) {
    let node = nodes[index]
    let name = cursor.excerpt(node.nameRange)
    let type: MessageSyntaxError.BranchingType =
      switch node.kind {
      case .selectOrdinal: .selectOrdinal
      case .select: .select
      default: .plural
      }
    // The cursor is at the closing brace.
    let range = node.range.lowerBound..<cursor.position + 1
    report(
      hasBranches ? .missingOther(argument: name, type: type) : .missingBranches(argument: name, type: type),
      at: range)
  }
}

// MARK: - Branches

extension MessageParser {
  private struct ParsedSelector {
    let value: MessageNode.Selector
    let range: Range<Int>
  }

  /// Parses a branch's selector, or reports and skips a character that cannot begin one.
  private mutating func parseSelector(_ cursor: inout SourceCursor, isPlural: Bool) -> ParsedSelector? {
    let start = cursor.position
    switch cursor.byte {
    case UInt8(ascii: "="):
      cursor.position += 1
      let digits = cursor.skipNumber()
      let range = start..<digits.upperBound
      return ParsedSelector(value: explicitValue(digits, in: range, cursor, isPlural: isPlural), range: range)
    case UInt8(ascii: "{"):
      report(.missingSelector, at: start..<start + 1)
      return ParsedSelector(value: .invalid, range: start..<start)
    default:
      let word = cursor.skipIdentifier()
      guard !word.isEmpty else {
        let character = cursor.skipCharacter()
        report(.unexpectedBetweenBranches(cursor.text(character)), at: character)
        return nil
      }
      return ParsedSelector(value: selector(word, cursor, isPlural: isPlural), range: word)
    }
  }

  private mutating func explicitValue(
    _ digits: Range<Int>,
    in range: Range<Int>,
    _ cursor: SourceCursor,
    isPlural: Bool
  ) -> MessageNode.Selector {
    guard isPlural else {
      report(.explicitValueInSelect(cursor.excerpt(range)), at: range)
      return .invalid
    }
    guard let value = cursor.number(digits) else {
      report(.invalidExplicitValue(cursor.excerpt(range)), at: range)
      return .invalid
    }
    return .explicitValue(value)
  }

  private mutating func selector(
    _ word: Range<Int>,
    _ cursor: SourceCursor,
    isPlural: Bool
  ) -> MessageNode.Selector {
    guard isPlural else { return cursor.isEqual(word, "other") ? .otherWord : .word }
    for category in PluralCategory.allCases where cursor.isEqual(word, category.staticKeyword) {
      return .category(category)
    }
    report(.unknownPluralCategory(cursor.excerpt(word)), at: word)
    return .invalid
  }

  /// Parses the braces and the text of a branch.
  ///
  /// - Returns: true if there was a branch.
  private mutating func parseBranch(
    _ cursor: inout SourceCursor,
    _ selector: ParsedSelector,
    placeholder parent: Int,
    depth: Int
  ) -> Bool {
    cursor.skipWhiteSpace()
    let brace = cursor.position
    guard cursor.byte == UInt8(ascii: "{") else {
      if !cursor.isAtEnd {
        report(.missingBranchText(selector: cursor.excerpt(selector.range)), at: selector.range)
      }
      return false
    }
    checkForDuplicate(selector, of: parent, cursor)
    let index = open(.branch, at: selector.range.lowerBound)
    cursor.position += 1
    if depth < Self.maximumDepth {
      parseText(&cursor, in: nodes[parent].kind == .select ? .selectBranch : .pluralBranch, depth: depth + 1)
    } else {
      report(.nestedTooDeep(limit: Self.maximumDepth), at: brace..<brace + 1)
      skipToClosingBrace(&cursor)
    }
    let content = brace + 1..<cursor.position
    update(index) {
      $0.selector = selector.value
      $0.nameRange = selector.range
      $0.contentRange = content
    }
    if cursor.isAtEnd {
      reportEarlyEnd(.unclosedBrace, at: brace..<brace + 1)
    } else {
      cursor.position += 1
    }
    close(index, at: cursor.position)
    return true
  }

  /// Reports a branch that ICU would never select, since an earlier one has the same selector.
  private mutating func checkForDuplicate(
    _ selector: ParsedSelector,
    of parent: Int,
    _ cursor: SourceCursor
  ) {
    let isDuplicate: Bool
    switch selector.value {
    case .category(let category):
      isDuplicate = nodes[parent].categories.contains(category)
      update(parent) { $0.categories.insert(category) }
    case .explicitValue, .word, .otherWord:
      isDuplicate = hasBranch(selector, parent: parent, cursor)
    case .invalid:
      isDuplicate = false
    }
    if isDuplicate {
      report(.duplicateBranch(selector: cursor.excerpt(selector.range)), at: selector.range)
    }
  }

  /// Compares with all earlier branches; their number is limited, so that long messages take linear time.
  private func hasBranch(_ selector: ParsedSelector, parent: Int, _ cursor: SourceCursor) -> Bool {
    var index = parent + 1
    while index < nodes.count {
      let branch = nodes[index]
      if branch.selector == selector.value {
        guard case .word = selector.value else { return true }
        if cursor.isEqual(branch.nameRange, selector.range) { return true }
      }
      index = branch.subtreeEnd
    }
    return false
  }
}
