internal import CatalogModel

/// The spacing before punctuation in a locale.
///
/// France: Lexique des règles typographiques en usage à l’Imprimerie nationale; Canada: Banque de dépannage
/// linguistique of the Office québécois de la langue française; Switzerland: Guide du typographe.
enum PunctuationSpacing {
  case french, canadianFrench, swissFrench
  /// No space, as in most languages.
  case close
  /// Either is customary.
  case none

  enum Space {
    case needed(Unicode.Scalar)
    case noneThatBreaks(Unicode.Scalar)
    case wrong
  }

  init(of tag: LanguageTag, script: String) {
    switch (tag.language, tag.region) {
    case ("fr", "CA"): self = .canadianFrench
    case ("fr", "CH"): self = .swissFrench
    case ("fr", _), ("br", _): self = .french
    default: self = Self.scriptsWithLooseMarks.contains(script) ? .none : .close
    }
  }

  /// True if a space belongs inside « ».
  var hasGuillemets: Bool { self == .french || self == .canadianFrench }

  /// The space between an opening mark and the quoted words; empty for most marks.
  func spaceInside(_ mark: Unicode.Scalar) -> String { hasGuillemets && mark == "«" ? "\u{A0}" : "" }

  /// True if the language has a convention for a mark.
  func concerns(_ mark: Unicode.Scalar) -> Bool {
    switch mark {
    case "!", "?", ":", ";", ",", ".": true
    case "؟", "،", "؛", "\u{37E}", "！", "？", "：", "；", "，", "。", "、": true
    case "»": hasGuillemets
    default: false
    }
  }

  /// The space that belongs before a mark.
  func space(before mark: Unicode.Scalar) -> Space {
    switch (self, mark) {
    case (.french, "!"), (.french, "?"), (.french, ";"): .needed("\u{202F}")
    case (.french, ":"), (.french, "»"), (.canadianFrench, ":"), (.canadianFrench, "»"): .needed("\u{A0}")
    case (.swissFrench, "!"), (.swissFrench, "?"), (.swissFrench, ";"), (.swissFrench, ":"): .noneThatBreaks("\u{202F}")
    default: .wrong
    }
  }

  /// Scripts in which a space marks a pause and may precede a mark.
  private static let scriptsWithLooseMarks: Set = ["Ethi", "Khmr", "Laoo", "Mymr", "Thai", "Tibt"]
}
