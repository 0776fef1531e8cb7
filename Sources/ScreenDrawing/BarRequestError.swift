package import CatalogModel
package import CatalogValidation
internal import SourceText

/// The reason why a bar cannot have the requested contents.
package enum BarRequestError: Error, Hashable {
  case name(NameError)
  /// A screen with such a header cannot be left in the requested way.
  case dismissal(kind: String, HeaderRefusal)
  case noConfirmation
  case needlessConfirmation(String, kind: HeaderKind)
  case tooManyActions(kind: HeaderKind, maximum: Int)
  /// A purpose cannot be on, because nothing is its opposite.
  case noOpposite(String)
  case notABadge(String)
  /// A purpose of an option is not in the bar.
  case notInBar(String, option: String)
}

extension BarRequestError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .name(let error): "\(error)"
    case .dismissal(let kind, .unknownWay(let way, let names)):
      names.isEmpty
        ? "nothing dismisses a header of the kind '\(kind)'; leave out '--dismiss \(way)'"
        : "a header of the kind '\(kind)' is not left by '\(way)'\(NearestName.suggestion(for: way, in: names)); "
          + "it has \(names.joined(separator: ", "))"
    case .dismissal(_, let refusal): "\(refusal)"
    case .noConfirmation: "a dialog needs a preferred action; name it with --confirm, such as '--confirm save'"
    case .needlessConfirmation(let purpose, let kind):
      "only dialogs have a confirmation, and '\(kind)' is not a dialog; leave out '--confirm \(purpose)'"
    case .tooManyActions(let kind, let maximum):
      "a header of the kind '\(kind)' has at most \(counted(maximum, "action")); name fewer with --trailing"
    case .noOpposite(let purpose):
      "'\(purpose)' cannot be on, because it has no opposite; leave it out of --on"
    case .notABadge(let pair): "'\(pair)' is not a purpose and its number; write --badge notifications=3"
    case .notInBar(let purpose, let option):
      "'\(purpose)' is not in the bar; name it with --trailing or --confirm, or leave it out of \(option)"
    }
  }
}
