internal import CatalogModel
internal import SourceText

/// Reads places.json: by place, its description and the purposes that meet there.
struct PlacesReader {
  /// The fields in canonical order.
  static let fields = ["description", "seenIn", "titlesOnly", "purposes"]
  /// The maximum number of purposes in a place, since each is compared with each. No menu has as many.
  static let maximumCount = 250

  let log: ProblemLog

  /// Reads a layer's file over the layers below it.
  ///
  /// - Returns: all places by identifier, and the purposes that the file names.
  func read(
    _ root: JSONValue, over inherited: [String: PurposePlace]
  ) -> (places: [String: PurposePlace], purposes: [PurposeReference]) {
    guard root.expect(.object, "places.json", log: log) else { return (inherited, []) }
    var places = inherited
    var references: [PurposeReference] = []
    var seen: Set<String> = ["$schema"]
    for member in root.members ?? [] where seen.insert(member.key).inserted {
      guard IdentifierSyntax.isKebabCase(member.key) else {
        log.report(
          .wrongType, "place '\(member.key)' is not in kebab-case; write it like 'edit-menu'",
          at: member.keyRange.lowerBound)
        continue
      }
      let fields = Fields(member.value, of: "place '\(member.key)'", known: Self.fields, log: log)
      guard let fields else { continue }
      var place = inherited[member.key] ?? PurposePlace(identifier: member.key)
      if inherited[member.key] == nil { fields.require("description") }
      fields.require("purposes")
      place.description = fields.text("description") ?? place.description
      place.seenIn += (fields.strings("seenIn") ?? []).map(\.text).filter { !place.seenIn.contains($0) }
      place.showsTitlesOnly = fields.bool("titlesOnly") ?? place.showsTitlesOnly
      let own = purposes(in: fields, of: member)
      references += own
      place.purposes = Set(place.purposes + own.map(\.name)).sorted()
      places[member.key] = place
    }
    return (places, references)
  }

  private func purposes(in fields: Fields, of place: JSONValue.Member) -> [PurposeReference] {
    let names = fields.strings("purposes") ?? []
    if names.count > Self.maximumCount {
      log.report(
        .wrongType,
        "place '\(place.key)' has \(names.count) purposes and at most \(Self.maximumCount) can be compared; split it",
        at: place.keyRange.lowerBound)
    }
    var seen: Set<String> = []
    return names.prefix(Self.maximumCount).compactMap { name, offset in
      let subject = Subject(purpose: name)
      if seen.insert(name).inserted { return PurposeReference(name: name, offset: offset, subject: subject) }
      log.report(
        .duplicateKey, "purpose '\(name)' is listed twice in '\(place.key)'; keep one", at: offset, subject: subject)
      return nil
    }
  }
}
