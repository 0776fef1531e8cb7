import AppReading
import ArgumentParser
import CatalogFiles
import CatalogModel
import SourceText
import StringFormats

/// The outputs that catalog.json declares, and how they are made: each by the command that makes it alone.
struct DeclaredOutputs: ParsableArguments {
  @OptionGroup var location: CatalogOption

  @Flag(help: "Write nothing; print what differs, and exit with 1 if anything does.")
  var check = false

  @OptionGroup var refusal: RefusalOption

  @OptionGroup var quietness: QuietOption

  /// Makes the outputs, also after one that failed.
  ///
  /// - Parameter isMeant: returns true for those to make.
  /// - Throws: ``CannotRun`` if none is declared or one is outside the project; the exit code of the first that failed.
  func make(where isMeant: (OutputDefinition.Kind) -> Bool) throws {
    let folder = try location.find()
    let source = try location.read(looksAtAll: false)
    try refuseProblems(of: source)
    let elements = source.layers[0].manifest.root["outputs"]?.elements ?? []
    let outputs = zip(source.manifest.outputs, elements).filter { isMeant($0.0.kind) }
    guard !outputs.isEmpty || source.manifest.outputs.isEmpty else {
      throw CannotRun("'outputs' of catalog.json declares no string tables; 'catalog generate' makes its code")
    }
    guard !outputs.isEmpty else {
      throw CannotRun(
        "'outputs' of \(Path.join(folder, "catalog.json").onOneLine) declares nothing to make; 'catalog help generate outputs' "
          + "shows how, or name an output: 'catalog generate swift --output DIR'")
    }
    let manifest = source.layers[0].manifest.source
    let commands = try outputs.map { output, element in
      let place = "\(manifest.path.onOneLine):\(manifest.position(at: element.offset)): output '\(output.kind.name)'"
      return (output, place, try command(for: output, at: place, of: source))
    }
    var failure: ExitCode?
    for (output, place, command) in commands {
      do {
        var command = command
        try command.run()
      } catch let code as ExitCode {
        if !check {
          Terminal.say(
            "the output '\(output.kind.name)' in '\(output.path.onOneLine)' was not made, or is not complete")
        }
        failure = failure ?? code
      } catch {
        Terminal.say(
          "\(place) in '\(output.path.onOneLine)': \(CatalogCommand.message(for: error))")
        failure = .cannotRun
      }
    }
    if let failure { throw failure }
  }

  /// An output that cannot be read would be left out.
  private func refuseProblems(of source: CatalogSource) throws {
    let manifest = Path.join(source.folder, "catalog.json")
    let problems = source.problems.filter { $0.place.file.path == manifest }
    guard !problems.isEmpty else { return }
    for problem in problems { Terminal.say(problem.line) }
    Terminal.say("nothing was made: catalog.json has \(counted(problems.count, "problem")); correct it first")
    throw ExitCode.findings
  }

  /// - Parameter place: the place of the output in catalog.json, for errors.
  private func command(
    for output: OutputDefinition, at place: String, of source: CatalogSource
  ) throws -> any ParsableCommand {
    let path: String
    do throws(CannotRun) {
      path = try self.place(of: output, in: source.folder)
      if case .tables(let format) = output.kind { try requireTables(in: format, at: path, source) }
    } catch {
      throw CannotRun("\(place) \(error)")
    }
    var arguments = ["--catalog", source.folder, "--output", path]
    if check { arguments.append("--check") }
    if quietness.quiet { arguments.append("--quiet") }
    if let baseline = refusal.baseline { arguments += ["--baseline", baseline] }
    arguments += output.options
    let command =
      switch output.kind {
      case .code(let language): ["generate", language.rawValue, "--declared"]
      case .tables(let format): ["export", "--format", format.rawValue]
      }
    do {
      return try CatalogCommand.parseAsRoot(command + arguments)
    } catch {
      throw CannotRun("\(place): \(CatalogCommand.message(for: error))")
    }
  }

  /// - Throws: ``CannotRun`` for string tables that would replace files of the catalogue, and in a format whose files are written
  ///   whole: edits in them would be lost, or each later run refused.
  private func requireTables(
    in format: ExchangeFormat, at path: String, _ source: CatalogSource
  ) throws(CannotRun) {
    let known = try cannotRun { () throws(StringTableError) in try AllFormats.format(format.rawValue) }
    guard known is any UpdatableFormat else {
      throw CannotRun(
        "is written whole, and cannot be kept up to date; name a format that an app "
          + "loads, or run 'catalog export' when you send it to translators")
    }
    guard !source.isOwnFolder(path) else {
      throw CannotRun("goes to '\(path.onOneLine)', a folder of the catalogue itself; name another one")
    }
    // Each locale has its own file in this folder.
    if known.description.layout != .oneFile,
      let ending = known.description.fileExtensions.first(where: { path.hasSuffix(".\($0)") })
    {
      throw CannotRun(
        "goes to '\(path.onOneLine)', a name of one .\(ending) file; name the folder that has the files of all locales")
    }
  }

  /// The path of an output from the current folder. A catalogue in a repository cannot write outside of it; another one, not
  /// outside of the folder that it is in.
  private func place(of output: OutputDefinition, in folder: String) throws(CannotRun) -> String {
    let repository = ProjectPlace(of: folder, in: DiskFiles())
    let project =
      repository.isRepository ? repository : ProjectPlace(of: Path.join(folder, ".."), in: DiskFiles())
    let path = Path.normalized(Path.join(folder, output.path))
    guard project.contains(path) else {
      throw CannotRun(
        "goes to '\(output.path.onOneLine)', which is outside "
          + "'\(project.root.onOneLine)'; name a place inside the project")
    }
    // A link could lead out of the project, into files that are not its own.
    var parent = project.root
    for name in project.relative(path).split(separator: "/").map(String.init) {
      let folder = Path.join(parent, name)
      guard !DiskFiles().links(in: parent).contains(name) else {
        throw CannotRun(
          "goes through the link '\(folder.onOneLine)'; name the folder itself"
        )
      }
      parent = folder
    }
    return path
  }
}
