/// An enumeration that contains the declarations of generated Swift, so that `Screen` or `Icon` of an app mean the app's.
///
/// Types and functions move into extensions of the enumeration, and each use of a type gets its name: inside an
/// extension of a nested type, Swift does not look up the types beside it.
struct SwiftNamespace {
  let name: String
  private let types: Set<Substring>

  /// Creates the namespace of files.
  init(_ name: String, of files: [GeneratedFile]) {
    self.name = name
    types = Set(files.flatMap { file in file.text.matches(of: Self.typeDeclaration).map(\.1) })
  }

  /// A file's text with its declarations in the namespace.
  func contents(of text: String) -> String {
    var code = SwiftCode()
    var lines = qualified(text).split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.first {
      guard Self.beginsDeclaration(line) else {
        code.line(String(line))
        lines.removeFirst()
        continue
      }
      let end = Self.end(ofDeclaration: lines)
      let declaration = lines[..<end]
      lines = lines[end...]
      guard let head = declaration.first(where: { !$0.hasPrefix("///") && !$0.hasPrefix("@") }),
        !head.hasPrefix("extension ")
      else {
        code.lines(declaration.map(String.init))
        continue
      }
      code.block("extension \(name)") { code in code.lines(declaration.map(Self.nested)) }
    }
    return String(code.text.dropLast())
  }

  /// The declaration of the enumeration.
  var declaration: SwiftCode {
    var code = SwiftCode()
    code.comment("The types and functions of the catalogue.")
    code.line("public enum \(name) {}")
    return code
  }

  // MARK: Declarations

  private static var typeDeclaration: Regex<(Substring, Substring)> {
    #/(?m)^(?:public |final |indirect )*(?:enum|struct|class|protocol|typealias) (\w+)/#
  }

  private static func beginsDeclaration(_ line: Substring) -> Bool {
    line.contains(
      #/^(?:\/\/\/|@|(?:public |final |indirect )*(?:enum|struct|class|protocol|typealias|func|extension) )/#)
  }

  /// The index after a declaration: its last line is a brace at the beginning of a line, or the only line of its code.
  private static func end(ofDeclaration lines: ArraySlice<Substring>) -> Int {
    let code = lines.firstIndex { !$0.hasPrefix("///") && !$0.hasPrefix("@") } ?? lines.startIndex
    let isContinued =
      lines[code].hasSuffix("{") || lines.dropFirst(code + 1 - lines.startIndex).first?.hasPrefix(" ") == true
    guard isContinued, let end = lines[code...].firstIndex(where: { $0.hasPrefix("}") }) else { return code + 1 }
    return end + 1
  }

  /// A line of a declaration as a member of the enumeration.
  private static func nested(_ line: Substring) -> String {
    line.hasPrefix("public func ") ? "public static \(line.dropFirst(7))" : String(line)
  }

  // MARK: Uses

  /// The text with the namespace before each use of its types, outside comments and literals.
  private func qualified(_ text: String) -> String {
    var isInLiteral = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.contains("\"\"\"") { isInLiteral.toggle() }
      let isCode = !isInLiteral && !line.drop { $0 == " " }.hasPrefix("//")
      return isCode ? qualified(line: line) : String(line)
    }.joined(separator: "\n")
  }

  private func qualified(line: Substring) -> String {
    var result = ""
    var rest = line
    var isInText = false
    // The open parentheses of each interpolation that contains the place.
    var interpolations: [Int] = []
    while let first = rest.first {
      var length = 1
      if isInText {
        if first == "\\" { length = 2 }
        if rest.hasPrefix("\\(") { interpolations.append(0) }
        if first == "\"" || rest.hasPrefix("\\(") { isInText = false }
      } else if first.isLetter || first.isNumber || first == "_" || first == "." {
        length = 1 + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
        if isUse(rest.prefix(length), in: line) { result += "\(name)." }
      } else if first == "\"" {
        isInText = true
      } else if let open = interpolations.popLast() {
        isInText = first == ")" && open == 0
        if !isInText { interpolations.append(open + (first == "(" ? 1 : first == ")" ? -1 : 0)) }
      }
      result += rest.prefix(length)
      rest = rest.dropFirst(length)
    }
    return result
  }

  /// Returns whether a word in a line is the use of a type, and neither its declaration nor a parameter of another type that
  /// has its name (`where Icon == Image`).
  private func isUse(_ word: Substring, in line: Substring) -> Bool {
    types.contains(word) && !line[word.endIndex...].hasPrefix(" ==") && !Self.isDeclared(word, in: line)
  }

  /// Returns whether a name in a line is that of a type which the line declares.
  private static func isDeclared(_ name: Substring, in line: Substring) -> Bool {
    line[..<name.startIndex].contains(#/^(?:public |final |indirect )*(?:enum|struct|class|protocol|typealias) $/#)
  }
}
