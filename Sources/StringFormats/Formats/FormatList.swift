package import SourceText

/// The list of the exchange formats, their limits and their options.
package enum FormatList {
  private static var formats: [FormatDescription] { AllFormats.all.map(\.description) }

  /// The list for people.
  package static var text: String { formats.map(text).joined(separator: "\n") }

  /// The list for programs.
  package static var tree: JSONTree { .array(formats.map(tree)) }

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
