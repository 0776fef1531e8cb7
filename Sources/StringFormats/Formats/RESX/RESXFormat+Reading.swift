internal import CatalogModel
internal import MessageSyntax
package import SourceText
internal import TextFormats

extension RESXFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let tree = try file.xml(root: "root", kind: "a .resx file")
    let locale = try Self.locale(of: file, context)
    var reader = RESXReader(tree, locale: locale, context: context)
    return ReadTables(reader.units(), reader.problems, locale: locale)
  }

  /// `Resources.de.resx` is German; `Resources.resx` has the source locale.
  private static func locale(of file: SourceFile, _ context: ReadContext) throws(StringTableError) -> LanguageTag {
    let parts = file.stem.split(separator: ".")
    guard parts.count > 1, let culture = parts.last else { return context.locale ?? context.sourceLocale }
    // The `Designer` of `Strings.Designer.resx` is not a culture, although a language tag may be as long.
    let named = context.named(file, RESXFormat().description)
    if let locale = try context.fileLocale(file, named: named) { return locale }
    throw StringTableError(
      "'\(culture)' in the file's name is not a language tag; name it with --locale", path: file.path, .unknownLocale)
  }
}

/// Collects the units of one file.
struct RESXReader {
  let locale: LanguageTag
  let context: ReadContext
  let names: ResourceNames
  private(set) var problems: [ReadProblem] = []
  private(set) var entries: [UnitKey: [RESXEntry]] = [:]
  private var order: [UnitKey] = []

  init(_ tree: XMLTree, locale: LanguageTag, context: ReadContext) {
    self.locale = locale
    self.context = context
    names = ResourceNames(context)
    // Files, images and objects have a type.
    for data in tree.root.children("data") where data["type"] == nil && data["mimetype"] == nil { gather(data) }
  }

  private mutating func gather(_ element: XMLTreeElement) {
    guard let name = element["name"] else {
      problems.append(ReadProblem("the entry has no name; add name=\"…\"", at: element.place, locale: locale))
      return
    }
    let comment = RESXComment(element.child("comment")?.unindentedText ?? "")
    var (resource, category): (String, PluralCategory?) = (name, nil)
    if !names.has(name), let bar = name.lastIndex(of: "_"), names.has(String(name[..<bar])),
      let found = PluralCategory(keyword: name[name.index(after: bar)...])
    {
      (resource, category) = (String(name[..<bar]), found)
    }
    guard !names.isOther(resource) else { return }
    guard let key = names.key(of: resource, base: comment.ending?.base) else {
      let message = "several units of the catalogue are named '\(name)'; translate them in another format"
      problems.append(ReadProblem(message, at: element.place, locale: locale))
      return
    }
    if entries[key] == nil { order.append(key) }
    if let other = entries[key]?.first(where: { $0.category == category }) {
      guard other.element.child("value")?.text != element.child("value")?.text else { return }
      problems.append(.repetition(of: "entry '\(name)'", key: key, locale: locale, at: element.place))
    } else {
      entries[key, default: []].append(RESXEntry(element: element, category: category, comment: comment))
    }
  }

  mutating func units() -> [ReadUnit] {
    order.compactMap { key in
      guard let entries = entries[key], let first = entries.first else { return nil }
      do throws(Refusal) {
        let own = entries.lazy.compactMap(\.comment.ending).first
        return ReadUnit(
          key: key, target: try target(of: key, entries, own?.base), comment: own?.comment, base: own?.base,
          place: first.element.place)
      } catch {
        problems.append(ReadProblem(error.reason, at: first.element.place, key: key, locale: locale))
        return nil
      }
    }
  }

  private func target(of key: UnitKey, _ entries: [RESXEntry], _ base: UnitBase?) throws(Refusal) -> String {
    let unit = context.units[key]
    let arguments = unit?.arguments ?? []
    if let whole = entries.first(where: { $0.category == nil }) {
      return whole.comment.isMessage ? whole.value : try DotNetText.pieces(of: whole.value, arguments).message
    }
    var branches: [PluralMessage.Branch] = []
    for entry in entries {
      let pieces = try DotNetText.pieces(of: entry.value, arguments)
      if let category = entry.category, !pieces.isEmpty {
        branches.append(PluralMessage.Branch(.category(category), pieces))
      }
    }
    let argument = unit?.countedArgument ?? "count"
    guard let other = branches.first(where: { $0.selector == .category(.other) }) else {
      return PluralSlots.message(counting: argument, branches)
    }
    // A file has every category, also those that the catalogue's text leaves to 'other'.
    return PluralForms.likely(
      branches, other,
      of: PluralForms.Unit(
        key: key, argument: argument, declaration: arguments.first { $0.name == argument }, base: base, locale: locale))
  }
}
