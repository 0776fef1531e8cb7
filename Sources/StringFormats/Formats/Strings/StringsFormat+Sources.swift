extension StringsFormat: SourceFileFormat {}
