internal import CatalogFiles
internal import CatalogModel
internal import Synchronization

/// The data of a resolver: titles are stored in an array when the locale is first requested, everything else on demand.
/// Most programs show the titles of a locale or two, and a few counts.
@usableFromInline
final class ResolverStorage: Sendable {
  // Properties that inlined code reads come first, so that their offsets do not change.
  @usableFromInline let token: CatalogToken
  /// By purpose.
  @usableFromInline let titles: [String]
  let facts: LocaleFacts
  /// The locale of digits and separators.
  let numberLocale: LanguageTag
  private let source: CatalogSource
  private let purposes: [Purpose]
  private let compiler: Mutex<TextCompiler>
  /// By message slot.
  private let texts: LazyRow<ResolverText>
  /// The counted texts of small numbers.
  private let smallCounts: SmallCounts
  /// One table, created for the first icon.
  private let icons = LazyRow<IconTable>(count: 1)

  /// - Parameters:
  ///   - chain: the facts of every locale in the fallback chain, nearest first.
  ///   - purposes: all purposes of the catalogue, in its order.
  init(of facts: LocaleFacts, chain: [LocaleFacts], source: CatalogSource, purposes: [Purpose], token: CatalogToken) {
    self.token = token
    self.purposes = purposes
    self.facts = facts
    self.source = source
    numberLocale = LanguageTag(facts.numberTag) ?? facts.tag
    var compiler = TextCompiler(source: source, chain: chain, printingAs: facts.numberTag)
    titles = source.purposes.indices.map { purpose in
      let text = compiler.text(slot: source.slots.starts[purpose])
      return (try? text?.format([:])) ?? source.purposes[purpose].identifier
    }
    self.compiler = Mutex(compiler)
    texts = LazyRow(count: source.slots.count)
    smallCounts = SmallCounts(slots: source.slots.count)
  }

  /// The same texts with the numbers of another locale.
  ///
  /// - Parameter numbers: the locale's language tag.
  init(_ other: ResolverStorage, printingAs numbers: String) {
    token = other.token
    titles = other.titles
    facts = other.facts
    numberLocale = LanguageTag(numbers) ?? other.numberLocale
    source = other.source
    purposes = other.purposes
    compiler = Mutex(other.compiler.withLock { $0.printing(as: numbers) })
    texts = LazyRow(count: source.slots.count)
    smallCounts = SmallCounts(slots: source.slots.count)
  }
}

// MARK: - Finding what is asked for

extension ResolverStorage {
  /// The purpose with an identifier; nil if unknown.
  func purpose(named identifier: String) -> Purpose? { source.purposeIndex[identifier].map { purposes[$0] } }

  /// The platforms' properties for drawing bars.
  var platforms: [Platform: PlatformProfile] { source.platforms }

  /// The policy for dismissing dialogs.
  var dismissal: DismissalPolicy { source.headers.dismissal }

  /// The index of a purpose in this catalogue; a purpose of another catalogue is found by its identifier.
  func index(of purpose: Purpose) -> Int? {
    purpose.storage.catalog === token ? purpose.storage.index : source.purposeIndex[purpose.identifier]
  }

  /// The slot of a message by its name; for a `short` that the purpose does not declare, the title's slot.
  func slot(named name: String, of purpose: Purpose) -> Int? {
    guard let index = index(of: purpose) else { return nil }
    var utf8 = name
    return utf8.withUTF8 { source.slots.slot(ofPurpose: index, message: $0) }
      ?? (name == MessageDeclaration.short ? source.slots.starts[index] : nil)
  }

  /// The slot of a message of this catalogue.
  func slot(of message: Message) -> Int { source.slots.starts[message.purpose.storage.index] + message.position }

  /// The text of a slot; nil if no locale in the chain has a valid one.
  @inline(__always)
  func text(slot: Int) -> ResolverText? { texts[slot] ?? makeText(slot: slot) }

  @inline(never)
  private func makeText(slot: Int) -> ResolverText? {
    compiler.withLock { $0.text(slot: slot) }.map { texts.keep($0, at: slot) }
  }

  func text(slot: Int, count: Int) -> String? {
    if let text = smallCounts.text(slot: slot, count: count) { return text }
    guard let text = text(slot: slot) else { return nil }
    if let message = text.message, SmallCounts.covers(count) { smallCounts.make(message, slot: slot) }
    return text.format(count: count)
  }

  /// The wording that states the text of a slot in a locale; nil for a shared text.
  func wording(ofSlot slot: Int, in locale: LanguageTag) -> Wording? {
    guard let wording = source.wording, let index = source.manifest.localesWithParents.firstIndex(of: locale) else {
      return nil
    }
    let entries = source.locales[index].entries
    let shown = entries[slot].isPresent ? entries[slot] : source.slots.title(ofShort: slot).map { entries[$0] }
    return shown.map(source.isOfWording) == true ? wording : nil
  }

  func icon(ofPurpose index: Int, in set: IconSetIdentifier) -> Icon? {
    let table = icons[0] ?? icons.keep(IconTable(of: source, for: facts), at: 0)
    return table.icon(ofPurpose: index, in: set)
  }

  @usableFromInline func foreignTitle(for purpose: Purpose) -> String {
    index(of: purpose).map { titles[$0] } ?? purpose.identifier
  }

  func foreignText(of message: Message, count: Int) -> String? {
    slot(named: message.declaration.name, of: message.purpose).flatMap { text(slot: $0, count: count) }
  }
}
