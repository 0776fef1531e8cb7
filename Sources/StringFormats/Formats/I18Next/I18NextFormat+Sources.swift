extension I18NextFormat: SourceFileFormat {
  package var statesLocale: Bool { true }

  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    SiblingPath(path).ofSource(in: &search)
  }
}
