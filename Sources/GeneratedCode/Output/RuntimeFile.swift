internal import CRuntimeFiles

/// A source file in the folder Runtime: generated code that is the same for every catalogue, except for its regions.
///
/// A printer replaces a region or leaves it out. A region is the lines between two comments, or, in a line, the code
/// between two comments:
///
///     // region screens
///     home(): Destination;
///     // endregion
///
///     const policy = /*policy*/"cancel"/**/;
///
/// The code in a region is an example, so that compilers and editors can read the file.
///
/// Generated Swift also has files of the library, so that its routes and its router are the library's: see
/// ``ofLibrary(_:)``.
struct RuntimeFile {
  private let lines: [Substring]
  private let regions: Set<Substring>

  /// The texts of all files by their paths: in the folder Runtime, or in Sources for those of the library.
  static let texts: [String: String] = {
    var texts: [String: String] = [:]
    var file = cruntime_files()
    while let path = file?.pointee.path, let text = file?.pointee.text {
      texts[String(cString: path)] = String(cString: text)
      file = file?.advanced(by: 1)
    }
    return texts
  }()

  /// Creates a file from its path in the folder Runtime, such as `Kotlin/Numbers.kt`.
  init(_ path: String) {
    guard let text = Self.texts[path] else {
      preconditionFailure("Sources/CRuntimeFiles does not embed '\(path)'")
    }
    self.init(text: text)
  }

  /// Creates a file from its text, which ends with a line break.
  init(text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    regions = Set(
      lines.compactMap(Self.region) + text.matches(of: Self.partOfLine).map(\.1))
  }

  /// The code without the marks of regions, and without a line break at its end.
  ///
  /// - Parameters:
  ///   - replacements: the code of regions by name; lines get the indentation of the region's mark. Other regions keep
  ///     their code.
  ///   - omitted: the names of regions that are left out.
  func code(_ replacements: [String: String] = [:], without omitted: Set<String> = []) -> String {
    let unknown = omitted.union(replacements.keys).filter { !regions.contains($0[...]) }
    precondition(unknown.isEmpty, "no regions \(unknown) among \(regions)")
    var code: [String] = []
    // For each open region, whether its own code is printed.
    var isPrinted = [true]
    for line in lines {
      let isInside = isPrinted.last ?? true
      if let name = Self.region(line).map(String.init) {
        let replacement = omitted.contains(name) ? nil : replacements[name]
        isPrinted.append(isInside && replacement == nil && !omitted.contains(name))
        if isInside, let replacement { code += Self.indented(replacement, like: line) }
      } else if line.drop(while: { $0 == " " }) == "// endregion" {
        isPrinted.removeLast()
      } else if isInside {
        code.append(Self.replaced(line, replacements))
      }
    }
    return code.joined(separator: "\n")
  }

  private static var partOfLine: Regex<(Substring, Substring, Substring)> { #//\*(\w+)\*/ ?(.*?) ?/\*\*//# }

  /// The name of the region that a line begins; nil for any other line.
  private static func region(_ line: Substring) -> Substring? {
    let mark = "// region "
    let content = line.drop { $0 == " " }
    return content.hasPrefix(mark) ? content.dropFirst(mark.count) : nil
  }

  private static func replaced(_ line: Substring, _ replacements: [String: String]) -> String {
    guard line.contains("/**/") else { return String(line) }
    return String(line).replacing(partOfLine) { replacements[String($0.1)] ?? String($0.2) }
  }

  private static func indented(_ text: String, like line: Substring) -> [String] {
    let indentation = line.prefix { $0 == " " }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "\(indentation)\($0)" }
  }
}
