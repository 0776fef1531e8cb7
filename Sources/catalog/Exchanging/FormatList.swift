import SourceText
import StringFormats

/// The list of the exchange formats, their limits and their options.
enum FormatList {
  /// - Parameter format: `text` or `json`; nil for text.
  static func write(as format: String?) throws(CannotRun) {
    let formats = AllFormats.all.map(\.description)
    switch OutputFormat(rawValue: format ?? OutputFormat.text.rawValue) {
    case .text: try Terminal.standardOutput.write(formats.map(Self.text).joined(separator: "\n"))
    case .json: try Terminal.standardOutput.write(json: .array(formats.map(Self.tree)))
    case nil: throw CannotRun("--list-formats prints 'text' or 'json'; name one of them with --format")
    }
  }

  private static func text(of format: FormatDescription) -> String {
    let options = format.options.map { option in
      "  --option \(option.name)=\(option.values.joined(separator: "|")): \(option.summary)"
    }
    let keys = "  Its keys: \(format.keys.description)."
    return (["\(format.identifier): \(format.summary)", keys] + format.limits.map { "  \($0)" } + options)
      .map { $0 + "\n" }.joined()
  }

  private static func tree(of format: FormatDescription) -> JSONTree {
    .fields([
      ("identifier", .string(format.identifier)),
      ("summary", .string(format.summary)),
      ("fileExtensions", .array(format.fileExtensions.map(JSONTree.string))),
      ("holdsStates", .bool(format.capabilities.contains(.states))),
      ("holdsComments", .bool(format.capabilities.contains(.comments))),
      ("holdsBases", .bool(format.capabilities.contains(.bases))),
      ("keys", .string(format.keys.description)),
      ("limits", .array(format.limits.map(JSONTree.string))),
      (
        "options",
        .array(
          format.options.map { option in
            .fields([
              ("name", .string(option.name)), ("values", .array(option.values.map(JSONTree.string))),
              ("summary", .string(option.summary)),
            ])
          })
      ),
    ])
  }
}
