internal import CatalogModel
internal import MessageSyntax
package import SourceText
internal import TextFormats

extension AndroidFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let tree = try file.xml(root: "resources", kind: "an Android resource file")
    let locale = try Self.locale(of: file, context)
    var reader = Reader(
      locale: locale, context: context, names: ResourceNames(context), syntax: AndroidSyntax(dialect: Dialect.of(file)))
    reader.read(tree.root)
    var tables = ReadTables(reader.units, reader.problems, locale: locale)
    tables.appsOwn = reader.appsOwn
    return tables
  }

  private static func locale(of file: SourceFile, _ context: ReadContext) throws(StringTableError) -> LanguageTag {
    if let reason = AndroidFormat().reasonToSkip(file) { throw StringTableError(reason, path: file.path) }
    let identity = context.identity(of: file, AndroidFormat().description)
    if let locale = try context.fileLocale(file, named: identity?.named) { return locale }
    if identity?.isSource ?? false { return context.sourceLocale }
    throw StringTableError(
      "the folder '\(folder(of: file))' names no locale; name it with --locale", path: file.path, .unknownLocale)
  }

  package func reasonToSkip(_ file: SourceFile) -> String? {
    let folder = Self.folder(of: file)
    guard AndroidFolder.hasOtherQualifiers(folder) else { return nil }
    return "the folder '\(folder)' has other qualifiers than a locale; "
      + "only 'values' and 'values-<locale>' folders are the catalogue's"
  }

  private static func folder(of file: SourceFile) -> Substring { file.path.split(separator: "/").dropLast().last ?? "" }
}

extension XMLTreeElement {
  /// True if the element is a resource with texts: `<string>`, `<plurals>`, or `<item type="string">`, which is the
  /// same as `<string>` (AOSP, aapt2, `ResourceParser`).
  var isTextResource: Bool {
    isNamed("string") || isPluralResource || (isNamed("item") && self["type"] == "string")
  }

  /// True for a resource with a text for each plural category; moko-resources also reads `<plural>`.
  var isPluralResource: Bool { isNamed("plurals") || isNamed("plural") }

  /// The product of a resource; nil for the default one (AOSP, aapt2, `ResourceParser` and `ProductFilter`).
  var otherProduct: String? { self["product"].flatMap { ["", "default"].contains($0) ? nil : $0 } }
}

/// Collects the units of one file.
private struct Reader {
  let locale: LanguageTag
  let context: ReadContext
  let names: ResourceNames
  let syntax: AndroidSyntax
  var units: [ReadUnit] = []
  /// Entries for products other than the default one.
  var appsOwn: [ReadProblem] = []
  var problems: [ReadProblem] = []
  private var seen: [UnitKey: XMLTreeElement] = [:]

  init(locale: LanguageTag, context: ReadContext, names: ResourceNames, syntax: AndroidSyntax) {
    self.locale = locale
    self.syntax = syntax
    self.context = context
    self.names = names
  }

  mutating func read(_ root: XMLTreeElement) {
    var comment: AndroidComment?
    var twin: String?
    for content in root.content {
      switch content {
      case .text: break
      case .comment(let text): comment = AndroidComment(text) ?? comment
      case .element(let element):
        // Entries of one name for several products share a comment.
        if let twin, element["name"] != twin { comment = nil }
        read(element, comment)
        twin = element.otherProduct == nil ? nil : element["name"]
        if twin == nil { comment = nil }
      }
    }
  }

  private mutating func read(_ element: XMLTreeElement, _ comment: AndroidComment?) {
    guard element.isTextResource, element["translatable"] != "false" else { return }
    guard let name = element["name"] else {
      return report("the resource has no name; add name=\"…\"", at: element)
    }
    guard !names.isOther(name) else { return }
    guard let key = names.key(of: name, base: comment?.base) else {
      return report("several units of the catalogue are named '\(name)'; translate them in another format", at: element)
    }
    if let product = element.otherProduct {
      let message = "the entry for the product '\(product)' is the app's own"
      return appsOwn.append(ReadProblem(message, at: element.place, key: key, locale: locale))
    }
    if let other = seen[key] {
      guard !other.source.elementsEqual(element.source) else { return }
      return problems.append(
        .repetition(
          of: "resource '\(name)'", key: key, locale: locale, at: element.place, hasBase: comment?.base != nil))
    }
    seen[key] = element
    do throws(Problem) {
      let target =
        try element.isPluralResource
        ? plural(element, key) : sentence(element, key).message
      units.append(
        ReadUnit(key: key, target: target, comment: comment?.comment, base: comment?.base, place: element.place))
    } catch {
      report(error.message, at: error.element, key: key, base: comment?.base)
    }
  }

  private func plural(_ element: XMLTreeElement, _ key: UnitKey) throws(Problem) -> String {
    var branches: [PluralMessage.Branch] = []
    for item in element.children("item") {
      let quantity = item["quantity"] ?? ""
      guard let category = PluralCategory(keyword: quantity) else {
        throw Problem("'\(quantity)' is not a quantity; write zero, one, two, few, many or other", item)
      }
      guard !branches.contains(where: { $0.selector == .category(category) }) else {
        throw Problem("quantity '\(quantity)' is a duplicate; remove one", item)
      }
      let pieces = try sentence(item, key)
      if !pieces.isEmpty { branches.append(PluralMessage.Branch(.category(category), pieces)) }
    }
    return PluralSlots.message(counting: context.units[key]?.countedArgument ?? "count", branches)
  }

  private func sentence(_ element: XMLTreeElement, _ key: UnitKey) throws(Problem) -> [MessagePiece] {
    let written = try Self.text(of: element)
    if syntax.dialect == nil, let reference = AndroidText.reference(in: written) {
      let sign = reference.hasPrefix("@") ? "'\\@' for an at sign" : "'\\?' for a question mark"
      throw Problem("'\(reference)' is a reference to another resource; write the text, or \(sign)", element)
    }
    let text = syntax.unescaped(written)
    guard let unit = context.units[key], unit.isPattern else { return [MessagePiece.text(text)].joined }
    do throws(Refusal) {
      return try syntax.pieces(of: text, unit.arguments)
    } catch {
      throw Problem(error.reason, element)
    }
  }

  /// The text of an element; placeholders may be in `<xliff:g>`.
  private static func text(of element: XMLTreeElement) throws(Problem) -> String {
    for child in element.children {
      guard child.namespace == AndroidFormat.xliffNamespace else {
        throw Problem("'<\(child.name)>' is markup; write the text alone, since the catalogue has no markup", child)
      }
      _ = try text(of: child)
    }
    return element.text
  }

  private struct Problem: Error {
    let message: String
    let element: XMLTreeElement

    init(_ message: String, _ element: XMLTreeElement) {
      self.message = message
      self.element = element
    }
  }

  private mutating func report(
    _ message: String, at element: XMLTreeElement, key: UnitKey? = nil, base: UnitBase? = nil
  ) {
    problems.append(ReadProblem(message, at: element.place, key: key, locale: locale, hasBase: base != nil))
  }
}
