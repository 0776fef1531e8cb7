extension I18NextFormat: SourceFileFormat {
  package var statesLocale: Bool { true }
}
