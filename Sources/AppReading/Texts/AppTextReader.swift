internal import CatalogFiles
internal import SourceReading
internal import SourceText
internal import TextFormats

/// Reads the string tables of an app in its source language: English, or the language that its tables declare.
///
/// It only reads: entries of an unknown form are skipped, since an audit reports what it could not follow. Tables that
/// go to translators have separate, strict readers.
enum AppTextReader {
  /// Returns whether a file has the extension of a string table.
  static func hasTableEnding(_ name: String) -> Bool {
    name.contains(".") && ["xcstrings", "strings", "xml", "json", "arb"].contains(name.split(separator: ".").last)
  }

  /// Returns whether a file is a string table of the source language, by its name and folder.
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

  /// Adds the texts of a table.
  ///
  /// - Parameter isTranslated: true if the app has the table in another language, too. A string catalog contains that
  ///   itself.
  /// - Returns: the reason why the file or a part of it could not be read; nil if all of it was.
  static func add(_ file: SourceFile, to texts: inout AppTexts, isTranslated: Bool) -> String? {
    guard file.bytes.count <= largest else { return "larger than \(largest >> 20) MB" }
    do throws(TextFormatError) {
      switch file.path.split(separator: ".").last {
      case "xml": try addResources(file, to: &texts, isTranslated)
      case "strings":
        addStrings(try TextDecoding.decode(file, allowsUnmarkedUTF16: true), to: &texts, isTranslated)
      default: return addJSON(try TextDecoding.decode(file, allowsUnmarkedUTF16: true), to: &texts, isTranslated)
      }
      return nil
    } catch {
      return error.position.map { "\($0): \(error.message)" } ?? error.message
    }
  }

  /// The largest table that is read, in bytes.
  private static let largest = 8 << 20

  private static func addJSON(_ file: SourceFile, to texts: inout AppTexts, _ isTranslated: Bool) -> String? {
    let document = JSONDocument(file)
    if file.path.hasSuffix(".xcstrings") {
      addStringCatalog(document.root, file.path, to: &texts)
    } else {
      var own = AppTexts()
      addJSON(document.root, key: "", file.path, depth: 0, to: &own)
      texts.add(own, isTranslated: isTranslated)
    }
    return document.problems.first.map { "\(file.position(at: $0.range.lowerBound)): \($0.message)" }
  }

  /// `<string name="delete">Delete</string>`, and the form `other` of a plural.
  private static func addResources(
    _ file: SourceFile, to texts: inout AppTexts, _ isTranslated: Bool
  ) throws(TextFormatError) {
    let tree = try XMLTree(file)
    guard tree.root.isNamed("resources") else { return }
    for element in tree.root.children {
      guard let name = element["name"] else { continue }
      if element.isNamed("string") || element.isNamed("item") && element["type"] == "string" {
        texts.add(key: name, text: unescaped(element.text), in: file.path, isTranslated: isTranslated)
      } else if element.isNamed("plurals"), let item = element.children.last {
        texts.add(key: name, text: unescaped(item.text), in: file.path, isTranslated: isTranslated)
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
  private static func addStrings(_ file: SourceFile, to texts: inout AppTexts, _ isTranslated: Bool) {
    for node in SourceReader.read(file, as: .swift).nodes {
      guard case .assignment(let target, let value) = node.kind, let key = target.text, let text = value.text else {
        continue
      }
      texts.add(key: key, text: text, in: file.path, isTranslated: isTranslated)
    }
  }

  private static func addStringCatalog(_ root: JSONValue, _ path: String, to texts: inout AppTexts) {
    let language = root["sourceLanguage"]?.string ?? "en"
    for member in root["strings"]?.members ?? [] {
      let localization = member.value["localizations"]?[language]
      let plural = localization?["variations"]?["plural"]?["other"]
      let text = (localization ?? plural)?["stringUnit"]?["value"]?.string ?? plural?["stringUnit"]?["value"]?.string
      let others = (member.value["localizations"]?.members ?? []).filter { $0.key != language }
      texts.add(key: member.key, text: text ?? member.key, in: path, isTranslated: !others.isEmpty)
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
