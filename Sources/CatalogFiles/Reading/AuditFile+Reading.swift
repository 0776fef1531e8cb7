package import CatalogModel
internal import SourceText

extension AuditFile {
  static let fields = ["formatVersion", "exclude", "generated", "rules", "wrappers"]
  private static let generatedFields = ["swift", "kotlin", "typescript", "locale", "element", "elementLocale"]
  private static let argumentFields = ["title", "accessibilityLabel", "icon", "action"]
  private static let wrapperFields = ["framework"] + argumentFields + ["container", "placement", "purpose"]

  /// Reads a file; its errors are problems.
  ///
  /// - Parameter purposes: the catalogue's; nil if some are not known.
  fileprivate init(_ file: SourceFile, purposes: [PurposeDefinition]?) {
    self.init()
    let log = ProblemLog(file: file)
    let document = log.parse()
    if let fields = Fields(document.root, of: "audit.json", known: Self.fields, isFile: true, log: log) {
      fields.require("formatVersion")
      if let version = fields.integer("formatVersion", least: 1), version != 1 {
        log.report(
          .wrongType, "format version \(version) of audit.json is unknown; this program reads version 1",
          at: fields["formatVersion"]?.offset ?? 0)
      }
      readExcluded(fields, log)
      if let value = fields["generated"],
        let generated = Fields(value, of: "'generated' of audit.json", known: Self.generatedFields, log: log)
      {
        for field in Self.generatedFields {
          guard let text = generated.text(field), let value = generated[field] else { continue }
          if let problem = GeneratedNameSyntax.problem(of: text, in: field) {
            log.report(.wrongType, problem, at: value.offset)
          } else {
            self.generated[field] = text
          }
        }
      }
      readRules(fields, log)
      readWrappers(fields, purposes: purposes, log: log)
    }
    problems = log.problems
  }

  private mutating func readExcluded(_ fields: Fields, _ log: ProblemLog) {
    for pattern in fields.strings("exclude") ?? [] {
      if pattern.text.isEmpty || pattern.text.hasPrefix("!") || pattern.text.contains(where: "[]\\".contains) {
        log.report(
          .wrongType, "'\(pattern.text)' is not a path pattern; use names, '*', '?' and '**'", at: pattern.offset)
      } else {
        excluded.append(pattern.text)
      }
    }
  }

  private mutating func readRules(_ fields: Fields, _ log: ProblemLog) {
    guard let value = fields["rules"], value.expect(.object, "'rules' of audit.json", log: log) else { return }
    for member in value.members ?? [] {
      guard let severity = member.value.string("the severity of '\(member.key)'", log: log) else { continue }
      let isKnown = Self.check(
        member.key, AuditRuleName.allCases.map(\.rawValue), what: "rule", at: member.keyRange.lowerBound, log: log)
      let levels = RuleSetting.Level.allCases.map(\.rawValue)
      guard Self.check(severity, levels, what: "severity", at: member.value.offset, log: log), isKnown else { continue }
      severities[member.key] = .some(severity == "off" ? nil : severity)
    }
  }

  private mutating func readWrappers(_ fields: Fields, purposes: [PurposeDefinition]?, log: ProblemLog) {
    guard let value = fields["wrappers"], value.expect(.object, "'wrappers' of audit.json", log: log) else { return }
    for member in value.members ?? [] {
      let fields = Fields(member.value, of: "the wrapper '\(member.key)'", known: Self.wrapperFields, log: log)
      guard let fields else { continue }
      fields.require("framework")
      // All fields are read first, so that all that is wrong is reported at once.
      let framework = Self.choice("framework", Framework.allCases.map(\.rawValue), fields: fields, log: log)
      var wrapper = Wrapper(name: member.key, framework: framework ?? "")
      wrapper.container = Self.choice("container", Container.allCases.map(\.rawValue), fields: fields, log: log)
      wrapper.placement = Self.choice("placement", Placement.allCases.map(\.rawValue), fields: fields, log: log)
      wrapper.purpose = Self.purpose(fields, among: purposes, log: log)
      for field in Self.argumentFields {
        if fields[field]?.numberText != nil {
          wrapper.arguments[field] = fields.integer(field, least: 0).map { .position($0) }
        } else {
          wrapper.arguments[field] = fields.text(field).map { .label($0) }
        }
      }
      if framework != nil { wrappers.append(wrapper) }
    }
  }

  private static func purpose(_ fields: Fields, among purposes: [PurposeDefinition]?, log: ProblemLog) -> String? {
    guard let text = fields.string("purpose"), let value = fields["purpose"] else { return nil }
    guard let purposes, !purposes.contains(where: { $0.identifier == text }) else { return text }
    let advice = purposes.advice(onUnknown: text, otherwise: "remove it")
    log.report(.unknownPurpose, "unknown purpose '\(text)'; \(advice)", at: value.offset)
    return nil
  }

  private static func choice(_ name: String, _ all: [String], fields: Fields, log: ProblemLog) -> String? {
    guard let text = fields.string(name), let value = fields[name] else { return nil }
    return check(text, all, what: name, at: value.offset, log: log) ? text : nil
  }

  /// Returns whether a name is one of some; reports it if not.
  private static func check(_ name: String, _ all: [String], what: String, at offset: Int, log: ProblemLog) -> Bool {
    if all.contains(name) { return true }
    let usual = all.count <= 12 ? "use one of \(all.joined(separator: ", "))" : "remove it"
    let advice = NearestName.advice(on: name, among: log.count < 100 ? all : [], otherwise: usual)
    log.report(.wrongType, "unknown \(what) '\(name)'; \(advice)", at: offset)
    return false
  }
}

extension CatalogReader {
  /// Reads audit.json of a catalogue; without the file, nothing is set.
  ///
  /// - Parameter purposes: the catalogue's; nil if some are not known.
  /// - Throws: ``FileError`` if it cannot be read; errors in it are problems.
  package func auditFile(ofCatalogAt folder: String, purposes: [PurposeDefinition]?) throws(FileError) -> AuditFile? {
    let path = Path.join(folder, AuditFile.name)
    return try files.readIfPresent(path).map { AuditFile(SourceFile(path: path, bytes: $0), purposes: purposes) }
  }
}
