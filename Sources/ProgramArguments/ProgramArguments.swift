internal import CArguments

/// The arguments of the command line.
package enum ProgramArguments {
  /// The arguments after the program's name; nil if the system does not provide them.
  ///
  /// On Linux `CommandLine.arguments` is read from `/proc/self/cmdline` and is empty if `/proc` is not mounted, as in a
  /// chroot or a hardened container. glibc passes `argc` and `argv` to initializers.
  package static let values: [String]? = fromLoader ?? fromStandardLibrary

  private static var fromLoader: [String]? {
    guard let values = cargs_values() else { return nil }
    return (0..<Int(cargs_count())).dropFirst().compactMap { values[$0].map { String(cString: $0) } }
  }

  /// The program's name is always first, unless nothing could be read.
  private static var fromStandardLibrary: [String]? {
    CommandLine.arguments.isEmpty ? nil : Array(CommandLine.arguments.dropFirst())
  }
}
