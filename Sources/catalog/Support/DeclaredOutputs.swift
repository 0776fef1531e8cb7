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
    let outputs = source.manifest.outputs.filter { isMeant($0.kind) }
    guard !outputs.isEmpty || source.manifest.outputs.isEmpty else {
      throw CannotRun("'outputs' of catalog.json declares no string tables; 'catalog generate' makes its code")
    }
    guard !outputs.isEmpty else {
      throw CannotRun(
        "'outputs' of \(Path.join(folder, "catalog.json").onOneLine) declares nothing to make; 'catalog help generate outputs' "
          + "shows how, or name an output: 'catalog generate swift --output DIR'")
    }
    let commands = try outputs.map { ($0, try command(for: $0, of: source)) }
    var failure: ExitCode?
    for (output, command) in commands {
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
          "output '\(output.kind.name)' in '\(output.path.onOneLine)': \(CatalogCommand.message(for: error))")
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

  private func command(for output: OutputDefinition, of source: CatalogSource) throws -> any ParsableCommand {
    let path = try place(of: output, in: source.folder)
    if case .tables(let format) = output.kind { try requireTables(in: format, path, source) }
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
      throw CannotRun("output '\(output.kind.name)' of catalog.json: \(CatalogCommand.message(for: error))")
    }
  }

  /// - Throws: ``CannotRun`` for string tables that would replace files of the catalogue, and in a format whose files are written
  ///   whole: edits in them would be lost, or each later run refused.
  private func requireTables(in format: ExchangeFormat, _ path: String, _ source: CatalogSource) throws(CannotRun) {
    let known = try cannotRun { () throws(StringTableError) in try AllFormats.format(format.rawValue) }
    guard known is any UpdatableFormat else {
      throw CannotRun(
        "output '\(format.rawValue)' of catalog.json is written whole, and cannot be kept up to date; name a format that an app "
          + "loads, or run 'catalog export' when you send it to translators")
    }
    guard !source.isOwnFolder(path) else {
      throw CannotRun("'\(path.onOneLine)' is a folder of the catalogue itself; name another one")
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
        "output '\(output.kind.name)' of catalog.json goes to '\(output.path.onOneLine)', which is outside "
          + "'\(project.root.onOneLine)'; name a place inside the project")
    }
    return path
  }
}
