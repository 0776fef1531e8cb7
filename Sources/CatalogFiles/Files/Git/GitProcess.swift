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
          unset: ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"],
          set: ["GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"])
      } catch {
        throw error == .noSuchFileOrDirectory ? .notInstalled : .failed(words: "\(error)")
      }
    }

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
