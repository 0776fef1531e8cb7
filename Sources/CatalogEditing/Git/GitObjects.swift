internal import SystemPackage

#if os(macOS) || os(Linux)

  /// The objects of a repository, from one `git cat-file --batch` that is asked for each.
  struct GitObjects: ~Copyable {
    private var git: ChildProcess

    /// What git answers to a name.
    enum Answer {
      /// The type is `blob`, `tree` or `commit`; an object larger than the limit comes without its bytes.
      case object(identifier: String, type: String, bytes: [UInt8]?)
      /// There is nothing of that name, or nothing that could be read: then git complains.
      case missing(complaints: String)
      /// There is something else than an object, in words: a symbolic link that leads nowhere in the repository.
      case other(String)
    }

    /// - Parameter folder: any folder of the repository's work tree.
    init(ofRepositoryAt folder: String) throws(GitError) {
      git = try ChildProcess(git: ["cat-file", "--batch", "--follow-symlinks"], in: folder)
    }

    /// Asks for an object.
    ///
    /// - Parameters:
    ///   - name: as gitrevisions(7) describes, without a line feed.
    ///   - limit: the largest object whose bytes are read; the memory that an answer takes is bounded by it.
    mutating func answer(to name: String, limit: Int) throws(GitError) -> Answer {
      do throws(Errno) {
        try git.write(name + "\n")
        if let header = try git.readLine(), let answer = try self.answer(header, limit: limit) { return answer }
        throw Errno.brokenPipe
      } catch {
        let complaints = (try? git.finish())?.complaints ?? ""
        throw .failed(words: complaints.isEmpty ? "\(error)" : complaints)
      }
    }

    /// Reads on after the first line of an answer, as git-cat-file(1) has it under "Batch output"; nil if the output
    /// ends.
    private mutating func answer(_ header: String, limit: Int) throws(Errno) -> Answer? {
      let words = header.split(separator: " ", omittingEmptySubsequences: false)
      guard let size = words.last.flatMap({ Int($0) }), size >= 0, words.count <= 3 else {
        return .missing(complaints: git.takeComplaints())
      }
      guard words.count == 3 else {
        guard let place = try git.read(size), try git.skip(1) else { return nil }
        return Self.linked(words[0], String(decoding: place, as: UTF8.self))
      }
      var bytes: [UInt8]?
      if size <= limit {
        bytes = try git.read(size)
        if bytes == nil { return nil }
      } else if try !git.skip(size) {
        return nil
      }
      // Behind every object stands a line feed of its own.
      return try git.skip(1) ? .object(identifier: String(words[0]), type: String(words[1]), bytes: bytes) : nil
    }

    private static func linked(_ kind: Substring, _ place: String) -> Answer {
      switch kind {
      case "symlink": .other("a symbolic link leads to '\(place)', out of the repository")
      case "loop": .other("a symbolic link leads to itself")
      default: .missing(complaints: "")
      }
    }
  }

#endif
