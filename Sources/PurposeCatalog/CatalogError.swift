public import MessageSyntax

/// Why a catalogue could not be read or has not what was asked for.
public enum CatalogError: Error, Hashable, Sendable {
  /// The folder holds no catalogue that can be read; each problem is `file:line:column: message`, or only a message where
  /// the file itself could not be read.
  case unreadable(folder: String, problems: [String])
  /// No purpose of that identifier; `nearest` is the one that was probably meant.
  case unknownPurpose(identifier: String, nearest: String?)
}

extension CatalogError: CustomStringConvertible {
  /// What is wrong and what to do, in words.
  public var description: String { lines.joined(separator: "\n") }

  /// The description line by line, for a program that has to keep the names in it from ending one.
  package var lines: [String] {
    switch self {
    case .unreadable(let folder, let problems):
      ["cannot read the catalogue '\(folder)':"] + problems.map { "  \($0)" }
    case .unknownPurpose(let identifier, let nearest):
      ["unknown purpose '\(identifier)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")]
    }
  }
}

/// Why a message could not be shown with the arguments given.
public enum TextError: Error, Hashable, Sendable {
  /// The purpose declares no message of that name.
  case unknownMessage(purpose: String, name: String, nearest: String?)
  /// No locale of the fallback chain has a usable text.
  case noText(purpose: String, name: String)
  /// The arguments do not make a text: one is missing or of the wrong type.
  case arguments(MessageFormatError)
}

extension TextError: CustomStringConvertible {
  /// What is wrong and what to do, in words.
  public var description: String {
    switch self {
    case .unknownMessage(let purpose, let name, let nearest):
      "purpose '\(purpose)' has no message '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .noText(let purpose, let name): "no text for message '\(name)' of '\(purpose)' in the fallback chain"
    case .arguments(let error): error.message
    }
  }
}
