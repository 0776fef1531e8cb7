internal import CatalogModel
internal import CodeWriting
internal import SourceText

/// Names of resources, which `gen-l10n` turns into getters and methods.
///
/// ```
/// select-all        selectAll
/// delete/counted    deleteCounted, or delete_counted where delete-counted is a purpose too
/// skip-10           skip_10
/// continue          continue_, a reserved word in Dart
/// ```
package enum ARBName {
  /// Distinct names for keys.
  package static func names(of keys: [UnitKey]) -> [UnitKey: String] {
    let titles = Set(keys.filter(\.isTitle).map { Dart.camelCase($0.purpose) })
    let names = keys.map { key -> (UnitKey, String) in
      let purpose = Dart.camelCase(key.purpose)
      if key.isTitle { return (key, Dart.name(purpose)) }
      let name = purpose + CamelCase.capitalized(key.message)
      return (key, titles.contains(name) ? "\(purpose)_\(key.message)" : name)
    }
    var taken: [String: Int] = [:]
    for (_, name) in names { taken[name, default: 0] += 1 }
    return Dictionary(
      names.map { key, name in
        (key, taken[name] == 1 || key.isTitle ? name : "\(Dart.camelCase(key.purpose))_\(key.message)")
      }
    ) { $1 }
  }
}
