internal import CICU

extension LocaleData {
  /// The first subtag of a tag that CLDR's validity data do not have (UTS #35 part 1, § Validity Data), as written; nil
  /// if all are known.
  ///
  /// The data have the IANA registry's languages, scripts, regions and variants, deprecated ones too, and none for
  /// private use, such as the region XX: no two programs agree on them. Extensions and subtags after `x` are not looked
  /// at.
  package static func unknownSubtag(of tag: String) -> String? {
    for (index, subtag) in tag.split(separator: "-").enumerated() {
      if subtag.utf8.count == 1 { return nil }
      let kind = index == 0 ? SubtagKind.language : SubtagKind(of: subtag)
      if !kind.valid.contains(subtag.lowercased()) { return String(subtag) }
    }
    return nil
  }
}

/// A kind of subtags, and those that CLDR has.
private enum SubtagKind: String {
  case language, script, region, variant

  /// The kind of a subtag after the language, by its length and first character (RFC 5646 §2.1).
  init(of subtag: Substring) {
    switch (subtag.utf8.count, subtag.first?.isNumber ?? false) {
    case (4, false): self = .script
    case (2, _), (3, true): self = .region
    default: self = .variant
    }
  }

  /// The valid subtags in lower case.
  var valid: Set<String> {
    switch self {
    case .language: Self.languages
    case .script: Self.scripts
    case .region: Self.regions
    case .variant: Self.variants
    }
  }

  private static let languages = read(.language)
  private static let scripts = read(.script)
  private static let regions = read(.region)
  private static let variants = read(.variant)

  private static func read(_ kind: SubtagKind) -> Set<String> {
    let name = kind.rawValue
    let list = try? readText("list the valid subtags", capacity: 16_384) {
      cicu_locale_valid_subtags(name, name.byteCount, $0)
    }
    return Set((list ?? "").lowercased().split(separator: ",").flatMap(expanded))
  }

  /// The subtags of a string range: `aaa~c` is `aaa`, `aab` and `aac` (UTS #35 part 1, § String Range).
  private static func expanded(_ range: Substring) -> [String] {
    let ends = range.split(separator: "~")
    guard ends.count == 2, let first = ends[0].unicodeScalars.last, let last = ends[1].unicodeScalars.first,
      first < last
    else { return [String(range)] }
    return (first.value...last.value).compactMap { Unicode.Scalar($0) }.map { "\(ends[0].dropLast())\($0)" }
  }
}
