internal import CatalogFiles
internal import SystemPackage

#if os(macOS) || os(Linux)

  extension ChildProcess {
    /// Starts git in a folder, without running programs that the repository configures.
    ///
    /// A catalogue's folder may be untrusted, and git finds a repository in any folder that looks like one, so its
    /// configuration is overridden. Variables that refer to a repository are removed, since a hook's refer to its own
    /// repository. Error messages are in English, like ours.
    init(git arguments: [String], in folder: String) throws(GitError) {
      do {
        try self.init(
          "git", ["-C", Path.onDisk(folder), "--no-pager"] + Self.protectedSettings + arguments,
          unset: Self.variablesOfARepository, set: Self.variables)
      } catch {
        throw error == .noSuchFileOrDirectory ? .notInstalled : .failed(message: "\(error)")
      }
    }

    /// Settings that override a repository's own (git-config(1)).
    private static let protectedSettings = [
      // A bare repository with a configuration can be committed into another one as ordinary files.
      "safe.bareRepository=explicit",
      "protocol.allow=never",
      "core.fsmonitor=false",
      "core.hooksPath=/dev/null",
    ].flatMap { ["-c", $0] }

    /// Variables that override a repository's settings (git(1), "Environment Variables").
    private static let variables = [
      // A partial clone fetches missing objects with a program from its settings. Versions before 2.45 ignore the first
      // variable. All versions support the second, which allows no protocol and overrides `protocol.<name>.allow`.
      "GIT_NO_LAZY_FETCH": "1",
      "GIT_ALLOW_PROTOCOL": "",
      "GIT_NO_REPLACE_OBJECTS": "1",
      "GIT_OPTIONAL_LOCKS": "0",
      "GIT_TERMINAL_PROMPT": "0",
      "LC_ALL": "C",
    ]

    /// The output of `git rev-parse --local-env-vars`.
    private static let variablesOfARepository: Set = [
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS",
      "GIT_DIR", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX",
      "GIT_NO_REPLACE_OBJECTS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE",
      "GIT_WORK_TREE",
    ]

    /// Runs git to its end.
    ///
    /// - Returns: the first line of its output, nil if it failed; and its error output.
    static func line(ofGit arguments: [String], in folder: String) throws(GitError) -> (line: String?, message: String)
    {
      var git = try ChildProcess(git: arguments, in: folder)
      do throws(Errno) {
        let line = try git.readLine()
        let (status, complaints) = try git.finish()
        return (status == 0 ? line : nil, complaints)
      } catch {
        throw .failed(message: "\(error)")
      }
    }
  }

#endif
