internal import CatalogModel
internal import SourceText

extension ScreenValues {
  private static let styles = ["push", "sheet", "full-screen", "custom"]

  /// A style's name, or an object with it and its options.
  func presentation(_ fields: Fields) -> Presentation? {
    guard let value = fields["presentation"] else { return nil }
    if let style = value.string { return presentation(style, nil, at: value.offset, fields.subject) }
    let known = Presentation.fields
    guard let options = Fields(value, of: "'presentation'", known: known, subject: fields.subject, log: log) else {
      return nil
    }
    options.require("style")
    guard let style = options.string("style"), let place = options["style"] else { return nil }
    return presentation(style, options, at: place.offset, fields.subject)
  }

  private func presentation(
    _ style: String, _ options: Fields?, at offset: Int, _ subject: Subject
  ) -> Presentation? {
    let foreign = Presentation.fields.dropFirst().filter { field in
      options?[field] != nil && (style == "custom" ? field != "name" : style != "sheet" || field == "name")
    }
    for field in foreign where Self.styles.contains(style) {
      log.report(
        .unknownField, "'\(field)' says nothing about the style '\(style)'; remove it",
        at: options?[field]?.offset ?? offset, subject: subject)
    }
    switch style {
    case "push": return .push
    case "full-screen": return .fullScreen
    case "sheet": return .sheet(options.map(sheet) ?? SheetOptions())
    case "custom":
      if let name = options?.text("name") { return .custom(name: name) }
      log.report(
        .missingField, "the style 'custom' has no name; write { \"style\": \"custom\", \"name\": … }", at: offset,
        subject: subject)
      return nil
    default:
      let advice = NearestName.choice(on: style, among: Self.styles)
      log.report(.wrongType, "unknown style '\(style)'; \(advice)", at: offset, subject: subject)
      return nil
    }
  }

  private func sheet(_ fields: Fields) -> SheetOptions {
    var detents: [SheetOptions.Detent] = []
    if let value = fields["detents"], value.expect(.array, "'detents'", subject: fields.subject, log: log) {
      for element in value.elements ?? [] {
        guard let detent = detent(element, fields.subject) else { continue }
        if detents.contains(detent) {
          log.report(
            .duplicateKey, "the detent is listed twice; keep one", at: element.offset, subject: fields.subject)
        }
        detents.append(detent)
      }
    }
    return SheetOptions(
      detents: detents, grabber: fields.bool("grabber") ?? false, cornerRadius: radius(fields))
  }

  private func detent(_ value: JSONValue, _ subject: Subject) -> SheetOptions.Detent? {
    switch value.string {
    case "medium": return .medium
    case "large": return .large
    default: break
    }
    if let share = value.numberText.flatMap(Double.init), share > 0, share <= 1 { return .share(share) }
    log.report(
      .wrongType, "a detent is 'medium', 'large', or a share of the height above 0 and at most 1; write one of them",
      at: value.offset, subject: subject)
    return nil
  }

  private func radius(_ fields: Fields) -> Double? {
    guard let value = fields["cornerRadius"] else { return nil }
    if let radius = value.numberText.flatMap(Double.init), radius >= 0, radius <= 1_000 { return radius }
    log.report(
      .wrongType, "'cornerRadius' is not a number of points from 0 to 1000; write one", at: value.offset,
      subject: fields.subject)
    return nil
  }
}
