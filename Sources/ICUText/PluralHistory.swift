internal import MessageSyntax

/// The plural rules that have changed between CLDR versions, to find findings that depend only on the data.
///
/// From CLDR's supplemental/plurals.xml and ordinals.xml (Unicode License v3). A language that is not listed has had
/// the same rules in all recorded versions.
package enum PluralHistory {
  /// The recorded versions, the oldest first.
  package static let versions = [37, 41, 42, 43, 45, 46, 47]

  /// The rules of a language in a recorded version, a line for each category; nil if they have never changed.
  ///
  /// A tag that is not listed has its language's rules.
  static func rules(of tag: String, kind: PluralKind, cldr version: Int) -> String? {
    guard kind == .cardinal else { return nil }
    let language = String(tag.prefix { $0 != "-" })
    let history = changes[tag] ?? changes[language]
    return history?.last { $0.since <= version }?.rules
  }

  private typealias Change = (since: Int, rules: String)

  /// Each rule is followed by the least integer of its category, as in CLDR's samples.
  private static let changes: [String: [Change]] = [
    "ca": [
      (37, "one: i = 1 and v = 0 @integer 1\nother: @integer 0"),
      (42, romanceMillions(one: "i = 1 and v = 0 @integer 1")),
    ],
    "csw": [(37, "other: @integer 0"), (46, "one: n = 0..1 @integer 0\nother: @integer 2")],
    "es": [(37, "one: n = 1 @integer 1\nother: @integer 0"), (41, romanceMillions(one: "n = 1 @integer 1"))],
    "fr": [
      (37, "one: i = 0,1 @integer 0\nother: @integer 2"),
      (41, romanceMillions(one: "i = 0,1 @integer 0", other: 2)),
    ],
    "he": [
      (
        37,
        """
        one: i = 1 and v = 0 @integer 1
        two: i = 2 and v = 0 @integer 2
        many: v = 0 and n != 0..10 and n % 10 = 0 @integer 20
        other: @integer 0
        """
      ),
      (
        42,
        """
        one: i = 1 and v = 0 or i = 0 and v != 0 @integer 1
        two: i = 2 and v = 0 @integer 2
        other: @integer 0
        """
      ),
    ],
    "is": [
      (37, "one: t = 0 and i % 10 = 1 and i % 100 != 11 or t != 0 @integer 1\nother: @integer 0"),
      (
        42,
        "one: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11 @integer 1\nother: @integer 0"
      ),
    ],
    "it": [
      (37, "one: i = 1 and v = 0 @integer 1\nother: @integer 0"),
      (41, romanceMillions(one: "i = 1 and v = 0 @integer 1")),
    ],
    "mt": [
      (
        37,
        """
        one: n = 1 @integer 1
        few: n = 0 or n % 100 = 2..10 @integer 0
        many: n % 100 = 11..19 @integer 11
        other: @integer 20
        """
      ),
      (
        42,
        """
        one: n = 1 @integer 1
        two: n = 2 @integer 2
        few: n = 0 or n % 100 = 3..10 @integer 0
        many: n % 100 = 11..19 @integer 11
        other: @integer 20
        """
      ),
    ],
    "pt": [
      (37, "one: i = 0..1 @integer 0\nother: @integer 2"),
      (41, romanceMillions(one: "i = 0..1 @integer 0", other: 2)),
    ],
    "pt-PT": [
      (37, "one: i = 1 and v = 0 @integer 1\nother: @integer 0"),
      (41, romanceMillions(one: "i = 1 and v = 0 @integer 1")),
    ],
    "ro": [
      (
        37,
        """
        one: i = 1 and v = 0 @integer 1
        few: v != 0 or n = 0 or n % 100 = 2..19 @integer 0
        other: @integer 20
        """
      ),
      (
        42,
        """
        one: i = 1 and v = 0 @integer 1
        few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19 @integer 0
        other: @integer 20
        """
      ),
    ],
    "scn": [
      (37, "one: i = 1 and v = 0 @integer 1\nother: @integer 0"),
      (46, romanceMillions(one: "i = 1 and v = 0 @integer 1")),
    ],
  ]

  /// Rules with a separate category for whole millions: un millón *de* cosas.
  private static func romanceMillions(one: String, other: Int = 0) -> String {
    """
    one: \(one)
    many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5 @integer 1000000
    other: @integer \(other)
    """
  }
}
