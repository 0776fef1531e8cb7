internal import ICUText

extension RuntimeFile {
  /// The regions of files in other languages than Swift that measure texts as the library does.
  static let letterWidths = [
    "letters": "\(AdvanceWidthTable.letters)\n\(AdvanceWidthTable.wide)", "ends": AdvanceWidthTable.ends,
    "joined": AdvanceWidthTable.joined,
  ]
}
