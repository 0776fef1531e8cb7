package import CatalogFiles
internal import SourceText

/// The settings of `flutter gen-l10n` in a project's l10n.yaml.
package struct FlutterSettings {
  /// The name of the template file, `template-arb-file`, by default `app_en.arb`; nil if it is in another folder.
  let template: String?
  /// True if apostrophes escape braces and each other, `use-escaping`.
  package let usesEscaping: Bool

  /// Reads l10n.yaml beside a path, or up to three folders above it; nil without such a file.
  init?(beside path: SiblingPath, in files: any FileTree) {
    for depth in 0..<4 {
      let settings = Path.normalized(path.named(String(repeating: "../", count: depth) + "l10n.yaml"))
      guard let bytes = try? files.read(settings) else { continue }
      self.init(String(decoding: bytes, as: UTF8.self))
      return
    }
    return nil
  }

  /// The settings of the project that a folder of ARB files belongs to.
  package init?(ofFolder folder: String, in files: any FileTree) {
    self.init(beside: SiblingPath(Path.join(folder, "app.arb")), in: files)
  }

  /// - Parameter text: the file, of which only plain values on one line are read.
  private init(_ text: String) {
    var values: [String: String] = [:]
    for line in text.lines {
      let parts = line.split(separator: ":", maxSplits: 1).map { String($0).trimmingWhitespace }
      guard parts.count == 2 else { continue }
      let value = parts[1].firstRange(of: " #").map { String(parts[1][..<$0.lowerBound]) } ?? parts[1]
      values[parts[0]] = value.trimmingWhitespace.filter { $0 != "\"" && $0 != "'" }
    }
    let named = values["template-arb-file"] ?? "app_en.arb"
    template = named.contains("/") ? nil : named
    usesEscaping = ["true", "yes", "on"].contains(values["use-escaping"]?.lowercased())
  }
}
