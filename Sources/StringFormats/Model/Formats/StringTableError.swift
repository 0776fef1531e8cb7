package import SourceText

/// The reason why string tables could not be written, or a file could not be read.
package struct StringTableError: Error, Hashable {
  /// The part of the work that an error ends.
  package enum Scope: Hashable, Sendable {
    case run
    /// Only the file, since its name, its content and the command line name different locales.
    case contradictedLocale
    /// Only the file, since its format is unknown, or not one that can be read or written.
    case unknownFormat
    /// Only the file, since nothing names its locale.
    case unknownLocale
  }

  /// The error and its fix; lower case, without a full stop.
  package let message: String
  /// The file, if the error concerns one.
  package let path: String?
  /// The sheet of a workbook, if the error concerns one.
  package let sheet: String?
  /// The position in the file; nil for the whole file.
  package let position: SourcePosition?
  package let scope: Scope

  package init(
    _ message: String, path: String? = nil, sheet: String? = nil, position: SourcePosition? = nil,
    _ scope: Scope = .run
  ) {
    self.message = message
    self.scope = scope
    self.path = path
    self.sheet = sheet
    self.position = position
  }

  package init(_ message: String, at place: UnitPlace, _ scope: Scope = .run) {
    self.init(message, path: place.path, sheet: place.sheet, position: place.position, scope)
  }

  /// The error with the line and column, for a list that names the file.
  package var reason: String { position.map { "\($0): \(message)" } ?? message }

  /// The place of the error; the beginning for the whole file.
  package var place: UnitPlace {
    UnitPlace(path: path ?? "", sheet: sheet, position: position ?? SourcePosition(line: 1, column: 1))
  }
}

extension StringTableError: CustomStringConvertible {
  /// `file:line:column: message`, as far as known.
  package var description: String {
    let places = [path, position.map { _ in place.place }].compactMap(\.self).map { $0 + ":" }.joined()
    return (places + (path == nil ? "" : " ") + message).onOneLine
  }
}
