import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// A file after an update, which a second update leaves as it is.
struct UpdatedText {
  let text: String
  let updated: UpdatedFile

  init(_ text: String, path: String, as format: some UpdatableFormat, with units: [StringUnit]) throws {
    let table = try SmallTables.polish(units)
    updated = try format.update(SourceFile(path: path, text: text), with: [table])
    let again = try format.update(SourceFile(path: path, bytes: updated.bytes), with: [table])
    #expect(again.bytes == updated.bytes && again.changed + again.added == 0)
    self.text = String(decoding: updated.bytes, as: UTF8.self)
  }
}
