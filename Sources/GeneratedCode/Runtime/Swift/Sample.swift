// Examples of the declarations that the printer makes from a catalogue, so that the other files compile.

public enum Purpose: String, CaseIterable, Hashable, Codable, Sendable {
  case back, cancel, close, delete, done

  public func title(in language: Language) -> String { rawValue }

  public func shortTitle(in language: Language) -> String { rawValue }

  public func icon(in set: IconSet, language: Language) -> Icon? { nil }

  func plainText(_ message: String, in language: Language) -> String? { nil }
}

public struct Language: Hashable, Sendable {
  public static let en = Language()
}

public enum IconSet: Hashable, Sendable {
  case sfSymbols
}

public enum Platform: String, CaseIterable, Hashable, Codable, Sendable {
  case ios, ios26, macos, watchos

  var facts: PlatformFacts {
    PlatformFacts(
      hasLargeTitles: true, isBackWord: false, isCloseWord: false, isCancelWord: true, isConfirmationWord: true,
      isActionWord: false, isCloseLeading: true, isCloseInFooter: false, isDialogInFooter: false,
      isCancelLeading: true, isAffirmativeFirst: false, isConfirmationLeading: false, showsBackLabel: true,
      emphasis: .bold, fontSize: 17, narrowestWidth: 320,
      room: BarRoom(
        target: 44, padding: 24, gap: 8, wordGap: 8, alone: .init(bare: 40, titled: 48),
        besideItem: .init(bare: 40, titled: 48), besideBack: .init(bare: 32, titled: 40), limits: [], hasMenu: true))
  }

  func hasNoIcon(for purpose: Purpose) -> Bool { false }
}

public enum Screen: CatalogScreen {
  case home

  public var identifier: String { "home" }

  public var parameters: [String: String] { [:] }

  public init?(identifier: String, parameters: [String: String]) { self = .home }
}

enum CatalogPluralRules {}
