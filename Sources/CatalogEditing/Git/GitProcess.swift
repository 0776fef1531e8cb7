internal import SystemPackage

#if os(macOS) || os(Linux)

  extension ChildProcess {
    /// Starts git in a folder, without running a program that the repository names.
    ///
    /// A catalogue's folder may be anybody's, and git finds a repository in any folder that looks like one: the
    /// configuration there is not trusted. Variables that name a repository are left out, since a hook's are those of the
    /// repository that it runs for. Error messages are in English, as ours are.
    init(git arguments: [String], in folder: String) throws(GitError) {
      do {
        try self.init(
          "git", ["-C", folder, "--no-pager"] + Self.protectedSettings + arguments,
          unset: Self.variablesOfARepository, set: Self.variables)
      } catch {
        throw error == .noSuchFileOrDirectory ? .notInstalled : .failed(words: "\(error)")
      }
    }

    /// Settings that override a repository's own (git-config(1)).
    private static let protectedSettings = [
      // A bare repository can be committed into another one as ordinary files, with a configuration.
      "safe.bareRepository=explicit",
      "protocol.allow=never",
      "core.fsmonitor=false",
      "core.hooksPath=/dev/null",
    ].flatMap { ["-c", $0] }

    /// Variables that override what a repository's settings say (git(1), "Environment Variables").
    private static let variables = [
      // A partial clone fetches a missing object through whatever program its settings name. Versions before 2.45 do not
      // know the first variable. All know the second, which allows no protocol and overrides `protocol.<name>.allow`.
      "GIT_NO_LAZY_FETCH": "1",
      "GIT_ALLOW_PROTOCOL": "",
      "GIT_NO_REPLACE_OBJECTS": "1",
      "GIT_OPTIONAL_LOCKS": "0",
      "GIT_TERMINAL_PROMPT": "0",
      "LC_ALL": "C",
    ]

    /// What `git rev-parse --local-env-vars` lists.
    private static let variablesOfARepository: Set = [
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS",
      "GIT_DIR", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX",
      "GIT_NO_REPLACE_OBJECTS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE",
      "GIT_WORK_TREE",
    ]

    /// Runs git to its end.
    ///
    /// - Returns: the first line of its output, nil if it failed; and what it complained of.
    static func line(ofGit arguments: [String], in folder: String) throws(GitError) -> (line: String?, words: String) {
      var git = try ChildProcess(git: arguments, in: folder)
      do throws(Errno) {
        let line = try git.readLine()
        let (status, complaints) = try git.finish()
        return (status == 0 ? line : nil, complaints)
      } catch {
        throw .failed(words: "\(error)")
      }
    }
  }

#endif
