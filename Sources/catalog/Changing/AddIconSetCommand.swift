import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation
import SourceText

struct AddIconSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icon-set",
    abstract: "Take the inventory of your own icons from a folder of SVG files.",
    discussion: """
      The icons have the names of the files. A purpose gets the icon that is called like it, or like its icon in another \
      set: 'delete.svg' or 'trash.svg' for 'delete'. The command lists the others: set their icons in purposes.json, or \
      accept that they have none in catalog.json under rules, missing-icon.

      Examples:
        catalog add icon-set acme --from Design/icons --catalog MyApp
        catalog add icon-set acme --from Design/icons --catalog MyApp --only \\
          --name "Acme icons" --license Proprietary --dry-run
      """
  )

  @Argument(help: "The set's identifier in kebab-case, such as 'acme'.")
  var identifier: String

  @Option(
    name: .customLong("from"), help: ArgumentHelp("The folder of the SVG files.", valueName: "dir"),
    completion: .directory)
  var folder: String

  @Option(help: ArgumentHelp("The set's name (default: its identifier).", valueName: "text"))
  var name: String?

  @Option(name: .customLong("set-version"), help: ArgumentHelp("The set's version (default: 1).", valueName: "text"))
  var setVersion = "1"

  @Option(
    help: ArgumentHelp("The licence, as an SPDX expression or in words (default: Proprietary).", valueName: "text"))
  var license = "Proprietary"

  @Flag(help: "Use this set alone, in place of the sets that the catalogue has.")
  var only = false

  @OptionGroup var options: EditOptions

  func run() throws {
    try requireKebabCase(identifier)
    let set = IconSetIdentifier(rawValue: identifier)
    var catalog = try options.open()
    let source = catalog.source
    guard !source.manifest.iconSets.contains(set), source.iconSets.allSatisfy({ $0.identifier != set }) else {
      throw CannotRun("the catalogue already has the icon set '\(identifier)'; choose another identifier")
    }
    let names = try names()
    let icons = source.purposes.compactMap { purpose in
      Self.icon(of: purpose, among: names).map { (purpose: purpose.identifier, name: $0) }
    }
    let facts = [
      ("name", name ?? identifier), ("version", setVersion), ("license", license),
      ("source", "The SVG files in \(folder)."),
    ]
    try catalog.edit { (editor) throws(EditError) in
      try editor.addIconSet(
        set, facts: facts, names: names, listing: (only ? [] : source.manifest.iconSets) + [set])
      for icon in icons { try editor.setIcon(.name(icon.name), purpose: icon.purpose, set: set) }
    }
    // People draw and assign the other icons later.
    let missing = try options.finish(catalog) { finding in
      finding.rule == MissingIconRule.description.identifier && finding.subject.iconSet == set
    }
    say(icons.count, of: source.purposes.count, lacking: missing.compactMap(\.subject.purpose).sorted())
  }

  /// The names of the SVG files in the folder and the folders in it.
  private func names() throws(CannotRun) -> Set<String> {
    var names: Set<String> = []
    var unusable: [String] = []
    func add(_ folder: String, depth: Int) throws(FileError) {
      for entry in try DiskFiles().entries(of: folder) where !entry.hasPrefix(".") {
        let path = Path.join(folder, entry)
        if entry.lowercased().hasSuffix(".svg") {
          let name = String(entry.dropLast(4))
          if name.isEmpty || name.contains(where: \.isWhitespace) { unusable.append(path) } else { names.insert(name) }
        } else if depth < 4, (try? DiskFiles().entries(of: path)) != nil {
          try add(path, depth: depth + 1)
        }
      }
    }
    do throws(FileError) {
      try add(folder, depth: 0)
    } catch {
      let isMissing = error.reason == .notFound
      throw CannotRun(isMissing ? "no folder '\(folder)'; name the folder of the icons with --from" : "\(error)")
    }
    for path in unusable { Terminal.say("\(path.onOneLine): left out: a name of an icon has no spaces") }
    guard !names.isEmpty else {
      throw CannotRun("'\(folder)' has no SVG file; name the folder of the icons with --from")
    }
    return names
  }

  /// The icon that is called like a purpose, or like its icon in another set.
  private static func icon(of purpose: PurposeDefinition, among names: Set<String>) -> String? {
    let others = purpose.icons.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { _, reference in
      if case .name(let name) = reference { name } else { nil }
    }
    return ([purpose.identifier] + others).first(where: names.contains)
  }

  private func say(_ found: Int, of all: Int, lacking: [String]) {
    let rest = lacking.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let more = lacking.count > 5 ? " and \(lacking.count - 5) others" : ""
    options.quietness.say(
      "\(found) of \(all) purposes have an icon of '\(identifier)'"
        + (lacking.isEmpty ? "" : "; it lacks one for \(rest)\(more)"))
  }
}
