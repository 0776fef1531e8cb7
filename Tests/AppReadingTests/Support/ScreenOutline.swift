import CatalogModel
import SourceReading
import SourceText

@testable import AppReading

/// The facts of a file about screens, one line each.
enum ScreenOutline {
  static func facts(_ path: String, _ source: String) throws -> AppScreens {
    guard let language = SourceLanguage(path: path) else { return AppScreens() }
    return ScreenReader.facts(in: SourceReader.read(SourceFile(path: path, text: source), as: language))
  }

  /// `NoteSheet uikit modal screen text`: the name and framework, the declared showing, and the traits.
  static func of(_ owner: AppScreens.Owner) -> String {
    ([owner.name, owner.framework.rawValue, owner.declared?.rawValue, owner.isScreen ? "screen" : nil]
      .compactMap(\.self) + owner.traits.map { "\($0)" }.sorted()).joined(separator: " ")
  }

  /// `NoteView modal by sheet in ListView`
  static func of(_ shown: AppScreens.Shown) -> String {
    "\(shown.name) \(shown.showing.rawValue) by \(shown.means)" + (shown.by.map { " in \($0)" } ?? "")
  }
}
