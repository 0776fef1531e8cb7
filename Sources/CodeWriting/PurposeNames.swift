package import CatalogFiles
internal import CatalogModel

/// The names of a purpose in code.
package struct PurposeName: Hashable, Sendable {
  package let identifier: String
  /// The case of generated Swift, and the constant of an embedded catalogue: `selectAll`.
  package let swift: String
  /// The case of generated Kotlin: `SELECT_ALL`.
  package let kotlin: String
  /// The constant of generated TypeScript: `selectAll`. Most of its functions take the identifier instead.
  package let typeScript: String
  /// The deprecated names, of former identifiers.
  package let formerSwift: [String]
  package let formerKotlin: [String]
  package let formerTypeScript: [String]
}

/// The names of all purposes of a catalogue in code: the same in generated code, in an embedded catalogue, in the audit's
/// fixes and advice, and on pages.
///
/// They do not depend on the purposes and icon sets that a team generates.
package struct PurposeNames: Hashable, Sendable {
  /// In the order of the catalogue.
  package let all: [PurposeName]
  private let byIdentifier: [String: PurposeName]
  private let byName: [String: String]
  private let current: [String: String]

  /// - Parameters:
  ///   - identifiers: the purposes.
  ///   - former: the former identifiers of each of them.
  ///   - iconSets: the icon sets, each of which has a function in Swift.
  package init(_ identifiers: [String], former: [[String]], iconSets: [String]) {
    let swift = NameScope.swiftPurposes(iconSets: iconSets)
    let (swiftNames, kotlinNames, typeScriptNames) = (
      swift.names(of: identifiers), NameScope.kotlinConstants.names(of: identifiers),
      NameScope.javaScriptConstants.names(of: identifiers)
    )
    let formerSwift = swift.formerNames(of: former, besides: swiftNames)
    let formerKotlin = NameScope.kotlinConstants.formerNames(of: former, besides: kotlinNames)
    let formerTypeScript = NameScope.javaScriptConstants.formerNames(of: former, besides: typeScriptNames)
    all = identifiers.indices.map { index in
      PurposeName(
        identifier: identifiers[index], swift: swiftNames[index], kotlin: kotlinNames[index],
        typeScript: typeScriptNames[index], formerSwift: formerSwift[index], formerKotlin: formerKotlin[index],
        formerTypeScript: formerTypeScript[index])
    }
    byIdentifier = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }
    let identified = all.map { ($0.identifier, $0.identifier) }
    let formerly = zip(all, former).flatMap { name, former in former.map { ($0, name.identifier) } }
    current = Dictionary(identified + formerly) { first, _ in first }
    let names = all.flatMap { name in [name.swift, name.kotlin, name.typeScript].map { ($0, name.identifier) } }
    let formerNames = all.flatMap { name in
      (name.formerSwift + name.formerKotlin + name.formerTypeScript).map { ($0, name.identifier) }
    }
    byName = Dictionary(names + formerNames) { first, _ in first }
  }

  /// The names of the catalogue's purposes.
  package init(_ source: CatalogSource) {
    self.init(
      source.purposes.map(\.identifier), former: source.purposes.map(\.formerly),
      iconSets: source.iconSets.map(\.identifier.rawValue))
  }

  /// The names of a purpose; nil for one that the catalogue does not have.
  package subscript(identifier: String) -> PurposeName? { byIdentifier[identifier] }

  /// The purpose whose constant has a name in code of any language, also a former one; nil for others.
  package func purpose(named name: String) -> String? { byName[name] }

  /// The purpose that has or had an identifier; nil for others.
  package func purpose(identifiedBy identifier: String) -> String? { current[identifier] }
}
