extension FluentFormat: SourceFileFormat {
  package var statesLocale: Bool { true }
}
