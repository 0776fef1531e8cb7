extension SwiftPrinter {
  /// The names of the public types in files, which a module cannot have.
  package static func publicTypes(of files: [GeneratedFile]) -> Set<String> {
    let declaration = #/(?m)^public (?:final )?(?:enum|struct|class|protocol) (\w+)/#
    return Set(files.flatMap { file in file.text.matches(of: declaration).map { String($0.1) } })
  }
}
