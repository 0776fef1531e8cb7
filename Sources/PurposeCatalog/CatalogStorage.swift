internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import Navigation
internal import Synchronization

/// The data that all copies of a catalogue share.
final class CatalogStorage: Sendable {
  /// The files as read; without texts, for a catalogue whose texts are read on demand.
  let source: CatalogSource
  let purposes: [Purpose]
  let screens: Screens
  private let matcher: LanguageMatcher?
  private let token: CatalogToken
  private let cache: Mutex<Cache>

  /// The languages that a user requests.
  enum LocalePreferences: Hashable, Sendable {
    /// Locale identifiers, the most preferred first.
    case identifiers([String])
    /// The value of an `Accept-Language` header.
    case header(String)
  }

  /// The resolvers and matches so far.
  private struct Cache {
    /// By declared locale; most programs use one or two.
    var resolvers: [ResolverStorage?]
    /// Resolvers with a wording.
    var worded: [Worded: ResolverStorage] = [:]
    /// Resolvers with the numbers of another locale.
    var printing: [Printing: ResolverStorage] = [:]
    /// By request: browsers send the same few headers repeatedly.
    var matches: [Request: ResolverStorage] = [:]
    /// nil if all texts have been read.
    var texts: TextsOnDemand?
  }

  /// A declared locale's texts in a wording; nil for the shared ones.
  private struct Worded: Hashable {
    let locale: Int
    let wording: Wording?
  }

  private struct Request: Hashable {
    let preferences: LocalePreferences
    let wording: Wording?
  }

  /// A declared locale's texts with the numbers of another one.
  private struct Printing: Hashable {
    let texts: Worded
    /// A language tag.
    let numbers: String
  }

  /// The number of requests to cache before the cache is cleared, so that unusual headers do not fill the memory.
  private static let rememberedPreferences = 1000
  /// The maximum number of cached resolvers with another locale's numbers.
  private static let rememberedPrintings = 200
  /// The maximum length of a cached request, in bytes of UTF-8.
  private static let rememberedLength = 200

  /// - Parameter texts: reads the texts that `source` does not contain; nil if it contains all.
  init(_ source: CatalogSource, texts: TextsOnDemand? = nil) {
    self.source = source
    let token = CatalogToken()
    self.token = token
    purposes = source.purposes.enumerated().map { index, definition in
      Purpose(storage: PurposeStorage(definition: definition, index: index, catalog: token))
    }
    screens = Screens(source.screens, kinds: source.headers.kinds)
    let declared = source.manifest.locales
    matcher = try? LanguageMatcher(declared: declared.map(\.identifier))
    cache = Mutex(Cache(resolvers: [ResolverStorage?](repeating: nil, count: declared.count), texts: texts))
  }

  /// The resolver of the declared locale that best matches the preferences, or of the source locale if none is close.
  ///
  /// - Parameter wording: nil for the shared texts; a wording that the catalogue does not declare has those too.
  func resolver(for preferences: LocalePreferences, wording: Wording? = nil) -> Resolver {
    let request = Request(preferences: preferences, wording: wording)
    if let known = cache.withLock({ $0.matches[request] }) { return Resolver(storage: known) }
    // Matching takes the most time, so it is done outside the lock.
    let found = match(preferences)
    let locale = found?.declared ?? source.sourceIndex
    let declared = source.manifest.numberTag(of: source.manifest.locales[locale])
    let numbers = found.map { NumberLocale.tag(requested: $0.desired, declared: declared) } ?? declared
    return cache.withLock { cache in
      let texts = Worded(locale: locale, wording: wording)
      let storage = resolver(texts, numbers: numbers == declared ? nil : numbers, cache: &cache)
      if preferences.length <= Self.rememberedLength {
        if cache.matches.count >= Self.rememberedPreferences { cache.matches.removeAll() }
        cache.matches[request] = storage
      }
      return Resolver(storage: storage)
    }
  }

  /// - Parameter numbers: the language tag for number formats; nil for the locale's own.
  private func resolver(_ texts: Worded, numbers: String?, cache: inout Cache) -> ResolverStorage {
    let own = resolver(texts, cache: &cache)
    guard let numbers else { return own }
    let key = Printing(texts: texts, numbers: numbers)
    if let cached = cache.printing[key] { return cached }
    if cache.printing.count >= Self.rememberedPrintings {
      cache.printing.removeAll()
      cache.matches.removeAll()
    }
    let storage = ResolverStorage(own, printingAs: numbers)
    cache.printing[key] = storage
    return storage
  }

  private func resolver(_ texts: Worded, cache: inout Cache) -> ResolverStorage {
    if let known = texts.wording == nil ? cache.resolvers[texts.locale] : cache.worded[texts] { return known }
    let made = makeResolver(texts, &cache.texts)
    if texts.wording == nil {
      cache.resolvers[texts.locale] = made
    } else {
      if cache.worded.count >= Self.rememberedPrintings { cache.worded.removeAll() }
      cache.worded[texts] = made
    }
    return made
  }

  private func makeResolver(_ texts: Worded, _ onDemand: inout TextsOnDemand?) -> ResolverStorage {
    let locale = texts.locale
    let facts = LocaleFacts(of: locale, in: source)
    let chain = facts.chain.all.map { $0 == locale ? facts : LocaleFacts(of: $0, in: source) }
    onDemand?.read(facts.chain.all)
    let shared = onDemand?.source ?? source
    return ResolverStorage(
      of: facts, chain: chain, source: texts.wording.flatMap(shared.worded) ?? shared, purposes: purposes, token: token)
  }

  private func match(_ preferences: LocalePreferences) -> LanguageMatcher.Match? {
    switch preferences {
    case .identifiers(let identifiers):
      // ICU also reads tags such as those with extended languages: `zh-yue`.
      matcher?.match(for: identifiers.map { LanguageTag(localeIdentifier: $0)?.identifier ?? $0 })
    case .header(let header): matcher?.match(acceptLanguage: header)
    }
  }
}

extension CatalogStorage.LocalePreferences {
  fileprivate var length: Int {
    switch self {
    case .identifiers(let identifiers): identifiers.reduce(0) { $0 + $1.utf8.count }
    case .header(let header): header.utf8.count
    }
  }
}
