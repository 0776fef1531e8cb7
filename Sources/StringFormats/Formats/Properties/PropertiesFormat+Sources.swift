extension PropertiesFormat: SourceFileFormat {}
