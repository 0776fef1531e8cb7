internal import AppReading
internal import Audit
package import CatalogFiles
internal import CatalogModel
package import SourceText

/// The JSON report of `catalog audit --format json`, read back.
package struct AuditReportFile: Sendable {
  package private(set) var uses: [ButtonUse] = []
  /// The problems of the file, in its order; a file with problems is not used.
  package private(set) var problems: [Problem] = []

  package struct Problem: Sendable, CustomStringConvertible {
    package let message: String
    package let place: SourcePlace

    package var description: String { "\(place.file.path):\(place.position): \(message)" }
  }

  private static let maximumProblemCount = 20

  /// - Parameters:
  ///   - file: the report.
  ///   - catalog: the catalogue that must have its purposes.
  package init(_ file: SourceFile, catalog: CatalogSource) {
    let document = JSONDocument(file)
    for problem in document.problems {
      problems.append(Problem(message: problem.message, place: SourcePlace(file: file, offset: problem.offset)))
    }
    guard problems.isEmpty else { return }
    guard let sites = sites(of: document.root, catalog) else { return }
    for site in sites {
      guard problems.count < Self.maximumProblemCount else { break }
      if let use = use(site, catalog) { uses.append(use) }
    }
    if !problems.isEmpty { uses = [] }
  }

  private mutating func sites(of root: JSONValue, _ catalog: CatalogSource) -> [JSONValue]? {
    let advice = "make the report with 'catalog audit --format json'"
    if root.kind != .object || root["formatVersion"] == nil {
      report("this is no report of an audit; \(advice)", root)
    } else if let version = root["formatVersion"], version.integer != 1 {
      report("the report's format version is not 1; \(advice)", version)
    } else if let name = root["catalog"], name.string != catalog.manifest.name {
      report(
        "the report compares with the catalogue '\(name.string ?? "")', not with '\(catalog.manifest.name)'; audit with "
          + "that one, or name the other with --catalog", name)
    } else if let sites = root["sites"]?.elements {
      return sites
    } else {
      report("the report has no list 'sites'; \(advice)", root["sites"] ?? root)
    }
    return nil
  }

  private mutating func report(_ message: String, _ value: JSONValue) {
    problems.append(
      Problem(message: message, place: SourcePlace(file: value.document.source, offset: value.offset)))
  }

  private mutating func use(_ site: JSONValue, _ catalog: CatalogSource) -> ButtonUse? {
    let count = problems.count
    guard site.kind == .object else {
      report("a site is not an object", site)
      return nil
    }
    let file = text("file", of: site)
    let line = number("line", of: site)
    let column = number("column", of: site)
    let framework: Framework? = choice("framework", of: site, isRequired: true)
    let certainty: Certainty? = choice("certainty", of: site, isRequired: true)
    let role: DeclaredRole? = choice("role", of: site)
    let purpose = site["purpose"].flatMap { string($0, "purpose") }
    if let purpose, let value = site["purpose"], catalog.purposeIndex[purpose] == nil {
      let hint = NearestName.suggestion(for: purpose, in: catalog.purposes.lazy.map(\.identifier))
      report("unknown purpose '\(purpose)'\(hint)", value)
    }
    let texts = list("texts", of: site).compactMap { text(of: $0) }
    let icons = list("icons", of: site).compactMap { string($0, "an icon") }
    let signals = list("evidence", of: site).compactMap { signal($0) }
    guard problems.count == count, let file, let line, let column, let framework, let certainty else { return nil }
    return ButtonUse(
      file: file, position: SourcePosition(line: line, column: column), framework: framework, role: role, texts: texts,
      icons: icons, purpose: purpose, certainty: certainty, signals: signals,
      isDefinition: site["definition"]?.bool ?? false, isAccepted: site["accepted"] != nil)
  }

  private mutating func text(of value: JSONValue) -> ButtonUse.Text? {
    guard value.kind == .object, let use = text("use", of: value) else { return nil }
    let uses: [String: SiteText.Use] = [
      "title": .title, "accessibilityLabel": .accessibilityLabel, "tooltip": .tooltip,
    ]
    guard let known = uses[use] else {
      report("'\(use)' is no use of a text; write title, accessibilityLabel or tooltip", value["use"] ?? value)
      return nil
    }
    return ButtonUse.Text(
      use: known, text: value["text"].flatMap { string($0, "text") }, key: value["key"].flatMap { string($0, "key") },
      hasArguments: value["arguments"]?.bool ?? false)
  }

  private mutating func signal(_ value: JSONValue) -> ButtonUse.Signal? {
    let kind: Evidence.Signal? = choice("signal", of: value, among: Self.signals, isRequired: true)
    guard let kind, let seen = text("seen", of: value), let purpose = text("purpose", of: value) else { return nil }
    return ButtonUse.Signal(kind: kind, seen: seen, purpose: purpose)
  }

  private static let signals: [Evidence.Signal] = [
    .adopted, .systemItem, .title, .synonym, .verb, .role, .icon, .action,
  ]

  // MARK: Fields

  private mutating func text(_ field: String, of object: JSONValue) -> String? {
    guard let value = object[field] else {
      report("'\(field)' is missing", object)
      return nil
    }
    return string(value, field)
  }

  private mutating func string(_ value: JSONValue, _ field: String) -> String? {
    if let text = value.string { return text }
    report("'\(field)' is not a text", value)
    return nil
  }

  private mutating func number(_ field: String, of object: JSONValue) -> Int? {
    if let number = object[field]?.integer, number > 0 { return number }
    report("'\(field)' is not a number from 1 up", object[field] ?? object)
    return nil
  }

  private mutating func list(_ field: String, of object: JSONValue) -> [JSONValue] {
    guard let value = object[field] else { return [] }
    if let elements = value.elements { return elements }
    report("'\(field)' is not a list", value)
    return []
  }

  private mutating func choice<Value: RawRepresentable & CaseIterable>(
    _ field: String, of object: JSONValue, isRequired: Bool = false
  ) -> Value? where Value.RawValue == String {
    choice(field, of: object, among: Array(Value.allCases), isRequired: isRequired)
  }

  private mutating func choice<Value: RawRepresentable>(
    _ field: String, of object: JSONValue, among values: [Value], isRequired: Bool
  ) -> Value? where Value.RawValue == String {
    guard let value = object[field] else {
      if isRequired { report("'\(field)' is missing", object) }
      return nil
    }
    guard let text = string(value, field) else { return nil }
    if let known = values.first(where: { $0.rawValue == text }) { return known }
    report("'\(text)' is no \(field)\(NearestName.suggestion(for: text, in: values.map(\.rawValue)))", value)
    return nil
  }
}
