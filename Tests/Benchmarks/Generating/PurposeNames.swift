/// Identifiers for generated purposes: a verb, a noun and sometimes a suffix.
enum PurposeNames {
  /// Returns this many sorted identifiers, at most 10,000.
  static func make(_ count: Int) -> [String] {
    let all = suffixes.flatMap { suffix in
      nouns.flatMap { noun in verbs.map { "\($0)-\(noun)\(suffix)" } }
    }
    return all.prefix(count).sorted()
  }

  static let nouns = """
    account address album alert answer archive article attachment audio backup badge book branch calendar card \
    chapter chart city code color column comment contact contract copy country course device document draft event \
    export field folder form group image invoice item label language link location message note order page payment \
    photo playlist
    """.split(separator: " ").map(String.init)

  private static let verbs = """
    add approve archive assign attach block cancel clear close collapse compare convert copy create cut delete \
    disable download duplicate edit enable expand export find follow hide import join leave lock merge mark move \
    mute open pause pin print rename report
    """.split(separator: " ").map(String.init)

  private static let suffixes = ["", "-again", "-all", "-later", "-now"]
}
