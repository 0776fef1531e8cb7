package import CatalogFiles
internal import CatalogModel
package import SourceText
package import StringFormats

/// The list of a set's proposals, for a person to confirm: a line for each purpose, then one for each icon that no purpose has.
package enum IconReview {
  enum Column: String, CaseIterable {
    case purpose, title, icon, likeness, others, choice

    var width: Int { self == .others ? 40 : self == .likeness ? 12 : 24 }
  }

  /// The list of a plan.
  package static func sheet(_ plan: IconSetPlan, of source: CatalogSource) -> TextSheet {
    let proposals = Dictionary(plan.proposals.map { ($0.purpose, $0) }) { first, _ in first }
    let rows = source.purposes.map { purpose -> [Column: String] in
      let proposal = proposals[purpose.identifier]
      let icon = proposal?.icon ?? plan.kept(purpose)
      return [
        .purpose: purpose.identifier, .title: plan.title(of: purpose), .icon: icon.map(Self.text) ?? "",
        .likeness: proposal?.likeness.rawValue ?? (icon == nil ? "none" : "kept"),
        .others: icon.map { plan.variants(of: $0).joined(separator: " ") } ?? "",
      ]
    }
    let free = plan.unusedIcons.map { name -> [Column: String] in
      [.icon: name, .likeness: "unused", .others: plan.variants(of: .name(name)).joined(separator: " ")]
    }
    let columns = Column.allCases.map {
      TextSheet.Column($0.rawValue, width: $0.width, isEditable: $0 == .choice)
    }
    return TextSheet(
      name: "Icons", columns: columns, rows: (rows + free).map { row in Column.allCases.map { row[$0] ?? "" } })
  }

  /// `chevron-left`, or `chevron-left, chevron-right` for a pair.
  static func text(_ icon: IconReference) -> String { icon.names.joined(separator: ", ") }

  /// The choices in a list: an icon, two for a pair, `-` for none, or for an icon that no purpose has, the purpose.
  ///
  /// - Parameter names: the icons of the set.
  /// - Returns: the choices, and a line for each that cannot be followed.
  package static func choices(
    in file: SourceFile, names: Set<String>, for source: CatalogSource
  ) throws(StringTableError) -> (choices: IconChoices, refused: [String]) {
    let rows = try TextSheet.rows(of: file, columns: Column.allCases.filter { $0 != .others }.map(\.rawValue))
    var choices = IconChoices()
    var refused: [String] = []
    for row in rows {
      let cells = row.cells
      let choice = trimmed(cells[Column.choice.rawValue] ?? "")
      guard !choice.isEmpty else { continue }
      let listed = cells[Column.purpose.rawValue] ?? ""
      let (purpose, icons) = listed.isEmpty ? (choice, cells[Column.icon.rawValue] ?? "") : (listed, choice)
      let parts = icons.split(separator: ",").map { trimmed(String($0)) }
      let place = "\(file.path):\(row.line)"
      if source.purposeIndex[purpose] == nil {
        let hint = NearestName.advice(
          on: purpose, among: source.purposes.lazy.map(\.identifier), otherwise: "'catalog find' looks for one")
        refused.append("\(place): unknown purpose '\(purpose)'; \(hint)")
      } else if choice == "-" {
        choices[purpose] = IconChoices.Choice(icon: nil)
      } else if let unknown = parts.first(where: { !names.contains($0) }) {
        let hint = NearestName.advice(
          on: unknown, among: names.sorted(), otherwise: "write one of the list, or '-' for none")
        refused.append("\(place): the set has no icon '\(unknown)'; \(hint)")
      } else if let first = parts.first, parts.count <= 2 {
        let icon =
          parts.count == 1 ? IconReference.name(first) : .byDirection(leftToRight: first, rightToLeft: parts[1])
        choices[purpose] = IconChoices.Choice(icon: icon)
      } else {
        refused.append("\(place): '\(choice)' is not one icon or a pair; write one, two with a comma, or '-'")
      }
    }
    return (choices, refused)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
