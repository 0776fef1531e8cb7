internal import SystemPackage

#if os(macOS) || os(Linux)

  extension ChildProcess {
    /// Starts git in a folder.
    ///
    /// Variables that name a repository are left out: a hook's are those of the repository that it runs for, and here the
    /// folder says which one is meant. What git says is asked for in English, like our own words.
    init(git arguments: [String], in folder: String) throws(GitError) {
      do {
        try self.init(
          "git", ["-C", folder] + arguments,
          unset: Self.variablesOfARepository,
          set: ["GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"])
      } catch {
        throw error == .noSuchFileOrDirectory ? .notInstalled : .failed(words: "\(error)")
      }
    }

    /// What `git rev-parse --local-env-vars` lists.
    private static let variablesOfARepository: Set = [
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS",
      "GIT_DIR", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX",
      "GIT_NO_REPLACE_OBJECTS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE",
      "GIT_WORK_TREE",
    ]

    /// Runs git to its end.
    ///
    /// - Returns: the first line of its output, nil where it failed; and what it complained of.
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
