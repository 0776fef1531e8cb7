internal import CatalogModel
internal import MessageSyntax
package import SourceText
internal import TextFormats

extension XLIFFXcodeFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let tree = try file.xml()
    try XLIFFSection.checkRoot(of: tree, version: "1.2", path: file.path)
    let sections = try tree.root.children("file").map { section throws(StringTableError) in
      let locale = try XLIFFSection.locale(of: section, "target-language", context)
      var reader = Reader(locale: locale, context: context)
      for unit in section.child("body")?.children("trans-unit") ?? [] { reader.take(unit) }
      return ReadTables(reader.units(), reader.problems, locale: locale)
    }
    return ReadTables(joining: sections)
  }
}

/// Collects the units of one `<file>`.
private struct Reader {
  let locale: LanguageTag
  let context: ReadContext
  var problems: [ReadProblem] = []
  private var messages: [UnitKey: XcodeMessage] = [:]
  private var order: [UnitKey] = []

  init(locale: LanguageTag, context: ReadContext) {
    self.locale = locale
    self.context = context
  }

  mutating func take(_ element: XMLTreeElement) {
    guard let id = element["id"] else {
      problems.append(ReadProblem("the unit has no id; add id=\"…\"", at: element.place, locale: locale))
      return
    }
    let name = XcodeIdentifier(id)
    guard let key = context.writtenKey(of: name.key, separator: XLIFFXcodeFormat.separator) else { return }
    guard name.variation != .unknown else {
      let message = "'\(id)' is a variation by device or width, which the catalogue does not have; remove the unit"
      problems.append(ReadProblem(message, at: element.place, key: key, locale: locale))
      return
    }
    if messages[key] == nil { order.append(key) }
    if let other = messages[key, default: XcodeMessage()].add(element, as: name.variation),
      other.child("target")?.text != element.child("target")?.text
    {
      problems.append(.repetition(of: "unit '\(id)'", key: key, locale: locale, at: element.place))
    }
  }

  mutating func units() -> [ReadUnit] {
    order.compactMap { key in
      guard let message = messages[key], let first = message.first else { return nil }
      let known = context.units[key]
      do throws(XcodeMessage.Problem) {
        let base = message.ending?.base
        let format = FormatString(known?.arguments)
        let counted = known.flatMap { MessageForms($0.source).plural?.argument }
        let target = try message.target(format, counting: counted)
        return ReadUnit(
          key: key, target: target, source: message.source(format, counting: counted),
          state: message.state(of: target, base), comment: message.ending?.comment,
          base: base,
          place: first.place)
      } catch {
        problems.append(ReadProblem(error.message, at: error.place, key: key, locale: locale))
        return nil
      }
    }
  }
}

/// The parts of a unit's identifier.
struct XcodeIdentifier {
  enum Variation: Hashable {
    /// The whole text, or the sentence that refers to substitutions.
    case whole
    case plural(PluralCategory)
    case substitution(String, PluralCategory)
    /// By device or width, or unknown.
    case unknown
  }

  let key: String
  let variation: Variation

  /// `key`, `key|==|plural.few` or `key|==|substitutions.count.plural.few`.
  ///
  /// Only paths that Xcode uses are recognized: `a|==|b` is a key.
  init(_ id: String) {
    guard let mark = id.ranges(of: XLIFFXcodeFormat.variation).last else {
      (key, variation) = (id, .whole)
      return
    }
    let path = id[mark.upperBound...].split(separator: ".", omittingEmptySubsequences: false)
    guard let first = path.first, ["plural", "substitutions", "device", "width"].contains(first) else {
      (key, variation) = (id, .whole)
      return
    }
    key = String(id[..<mark.lowerBound])
    let category = path.last.flatMap { PluralCategory(keyword: $0) }
    if path.count == 2, first == "plural", let category {
      variation = .plural(category)
    } else if path.count > 3, first == "substitutions", path[path.count - 2] == "plural", let category {
      let name = path[1..<path.count - 2].joined(separator: ".")
      // A name with a dot is enclosed in at signs.
      let isQuoted = name.count > 2 && name.hasPrefix("@") && name.hasSuffix("@")
      variation = .substitution(isQuoted ? String(name.dropFirst().dropLast()) : name, category)
    } else {
      variation = .unknown
    }
  }
}
