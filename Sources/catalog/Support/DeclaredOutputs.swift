import AppReading
import ArgumentParser
import CatalogFiles
import CatalogModel
import SourceText

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
    guard !outputs.isEmpty else {
      throw CannotRun(
        "'outputs' of \(Path.join(folder, "catalog.json").onOneLine) declares nothing to make; 'catalog help generate outputs' "
          + "shows how, or name an output: 'catalog generate swift --output DIR'")
    }
    let commands = try outputs.map { try command(for: $0, of: folder) }
    var failure: ExitCode?
    for command in commands {
      do {
        var command = command
        try command.run()
      } catch let code as ExitCode {
        failure = failure ?? code
      } catch let error as CannotRun {
        Terminal.say(error.description)
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

  private func command(for output: OutputDefinition, of folder: String) throws -> any ParsableCommand {
    let path = try place(of: output, in: folder)
    var arguments = ["--catalog", folder, "--output", path]
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
