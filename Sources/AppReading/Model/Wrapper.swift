internal import CatalogModel

/// A component of the app that is, or has, buttons whose titles, icons or actions its uses set.
package struct Wrapper: Sendable, Equatable {
  /// One button of a wrapper.
  struct Slot: Sendable, Equatable {
    let construct: String
    /// Its container and side, if the definition names them.
    var container: Container?
    var placement: Placement?
    var role: DeclaredRole?
    var systemItem: String?
    var texts: [TextSource] = []
    var icons: [IconSource] = []
    /// Parameters that take views to show.
    var contents: [Parameter] = []
    var actions: [ActionSource] = []
    var purpose: String?
  }

  /// A parameter, or a field of it: `navigationIcon.contentDescription`.
  struct Parameter: Sendable, Hashable {
    /// The label that callers write; nil for none.
    let label: String?
    /// The position among all parameters, for languages whose callers may leave labels out.
    let position: Int
    var field: [String] = []
  }

  struct TextSource: Sendable, Equatable {
    let use: SiteText.Use
    /// The parameter with which uses state it; nil for a text of the definition.
    let parameter: Parameter?
    /// The text of the definition, or the parameter's default.
    let fixed: [TextExpression]
    let mayBeKey: Bool
  }

  struct IconSource: Sendable, Equatable {
    let parameter: Parameter?
    let fixed: [IconExpression]
    let origin: SiteIcon.Origin
  }

  struct ActionSource: Sendable, Equatable {
    let parameter: Parameter?
    let fixed: [String]
  }

  let name: String
  let framework: Framework
  /// The only file that can use it; nil for the whole project.
  var file: String?
  /// True if `audit.json` declares it.
  var isDeclared = false
  var slots: [Slot]
}

/// The wrappers of a project by name.
package struct WrapperTable: Sendable {
  private var byName: [String: [Wrapper]] = [:]

  package init(declared: [Wrapper] = []) { byName = Dictionary(grouping: declared, by: \.name) }

  /// The same with more of them; the first of a name and framework applies.
  func adding(_ wrappers: [Wrapper]) -> WrapperTable {
    var table = self
    for wrapper in wrappers {
      let known = table.byName[wrapper.name] ?? []
      if !known.contains(where: { $0.framework == wrapper.framework && $0.file == wrapper.file }) {
        table.byName[wrapper.name] = known + [wrapper]
      }
    }
    return table
  }

  var names: Set<String> { Set(byName.keys) }
  var all: [Wrapper] { byName.sorted { $0.key < $1.key }.flatMap(\.value) }

  func wrappers(named name: String) -> [Wrapper] { byName[name] ?? [] }

  func contains(_ wrapper: Wrapper) -> Bool { byName[wrapper.name]?.contains(wrapper) ?? false }
}
