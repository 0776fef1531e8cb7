internal import CatalogModel
internal import SourceText

extension PropertiesFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var writer = PropertiesWriter(isASCII: options[Self.encoding] == "ascii")
    for unit in table.units where !options.omits(unit) {
      writer.write(comments: unit.commentLines)
      writer.write(options.name(of: unit.key, separator: Self.separator), unit.target ?? "")
    }
    // Java falls back to the bundle without a locale.
    let isSource = table.targetLocale == table.sourceLocale
    let locale = isSource ? "" : "_" + table.targetLocale.identifier.replacing("-", with: "_")
    return ExportedFiles(files: [ExportedFile(path: "\(Self.bundle)\(locale).properties", bytes: writer.bytes)])
  }
}

/// Writes entries in the format of `java.util.Properties.load`.
private struct PropertiesWriter {
  private(set) var bytes: [UInt8] = []
  let isASCII: Bool

  init(isASCII: Bool) { self.isASCII = isASCII }

  /// Comment lines, with a blank line before them unless they come first.
  mutating func write(comments: [String]) {
    if !bytes.isEmpty { bytes.append(0x0A) }
    for line in comments {
      bytes += "# ".utf8
      for scalar in line.unicodeScalars { append(scalar) }
      bytes.append(0x0A)
    }
  }

  mutating func write(_ key: String, _ value: String) {
    for scalar in key.unicodeScalars {
      if " =:#!\\".unicodeScalars.contains(scalar) { bytes.append(0x5C) }
      append(scalar)
    }
    bytes += " = ".utf8
    // Leading white space in a value would be skipped.
    if value.unicodeScalars.first == " " { bytes.append(0x5C) }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      default: append(scalar)
      }
    }
    bytes.append(0x0A)
  }

  /// Appends a scalar, or its UTF-16 code units as escapes.
  private mutating func append(_ scalar: Unicode.Scalar) {
    if (0x20..<0x7F).contains(scalar.value) {
      bytes.append(UInt8(scalar.value))
    } else if !isASCII, scalar.value > 0x9F {
      bytes += String(scalar).utf8
    } else {
      for unit in String(scalar).utf16 {
        bytes += "\\u\(unit.hexadecimal(digits: 4))".utf8
      }
    }
  }
}
