package import CatalogModel
package import CatalogValidation
package import PurposeCatalog
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
  /// Contents are requested for a declared screen.
  case contentsOfScreen(String)
  case noBars(platform: String)
  /// A width outside 1...10,000.
  case width
  case catalog(CatalogError)
}

extension BarRequestError: CustomStringConvertible {
  package var description: String { text(for: .person) }

  /// The error in the words of the one who asks.
  package func text(for asker: Asker) -> String {
    switch self {
    case .name(let error): error.text(for: asker)
    case .dismissal(let kind, .unknownWay(let way, let names)):
      names.isEmpty
        ? "nothing dismisses a header of the kind '\(kind)'; leave out \(asker.option("dismiss", way))"
        : "a header of the kind '\(kind)' is not left by '\(way)'\(NearestName.suggestion(for: way, in: names)); "
          + "it has \(names.joined(separator: ", "))"
    case .dismissal(_, let refusal): "\(refusal)"
    case .noConfirmation:
      "a dialog needs a preferred action; name it with \(asker.option("confirm")), such as \(asker.option("confirm", "save"))"
    case .needlessConfirmation(let purpose, let kind):
      "only dialogs have a confirmation, and '\(kind)' is not a dialog; leave out \(asker.option("confirm", purpose))"
    case .tooManyActions(let kind, let maximum):
      "a header of the kind '\(kind)' has at most \(counted(maximum, "action")); name fewer with \(asker.option("trailing"))"
    case .noOpposite(let purpose):
      "'\(purpose)' cannot be on, because it has no opposite; leave it out of \(asker.option("on"))"
    case .notABadge(let pair):
      "'\(pair)' is not a purpose and its number; write \(asker.option("badge")) notifications=3"
    case .notInBar(let purpose, let option):
      "'\(purpose)' is not in the bar; name it with \(asker.option("trailing")) or \(asker.option("confirm")), or leave it out of \(asker.option(option))"
    case .contentsOfScreen(let screen):
      "'\(screen)' is a screen, whose bar screens.json describes; leave out \(asker.option("trailing")) and other contents, or "
        + "name a kind of header"
    case .noBars(let platform): "\(platform) has no bars; name another platform"
    case .width: "\(asker.option("width")) is not a number from 1 to 10000; write one, such as 320"
    case .catalog(let error): error.lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    }
  }
}
