/// The locale whose digits, separators and grouping a reader expects.
package enum NumberLocale {
  /// The locale for numbers, when a reader requests one locale and gets the texts of another.
  ///
  /// If both have the same language and script, it is the requested one: readers of `ar-MA` expect `1.234` in the texts
  /// of `ar`, those of `de-CH` `1’234` in the texts of `de`. Its numbering system (`-u-nu-`) is used, or else that of
  /// the declared tag, and its variant (`-u-va-posix`); other extensions do not affect numbers and are left out.
  ///
  /// - Parameters:
  ///   - requested: the requested tag, in canonical form.
  ///   - declared: the matching declared tag.
  /// - Returns: a language tag; `declared` if it has another language or script.
  package static func tag(requested: String, declared: String) -> String {
    guard let matched = LocaleData.matchedTag(declared), language(of: requested) == language(of: matched),
      LocaleData.script(of: requested) == LocaleData.script(of: matched)
    else { return declared }
    let numbers = keyword("nu", of: requested) ?? keyword("nu", of: matched)
    let keywords = [numbers.map { "-nu-\($0)" }, keyword("va", of: requested).map { "-va-\($0)" }].compactMap(\.self)
    return plain(requested).joined(separator: "-") + (keywords.isEmpty ? "" : "-u" + keywords.joined())
  }

  private static func language(of tag: String) -> Substring { tag.prefix { $0 != "-" } }

  /// The subtags before the extensions.
  private static func plain(_ tag: String) -> ArraySlice<Substring> {
    tag.split(separator: "-").prefix { $0.utf8.count > 1 }
  }

  /// The value of a key in the extension `u` (UTS #35 part 1, § Unicode BCP 47 U Extension).
  private static func keyword(_ key: String, of tag: String) -> Substring? {
    // Subtags after `x` are for private use.
    let subtags = tag.split(separator: "-").prefix { $0 != "x" }
    guard let unicode = subtags.firstIndex(of: "u") else { return nil }
    let keywords = subtags[(unicode + 1)...].prefix { $0.utf8.count > 1 }
    guard let index = keywords.firstIndex(where: { $0 == key }), let value = keywords[(index + 1)...].first,
      value.utf8.count > 2
    else { return nil }
    return value
  }
}
