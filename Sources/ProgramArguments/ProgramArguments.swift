internal import CArguments

/// The words of the command line.
package enum ProgramArguments {
  /// The arguments after the program's name; nil if the system does not say which they are.
  ///
  /// On Linux `CommandLine.arguments` comes from `/proc/self/cmdline`, and is empty if `/proc` is not mounted: in a
  /// chroot, in a hardened container. Initializers get `argc` and `argv` from glibc itself.
  package static let values: [String]? = fromLoader ?? fromStandardLibrary

  private static var fromLoader: [String]? {
    guard let values = cargs_values() else { return nil }
    return (0..<Int(cargs_count())).dropFirst().compactMap { values[$0].map { String(cString: $0) } }
  }

  /// The program's own name is always there, unless nothing could be read.
  private static var fromStandardLibrary: [String]? {
    CommandLine.arguments.isEmpty ? nil : Array(CommandLine.arguments.dropFirst())
  }
}
