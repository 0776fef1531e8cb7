import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation
import SourceText

struct AddIconSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icon-set",
    abstract: "Take the inventory of your own icons from a folder of SVG files or a font.",
    discussion: """
      The icons have the names of the files, or in a font (.ttf, .otf) of its glyphs or of the words that become them. A \
      purpose gets the icon that is called like it, or like its icon in another \
      set: 'delete.svg' or 'trash.svg' for 'delete'. The command lists the others: set their icons in purposes.json, or \
      accept that they have none in catalog.json under rules, missing-icon.

      A purpose with a direction, such as 'back', gets the two icons of a pair, such as chevron-left.svg and \
      chevron-right.svg, or an icon that --mirrors names. Links, files that are not SVG and further files of the same \
      name are left out and reported. If the catalogue has the set already, its inventory is updated, and purposes keep \
      their icons of it. --only removes the icons of other sets from the catalogue's own purposes, and lets its platforms draw \
      this one. Icons are only set of purposes that the catalogue keeps ('purposes' in catalog.json).

      Examples:
        catalog add icon-set acme --from Design/icons --catalog MyApp
        catalog add icon-set acme --from Design/icons --catalog MyApp --only \\
          --name "Acme icons" --license Proprietary --dry-run
        catalog add icon-set acme --from Design/icons --catalog MyApp \\
          --mirrors reply,send
        catalog add icon-set material-icons --from MaterialIcons-Regular.ttf \\
          --catalog MyApp
      """
  )

  @Argument(help: "The set's identifier in kebab-case, such as 'acme'.")
  var identifier: String

  @Option(
    name: .customLong("from"), help: ArgumentHelp("The folder of the SVG files, or a font.", valueName: "path"),
    completion: .file())
  var folder: String

  @Option(help: ArgumentHelp("The set's name (default: its identifier).", valueName: "text"))
  var name: String?

  @Option(name: .customLong("set-version"), help: ArgumentHelp("The set's version (default: 1).", valueName: "text"))
  var setVersion: String?

  @Option(
    help: ArgumentHelp("The licence, as an SPDX expression or in words (default: Proprietary).", valueName: "text"))
  var license: String?

  @Option(
    help: ArgumentHelp(
      "Icons that are flipped in right-to-left layouts, separated by commas; may be repeated.", valueName: "names"))
  var mirrors: [String] = []

  @Flag(help: "Use this set alone, in place of the sets that the catalogue has.")
  var only = false

  @OptionGroup var options: EditOptions

  func run() throws {
    try requireKebabCase(identifier)
    let set = IconSetIdentifier(rawValue: identifier)
    var catalog = try options.open()
    let source = catalog.source
    let isOwn = try cannotRun { () throws(EditError) in try catalog.editor.hasInventory(of: set) }
    guard isOwn || (!source.manifest.iconSets.contains(set) && source.iconSets.allSatisfy { $0.identifier != set })
    else {
      throw CannotRun("the catalogue already has the icon set '\(identifier)'; choose another identifier")
    }
    let icons = try IconFiles(folder)
    for note in icons.notes { Terminal.say(note) }
    let assignment = IconAssignment(
      names: icons.names, mirrors: try mirrors(among: icons.names), set: set, inherited: try inheritedIcons(of: source))
    let assigned = source.purposes.compactMap { purpose in
      assignment.icon(of: purpose).map { (purpose: purpose.identifier, icon: $0) }
    }
    let listed = only ? [] : source.manifest.iconSets.filter { $0 != set }
    let lost = source.purposes.filter(assignment.hasLostIcon).map(\.identifier)
    var dropped = 0
    try catalog.edit { (editor) throws(EditError) in
      try editor.setIconSet(
        set, facts: facts(isNew: !isOwn), icons: (icons.names, assignment.mirrors),
        listing: only || !source.manifest.iconSets.contains(set) ? listed + [set] : nil)
      if only {
        dropped = try editor.removeIcons { $1 != set }
        try editor.setIconSet(set, of: source.platforms.keys.sorted { $0.rawValue < $1.rawValue })
      }
      _ = try editor.removeIcons { $1 == set && lost.contains($0) }
      for icon in assigned { try editor.setIcon(icon.icon, purpose: icon.purpose, set: set) }
    }
    // People draw and assign the other icons later.
    let missing = try options.finish(catalog) { finding in
      finding.rule == MissingIconRule.description.identifier && finding.subject.iconSet == set
    }
    for purpose in source.purposes { Terminal.say(assignment.note(on: purpose)) }
    if dropped > 0 { options.quietness.say("\(counted(dropped, "purpose")) lost the icons of other sets") }
    if !lost.isEmpty { options.quietness.say("the folder no longer has the icons of \(lost.joined(separator: ", "))") }
    let kept = source.purposes.count { $0.icons[set] != nil && !assignment.hasLostIcon($0) }
    say(assigned.count + kept, of: source.purposes.count, lacking: missing.compactMap(\.subject.purpose).sorted())
  }

  /// The icons of inherited purposes in all sets of the extended catalogue, of which an overlay may keep few.
  private func inheritedIcons(of source: CatalogSource) throws -> [String: [IconReference]] {
    guard source.layers.count > 1 else { return [:] }
    let base = try cannotRun { () throws(FileError) in
      try CatalogReader(files: Terminal.disk, looksAtForm: false).read(source.layers[1].folder)
    }
    return Dictionary(
      base.purposes.map { purpose in
        (purpose.identifier, purpose.icons.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The facts of the set; of a known one, those on the command line.
  private func facts(isNew: Bool) -> [(key: String, value: String)] {
    let given = [("name", name, identifier), ("version", setVersion, "1"), ("license", license, "Proprietary")]
    return given.compactMap { key, value, otherwise in (value ?? (isNew ? otherwise : nil)).map { (key, $0) } }
      + [("source", folder.hasSuffix("tf") ? "The font \(folder)." : "The SVG files in \(folder).")]
  }

  private func mirrors(among names: Set<String>) throws(CannotRun) -> Set<String> {
    let given = mirrors.flatMap { $0.split(separator: ",").map(String.init) }
    if let unknown = given.first(where: { !names.contains($0) }) {
      throw CannotRun("'\(folder)' has no icon '\(unknown)'\(NearestName.suggestion(for: unknown, in: names.sorted()))")
    }
    return Set(given)
  }

  private func say(_ found: Int, of all: Int, lacking: [String]) {
    let rest = lacking.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let more = lacking.count > 5 ? " and \(lacking.count - 5) others" : ""
    options.quietness.say(
      "\(found) of \(all) purposes have an icon of '\(identifier)'"
        + (lacking.isEmpty ? "" : "; it lacks one for \(rest)\(more)"))
    guard lacking.count > 5 else { return }
    options.quietness.say(
      "set them with 'catalog set PURPOSE --icon \(identifier)=NAME', keep fewer purposes with 'purposes' in catalog.json, or "
        + "accept the lack of inherited ones: rules, missing-icon, \"exceptions\": [{ \"inherited\": true, \"reason\": … }]"
    )
  }
}
