internal import CWorkbook
internal import SourceText
internal import TextFormats

/// The parts of a workbook: the entries of a zip archive (ECMA-376 part 2), which libzip opens.
///
/// Parts are read into memory by name. Nothing is unpacked to the disk, so entries may have any path, and sizes are
/// limited before unpacking.
final class WorkbookArchive {
  static let maximumEntries = 4096
  /// The maximum size of a part, and of all parts that are read together.
  static let maximumPartSize = XMLTree.maximumByteCount
  static let maximumSize = 2 * maximumPartSize
  /// The maximum compression ratio of a part; small parts may exceed it.
  static let maximumRatio = 250
  static let harmlessSize = 1 << 20

  /// The first bytes of an archive.
  static let signature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  private let path: String
  private let handle: OpaquePointer
  /// The index of each part; names ignore case (ECMA-376 part 2, §6.2.2.3).
  private let indices: [String: UInt64]
  private var size = 0

  /// Opens a workbook.
  ///
  /// - Throws: ``StringTableError`` if libzip is missing, or the file is not a valid archive.
  init(_ file: SourceFile) throws(StringTableError) {
    path = file.path
    guard !file.isOldWorkbook else {
      throw StringTableError(
        "the file is an old workbook (.xls) or one with a password; save it as .xlsx without a password", path: path)
    }
    var opened: OpaquePointer?
    let status = file.bytes.withUnsafeBufferPointer { bytes in
      cworkbook_archive_open(bytes.baseAddress, bytes.count, UInt64(Self.maximumEntries), &opened)
    }
    guard status == CWORKBOOK_OK, let opened else { throw StringTableError(Self.message(status), path: path) }
    handle = opened
    do throws(StringTableError) {
      indices = try Self.indices(opened, path)
    } catch {
      cworkbook_archive_close(opened)
      throw error
    }
  }

  deinit { cworkbook_archive_close(handle) }

  /// Returns whether a part exists.
  func has(_ name: String) -> Bool { indices[name.lowercased()] != nil }

  /// Reads a part; errors name it after the workbook's path.
  ///
  /// - Throws: ``StringTableError`` if it is missing, encrypted, damaged, too large, or not XML.
  func part(_ name: String) throws(StringTableError) -> XMLTree {
    guard let index = indices[name.lowercased()] else {
      throw error("the workbook has no part '\(name)'; save it again, or ask for the file again")
    }
    var entry = cworkbook_entry()
    let status = cworkbook_archive_entry(handle, index, &entry)
    guard status == CWORKBOOK_OK else { throw error(Self.message(status)) }
    guard !entry.isEncrypted else { throw error("the workbook has a password; save it without one") }
    let ratio = entry.size / max(entry.packedSize, 1)
    guard entry.size <= Self.maximumPartSize, size + Int(entry.size) <= Self.maximumSize else {
      throw error("part '\(name)' unpacks to \(entry.size >> 20) MiB; a workbook of translations is smaller")
    }
    guard entry.size <= Self.harmlessSize || ratio <= Self.maximumRatio else {
      throw error("part '\(name)' unpacks to \(ratio) times its size; a workbook of translations does not")
    }
    size += Int(entry.size)
    return try SourceFile(path: "\(path)/\(name)", bytes: try bytes(index, count: Int(entry.size), name)).xml()
  }

  private func bytes(_ index: UInt64, count: Int, _ name: String) throws(StringTableError) -> [UInt8] {
    var status = CWORKBOOK_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      status = cworkbook_archive_read(handle, index, buffer.baseAddress, buffer.count, &read)
      if status != CWORKBOOK_OK { read = 0 }
    }
    guard status == CWORKBOOK_OK else {
      throw error("part '\(name)' of the workbook is damaged; save it again, or ask for the file again")
    }
    return bytes
  }

  private static func indices(_ handle: OpaquePointer, _ path: String) throws(StringTableError) -> [String: UInt64] {
    var indices: [String: UInt64] = [:]
    for index in 0..<cworkbook_archive_count(handle) {
      var entry = cworkbook_entry()
      let status = cworkbook_archive_entry(handle, index, &entry)
      guard status == CWORKBOOK_OK, let name = entry.name.map({ String(cString: $0) }) else {
        throw StringTableError(message(status), path: path)
      }
      // Programs disagree on which of the two counts.
      guard indices.updateValue(index, forKey: name.lowercased()) == nil else {
        throw StringTableError("the archive has '\(name)' twice; save the workbook again", path: path)
      }
    }
    return indices
  }

  private func error(_ message: String) -> StringTableError { StringTableError(message, path: path) }

  private static func message(_ status: cworkbook_status) -> String {
    switch status {
    case CWORKBOOK_NO_LIBRARY:
      "an xlsx file is opened by libzip, which is not installed; on Debian: apt-get install libzip-dev"
    case CWORKBOOK_TOO_MANY_ENTRIES: "the archive has more than \(maximumEntries) entries; a workbook has dozens"
    case CWORKBOOK_DAMAGED_ENTRY: "the archive is damaged; save the workbook again, or ask for the file again"
    default: "the file is not a workbook, or is cut off; save it as .xlsx, or ask for it again"
    }
  }
}
