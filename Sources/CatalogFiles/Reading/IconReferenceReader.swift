internal import CatalogModel
internal import SourceText

extension PurposesReader {
  static let iconFields = ["leftToRight", "rightToLeft", "name", "fallback", "locales"]

  /// Reads the icons of a purpose: an identifier, a pair by base direction, or an identifier with exceptions for
  /// locales or a fallback for older systems.
  func icons(_ fields: Fields) -> [IconSetIdentifier: IconReference] {
    guard let value = fields["icons"], value.expect(.object, "'icons'", subject: fields.subject, log: log) else {
      return [:]
    }
    let members = value.members ?? []
    var icons: [IconSetIdentifier: IconReference] = [:]
    icons.reserveCapacity(members.count)
    // Backwards, so that the first of two with the same key remains.
    for member in members.reversed() {
      let set = IconSetIdentifier(rawValue: member.key)
      // Nearly every icon is just a name.
      if let name = member.value.string {
        icons[set] = .name(name)
        continue
      }
      var subject = fields.subject
      subject.iconSet = set
      icons[set] = icon(member.value, subject)
    }
    return icons
  }

  private func icon(_ value: JSONValue, _ subject: Subject) -> IconReference? {
    if value.kind != .object { return value.string("the icon", subject: subject, log: log).map(IconReference.name) }
    let fields = Fields(value, of: "the icon", known: Self.iconFields, subject: subject, log: log)
    guard let fields else { return nil }
    reportMixture(fields, subject)
    let isPair = fields["leftToRight"] != nil || fields["rightToLeft"] != nil
    if !isPair, fields["fallback"] != nil {
      fields.require("name")
      guard let name = fields.string("name"), let fallback = fields.string("fallback") else { return nil }
      return .byRelease(name: name, fallback: fallback)
    }
    if !isPair, fields["name"] != nil || fields["locales"] != nil {
      fields.require("name", "locales")
      guard let name = fields.string("name"), let locales = fields["locales"] else { return nil }
      return .byLocale(name: name, locales: names(by: locales, subject))
    }
    fields.require("leftToRight", "rightToLeft")
    guard let left = fields.string("leftToRight"), let right = fields.string("rightToLeft") else { return nil }
    return .byDirection(leftToRight: left, rightToLeft: right)
  }

  /// Reports fields of more than one kind of icon, since some would be ignored silently.
  private func reportMixture(_ fields: Fields, _ subject: Subject) {
    let kinds = [["leftToRight", "rightToLeft"], ["fallback"], ["locales"]].compactMap { names in
      names.first { fields[$0] != nil }
    }
    let named =
      kinds.first == "leftToRight" || kinds.first == "rightToLeft" ? ["name"].filter { fields[$0] != nil } : []
    let mixed = (kinds + named).prefix(2)
    guard mixed.count == 2 else { return }
    log.report(
      .wrongType, "an icon has '\(mixed[0])' or '\(mixed[1])', not both; remove one of them", at: fields.offset,
      subject: subject)
  }

  private func names(by locales: JSONValue, _ subject: Subject) -> [LanguageTag: String] {
    guard locales.expect(.object, "'locales' of the icon", subject: subject, log: log) else { return [:] }
    var names: [LanguageTag: String] = [:]
    for member in locales.members ?? [] {
      guard let tag = LanguageTag(checking: member.key, at: member.keyRange.lowerBound, log) else { continue }
      names[tag] = member.value.string("the icon for '\(tag)'", subject: subject, log: log)
    }
    return names
  }
}
