public import MessageSyntax

/// An error in reading a catalogue or looking up a purpose.
///
/// ```swift
/// do {
///   let catalog = try Catalog(contentsOf: folder)
/// } catch {
///   print(error)                                     // all problems, each on a line with its file, line and column
/// }
/// ```
public enum CatalogError: Error, Hashable, Sendable {
  /// The folder has no valid catalogue. Each problem is `file:line:column: message`, or only a message if the file
  /// itself could not be read.
  case unreadable(folder: String, problems: [String])
  /// The catalogue has no purpose with that identifier; `nearest` is the most similar one.
  case unknownPurpose(identifier: String, nearest: String?)
}

extension CatalogError: CustomStringConvertible {
  /// The problem and its fix; for an unreadable catalogue, a line for each problem.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of the description, for programs that escape line breaks in names.
  package var lines: [String] {
    switch self {
    case .unreadable(let folder, let problems):
      ["cannot read the catalogue '\(folder)':"] + problems.map { "  \($0)" }
    case .unknownPurpose(let identifier, let nearest):
      ["unknown purpose '\(identifier)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")]
    }
  }
}

/// An error in formatting a message, from ``Resolver/resolve(_:of:_:)``.
///
/// ```swift
/// do {
///   let text = try resolver.resolve("counted", of: delete).text
/// } catch {
///   print(error)                                     // missing argument 'count'; pass a value for it
/// }
/// ```
public enum TextError: Error, Hashable, Sendable {
  /// The purpose declares no message with that name; `nearest` is the most similar one.
  case unknownMessage(purpose: String, name: String, nearest: String?)
  /// No locale of the fallback chain has a usable text.
  case noText(purpose: String, name: String)
  /// The arguments are wrong: one is missing or of the wrong type.
  case arguments(MessageFormatError)
}

extension TextError: CustomStringConvertible {
  /// The problem and its fix.
  public var description: String {
    switch self {
    case .unknownMessage(let purpose, let name, let nearest):
      "purpose '\(purpose)' has no message '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .noText(let purpose, let name): "no text for message '\(name)' of '\(purpose)' in the fallback chain"
    case .arguments(let error): error.message
    }
  }
}
