internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import Synchronization

/// What all copies of a catalogue share.
final class CatalogStorage: Sendable {
  /// Of a catalogue whose texts are read later, without texts.
  let source: CatalogSource
  let purposes: [Purpose]
  private let matcher: LanguageMatcher?
  private let token: CatalogToken
  private let cache: Mutex<Cache>

  /// What a user asked for.
  enum Wish: Hashable, Sendable {
    /// Language tags, the most wanted first.
    case tags([String])
    /// The value of an `Accept-Language` header.
    case header(String)
  }

  /// What has been made or found so far.
  private struct Cache {
    /// By declared locale; most programs ask for one or two.
    var resolvers: [ResolverStorage?]
    /// The declared locale for a wish: browsers send the same few headers again and again.
    var matches: [Wish: Int] = [:]
    /// nil where all texts have been read.
    var texts: TextsOnDemand?
  }

  /// How many wishes are remembered before all are forgotten, so that odd headers do not fill the memory.
  private static let rememberedWishes = 1000
  /// The longest wish that is remembered, in bytes of UTF-8.
  private static let rememberedLength = 200

  /// - Parameter texts: from where the texts come that `source` lacks.
  init(_ source: CatalogSource, texts: TextsOnDemand? = nil) {
    self.source = source
    let token = CatalogToken()
    self.token = token
    purposes = source.purposes.enumerated().map { index, definition in
      Purpose(storage: PurposeStorage(definition: definition, index: index, catalog: token))
    }
    let declared = source.manifest.locales
    matcher = try? LanguageMatcher(declared: declared.map(\.identifier))
    cache = Mutex(Cache(resolvers: [ResolverStorage?](repeating: nil, count: declared.count), texts: texts))
  }

  /// The resolver of the declared locale that fulfils a wish best; that of the source locale where none is close.
  func resolver(for wish: Wish) -> Resolver {
    let known = cache.withLock { cache in cache.matches[wish].flatMap { cache.resolvers[$0] } }
    if let known { return Resolver(storage: known) }
    // Matching is done outside the lock: it is what takes the time.
    let locale = match(wish) ?? source.sourceIndex
    return cache.withLock { cache in
      if wish.length <= Self.rememberedLength {
        if cache.matches.count >= Self.rememberedWishes { cache.matches.removeAll() }
        cache.matches[wish] = locale
      }
      if let made = cache.resolvers[locale] { return Resolver(storage: made) }
      let made = makeResolver(locale, &cache.texts)
      cache.resolvers[locale] = made
      return Resolver(storage: made)
    }
  }

  private func makeResolver(_ locale: Int, _ texts: inout TextsOnDemand?) -> ResolverStorage {
    let facts = LocaleFacts(of: locale, in: source)
    let chain = facts.chain.all.map { $0 == locale ? facts : LocaleFacts(of: $0, in: source) }
    texts?.read(facts.chain.all)
    return ResolverStorage(of: facts, chain: chain, source: texts?.source ?? source, token: token)
  }

  private func match(_ wish: Wish) -> Int? {
    switch wish {
    case .tags(let tags): matcher?.bestMatch(for: tags)
    case .header(let header): matcher?.bestMatch(acceptLanguage: header)
    }
  }
}

extension CatalogStorage.Wish {
  fileprivate var length: Int {
    switch self {
    case .tags(let tags): tags.reduce(0) { $0 + $1.utf8.count }
    case .header(let header): header.utf8.count
    }
  }
}
