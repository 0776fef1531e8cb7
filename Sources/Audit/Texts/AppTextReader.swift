internal import CatalogFiles
internal import SourceReading
internal import SourceText
internal import TextFormats

/// Reads the string tables of an app in its source language, English or what its own tables call the source.
///
/// It only reads: what a table of another form says is left out, since an audit reports what it could not follow. Tables that
/// go to translators are read by their own, strict readers.
enum AppTextReader {
  /// Whether a file's name ends like one of a string table.
  static func hasTableEnding(_ name: String) -> Bool {
    name.contains(".") && ["xcstrings", "strings", "xml", "json", "arb"].contains(name.split(separator: ".").last)
  }

  /// Whether a file is a string table of the source language, by its name and folder.
  static func isTable(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return false }
    let folder = parts.dropLast().last ?? ""
    switch name.split(separator: ".").last {
    case "xcstrings": return true
    case "strings": return ["en.lproj", "Base.lproj", "en-US.lproj", "en-GB.lproj"].contains(folder)
    case "xml": return folder == "values" || folder == "base" && parts.contains("moko-resources")
    case "json", "arb":
      let stem = name.split(separator: ".").dropLast().joined(separator: ".")
      let isOfFolder = isEnglish(folder) && parts.contains(where: tableFolders.contains)
      return isOfFolder || isEnglish(stem) || stem.hasSuffix("_en") || stem.hasSuffix("-en")
    default: return false
    }
  }

  private static let tableFolders: Set<String> = ["locales", "locale", "i18n", "lang", "translations", "messages"]

  private static func isEnglish(_ name: String) -> Bool {
    ["en", "en-US", "en_US", "en-GB", "en_GB", "english"].contains(name)
  }

  static func add(_ file: SourceFile, to texts: inout AppTexts) {
    guard file.bytes.count <= 8 << 20 else { return }
    switch file.path.split(separator: ".").last {
    case "xml": addResources(file, to: &texts)
    case "strings": addStrings(file, to: &texts)
    case "xcstrings": addStringCatalog(file, to: &texts)
    default: addJSON(JSONDocument(file).root, key: "", file.path, depth: 0, to: &texts)
    }
  }

  /// `<string name="delete">Delete</string>`, and the form for others of a plural.
  private static func addResources(_ file: SourceFile, to texts: inout AppTexts) {
    guard let tree = try? XMLTree(file), tree.root.isNamed("resources") else { return }
    for element in tree.root.children {
      guard let name = element["name"] else { continue }
      if element.isNamed("string") {
        texts.add(key: name, text: unescaped(element.text), in: file.path)
      } else if element.isNamed("plurals"), let item = element.children.last {
        texts.add(key: name, text: unescaped(item.text), in: file.path)
      }
    }
  }

  /// The text of an Android resource: quotes, backslashes and line ends as the app shows them.
  private static func unescaped(_ text: String) -> String {
    var shown = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        shown.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character != "\"" {
        shown.append(character)
      }
    }
    return shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// `"key" = "text";` is an assignment in Swift's syntax, too.
  private static func addStrings(_ file: SourceFile, to texts: inout AppTexts) {
    for node in SourceReader.read(file, as: .swift).nodes {
      guard case .assignment(let target, let value) = node.kind, let key = target.text, let text = value.text else {
        continue
      }
      texts.add(key: key, text: text, in: file.path)
    }
  }

  private static func addStringCatalog(_ file: SourceFile, to texts: inout AppTexts) {
    let root = JSONDocument(file).root
    let language = root["sourceLanguage"]?.string ?? "en"
    for member in root["strings"]?.members ?? [] {
      let localization = member.value["localizations"]?[language]
      let plural = localization?["variations"]?["plural"]?["other"]
      let text = (localization ?? plural)?["stringUnit"]?["value"]?.string ?? plural?["stringUnit"]?["value"]?.string
      texts.add(key: member.key, text: text ?? member.key, in: file.path)
    }
  }

  /// `{ "common": { "delete": "Delete" } }` has the key `common.delete`.
  private static func addJSON(_ value: JSONValue, key: String, _ path: String, depth: Int, to texts: inout AppTexts) {
    if let text = value.string, !key.isEmpty { texts.add(key: key, text: text, in: path) }
    guard depth < 12 else { return }
    for member in value.members ?? [] where member.key.first != "@" {
      let inner = key.isEmpty ? member.key : "\(key).\(member.key)"
      addJSON(member.value, key: inner, path, depth: depth + 1, to: &texts)
    }
  }
}
