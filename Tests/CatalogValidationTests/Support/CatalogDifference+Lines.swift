import CatalogModel

@testable import CatalogReports
@testable import CatalogValidation

extension CatalogDifference {
  /// Every change, one line each.
  var lines: [String] {
    func text(_ change: Change<String>) -> String { "\(change.old ?? "none") → \(change.new ?? "none")" }
    func fields(_ fields: [FieldChange], of name: String = "") -> [String] {
      fields.map { "\(name)\($0.field): \(text($0.value))" }
    }
    var lines = newFindings.map { "new \($0.severity.rawValue) \($0.identity)" }
    lines += resolvedFindings.map { "gone \($0.severity.rawValue) \($0.identity)" }
    lines += purposes.added.map { "+ \($0.identifier)" } + purposes.removed.map { "− \($0.identifier)" }
    lines += purposes.renamed.flatMap { ["\($0.old) is \($0.new)"] + fields($0.fields, of: "\($0.new): ") }
    lines += purposes.changed.flatMap { fields($0.fields, of: "\($0.new): ") }
    lines += locales.added.map { "+ \($0)" } + locales.removed.map { "− \($0)" }
    for changes in texts { lines += changes.texts.map { "\(changes.locale): \($0.name): \(text($0.text))" } }
    for changes in icons {
      if let presence = changes.presence { lines.append("\(changes.set): \(presence.rawValue)") }
      if let version = changes.version { lines.append("\(changes.set): \(text(version))") }
      lines += changes.icons.map {
        "\(changes.set): \($0.purpose): \(text(Change(old: $0.icon.old?.text, new: $0.icon.new?.text)))"
      }
      lines += changes.rightToLeft.map { "\(changes.set): \($0.field) right-to-left: \(text($0.value))" }
    }
    return lines + fields(manifest)
  }
}
