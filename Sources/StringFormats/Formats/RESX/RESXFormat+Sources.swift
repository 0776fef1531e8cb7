extension RESXFormat: SourceFileFormat {
  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    SiblingPath(path).ofSource(behind: ".", orDefault: true, in: &search)
  }
}
