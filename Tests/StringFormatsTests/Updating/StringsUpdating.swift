import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Tests that update `.strings` and `.stringsdict` files.
protocol StringsUpdating {}

extension StringsUpdating {
  var format: StringsFormat { StringsFormat() }
  var path: String { "pl.lproj/Localizable.strings" }
  var pluralPath: String { "pl.lproj/Localizable.stringsdict" }
  var delete: StringUnit { SmallTables.title("delete", "Delete", "Usuń") }
  var counted: StringUnit { SmallTables.counted(other: "Usuń # elementu") }

  func update(
    _ text: String, _ units: [StringUnit], path: String? = nil, companion: CompanionFile? = nil
  ) throws -> UpdatedFile {
    let table = try SmallTables.polish(units)
    var context = ReadContext(table)
    context.sources = context.units.mapValues { KeySourceText($0.source) }
    context.companion = companion
    return try format.update(
      SourceFile(path: path ?? self.path, text: text), with: [table], options: FormatOptions(), context: context)
  }

  func text(_ updated: UpdatedFile) -> String { String(decoding: updated.bytes, as: UTF8.self) }

  /// What CoreFoundation reads; Apple's platforms read string files with it.
  func propertyList(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(
      try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any])
  }
}
