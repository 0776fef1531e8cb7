internal import CatalogModel
internal import SourceText

/// A screen with the merged contents of a layer's file and of those of the layers below it.
struct ScreenPart: Sendable {
  var screen: Screen
  /// True if a layer states its title.
  var hasTitle = false
  /// The offset of its name in the topmost layer that has it.
  var offset = 0
  /// The feature of the topmost file in screens/ that has it; nil if all have it in screens.json.
  var feature: String?
}

/// Reads screens.json or a file in screens/: an app's screens, each with its header, its items and its way there.
struct ScreensReader {
  /// The maximum number of screens in a file, to limit memory.
  static let maximumCount = 100_000

  let log: ProblemLog
  /// The feature that a file in screens/ is named after; nil for screens.json.
  var feature: String?
  /// The screens of the layer's other files so far, each with its file.
  var namedBefore: [String: String] = [:]

  /// Reads a layer's file over the layers below it.
  ///
  /// - Returns: every screen so far by its identifier, those that the file names, and the names that they refer to.
  func read(_ root: JSONValue, over inherited: [String: ScreenPart]) -> (
    parts: [String: ScreenPart], named: [String], references: [ScreenValues.Reference]
  ) {
    guard root.expect(.object, feature.map { "screens/\($0).json" } ?? "screens.json", log: log) else {
      return (inherited, [], [])
    }
    var parts = inherited
    var named: [String] = []
    let values = ScreenValues(log: log)
    var seen: Set<String> = ["$schema"]
    let members = (root.members ?? []).filter { seen.insert($0.key).inserted }
    if members.count > Self.maximumCount {
      log.report(
        .wrongType,
        "the file has \(members.count) screens and at most \(Self.maximumCount) can be read; split the catalogue",
        at: members[Self.maximumCount].keyRange.lowerBound)
    }
    for member in members.prefix(Self.maximumCount) {
      if let other = namedBefore[member.key] {
        log.report(
          .duplicateKey, "screen '\(member.key)' is also in \(other); keep one of the two",
          at: member.keyRange.lowerBound, subject: Subject(screen: member.key))
        continue
      }
      guard let part = screen(member, over: inherited[member.key], values) else { continue }
      parts[member.key] = part
      named.append(member.key)
    }
    return (parts, named, values.references)
  }

  private static let fields = ScreenField.all.map(\.name)

  private func screen(
    _ member: JSONValue.Member, over inherited: ScreenPart?, _ values: ScreenValues
  ) -> ScreenPart? {
    guard IdentifierSyntax.isKebabCase(member.key) else {
      log.report(
        .wrongType, "screen '\(member.key)' is not in kebab-case; write it like 'new-itinerary'",
        at: member.keyRange.lowerBound)
      return nil
    }
    let subject = Subject(screen: member.key)
    let fields = Fields(
      member.value, of: "screen '\(member.key)'", known: Self.fields, subject: subject, log: log)
    guard let fields else { return nil }
    var part = inherited ?? ScreenPart(screen: Screen(id: member.key))
    part.offset = member.keyRange.lowerBound
    part.feature = feature ?? part.feature
    for field in ScreenField.all where fields[field.name] != nil { field.read(fields, values, &part.screen) }
    part.hasTitle = part.hasTitle || fields["title"] != nil
    // The default header must exist if no header is named.
    if fields["header"] == nil, inherited == nil { values.referToDefaultHeader(at: part.offset, subject) }
    return part
  }
}

/// Merges the screens of a catalogue's layers, and reports names that do not exist.
struct ScreenMerger {
  /// A layer's log, the screens that its file names, and the names that they refer to.
  struct Layer {
    let log: ProblemLog
    /// The layer's index, the catalogue's own being the first.
    let depth: Int
    let named: [String]
    let references: [ScreenValues.Reference]
  }

  let parts: [String: ScreenPart]
  /// The catalogue's own first.
  let layers: [Layer]
  let headers: HeaderKinds

  /// Every screen, sorted by identifier.
  func merged() -> [Screen] {
    reportMissingTitles()
    return parts.values.map(\.screen).sorted { $0.id < $1.id }
  }

  private func reportMissingTitles() {
    var seen: Set<String> = []
    for layer in layers {
      for name in layer.named where seen.insert(name).inserted {
        guard let part = parts[name], !part.hasTitle else { continue }
        layer.log.report(
          .missingField, "screen '\(name)' has no field 'title'; add a purpose's identifier, '{city}', or ''",
          at: part.offset, subject: Subject(screen: name))
      }
    }
  }

  /// Reports names of purposes, screens and headers that do not exist.
  ///
  /// - Parameter purposes: every purpose; nil if some could not be read, so that a missing one may exist.
  func reportUnknownNames(purposes: KnownPurposes?) {
    let (selection, purposes) = (purposes?.selection, purposes?.all)
    let known = purposes.map { Set($0.lazy.map(\.identifier)) }
    let names: [ScreenValues.Reference.Kind: [String]] = [
      .purpose: purposes?.map(\.identifier) ?? [], .screen: parts.keys.sorted(),
      .header: headers.kinds.map(\.kind.rawValue),
    ]
    for layer in layers {
      for reference in layer.references {
        switch reference.kind {
        case .purpose:
          guard let known, !known.contains(reference.name),
            selection?.isSilent(reference.name, at: layer.depth) != true
          else { continue }
          if let advice = selection?.advice(on: reference.name) {
            layer.log.report(
              .unknownPurpose, "unknown purpose '\(reference.name)'; \(advice)", at: reference.offset,
              subject: reference.subject)
            continue
          }
          if let now = purposes?.nameNow(of: reference.name) {
            layer.log.report(
              .unknownPurpose, "unknown purpose '\(reference.name)'; it is now '\(now)'", at: reference.offset,
              subject: reference.subject)
            continue
          }
          report(.unknownPurpose, reference, noun: "purpose", names: names, log: layer.log)
        case .screen where parts[reference.name] == nil:
          report(.unknownScreen, reference, noun: "screen", names: names, log: layer.log)
        case .header where headers[HeaderKind(rawValue: reference.name)] == nil:
          report(.unknownHeader, reference, noun: "header", names: names, log: layer.log)
        case .screen, .header: continue
        }
      }
    }
  }

  private func report(
    _ kind: CatalogProblem.Kind, _ reference: ScreenValues.Reference, noun: String,
    names: [ScreenValues.Reference.Kind: [String]], log: ProblemLog
  ) {
    // If so many are unknown, none is a typo, and comparing each with every name would be slow.
    let all = log.count < 100 ? names[reference.kind] ?? [] : []
    // Of hundreds of purposes, those with a word of the name.
    let listed = reference.kind == .purpose ? all.filter { IdentifierSyntax.shareAWord($0, reference.name) } : all
    let otherwise =
      reference.kind == .header && headers.kinds.isEmpty
      ? "declare it in headers.json, or extend Standard, which has root, page, dialog and viewer" : "declare it"
    let advice = NearestName.choice(on: reference.name, among: all, listing: listed, or: otherwise)
    log.report(
      kind, "unknown \(noun) '\(reference.name)'; \(advice)", at: reference.offset, subject: reference.subject)
  }
}
