internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import MessageSyntax

/// Everything that a resolver answers from, laid out flat when the locale is first asked for.
@usableFromInline
final class ResolverStorage: Sendable {
  @usableFromInline let token: CatalogToken
  let facts: LocaleFacts
  let iconSets: [IconSetIdentifier]
  /// By purpose.
  @usableFromInline let titles: [String]
  /// By message slot; nil where no locale of the chain has a usable text.
  let texts: [ResolverText?]
  /// By message slot, those of the texts that have arguments: the shortest way to a counted text.
  private let messages: [CompiledMessage?]
  /// The counted texts of the smallest numbers.
  private let smallCounts: SmallCounts
  /// By purpose, then by icon set.
  let icons: [Icon?]
  private let slots: MessageSlots
  private let index: PurposeIndex

  init(locale: Int, facts allFacts: [LocaleFacts], source: CatalogSource, token: CatalogToken) {
    let facts = allFacts[locale]
    self.token = token
    self.facts = facts
    iconSets = source.manifest.iconSets
    slots = source.slots
    index = source.index
    var compiler = TextCompiler(source: source, facts: allFacts)
    let texts = (0..<source.slots.count).map { compiler.text(slot: $0, for: facts.chain) }
    self.texts = texts
    let messages = texts.map { $0?.message }
    self.messages = messages
    smallCounts = SmallCounts(messages)
    titles = source.purposes.indices.map { purpose in
      (try? texts[source.slots.starts[purpose]]?.format([:])) ?? source.purposes[purpose].identifier
    }
    icons = Self.icons(of: source, for: facts, declared: source.manifest.locales)
  }

  private static func icons(of source: CatalogSource, for facts: LocaleFacts, declared: [LanguageTag]) -> [Icon?] {
    let chain = facts.chain.locales.map { declared[$0] }
    let sets = source.manifest.iconSets.map { identifier in
      (identifier: identifier, inventory: source.iconSets.first { $0.identifier == identifier })
    }
    return source.purposes.flatMap { purpose in
      sets.map { set in
        purpose.icons[set.identifier].map { reference in
          let name = reference.name(for: facts.direction, chain: chain)
          let behaviour = set.inventory?.behaviour(of: name) ?? .fixed
          // Each of a pair is drawn for its direction already: flipping it would undo that.
          let isPair = if case .byDirection = reference { true } else { false }
          return Icon(
            name: name, isMirrored: !isPair && behaviour.isMirrored(in: facts.direction, script: facts.script),
            fallback: reference.fallback)
        }
      }
    }
  }
}

// MARK: - Finding what is asked for

extension ResolverStorage {
  /// The index of a purpose here; one of another catalogue is found by its identifier.
  func index(of purpose: Purpose) -> Int? {
    purpose.storage.catalog === token ? purpose.storage.index : index.index(of: purpose.identifier)
  }

  func slot(named name: String, of purpose: Purpose) -> Int? {
    guard let index = index(of: purpose) else { return nil }
    var name = name
    return name.withUTF8 { slots.slot(ofPurpose: index, message: $0) }
  }

  /// The slot of a message whose purpose is of this catalogue.
  func slot(of message: Message) -> Int { slots.starts[message.purpose.storage.index] + message.position }

  func text(slot: Int, count: Int) -> String? {
    if let text = smallCounts.text(slot: slot, count: count) { return text }
    guard let message = messages[slot] else { return try? texts[slot]?.format([:]) }
    return try? message.format(count: Int64(count))
  }

  @usableFromInline func foreignTitle(for purpose: Purpose) -> String {
    index(of: purpose).map { titles[$0] } ?? purpose.identifier
  }

  func foreignText(of message: Message, count: Int) -> String? {
    slot(named: message.declaration.name, of: message.purpose).flatMap { text(slot: $0, count: count) }
  }
}
