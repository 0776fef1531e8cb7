package import CatalogModel
internal import SourceText

/// `wording` of catalog.json: the wordings of generated code and of string tables, by language or format, or `"platform"` for
/// that of each output's platform.
enum ChosenWordings {
  case ofPlatforms
  case byOutput([(output: String, wording: Wording, offset: Int)])

  /// The platforms of outputs that are for one of them.
  fileprivate static let platforms: [String: Platform] = Dictionary(
    CodeLanguage.allCases.compactMap { language in language.platform.map { (language.rawValue, $0) } }
      + ExchangeFormat.allCases.compactMap { format in format.platform.map { (format.rawValue, $0) } }
  ) { first, _ in first }

  private static let outputs = CodeLanguage.allCases.map(\.rawValue) + ExchangeFormat.allCases.map(\.rawValue)

  init?(_ value: JSONValue, _ log: ProblemLog) {
    if value.kind == .string {
      guard value.string("'wording' of catalog.json", log: log) == Wording.ofPlatform else {
        log.report(
          .wrongType, "'wording' is neither \"platform\" nor an object; write one such as { \"swift\": \"apple\" }",
          at: value.offset)
        return nil
      }
      self = .ofPlatforms
      return
    }
    guard value.expect(.object, "'wording' of catalog.json", log: log) else { return nil }
    self = .byOutput(
      (value.members ?? []).compactMap { member in
        if !Self.outputs.contains(member.key) {
          let advice = NearestName.advice(
            on: member.key, among: Self.outputs,
            otherwise: "name a language of generated code, or a format; 'catalog export --list-formats' lists them")
          log.report(
            .unknownField, "'wording' has an unknown output, '\(member.key)'; \(advice)",
            at: member.keyRange.lowerBound)
        }
        return member.value.string("the wording of '\(member.key)'", log: log)
          .map { (member.key, Wording(rawValue: $0), member.value.offset) }
      })
  }

  /// The wording of each output that has one. Unknown ones are reported.
  func resolved(among definitions: [WordingDefinition], _ log: ProblemLog) -> [String: Wording] {
    switch self {
    case .ofPlatforms:
      return Self.platforms.compactMapValues { platform in
        definitions.first { $0.platforms.contains(platform) }?.wording
      }
    case .byOutput(let chosen):
      let names = definitions.map(\.wording.rawValue)
      return chosen.reduce(into: [:]) { found, choice in
        if names.contains(choice.wording.rawValue) {
          found[choice.output] = choice.wording
        } else {
          let reserved = [
            Wording.ofPlatform: "write \"wording\": \"platform\" for all outputs",
            Wording.none: "leave the output out for the shared texts",
          ][choice.wording.rawValue]
          let advice =
            reserved
            ?? NearestName.advice(
              on: choice.wording.rawValue, among: names, otherwise: "declare it in 'wordings'")
          log.report(
            .unknownWording, "'\(choice.output)' has an unknown wording, '\(choice.wording)'; \(advice)",
            at: choice.offset)
        }
      }
    }
  }
}

extension CatalogManifest {
  /// The wording of the platform that an output is for; nil if it is for none, or if none is for the platform.
  package func wording(ofPlatformOf output: String) -> Wording? {
    ChosenWordings.platforms[output].flatMap { wording(of: $0) }
  }

  /// The wording in which apps of a platform are generated, if catalog.json chooses it for their code: their bars have it.
  package func wordingOfBar(on platform: String) -> Wording? {
    let name = Platform(rawValue: platform)
    return wording(of: name).flatMap { spoken in chosenWordings.values.contains(spoken) ? spoken : nil }
  }

  /// A wording for each output that is for one of its platforms, as catalog.json chooses it; that of a wording for GNOME is
  /// PO files, which other platforms have too.
  package func outputs(of wording: Wording) -> [String: Wording] {
    let spoken = wordings.first { $0.wording == wording }?.platforms ?? []
    let outputs = ChosenWordings.platforms.compactMapValues { spoken.contains($0) ? wording : nil }
    return outputs.isEmpty && spoken.contains(.gnome) ? ["gettext": wording] : outputs
  }
}
