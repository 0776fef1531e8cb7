package import CatalogModel
package import SourceText

extension JSONFormat: AppStringFormat {
  package var appEnding: String { "json" }

  package func appStrings(
    of file: SourceFile, named: LanguageTag?, source: LanguageTag
  ) throws(StringTableError) -> AppStrings {
    try Self.appStrings(of: file, named: named, source: source) { _, _ in nil }
  }

  /// The texts of a file of nested objects, whose keys are joined with `.`; the readers of ARB call it too.
  ///
  /// - Parameter comment: the comment of a member of the root.
  static func appStrings(
    of file: SourceFile, named: LanguageTag?, source: LanguageTag,
    comment: (_ member: JSONValue.Member, _ root: JSONValue) -> String?
  ) throws(StringTableError) -> AppStrings {
    let json = try JSONObjectFile(readable: file)
    let stated = json.root["@@locale"]?.string.flatMap { LanguageTag(localeIdentifier: $0) }
    let locale = stated ?? named ?? source
    var found: [AppString] = []
    func add(_ member: JSONValue.Member, _ prefix: String, _ comment: String?, depth: Int) {
      guard member.key.first != "@" else { return }
      let key = prefix.isEmpty ? member.key : "\(prefix).\(member.key)"
      if let text = member.value.string {
        found.append(
          AppString(key: key, text: text, locale: locale, comment: comment, place: json.place(of: member)))
      } else if depth < maximumDepth {
        for child in member.value.members ?? [] { add(child, key, nil, depth: depth + 1) }
      }
    }
    for member in json.members {
      add(member, "", comment(member, json.root), depth: 0)
    }
    return AppStrings(found, source: source, fault: json.fault)
  }

  private static let maximumDepth = 12
}
