internal import CatalogModel
internal import SourceText

/// Reads `outputs` of catalog.json: what is made from the catalogue, each with the options of its command.
struct OutputsReader {
  let log: ProblemLog

  /// The outputs in the order of the file; invalid ones are reported and skipped.
  func read(_ value: JSONValue) -> [OutputDefinition] {
    guard value.expect(.array, "'outputs' of catalog.json", log: log) else { return [] }
    var outputs: [OutputDefinition] = []
    for element in value.elements ?? [] {
      guard element.expect(.object, "an output", log: log), let output = output(element) else { continue }
      // Several languages may share a folder.
      if let other = outputs.first(where: { $0.kind == output.kind && areNested($0.path, output.path) }) {
        log.report(
          .duplicateKey,
          "two '\(output.kind.name)' outputs go to '\(other.path)' and '\(output.path)', and one would replace or remove files of "
            + "the other; name another place", at: element.offset)
      } else {
        outputs.append(output)
      }
    }
    return outputs
  }

  private func areNested(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Path.normalized(one), Path.normalized(other))
    return Path.contains(one, in: other) || Path.contains(other, in: one)
  }

  private func output(_ value: JSONValue) -> OutputDefinition? {
    switch (value["language"], value["format"]) {
    case (_?, nil): return output(value, named: "language", to: "folder") { .code($0) }
    case (nil, _?): return output(value, named: "format", to: "path") { .tables($0) }
    default:
      log.report(
        .wrongType,
        "an output is code in a 'language', such as \"swift\", or tables in a 'format', such as \"xcstrings\"; name one of the two",
        at: value.offset)
      return nil
    }
  }

  private func output<Name: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, named name: String, to place: String, kind: (Name) -> OutputDefinition.Kind
  ) -> OutputDefinition? {
    let meant = value[name]?.string.flatMap(Name.init(rawValue:)).map(kind)
    // Of an unknown language, any field may be right.
    let known = OutputField.all.filter { field in meant.map { field.belongs(to: $0) } ?? true }
    guard let fields = Fields(value, of: "an output", known: [name, place] + known.map(\.name), log: log),
      fields.choice(name, Name.self) != nil, let meant
    else { return nil }
    fields.require(place)
    guard let path = fields.text(place), isRelative(path, at: fields[place]?.offset ?? 0) else { return nil }
    var options = known.flatMap { arguments(of: $0, in: fields) }
    // The command that writes tables asks for the locales.
    if case .tables = meant, fields["locales"] == nil { options.append("--all") }
    return OutputDefinition(kind: meant, path: path, options: options)
  }

  /// True for a path that is the same on each machine.
  private func isRelative(_ path: String, at offset: Int) -> Bool {
    guard path.hasPrefix("/") || path.hasPrefix("~") else { return true }
    log.report(
      .pathOutsideCatalog,
      "'\(path)' is valid on one machine only; write a path relative to this catalogue's folder, such as '../App/Generated'",
      at: offset)
    return false
  }

  /// The arguments of the command for a field; none if the output does not have it.
  private func arguments(of field: OutputField, in fields: Fields) -> [String] {
    switch field.form {
    case .text:
      return fields.text(field.name).map { ["\(field.option)=\($0)"] } ?? []
    case .list:
      guard let names = fields.strings(field.name)?.map(\.text) else { return [] }
      if names.isEmpty {
        log.report(
          .wrongType, "'\(field.name)' names nothing; name some, or leave it out for all",
          at: fields[field.name]?.offset ?? 0)
      }
      return ["\(field.option)=\(names.joined(separator: ","))"]
    case .pairs:
      guard let value = fields[field.name], value.expect(.object, "'\(field.name)' of an output", log: log) else {
        return []
      }
      return (value.members ?? []).compactMap { member in
        member.value.string("'\(member.key)' of '\(field.name)'", log: log).map {
          "\(field.option)=\(member.key)=\($0)"
        }
      }
    case .flag, .absence:
      guard let isSet = fields.bool(field.name) else { return [] }
      return isSet == (field.form == .flag) ? [field.option] : []
    }
  }
}
