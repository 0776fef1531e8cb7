extension Language {
  /// The best language for a user.
  ///
  /// - Parameter preferred: the user's languages, the best first, as language tags (BCP 47) such as `sr-Latn-RS`.
  /// - Returns: the default language if no language is close to one of the user's.
  public static func matching(_ preferred: [String]) -> Language {
    var best: (language: Language, distance: Int)?
    for (place, tag) in preferred.enumerated() {
      guard let (language, steps) = closest(to: tag) else { continue }
      if let best, best.distance <= place + steps { continue }
      best = (language, place + steps)
    }
    return best?.language ?? /*default*/.en/**/
  }

  /// The most specific entry for a tag.
  private static func closest(to tag: String) -> (language: Language, steps: Int)? {
    let subtags = tag.split { $0 == "-" || $0 == "_" }
    guard let language = subtags.first.map({ plain($0.lowercased()) }) else { return nil }
    var script: String?
    var region: String?
    for subtag in subtags.dropFirst().prefix(while: { $0.utf8.count > 1 }) {
      let isNumber = subtag.utf8.allSatisfy { (0x30...0x39).contains($0) }
      switch subtag.utf8.count {
      case 4 where script == nil && region == nil && subtag.utf8.allSatisfy { $0 > 0x39 }:
        script = plain(subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased())
      case 2 where region == nil, 3 where region == nil && isNumber:
        region = subtag.uppercased()
      default: continue
      }
    }
    if let script {
      if let region, let found = listed(language, "\(script)-\(region)") { return found }
      if let found = listed(language, script) { return found }
      if script != usualScript(of: language) { return nil }
    }
    if let region, let found = listed(language, region) ?? listed(language, "*") { return found }
    return listed(language, "")
  }
}

extension Language {
  /// A listed language, and how many places of the user's list it is away; nil if it is not listed.
  ///
  /// - Parameter variant: the script and region; `*` for any region; empty for the language as a whole.
  private static func listed(_ language: String, _ variant: String) -> (language: Language, steps: Int)? {
    // region languages
    return nil
    // endregion
  }

  /// The script that a listed language is usually written in.
  private static func usualScript(of language: String) -> String? {
    // region scripts
    return nil
    // endregion
  }

  /// A language or a script by its usual subtag: `he` for `heb`.
  private static func plain(_ subtag: String) -> String {
    // region aliases
    return subtag
    // endregion
  }
}
