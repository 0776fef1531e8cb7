package import CatalogModel
internal import SourceText
internal import TextFormats

extension XLIFFFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var writer = XLIFFWriter(dialect: dialect, table: table, options: options)
    let file = ExportedFile(path: path(of: table.targetLocale, source: table.sourceLocale), bytes: writer.write())
    return ExportedFiles(files: [file], losses: writer.losses)
  }

  package func path(of locale: LanguageTag, source: LanguageTag) -> String {
    "\(locale).\(dialect == .xcode ? "xliff" : "xlf")"
  }
}

/// Writes the file of one table.
struct XLIFFWriter {
  let dialect: XLIFFDialect
  let table: StringTable
  let options: FormatOptions
  private(set) var losses: [Loss] = []

  init(dialect: XLIFFDialect, table: StringTable, options: FormatOptions) {
    self.dialect = dialect
    self.table = table
    self.options = options
  }

  mutating func write() -> [UInt8] {
    var xml = XMLWriter()
    let (root, file, tool) = (rootAttributes, fileAttributes, toolAttributes)
    xml.element("xliff", root) { xml in
      xml.element("file", file) { xml in
        switch dialect {
        case .version12, .xcode:
          xml.element("header") { $0.element("tool", tool) }
          xml.element("body") { writeUnits(&$0) }
        case .version21:
          xml.element("slr:profiles", [("generalProfile", "xliff:codepoints")]) { xml in
            xml.element("slr:normalization", [("general", "nfc")])
          }
          writeUnits(&xml)
          // A `<file>` must not be empty, but a group may be.
          if table.units.isEmpty { xml.element("group", [("id", "empty")]) }
        }
      }
    }
    return xml.bytes
  }

  private mutating func writeUnits(_ xml: inout XMLWriter) {
    var ofXcode: [XLIFFTransUnit] = []
    for unit in table.units {
      do throws(Refusal) {
        switch dialect {
        case .version12: try write12(unit, &xml)
        case .xcode: ofXcode += try transUnitsOfXcode(unit)
        case .version21: write21(unit, &xml)
        }
        if let refused = unit.comment.flatMap(XMLCharacters.refused) {
          let reason = "XML cannot hold \(refused)"
          losses.append(Loss(.comment, of: unit.key, locale: table.targetLocale, reason: reason))
        }
      } catch {
        let reason = "\(dialect == .xcode ? "Xcode's XLIFF" : "XML") cannot hold \(error.reason)"
        losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: reason))
      }
    }
    for entry in ofXcode.sorted(by: { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) {
      entry.write(to: &xml, in: dialect)
    }
  }

  // MARK: Attributes

  private var rootAttributes: XMLWriter.Attributes {
    typealias Namespace = XLIFFDialect.Namespace
    switch dialect {
    case .version12: return [("xmlns", Namespace.version12), ("version", "1.2")]
    case .xcode:
      let location = "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
      return [
        ("xmlns", Namespace.version12), ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
        ("version", "1.2"), ("xsi:schemaLocation", "\(Namespace.version12) \(location)"),
      ]
    case .version21:
      return [
        ("xmlns", Namespace.version21), ("xmlns:mda", Namespace.metadata), ("xmlns:slr", Namespace.size),
        ("version", "2.1"), ("srcLang", table.sourceLocale.identifier), ("trgLang", table.targetLocale.identifier),
      ]
    }
  }

  private var fileAttributes: XMLWriter.Attributes {
    switch dialect {
    case .version12, .xcode:
      [
        ("original", dialect == .xcode ? XLIFFNames.stringCatalog : table.catalogue),
        ("source-language", table.sourceLocale.identifier), ("target-language", table.targetLocale.identifier),
        ("datatype", "plaintext"),
      ]
    case .version21:
      [
        ("id", XLIFFNames.fileIdentifier), ("original", table.catalogue), ("canResegment", "no"),
        ("xml:space", "preserve"),
      ]
    }
  }

  private var toolAttributes: XMLWriter.Attributes {
    // Xcode's name marks identifiers and placeholders as Apple's; this is the oldest Xcode with this layout. Xcode adds
    // its build number, which the schema does not allow here.
    dialect == .xcode
      ? [("tool-id", "com.apple.dt.xcode"), ("tool-name", "Xcode"), ("tool-version", "15.0")]
      : [("tool-id", XLIFFNames.tool), ("tool-name", XLIFFNames.tool)]
  }
}
