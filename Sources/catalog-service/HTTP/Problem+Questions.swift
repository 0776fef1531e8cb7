import CatalogReports
import CatalogValidation
import PurposeCatalog
import ScreenDrawing
import SourceText

/// The problems of questions that the command and agents ask, too: here are only their types.
extension Problem {
  init(name error: NameError) {
    let kind: Kind =
      switch error {
      case .renamedPurpose, .unknownPurpose: .unknownPurpose
      case .unknownMessage: .unknownMessage
      case .notLocale, .unknownLocale, .unfitLocale: .malformedLocale
      case .noHeaders, .unknownHeader, .screenInsteadOfHeader: .unknownHeader
      case .noPlatforms, .unknownPlatform, .platformNotKept: .unknownPlatform
      case .unknownIconSet: .unknownIconSet
      case .unknownWording, .wordingOfPlatform: .unknownWording
      case .unknownScreen, .unknownPlace: .notFound
      }
    self.init(kind, error.text(for: .client), nearest: error.nearest)
  }

  init(lookup error: LookupError) {
    let kind: Kind
    switch error {
    case .name(let error):
      self.init(name: error)
      return
    case .text(.noText, _): kind = .noText
    case .text(.unknownMessage, _): kind = .unknownMessage
    case .unknownArgument, .text(.arguments, _): kind = .unsuitableArgument
    case .twoValues, .wrongValue: kind = .malformedParameter
    case .catalog, .other: kind = .internalError
    }
    self.init(kind, error.lines(for: .client).joined(separator: "; "), nearest: error.nearest)
  }

  init(bar error: BarRequestError) {
    let kind: Kind
    switch error {
    case .name(let error):
      self.init(name: error)
      return
    case .noBars: kind = .unknownPlatform
    case .width: kind = .malformedParameter
    case .catalog: kind = .internalError
    case .dismissal, .noConfirmation, .needlessConfirmation, .tooManyActions, .noOpposite, .notABadge, .notInBar,
      .contentsOfScreen:
      kind = .unsuitableArgument
    }
    var nearest: [String] = []
    if case .dismissal(_, .unknownWay(let way, let names)) = error {
      nearest = NearestName.of(way, in: names).map { [$0] } ?? []
    }
    self.init(kind, error.text(for: .client), nearest: nearest)
  }
}
