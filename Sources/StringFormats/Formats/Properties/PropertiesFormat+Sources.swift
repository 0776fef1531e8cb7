extension PropertiesFormat: SourceFileFormat {
  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    SiblingPath(path).ofSource(behind: "_", orDefault: true, in: &search)
  }
}
