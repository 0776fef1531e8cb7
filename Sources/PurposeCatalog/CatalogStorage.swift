internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import Synchronization

/// What all copies of a catalogue share.
final class CatalogStorage: Sendable {
  let source: CatalogSource
  let purposes: [Purpose]
  private let matcher: LanguageMatcher?
  private let token: CatalogToken
  private let facts: [LocaleFacts]
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
  }

  /// How many wishes are remembered before all are forgotten, so that odd headers do not fill the memory.
  private static let rememberedWishes = 1000
  /// The longest wish that is remembered, in bytes of UTF-8.
  private static let rememberedLength = 200

  init(_ source: CatalogSource) {
    self.source = source
    let token = CatalogToken()
    self.token = token
    purposes = source.purposes.enumerated().map { index, definition in
      Purpose(storage: PurposeStorage(definition: definition, index: index, catalog: token))
    }
    let declared = source.manifest.locales
    matcher = try? LanguageMatcher(declared: declared.map(\.identifier))
    facts = LocaleFacts.all(of: source)
    cache = Mutex(Cache(resolvers: [ResolverStorage?](repeating: nil, count: declared.count)))
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
      let made = ResolverStorage(locale: locale, facts: facts, source: source, token: token)
      cache.resolvers[locale] = made
      return Resolver(storage: made)
    }
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
