internal import LibC

/// The folder and the environment variables that a run of a program uses.
///
/// A program uses those of its process. All threads of a process share one current folder and one environment, so a
/// test that runs a command in its own process binds others:
///
/// ```swift
/// Surroundings.$current.withValue(Surroundings(folder: "/tmp/app", variables: [:])) { run() }
/// ```
///
/// ``concurrentMap(_:inParallel:_:)`` passes them to its threads. Libraries in C, such as ICU, use those of the process.
package struct Surroundings: Sendable {
  @TaskLocal package static var current = Surroundings()

  /// The folder that relative paths start from, an absolute path; nil for the current folder of the process.
  package let folder: String?
  /// The environment variables; nil for those of the process.
  package let variables: [String: String]?
  /// The folders that this run has searched for abandoned files.
  package let searchedFolders = SearchedFolders()

  package init(folder: String? = nil, variables: [String: String]? = nil) {
    self.folder = folder
    self.variables = variables
  }
}

extension Path {
  /// A path for a call of the system: a relative path starts from the folder of the current ``Surroundings``.
  ///
  /// Every call that takes a path uses this function. The empty path stays empty, since no file has it.
  package static func onDisk(_ path: String) -> String {
    guard let folder = Surroundings.current.folder, !path.isEmpty, !path.hasPrefix("/") else { return path }
    return join(folder, path)
  }
}

/// An environment variable of the current ``Surroundings``.
package func systemEnvironment(_ name: String) -> String? {
  if let variables = Surroundings.current.variables { return variables[name] }
  return getenv(name).map { String(cString: $0) }
}
