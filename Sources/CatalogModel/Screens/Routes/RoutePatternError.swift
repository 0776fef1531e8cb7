internal import SourceText

/// A problem in the text of a ``RoutePattern``.
///
/// ```swift
/// do {
///   let pattern = try RoutePattern(parsing: "/places/:city")
/// } catch {
///   print(error)                                     // ':city' is not a parameter; write '{city}', or …
///   print(error.range)                               // 8..<13
/// }
/// ```
public struct RoutePatternError: Error, Hashable, Sendable {
  /// The kind of problem. Texts are from the pattern.
  public enum Kind: Hashable, Sendable {
    /// The pattern has more bytes than the limit.
    case tooLong(limit: Int)
    /// It does not begin with a slash.
    case missingSlash
    /// Nothing is between two slashes.
    case emptyPart
    /// A part is `.` or `..`, which programs resolve before they open a link (RFC 3986 §5.2.4).
    case dotPart(String)
    /// A `{` without its `}`.
    case unclosedBrace
    /// A `}` without its `{`.
    case unmatchedBrace
    /// A parameter is only a piece of a part.
    case parameterInPart(String)
    /// The name of a parameter is not in lower camel case.
    case invalidName(String)
    /// Two parameters have the same name.
    case duplicateName(String)
    /// A part that takes the rest of the path has others after it.
    case wildcardNotLast(String)
    /// A part that may be absent has others after it that may not.
    case optionalNotLast(String)
    /// A part is a parameter or a wildcard in another router's notation; the second value is ours.
    case otherNotation(String, ours: String)
    /// A percent sign without two hexadecimal digits.
    case invalidEscape
    /// The escapes of a part are not UTF-8.
    case notUTF8(String)
    /// A character that a link cannot have.
    case invalidCharacter(Unicode.Scalar)
    /// A `#`.
    case fragment
    /// Something in the query is not a parameter.
    case queryText
    /// A parameter of the query takes the rest of the path.
    case wildcardInQuery(String)
  }

  /// The kind of problem.
  public let kind: Kind
  /// Its range in the pattern, in UTF-8 offsets.
  public let range: Range<Int>

  init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension RoutePatternError: CustomStringConvertible {
  /// The problem and its fix; lower case, without a full stop.
  public var description: String {
    switch kind {
    case .tooLong(let limit): "the route has more than \(limit) bytes; shorten it"
    case .missingSlash: "a route begins with '/'; add it"
    case .emptyPart: "empty part in the route; remove a '/'"
    case .dotPart(let part): "part '\(part)' never arrives, because links are resolved before; remove it"
    case .unclosedBrace: "'{' is never closed; add '}'"
    case .unmatchedBrace: "'}' has no opening brace; remove it"
    case .parameterInPart(let part):
      "parameter '\(part.onOneLine)' is only a piece of a part; put it between two slashes"
    case .invalidName(let name):
      "'\(name.onOneLine)' is not a parameter's name; "
        + "use ASCII letters and digits, the first a lower-case letter: '{city}'"
    case .duplicateName(let name): "duplicate parameter '\(name)'; rename one of them"
    case .wildcardNotLast(let part): "'\(part)' takes the rest of the path; move it to the end"
    case .optionalNotLast(let part):
      "'\(part)' may be absent only at the end of the path; remove its '?', or move it"
    case .otherNotation(let part, let ours):
      "'\(part)' is not a parameter; write '\(ours)', or escape its first character"
    case .invalidEscape: "'%' lacks two hexadecimal digits; add them, or write '%25' for a percent sign"
    case .notUTF8(let part): "the escapes in '\(part)' are not UTF-8; write the characters themselves"
    case .invalidCharacter(let scalar):
      "character \(scalar.codePoint) is not possible in a link; write '\(PercentEncoding.encode(scalar))'"
    case .fragment: "a route has no fragment; remove what begins with '#', or write '%23'"
    case .queryText: "a query has parameters only; write it like '?{sort}&{page?}'"
    case .wildcardInQuery(let part): "'\(part)' is in the query, which has no rest of a path; remove its '*'"
    }
  }
}
