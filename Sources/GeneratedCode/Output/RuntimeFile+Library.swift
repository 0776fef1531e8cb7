extension RuntimeFile {
  /// The code of a file of the library, as a part of an app's module: without imports, and with internal declarations
  /// in place of those that the library's package shares.
  ///
  /// - Parameter path: its path in Sources, such as `Navigation/Router.swift`.
  static func ofLibrary(_ path: String) -> String {
    // Each access to one of these properties compiles its expression.
    let (importOfModule, packageAccess) = (importOfModule, packageAccess)
    return RuntimeFile(path).code(typed[path] ?? [:]).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(importOfModule) }
      .map {
        $0.replacing(packageAccess) { $0.1 }.replacing("public package(set) var", with: "public internal(set) var")
      }
      .drop(while: \.isEmpty)
      .joined(separator: "\n")
  }

  /// By file, the code of its regions in an app, where a purpose is a case and not an identifier.
  private static let typed: [String: [String: String]] = [
    "CatalogModel/Headers/Header.swift": ["back": ".back", "cancel": ".cancel", "close": ".close"],
    "CatalogModel/Headers/Header+Changing.swift": ["purpose": "Purpose"],
    "CatalogModel/Headers/HeaderItem.swift": ["purpose": "Purpose"],
    "PurposeCatalog/Headers/Header+Purposes.swift": ["purpose": "purpose"],
    "PurposeCatalog/Headers/Header+State.swift": ["purpose": "purpose", "segment": "segment"],
  ]

  private static var importOfModule: Regex<Substring> { #/^(?:public|package|internal) import \w+$/# }
  private static var packageAccess: Regex<(Substring, Substring)> { #/^( *)package /# }
}
