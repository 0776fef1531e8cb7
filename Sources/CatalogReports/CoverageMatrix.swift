package import CatalogFiles
internal import CatalogModel
package import CatalogValidation
internal import SourceText

/// Draws a catalogue's coverage: a matrix of messages by locales, and one of purposes by icon sets.
///
/// A cell is one character, so that many locales fit; if there are too many for a line, the matrix continues in another
/// block.
package struct CoverageMatrix: Sendable {
  private let columns: Int

  /// - Parameter columns: the width of a line.
  package init(columns: Int) { self.columns = columns }

  package func text(_ coverage: Coverage, of source: CatalogSource) -> String {
    let isNeeded = coverage.locales.allSatisfy { $0.count(.notNeeded) == 0 }
    let shared = source.wording.map { "● text of '\($0)', or icon   ◐ shared text" } ?? "● own text or icon"
    let legend = shared + "   ○ inherited text   · missing" + (isNeeded ? "" : "   – not needed")
    return (messages(coverage, source) + [""] + icons(source) + ["", legend]).joined(separator: "\n") + "\n"
  }

  private func messages(_ coverage: Coverage, _ source: CatalogSource) -> [String] {
    let labels = (0..<source.slots.count).map { slot in
      let purpose = source.purpose(ofSlot: slot).identifier
      let name = source.declaration(ofSlot: slot).name
      return (name == MessageDeclaration.title ? purpose : "  \(name)").onOneLine
    }
    let columns = coverage.locales.map { locale in
      Column(heading: locale.tag.identifier, cells: locale.texts.map(\.symbol))
    }
    return blocks("message", rows: labels, columns: columns)
  }

  private func icons(_ source: CatalogSource) -> [String] {
    let columns = source.manifest.iconSets.map { set in
      Column(heading: set.rawValue.onOneLine, cells: source.purposes.map { $0.icons[set] == nil ? "·" : "●" })
    }
    return blocks("icon", rows: source.purposes.map(\.identifier.onOneLine), columns: columns)
  }

  private struct Column {
    let heading: String
    let cells: [Character]
  }

  /// Rows with a label and a cell for each column, with as many columns as fit.
  private func blocks(_ title: String, rows labels: [String], columns all: [Column]) -> [String] {
    let labelWidth = (labels + [title]).map(\.count).max() ?? 0
    let perBlock = max(1, (columns - labelWidth) / 2)
    return stride(from: 0, to: all.count, by: perBlock).flatMap { start in
      let block = all[start..<min(start + perBlock, all.count)]
      let rows = labels.indices.map { row in
        padded(labels[row], labelWidth) + block.map { " \($0.cells[row])" }.joined()
      }
      return (start > 0 ? [""] : []) + headings(title, columns: block, labelWidth: labelWidth) + rows
    }
  }

  /// The columns' headings, written vertically and aligned above the cells.
  private func headings(_ title: String, columns block: ArraySlice<Column>, labelWidth: Int) -> [String] {
    let height = block.map(\.heading.count).max() ?? 0
    let letters = block.map { Array(String(repeating: " ", count: height - $0.heading.count) + $0.heading) }
    return (0..<height).map { line in
      let label = padded(line == height - 1 ? title : "", labelWidth)
      return trimmed(label + letters.map { " \($0[line])" }.joined())
    }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }

  private func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}

extension Coverage.Provenance {
  fileprivate var symbol: Character {
    switch self {
    case .translated: "●"
    case .shared: "◐"
    case .inherited: "○"
    case .missing: "·"
    case .notNeeded: "–"
    }
  }
}
