import CatalogFiles
import CatalogValidation
import LibC
import ProgramArguments
import SourceText

/// The tool of the build-tool plugin `EmbedCatalog`: checks a catalogue and writes it as one Swift file.
///
/// Exits with 1 if the catalogue has errors, each printed as `file:line:column: error: message [rule]`, which SwiftPM
/// shows and editors link; then nothing is written.
@main
struct EmbedCatalog {
  static func main() {
    do throws(EmbeddingError) {
      try run(try EmbedArguments(ProgramArguments.values ?? []))
    } catch {
      // Names in a catalogue may contain a line break, which could forge a line.
      for line in error.lines { print(LogText.line(line)) }
      exit(1)
    }
  }

  private static func run(_ arguments: EmbedArguments) throws(EmbeddingError) {
    let code = try code(for: arguments.catalog, moved: arguments.moved)
    try OutputFile(path: arguments.output).write(code)
  }

  /// The Swift file for the catalogue in a folder.
  ///
  /// - Parameter moved: the actual places of folders that the catalogue refers to by another path.
  static func code(for folder: String, moved: [String: String] = [:]) throws(EmbeddingError) -> String {
    let files = LayerFiles(root: folder, moved: moved)
    let source: CatalogSource
    do throws(FileError) {
      source = try CatalogReader(files: files).read(".")
    } catch {
      throw EmbeddingError("\(files.place(of: error.path)):1:1: error: \(error) [unreadable-file]")
    }
    let code = CatalogCode(source, files: files)
    let errors = CatalogCheck.run(on: source).findings.filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw EmbeddingError(
        lines: errors.map { "\(files.place(of: $0.file)):\($0.position): error: \($0.message) [\($0.rule)]" })
    }
    // Independent of the team's settings: a program accepts no catalogue with problems.
    guard source.problems.isEmpty else {
      throw EmbeddingError(
        lines: source.problems.map {
          "\(files.place(of: $0.place.file.path)):\($0.place.position): error: \($0.message) [\($0.kind.rawValue)]"
        })
    }
    return try code.text()
  }
}

/// The reasons why a catalogue is not embedded: a line for each problem.
struct EmbeddingError: Error, Hashable {
  let lines: [String]

  init(lines: [String]) { self.lines = lines }

  init(_ line: String) { lines = [line] }
}

/// The plugin's command line: `CATALOG --output FILE [--moved FROM TO]…`.
struct EmbedArguments {
  var catalog = ""
  var output = ""
  var moved: [String: String] = [:]

  init(_ arguments: some Sequence<String>) throws(EmbeddingError) {
    let usage = EmbeddingError("error: usage: embed-catalog CATALOG --output FILE [--moved FROM TO]…")
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--output":
        guard let file = rest.next() else { throw usage }
        output = file
      case "--moved":
        // Two arguments, since a path may contain any separator.
        guard let from = rest.next(), let to = rest.next() else { throw usage }
        moved[from] = to
      default:
        guard catalog.isEmpty else { throw usage }
        catalog = argument
      }
    }
    if catalog.isEmpty || output.isEmpty { throw usage }
  }
}
