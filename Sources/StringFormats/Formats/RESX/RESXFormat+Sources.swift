extension RESXFormat: SourceFileFormat {}
