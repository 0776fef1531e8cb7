extension CompiledMessage.Storage {
  /// Runs the instructions of `body`.
  ///
  /// - Parameter number: the number that `#` prints inside a plural's branch.
  func run(
    _ body: MessageProgram.Body,
    _ arguments: borrowing some ArgumentSource,
    number: NumericValue?,
    into output: inout TextBuffer
  ) throws(MessageFormatError) {
    var index = Int(body.start)
    while index < body.end {
      let instruction = program.instructions[index]
      index += 1
      switch instruction.operation {
      case .literal:
        program.literals.withUnsafeBytes { output.append($0, instruction.range) }
      case .argument:
        insert(try value(instruction.slot, arguments), into: &output)
      case .number:
        let value = try numericValue(instruction.slot, arguments)
        rules.write(value, style: instruction.style, to: &output)
      case .numberSign:
        if let number { rules.write(number, style: .decimal, to: &output) }
      case .plural:
        let plural = program.plurals[Int(instruction.first)]
        let value = try numericValue(plural.slot, arguments)
        let number = value.subtracting(plural.offset)
        try run(chosenBody(plural, value: value, number: number), arguments, number: number, into: &output)
        index = Int(instruction.second)
      case .select:
        let select = program.selects[Int(instruction.first)]
        try run(chosenBody(select, arguments), arguments, number: nil, into: &output)
        index = Int(instruction.second)
      }
    }
  }

  private func insert(_ value: ArgumentValue, into output: inout TextBuffer) {
    switch value {
    case .integer(let integer):
      rules.write(.integer(integer), style: .decimal, to: &output)
    case .number(let number):
      rules.write(NumericValue(number), style: .decimal, to: &output)
    case .text(let text):
      let isolates = BidiIsolation.isolates(around: text, inRightToLeftText: isRightToLeft)
      for _ in 0..<isolates.starts { output.append(BidiIsolation.start) }
      output.append(text)
      for _ in 0..<isolates.ends { output.append(BidiIsolation.end) }
    }
  }
}

// MARK: - Arguments

extension CompiledMessage.Storage {
  @inline(__always)
  private func value(
    _ slot: UInt32,
    _ arguments: borrowing some ArgumentSource
  ) throws(MessageFormatError) -> ArgumentValue {
    guard let value = arguments.value(slot: Int(slot), names: program.names) else {
      throw .missingArgument(program.names[Int(slot)])
    }
    return value
  }

  @inline(__always)
  private func numericValue(
    _ slot: UInt32,
    _ arguments: borrowing some ArgumentSource
  ) throws(MessageFormatError) -> NumericValue {
    guard let number = try value(slot, arguments).numeric else {
      throw .numberExpected(argument: program.names[Int(slot)])
    }
    return number
  }
}

// MARK: - Choosing branches

extension CompiledMessage.Storage {
  /// Explicit values are compared with the argument, categories with the argument minus the offset.
  @inline(__always)
  private func chosenBody(
    _ plural: MessageProgram.Plural,
    value: NumericValue,
    number: NumericValue
  ) -> MessageProgram.Body {
    for index in plural.explicitBranches where program.explicitBranches[index].value == value.double {
      return program.explicitBranches[index].body
    }
    let category = rules.category(of: number, kind: plural.kind, style: plural.style)
    return program.bodies[plural.firstBody + Int(category.rawValue)]
  }

  private func chosenBody(
    _ select: MessageProgram.Select,
    _ arguments: borrowing some ArgumentSource
  ) throws(MessageFormatError) -> MessageProgram.Body {
    guard case .text(let text) = try value(select.slot, arguments) else {
      throw .textExpected(argument: program.names[Int(select.slot)])
    }
    // Compares bytes, as ICU does, not canonical equivalence.
    for branch in program.wordBranches[select.wordBranches]
    where text.utf8.elementsEqual(program.literals[branch.word]) {
      return branch.body
    }
    return select.other
  }
}

extension ArgumentValue {
  /// The number, or nil for a text.
  fileprivate var numeric: NumericValue? {
    switch self {
    case .integer(let value): .integer(value)
    case .number(let value): NumericValue(value)
    case .text: nil
    }
  }
}
