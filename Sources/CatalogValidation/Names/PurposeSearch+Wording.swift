internal import CatalogFiles
internal import CatalogModel
package import PurposeCatalog
internal import SourceText

extension PurposeSearch.Place {
  /// The matched text, and its place.
  package var description: String {
    switch kind {
    case .identifier: "identifier"
    case .icon: "icon '\(text)' of \(owners.joined(separator: ", "))"
    case .title: "title '\(text)' in \(someOwners)"
    case .synonym: "synonym '\(text)' in \(someOwners)"
    case .former: "former identifier '\(text)'"
    case .alias: "other icon '\(text)' of \(owners.map { $0 == "*" ? "any set" : $0 }.joined(separator: ", "))"
    case .description: "description"
    }
  }

  private var someOwners: String { owners.prefix(3).joined(separator: ", ") + (owners.count > 3 ? " …" : "") }
}

extension PurposeSearch.Match {
  /// `delete  Delete: icon 'trash' of bootstrap-icons, sf-symbols`
  package var line: String {
    // Only the closest places; further ones would hide them.
    let closest = places.filter { $0.rank == rank }
    let more = closest.count > 3 ? [" and \(closest.count - 3) more"] : []
    let found = closest.prefix(3).map(\.description).joined(separator: ", ")
    return ("\(purpose.identifier)\(title.map { "  \($0)" } ?? ""): \(found)" + more.joined()).onOneLine
  }
}
