internal import CatalogModel
internal import CodeWriting
internal import SourceText

extension ARBFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var exported = ExportedFiles()
    let names = Self.names(of: table.units.map(\.key), options: options)
    var members = Self.head(of: table, options)
    for unit in table.units {
      do throws(Refusal) {
        members += try Self.members(of: unit, named: names[unit.key], table, options)
      } catch {
        exported.losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: error.reason))
      }
    }
    exported.files.append(
      ExportedFile(path: "app_\(Self.name(of: table)).arb", bytes: CanonicalJSON.bytes(of: .object(members))))
    return exported
  }

  /// The names of resources: those of the options, else Dart's.
  static func names(of keys: [UnitKey], options: FormatOptions) -> [UnitKey: String] {
    guard let naming = options.keys else { return ARBName.names(of: keys) }
    return Dictionary(keys.map { ($0, naming.name(of: $0)) }) { first, _ in first }
  }

  /// The name of the locale: Flutter uses underscores in it and in file names.
  private static func name(of table: StringTable) -> String { table.targetLocale.identifier.replacing("-", with: "_") }

  /// The members at the beginning of a file.
  static func head(of table: StringTable, _ options: FormatOptions) -> [JSONTree.Member] {
    let members = [
      JSONTree.Member(Key.locale, .string(name(of: table))), JSONTree.Member(Key.catalogue, .string(table.catalogue)),
    ]
    return options[escaping] == "yes" ? members + [JSONTree.Member(Key.escaping, .bool(true))] : members
  }

  /// The resource of a unit and its attributes; none if the options leave it out.
  ///
  /// - Throws: ``Refusal`` if Flutter cannot represent it.
  static func members(
    of unit: StringUnit, named name: String?, _ table: StringTable, _ options: FormatOptions
  ) throws(Refusal) -> [JSONTree.Member] {
    guard let name, Dart.isValid(name) else { throw Refusal("its key is not a valid name in Dart") }
    let text = try text(of: unit, table, options)
    guard !options.omits(unit) else { return [] }
    return [JSONTree.Member(name, .string(text)), JSONTree.Member("@" + name, attributes(of: unit))]
  }

  /// The text of a unit in Flutter's syntax; empty without a translation.
  ///
  /// - Throws: ``Refusal`` if Flutter cannot represent it.
  static func text(
    of unit: StringUnit, _ table: StringTable, _ options: FormatOptions
  ) throws(Refusal) -> String {
    let syntax = ARBMessage(usesEscaping: options[escaping] == "yes")
    do throws(Refusal) {
      return try unit.target.map { target throws(Refusal) in
        try syntax.text(of: target, categories: table.targetCategories)
      } ?? ""
    } catch {
      throw Refusal("Flutter's messages cannot hold \(error.reason)")
    }
  }

  private static func attributes(of unit: StringUnit) -> JSONTree {
    .fields([
      ("description", .string(unit.notes.joined(separator: "\n"))),
      (Key.placeholders, unit.arguments.isEmpty ? nil : .object(placeholders(of: unit))),
      (Key.source, .string(unit.source)),
      (Key.key, .string(unit.key.text())),
      (Key.state, .string(unit.state.rawValue)),
      (Key.comment, unit.comment.map(JSONTree.string)),
      (Key.limit, unit.limit.map(JSONTree.integer)),
      (Key.base, .string(unit.base.attributes)),
    ])
  }

  /// The declarations of a unit's arguments.
  static func placeholders(of unit: StringUnit) -> [JSONTree.Member] {
    unit.arguments.map { JSONTree.Member($0.name, placeholder($0, of: unit)) }
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
