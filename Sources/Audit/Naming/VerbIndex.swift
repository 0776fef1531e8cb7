internal import CatalogFiles
internal import CatalogModel

/// The verbs that titles begin or end with in one language, such as `delete` of "Delete Account".
struct VerbIndex: Sendable {
  /// A purpose's verb with its objects.
  struct Head: Sendable {
    let purpose: Int
    let objects: HeadVerb.Objects
  }

  /// Heads by verb, which has at most three words.
  private(set) var heads: [String: [Head]] = [:]
  private let isLast: Bool
  private let isEnglish: Bool

  /// The maximum number of words in a phrase that is understood.
  static let mostWords = 4

  /// Words that say when something is done, not to what.
  private static let times: Set<String> = [
    "later", "automatically", "after", "before", "when", "while", "always", "never", "if",
  ]

  /// Languages whose infinitive is the last word: "Konto löschen".
  private static let verbLast: Set = ["de", "nl", "ja", "ko", "tr", "hi", "hu"]

  /// - Parameters:
  ///   - language: the language subtag.
  ///   - titles: the titles of purposes in the language, by their indices.
  init(_ catalog: CatalogSource, language: String, titles: [Int: [String]]) {
    isLast = Self.verbLast.contains(language)
    isEnglish = language == "en"
    for verb in HeadVerb.all {
      guard let purpose = catalog.purposeIndex[verb.purpose] else { continue }
      if isEnglish {
        for words in verb.heads { heads[words, default: []].append(Head(purpose: purpose, objects: verb.objects)) }
      } else if case .anything = verb.objects {
        for title in titles[purpose] ?? [] {
          let key = TitleKey(title)
          guard !key.isEmpty, key.words.count <= 2 else { continue }
          heads[key.text, default: []].append(Head(purpose: purpose, objects: .anything()))
        }
      }
    }
  }

  /// The reading of a phrase of a verb and its object; nil if it begins with no known verb.
  func reading(of title: WordsOfTitle) -> TitleIndex.Reading? {
    let words = title.words
    guard !words.isEmpty, words.count <= Self.mostWords else { return nil }
    for count in stride(from: min(3, words.count), through: 1, by: -1) {
      let head = isLast ? words.suffix(count) : words.prefix(count)
      guard let found = heads[head.joined(separator: " ")] else { continue }
      let object = isLast ? words.dropLast(count) : words.dropFirst(count)
      if object.isEmpty {
        return title.hasArguments ? TitleIndex.Reading(signal: .verb, purposes: found.map(\.purpose)) : nil
      }
      // "Turn on later" puts it off, and "Delete after playing" is a setting.
      if isEnglish, object.contains(where: Self.times.contains) {
        return TitleIndex.Reading(signal: .verb, purposes: [])
      }
      return reading(of: found, with: object)
    }
    return nil
  }

  /// The reading of a verb with its object; of the purposes with that verb, those that the object fits best.
  private func reading(of heads: [Head], with object: ArraySlice<String>) -> TitleIndex.Reading {
    for sense in [HeadVerb.Objects.Sense.same, .doubtful] {
      let fitting = heads.filter { $0.objects.sense(of: object) == sense }
      guard !fitting.isEmpty else { continue }
      return TitleIndex.Reading(signal: .verb, purposes: fitting.map(\.purpose), isDoubtful: sense == .doubtful)
    }
    return TitleIndex.Reading(signal: .verb, purposes: [])
  }
}
