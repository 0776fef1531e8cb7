internal import FileWriting
import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation
import IconSets
import SourceText
import StringFormats

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
        catalog add icon-set acme --from Design/icons --mirrors reply,send
        catalog add icon-set acme --from res/drawable --pattern 'ic_{name}_24'
        catalog add icon-set acme --from Design/icons --review icons.csv
        catalog add icon-set acme --from Design/icons --apply icons.csv
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

  @Option(
    help: ArgumentHelp(
      "The form of the names, as in 'ic_{name}_24' (default: without the words that most names share).",
      valueName: "form"))
  var pattern: String?

  @Option(
    help: ArgumentHelp(
      "Write the proposals to this list, .csv or .xlsx, and change nothing else.", valueName: "file"),
    completion: .file(extensions: ["csv", "xlsx"]))
  var review: String?

  @Option(
    help: ArgumentHelp("A list with choices, .csv or .xlsx.", valueName: "file"),
    completion: .file(extensions: ["csv", "xlsx"]))
  var apply: String?

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
    let icons = try cannotRun { () throws(IconFilesError) in try IconFiles(folder) }
    let drawings = IconDrawings(of: icons)
    for note in icons.notes + drawings.notes { Terminal.say(note) }
    let plan = IconSetPlan(
      set, isNew: !isOwn, names: icons.names, mirrors: try mirrors(among: icons.names), drawings: drawings,
      pattern: try namePattern(),
      choices: try choices(among: icons.names, for: source), in: source, base: try base(of: source))
    if let review { return try write(IconReview.sheet(plan, of: source), to: review) }
    let facts = IconSetPlan.Facts(name: name, version: setVersion, license: license, path: folder)
    var dropped = 0
    try catalog.edit { (editor) throws(EditError) in
      dropped = try plan.apply(to: &editor, facts: facts, isOnly: only)
    }
    // People draw and assign the other icons later.
    let missing = try options.finish(catalog) { finding in
      finding.rule == MissingIconRule.description.identifier && finding.subject.iconSet == set
    }
    for note in plan.notes { Terminal.say(note) }
    saySynonyms(plan)
    if !plan.flipped.isEmpty {
      options.quietness.say("flipped right-to-left, by their drawings: \(plan.flipped.joined(separator: ", "))")
    }
    for contradiction in plan.contradictions { Terminal.say("warning: \(contradiction)") }
    if dropped > 0 { options.quietness.say("\(counted(dropped, "purpose")) lost the icons of other sets") }
    let lost = plan.lost.joined(separator: ", ")
    if !lost.isEmpty { options.quietness.say("the folder no longer has the icons of \(lost)") }
    say(plan.servedCount, of: source.purposes.count, lacking: missing.compactMap(\.subject.purpose).sorted())
  }

  func validate() throws {
    for (option, file) in [("--review", review), ("--apply", apply)] {
      guard let file, !file.hasSuffix(".csv"), !file.hasSuffix(".xlsx") else { continue }
      throw ValidationError("\(option) reads and writes .csv and .xlsx; '\(file.onOneLine)' is neither")
    }
  }

  private func namePattern() throws(CannotRun) -> NamePattern? {
    guard let pattern else { return nil }
    if let form = NamePattern(pattern) { return form }
    throw CannotRun("--pattern '\(pattern)' has no {name}; write it as in 'ic_{name}_24'")
  }

  /// The choices in the list of --apply.
  ///
  /// - Throws: ``CannotRun`` with a line for each choice that cannot be followed.
  private func choices(among names: Set<String>, for source: CatalogSource) throws -> IconChoices {
    guard let apply else { return IconChoices() }
    let bytes = try cannotRun { () throws(FileError) in try DiskFiles().read(apply) }
    let (choices, refused) = try cannotRun { () throws(StringTableError) in
      try IconReview.choices(in: SourceFile(path: apply, bytes: bytes), names: names, for: source)
    }
    guard refused.isEmpty else { throw CannotRun(problems: refused) }
    return choices
  }

  private func write(_ sheet: TextSheet, to path: String) throws {
    guard (try? DiskFiles().read(path)) == nil else {
      throw CannotRun("'\(path)' exists; name another file with --review, or read its choices with --apply")
    }
    let bytes =
      path.hasSuffix(".xlsx") ? try cannotRun { () throws(StringTableError) in try sheet.workbook() } : sheet.csv
    try cannotRun { () throws(FileError) in try DiskFiles().write(bytes, to: path) }
    try options.quietness.report("made \(path.onOneLine)\n")
    options.quietness.say("fill in 'choice' where another icon is right, '-' for none, and pass the list with --apply")
  }

  /// Names the purposes whose icon is called differently, so that a person looks at them.
  private func saySynonyms(_ plan: IconSetPlan) {
    let found = plan.proposals.filter { $0.likeness == .synonym }
    guard !found.isEmpty else { return }
    let shown = found.prefix(5).map { "\($0.purpose) (\($0.icon.names[0]))" }.joined(separator: ", ")
    let more = found.count > 5 ? " and \(found.count - 5) others" : ""
    options.quietness.say(
      "\(counted(found.count, "icon")) \(found.count == 1 ? "is" : "are") named by another word: \(shown)\(more); look at them with --review FILE"
    )
  }

  /// The catalogue that an overlay extends; nil for a catalogue that extends none.
  private func base(of source: CatalogSource) throws(CannotRun) -> CatalogSource? {
    guard source.layers.count > 1 else { return nil }
    return try cannotRun { () throws(FileError) in
      try CatalogReader(files: Terminal.disk, looksAtAll: false).read(source.layers[1].folder)
    }
  }

  private func mirrors(among names: Set<String>) throws(CannotRun) -> Set<String> {
    let given = mirrors.flatMap { $0.split(separator: ",").map(String.init) }
    if let unknown = given.first(where: { !names.contains($0) }) {
      throw CannotRun(
        "--mirrors: '\(folder)' has no icon '\(unknown)'; "
          + NearestName.advice(on: unknown, among: names.sorted(), otherwise: "correct its name, or leave it out"))
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
    let command = options.location.command(["set", "PURPOSE", "--icon", "\(identifier)=NAME"])
    options.quietness.say(
      "set them with '\(command)', keep fewer purposes with 'purposes' in catalog.json, or accept the lack of inherited ones: rules, missing-icon, \"exceptions\": [{ \"inherited\": true, \"reason\": … }]"
    )
  }
}
