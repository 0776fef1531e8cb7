internal import SystemPackage

#if os(macOS) || os(Linux)

  /// The objects of a repository, read through one `git cat-file --batch`.
  struct GitObjects: ~Copyable {
    private var git: ChildProcess

    /// git's answer for a name.
    enum Answer {
      /// The type is `blob`, `tree` or `commit`; an object larger than the limit has no bytes.
      case object(identifier: String, type: String, bytes: [UInt8]?)
      /// The object is missing or unreadable, with git's error output.
      case missing(complaints: String)
      /// Not an object, with a description: a symbolic link without a target in the repository.
      case other(String)
    }

    /// - Parameter folder: any folder of the repository's work tree.
    init(ofRepositoryAt folder: String) throws(GitError) {
      git = try ChildProcess(git: ["cat-file", "--batch", "--follow-symlinks"], in: folder)
    }

    /// Requests an object.
    ///
    /// - Parameters:
    ///   - name: as in gitrevisions(7), without a line feed.
    ///   - limit: the maximum size of an object whose bytes are read, which limits memory.
    mutating func answer(to name: String, limit: Int) throws(GitError) -> Answer {
      do throws(Errno) {
        try git.write(name + "\n")
        if let header = try git.readLine(), let answer = try self.answer(header, limit: limit) { return answer }
        throw Errno.brokenPipe
      } catch {
        let complaints = (try? git.finish())?.complaints ?? ""
        throw .failed(message: complaints.isEmpty ? "\(error)" : complaints)
      }
    }

    /// Reads an answer after its first line (git-cat-file(1), "Batch output"); nil if the output ends.
    private mutating func answer(_ header: String, limit: Int) throws(Errno) -> Answer? {
      let fields = header.split(separator: " ", omittingEmptySubsequences: false)
      guard let size = fields.last.flatMap({ Int($0) }), size >= 0, fields.count <= 3 else {
        return .missing(complaints: git.takeComplaints())
      }
      guard fields.count == 3 else {
        guard let place = try git.read(size), try git.skip(1) else { return nil }
        return Self.linked(fields[0], String(decoding: place, as: UTF8.self))
      }
      var bytes: [UInt8]?
      if size <= limit {
        bytes = try git.read(size)
        if bytes == nil { return nil }
      } else if try !git.skip(size) {
        return nil
      }
      // A line feed follows every object.
      return try git.skip(1) ? .object(identifier: String(fields[0]), type: String(fields[1]), bytes: bytes) : nil
    }

    private static func linked(_ kind: Substring, _ place: String) -> Answer {
      switch kind {
      case "symlink": .other("a symbolic link refers to '\(place)', outside the repository")
      case "loop": .other("a symbolic link refers to itself")
      default: .missing(complaints: "")
      }
    }
  }

#endif
