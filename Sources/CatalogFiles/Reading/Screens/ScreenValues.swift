internal import CatalogModel
internal import SourceText

/// Reads the values of one screen's fields, and collects the names that they refer to.
final class ScreenValues {
  /// A name in a screen's fields, which is looked up when all files are read.
  struct Reference {
    enum Kind { case purpose, screen, header }

    let kind: Kind
    let name: String
    let offset: Int
    let subject: Subject
  }

  let log: ProblemLog
  private(set) var references: [Reference] = []

  init(log: ProblemLog) { self.log = log }

  private func refer(to name: String, _ kind: Reference.Kind, at offset: Int, _ subject: Subject) {
    references.append(Reference(kind: kind, name: name, offset: offset, subject: subject))
  }

  // MARK: Names

  /// A screen that names no header has that of a page.
  func referToDefaultHeader(at offset: Int, _ subject: Subject) {
    refer(to: HeaderKind.page.rawValue, .header, at: offset, subject)
  }

  func header(_ fields: Fields) -> HeaderKind? {
    named("header", .header, fields: fields).map(HeaderKind.init(rawValue:))
  }

  func parent(_ fields: Fields) -> String? { named("parent", .screen, fields: fields) }

  func purpose(_ fields: Fields, _ field: String) -> String? { named(field, .purpose, fields: fields) }

  private func named(_ field: String, _ kind: Reference.Kind, fields: Fields) -> String? {
    guard let name = fields.string(field), let value = fields[field] else { return nil }
    refer(to: name, kind, at: value.offset, fields.subject)
    return name
  }

  func purposes(_ fields: Fields, _ field: String) -> [String]? {
    fields.strings(field)?.map { name, offset in
      refer(to: name, .purpose, at: offset, fields.subject)
      return name
    }
  }

  func tab(_ fields: Fields) -> String? {
    guard let name = fields.string("tab"), let value = fields["tab"] else { return nil }
    if IdentifierSyntax.isKebabCase(name) { return name }
    log.report(
      .wrongType, "tab '\(name)' is not in kebab-case; write it like 'my-rides'", at: value.offset,
      subject: fields.subject)
    return nil
  }

  /// A purpose's identifier, `{argument}` or nothing.
  func title(_ fields: Fields, _ field: String) -> ScreenTitle? {
    guard let text = fields.string(field), let value = fields[field] else { return nil }
    guard let title = ScreenTitle(text) else {
      let route = fields["route"]?.string.flatMap { try? RoutePattern(parsing: $0) }
      let parameters = route?.parameters.map { "{\($0.name)}" } ?? []
      let advice = NearestName.advice(
        on: text, among: parameters, otherwise: "write a purpose's identifier, '{city}', or '' for no \(field)")
      log.report(
        .wrongType, "\(field) '\(text)' is neither a purpose nor an argument; \(advice)", at: value.offset,
        subject: fields.subject)
      return nil
    }
    if text.contains(" ") {
      log.report(
        .unknownPurpose, "\(field) '\(text)' is a text; name the purpose with this title", at: value.offset,
        subject: fields.subject)
      return nil
    }
    if case .purpose(let purpose) = title { refer(to: purpose, .purpose, at: value.offset, fields.subject) }
    return title
  }

  func route(_ fields: Fields) -> RoutePattern? {
    guard let text = fields.string("route"), let value = fields["route"] else { return nil }
    do throws(RoutePatternError) {
      return try RoutePattern(parsing: text)
    } catch {
      log.report(.wrongType, "route '\(text)': \(error)", at: value.offset, subject: fields.subject)
      return nil
    }
  }

  // MARK: Items

  func leading(_ fields: Fields) -> ScreenLeading? {
    guard let value = fields["leading"] else { return nil }
    if value.string == "hidden" { return .hidden }
    if value.kind == .array {
      log.report(
        .wrongType, "'leading' is a list, and a bar has at most one leading item; write the item alone",
        at: value.offset, subject: fields.subject)
      return nil
    }
    return item(value, "'leading'", fields.subject).map(ScreenLeading.item)
  }

  func items(_ fields: Fields) -> [HeaderItem]? {
    items(fields, "trailing", known: HeaderItem.fields)
  }

  private func items(_ fields: Fields, _ field: String, known: [String]) -> [HeaderItem]? {
    guard let value = fields[field], value.expect(.array, "'\(field)'", subject: fields.subject, log: log) else {
      return nil
    }
    if field == "menu", value.elements?.isEmpty ?? false {
      log.report(
        .wrongType, "the menu has no items; add some, or leave 'menu' out", at: value.offset, subject: fields.subject)
    }
    return (value.elements ?? []).compactMap { item($0, "an element of '\(field)'", fields.subject, known: known) }
  }

  /// The purposes of a segmented control: two or more, each once.
  func segments(_ fields: Fields) -> [String]? {
    guard let names = purposes(fields, "segments") else { return nil }
    if names.count == 1, let value = fields["segments"] {
      log.report(
        .wrongType, "a segmented control has two segments or more; add one, or leave 'segments' out", at: value.offset,
        subject: fields.subject)
    }
    var seen: Set<String> = []
    for (name, offset) in fields.strings("segments") ?? [] where !seen.insert(name).inserted {
      log.report(
        .duplicateKey, "segment '\(name)' is listed twice; keep one", at: offset, subject: fields.subject)
    }
    return names
  }

  func item(_ fields: Fields, _ field: String) -> HeaderItem? {
    fields[field].flatMap { item($0, "'\(field)'", fields.subject) }
  }

  /// A purpose's identifier, or an object with one.
  private func item(
    _ value: JSONValue, _ what: String, _ subject: Subject, known: [String] = HeaderItem.fields
  ) -> HeaderItem? {
    if let name = value.string {
      refer(to: name, .purpose, at: value.offset, subject)
      return HeaderItem(purpose: name)
    }
    if value["icon"] != nil || value["image"] != nil {
      log.report(
        .unknownField, "an item has no image: its purpose has the icon; remove it, or change the purpose's icon",
        at: (value["icon"] ?? value["image"])?.offset ?? value.offset, subject: subject)
    }
    let known = known + ["icon", "image"]
    guard let fields = Fields(value, of: "\(what)", known: known, subject: subject, log: log) else { return nil }
    fields.require("purpose")
    guard let name = fields.string("purpose"), let place = fields["purpose"] else { return nil }
    refer(to: name, .purpose, at: place.offset, subject)
    return HeaderItem(
      purpose: name, message: fields.text("message"), isEnabled: fields.bool("enabled") ?? true,
      isOn: fields.bool("on"), menu: items(fields, "menu", known: HeaderItem.fieldsInMenu) ?? [],
      accessibilityIdentifier: fields.text("identifier"), action: fields.text("action"))
  }
}
