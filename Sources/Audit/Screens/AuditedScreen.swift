package import AppReading
package import CatalogModel
package import CodeWriting
package import SourceText

/// A screen of an app: the way it is shown, the ways out of it, and its header in terms of headers.json.
package struct AuditedScreen: Sendable {
  package let name: String
  package let file: SourceFile
  package let position: SourcePosition
  package let framework: Framework
  /// Among those of headers.json.
  package let kind: HeaderKind
  package let certainty: Certainty
  /// The ways to leave it without an effect, in the order of the file; the platform's own if the file has none.
  package let dismissals: [ScreenExit]
  /// The ways to end its task, in the order of the file.
  package let confirmations: [ScreenExit]
  /// Other purposes in its bar, in the order of the file.
  package let actions: [String]
  /// The types that show it, and the means, in the order of their names.
  package let shownBy: [AppScreens.Shown]
  /// True if people enter or set something in it.
  package let takesInput: Bool
  /// The sites that dismiss or confirm.
  package let exits: [NamedSite]

  /// The screen's header as generated code writes it: `Header.dialog(confirm: .save)`.
  ///
  /// - Parameter names: the names of the catalogue's purposes.
  package func proposedHeader(_ names: PurposeNames) -> String {
    func name(_ purpose: String) -> String { ".\(names[purpose]?.swift ?? purpose)" }
    var arguments: [String] = []
    if kind == .dialog {
      if dismissals.first?.purpose == "close" { arguments.append("dismiss: .cross") }
      if let confirmation = confirmations.first { arguments.append("confirm: \(name(confirmation.purpose))") }
    }
    if !actions.isEmpty { arguments.append("trailing: [\(actions.map(name).joined(separator: ", "))]") }
    return ".\(kind.rawValue)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }
}
