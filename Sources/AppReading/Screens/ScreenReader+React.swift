internal import CatalogModel
internal import SourceReading
internal import SourceText

/// Routes, stacks and dialogs of React.
extension ScreenReader {
  mutating func addShown(by element: SourceElement, in scope: Scope) {
    guard language == .typeScript else { return }
    let last = element.name.lastNamePart
    if element.name.hasSuffix("Route") || (last == "Screen" && element.name.contains(".")) {
      let isTab = element.name.contains("Tab") || element.name.contains("Drawer")
      var names: Set<String> = []
      for label in ["component", "element", "render", "getComponent"] {
        guard let value = element[label] else { continue }
        names.formUnion(views(in: value))
        if case .name(let parts) = value.kind { names.formUnion(parts.filter { $0.first?.isUppercase == true }) }
      }
      names.formUnion(element.children.reduce(into: Set<String>()) { $0.formUnion(views(in: $1)) })
      let isModal = element["options"].map(Self.isModal) ?? false
      // A route to a component of the same file changes a part of a screen.
      add(names.intersection(declared), .part, element.name, in: scope)
      add(names.subtracting(declared), isTab ? .root : isModal ? .modal : .push, element.name, in: scope)
    } else if ["Modal", "Dialog", "Drawer", "Sheet"].contains(where: last.hasSuffix) || last == "DialogContent" {
      let inside = element.children.filter { if case .string = $0.kind { false } else { true } }
      if inside.count == 1 { add(views(in: inside[0]), .modal, element.name, in: scope) }
    }
  }

  mutating func addShown(byScript call: SourceCall, _ means: String, in scope: Scope) {
    if means.lowercased().contains("lazy") {
      // `lazy(() => import("~/scenes/Home"))`
      var modules: Set<String> = []
      for argument in call.arguments {
        argument.value.walk { node in
          if case .call(let inner) = node.kind, inner.name == "import", let path = inner.first?.text,
            Self.isOfScreens(path)
          {
            modules.insert(Self.module(path))
          }
          return true
        }
      }
      add(modules, .push, means, in: scope)
    } else if (means.contains("Modal") || means.contains("Dialog")) && !means.hasPrefix("use") {
      var names: Set<String> = []
      for argument in call.arguments {
        if case .dictionary(let entries) = argument.value.kind {
          for entry in entries { names.formUnion(views(in: entry.value)) }
        } else {
          names.formUnion(views(in: argument.value))
        }
      }
      add(names, .modal, means, in: scope)
    }
  }

  func views(in element: SourceElement, depth: Int) -> Set<String> {
    guard let name = Self.typeName(element.name) else { return [] }
    if ScreenWords.layouts.contains(name) { return [] }
    let inside = element.children.reduce(into: Set<String>()) { $0.formUnion(views(in: $1, depth: depth + 1)) }
    return ScreenWords.transparent.contains(name) ? inside : inside.count == 1 ? inside.union([name]) : [name]
  }

  private static func isModal(_ options: SourceNode) -> Bool {
    var found = false
    options.walk { node in
      if let text = node.text, text.lowercased().contains("modal") { found = true }
      return !found
    }
    return found
  }

  // MARK: Modules

  /// Returns whether a module is in a folder of screens.
  private static func isOfScreens(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { ["scenes", "screens", "pages", "routes", "views"].contains($0) }
  }

  /// The path of a module without its leading dots and signs, as the name of its export.
  private static func module(_ path: String) -> String {
    "/" + path.split(separator: "/").drop { ["~", "@", ".", ".."].contains($0) }.joined(separator: "/")
  }

  /// Records the name after `export default`.
  mutating func addExport() {
    let mark = Array("export default ".utf8)
    let bytes = file.bytes
    guard let found = bytes.ranges(of: mark).last else { return }
    let line = bytes[found.upperBound...].prefix { $0 != 0x0A }
    let identifiers = String(decoding: line, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if let name = identifiers.last(where: { $0.first?.isUppercase == true }) { facts.exports[file.path] = String(name) }
  }
}
