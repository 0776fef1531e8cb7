internal import CatalogModel
internal import SourceText

/// Reads platforms.json: the way each platform draws bars, each fact with its source.
struct PlatformsReader {
  static let fields = ["name", "iconSet", "unit", "system", "facts"]
  static let factFields = ["value", "source", "confidence", "note"]
  static let limitFields = ["width", "count"]

  /// The certainty of a fact.
  private enum Confidence: String, CaseIterable {
    /// Read in the source, or in a stored copy of it.
    case verified
    /// Stated by others than the platform's maker.
    case secondHand = "second-hand"
    /// From memory.
    case memory
  }

  let log: ProblemLog
  /// True if every fact needs its source; the copy in a program has no sources.
  var needsSources = true

  /// Reads a layer's file over the layers below it: platform by platform, fact by fact.
  func read(_ root: JSONValue, over inherited: [Platform: PlatformProfile]) -> [Platform: PlatformProfile] {
    guard root.expect(.object, "platforms.json", log: log) else { return inherited }
    var profiles = inherited
    var seen: Set<String> = ["$schema"]
    for member in root.members ?? [] where seen.insert(member.key).inserted {
      let platform = Platform(rawValue: member.key)
      guard IdentifierSyntax.isKebabCase(member.key) else {
        log.report(
          .wrongType, "platform '\(member.key)' is not in kebab-case; write it like 'ios26'",
          at: member.keyRange.lowerBound)
        continue
      }
      let fields = Fields(member.value, of: "platform '\(platform)'", known: Self.fields, log: log)
      guard let fields else { continue }
      if inherited[platform] == nil { fields.require("name", "iconSet", "unit") }
      profiles[platform] = profile(fields, over: inherited[platform] ?? PlatformProfile(platform: platform))
    }
    return profiles
  }

  private func profile(_ fields: Fields, over inherited: PlatformProfile) -> PlatformProfile {
    var profile = inherited
    profile.name = fields.text("name") ?? profile.name
    profile.iconSet = fields.text("iconSet").map(IconSetIdentifier.init(rawValue:)) ?? profile.iconSet
    profile.unit = fields.text("unit") ?? profile.unit
    profile.system = fields.text("system") ?? profile.system
    guard let value = fields["facts"] else { return profile }
    let names = PlatformField.all.map(\.name)
    let facts = Fields(value, of: "'facts' of platform '\(profile.platform)'", known: names, log: log)
    for field in PlatformField.all {
      guard let value = facts?[field.name] else { continue }
      let fact = Fields(value, of: "fact '\(field.name)'", known: Self.factFields, log: log)
      guard let fact else { continue }
      fact.require("value")
      if needsSources { fact.require("source", "confidence") }
      _ = fact.text("source")
      _ = fact.text("note")
      _ = fact.choice("confidence", Confidence.self)
      field.read(fact, &profile)
    }
    return profile
  }
}

extension Fields {
  /// A number, or a list of numbers by the bar's width.
  func trailingLimits() -> [TrailingLimit]? {
    if self["value"]?.kind != .array {
      return integer("value", least: 0).map { [TrailingLimit(width: 0, count: $0)] }
    }
    let limits =
      objects("value", of: "a limit", known: PlatformsReader.limitFields)?.compactMap { limit in
        limit.require("width", "count")
        guard let width = limit.length("width"), let count = limit.integer("count", least: 0) else { return nil }
        return TrailingLimit(width: width, count: count)
      } as [TrailingLimit]?
    return limits?.sorted { $0.width < $1.width }
  }
}
