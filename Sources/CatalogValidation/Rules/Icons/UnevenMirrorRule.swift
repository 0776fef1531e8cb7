internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `uneven-mirror`: a purpose's icon turns right-to-left in all sets or in none.
///
/// ``FixedDirectionIconRule`` asks all icons of a directional purpose to turn.
package enum UnevenMirrorRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "uneven-mirror",
    severity: .warning,
    summary: """
      Where one set's icon of a purpose is mirrored right-to-left, the icons of the other sets are too, unless their \
      drawings are symmetric or their sets state that they stay.
      """,
    rationale: """
      Sets disagree about right-to-left by accident: Arabic readers see a speech bubble turned on Android and not on the \
      web. An icon that stays as it is needs a reason: its behaviour, 'fixed' included, is stated under 'rightToLeft' \
      of its set. Where the set lists its 'symmetric' drawings, all others count as having sides; where it does not, the \
      words of the name decide, such as 'left', 'text' or 'door'.
      """,
    breaking: [
      example(other: #"↓"bubble-text""#),
      example(other: #"↓"door""#, facts: #""symmetric": ["bell"], "#),
    ],
    passing: [
      example(other: #""bell""#, facts: #""symmetric": ["bell"], "#),
      example(other: #""bubble-text""#, facts: #""rightToLeft": { "bubble-text": "fixed" }, "#),
      example(other: #"{ "leftToRight": "bubble-left", "rightToLeft": "bubble-right" }"#),
      // The drawing is unknown, and the name has no side.
      example(other: #""bell""#),
    ]
  )

  /// A catalogue with a comment whose icon mirrors in the first of two sets.
  private static func example(other icon: String, facts: String = "") -> RuleExample {
    let set = #""version": "1", "license": "MIT", "source": "made for these examples""#
    return RuleExample(
      [
        "catalog.json": """
        {
          "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["ar", "en"],
          "iconSets": ["first", "other"]
        }
        """,
        "purposes.json": """
        {
          "comment": {
            "role": "act", "description": "…", "messages": { "title": {} }, "icons": { "first": "comment", "other": \(icon) }
          }
        }
        """,
        "icon-sets/first.json": """
        { "name": "First", \(set), "rightToLeft": { "comment": "mirrors" }, "names": ["comment"] }
        """,
        "icon-sets/other.json": """
        {
          "name": "Other", \(set), \(facts)"names": ["bell", "bubble-left", "bubble-right", "bubble-text", "door"]
        }
        """,
        "titles/ar.json": #"{ "comment": "تعليق" }"#,
        "titles/en.json": #"{ "comment": "Comment" }"#,
      ], scaffolding: ["catalog.json", "icon-sets/first.json", "titles/ar.json", "titles/en.json"])
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    guard catalog.declaredFacts.contains(where: { $0.direction == .rightToLeft }) else { return }
    let uses = Dictionary(grouping: catalog.iconUses.filter { $0.direction == nil }, by: \.purpose)
    for purpose in catalog.source.purposes {
      guard let uses = uses[purpose.identifier], let turning = uses.first(where: { $0.turningName != nil }),
        let other = turning.turningName
      else { continue }
      for use in uses {
        guard let name = use.sidedName else { continue }
        collector.report(
          self,
          "'\(name)' of '\(use.set.identifier)' stays as it is right-to-left, where '\(other)' of "
            + "'\(turning.set.identifier)' is mirrored; use an icon that mirrors or a pair, or state under 'rightToLeft' of "
            + "icon-sets/\(use.set.identifier).json that it is 'fixed'",
          of: use, in: catalog)
      }
    }
  }
}

extension IconUse {
  /// An icon that looks different right-to-left in all scripts; nil without one.
  fileprivate var turningName: String? {
    if case .byDirection(let left, let right) = reference { return left == right ? nil : left }
    return reference.names.first { name in
      switch set.behaviour(of: name) {
      case .mirrors(scripts: nil), .semantic: set.isSymmetric(name) != true
      case .mirrors, .localized, .fixed: false
      }
    }
  }

  /// The name of an icon with sides that is never mirrored, although its set does not state so; nil without one.
  fileprivate var sidedName: String? {
    if case .byDirection = reference { return nil }
    return reference.names.first { name in
      set.contains(name) && set.behaviour(of: name) == .fixed && !set.states(name)
        && !(set.isSymmetric(name) ?? Self.sidedWords.isDisjoint(with: MirroredName.words(of: name)))
    }
  }

  /// Words of vendors' names for drawings that are hardly ever symmetric.
  private static let sidedWords = Set(
    """
    arrow back backspace backward bubble bullet chat comment copy cursor cut door end enter exit external flag forward in \
    indent input label leading left list login logout message move next open out outdent output paperplane previous redo \
    reply right scissors send share sidebar speaker start tag text trailing turn undo volume
    """.split(separator: " "))
}
