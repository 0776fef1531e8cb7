internal import CatalogModel
internal import SourceText

extension ARBFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var exported = ExportedFiles()
    // Flutter uses underscores in locale names and file names.
    let locale = table.targetLocale.identifier.replacing("-", with: "_")
    var members = [
      JSONTree.Member(Key.locale, .string(locale)), JSONTree.Member(Key.catalogue, .string(table.catalogue)),
    ]
    let keys = table.units.map(\.key)
    let names =
      options.keys.map { naming in Dictionary(keys.map { ($0, naming.name(of: $0)) }) { first, _ in first } }
      ?? ARBName.names(of: keys)
    for unit in table.units {
      guard let name = names[unit.key], ARBName.isValid(name) else {
        exported.losses.append(
          Loss(of: unit.key, locale: table.targetLocale, reason: "its key is not a valid name in Dart"))
        continue
      }
      do throws(Refusal) {
        let text = try unit.target.map { target throws(Refusal) in
          try ARBMessage.text(of: target, categories: table.targetCategories)
        }
        guard !options.omits(unit) else { continue }
        members.append(JSONTree.Member(name, .string(text ?? "")))
        members.append(JSONTree.Member("@" + name, Self.attributes(of: unit)))
      } catch {
        let reason = "Flutter's messages cannot hold \(error.reason)"
        exported.losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: reason))
      }
    }
    exported.files.append(ExportedFile(path: "app_\(locale).arb", bytes: CanonicalJSON.bytes(of: .object(members))))
    return exported
  }

  private static func attributes(of unit: StringUnit) -> JSONTree {
    .fields([
      ("description", .string(unit.notes.joined(separator: "\n"))),
      (
        "placeholders",
        unit.arguments.isEmpty ? nil : .fields(unit.arguments.map { ($0.name, placeholder($0, of: unit)) })
      ),
      (Key.source, .string(unit.source)),
      (Key.key, .string(unit.key.text())),
      (Key.state, .string(unit.state.rawValue)),
      (Key.comment, unit.comment.map(JSONTree.string)),
      (Key.limit, unit.limit.map(JSONTree.integer)),
      (Key.base, .string(unit.base.attributes)),
    ])
  }

  /// A number is formatted for the locale, as in ICU. The example is a number of `other`, which every language has.
  private static func placeholder(_ argument: ArgumentDeclaration, of unit: StringUnit) -> JSONTree {
    let examples = unit.context.examples.first { $0.argument == argument.name }?.categories.last?.numbers
    return switch argument.kind {
    case .text: .fields([("type", .string("String"))])
    case .integer, .number:
      .fields([
        ("type", .string(argument.kind == .integer ? "int" : "num")), ("format", .string("decimalPattern")),
        ("example", examples.map(JSONTree.string)),
      ])
    }
  }
}
