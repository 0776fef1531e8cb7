extension JSONFormat: SourceFileFormat {
  package var statesLocale: Bool { true }
}
