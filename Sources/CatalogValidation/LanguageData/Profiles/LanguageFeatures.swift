/// The words, letter pairs and letter triples of texts, which distinguish languages.
///
/// Each feature is counted in one of ``bucketCount`` buckets, so that a profile of a language is a short list of numbers.
/// With 4,096 buckets, halves of Standard's files are recognized as reliably as with exact features.
struct LanguageFeatures {
  static let bucketCount = 4096

  /// The number of occurrences of each bucket.
  private(set) var counts = [Int32](repeating: 0, count: bucketCount)
  /// The number of all features.
  private(set) var total = 0

  /// Counts the features of a text.
  mutating func add(_ buckets: [Int]) {
    for bucket in buckets { counts[bucket] += 1 }
    total += buckets.count
  }

  /// The words of a text in lower case, without digits and the keywords of ICU message syntax.
  static func words(of text: UnsafeBufferPointer<UInt8>) -> [[UInt32]] {
    var words: [[UInt32]] = []
    forEachWord(of: text) { words.append(Array($0.dropFirst().dropLast())) }
    return words
  }

  /// The bucket of each word of a text.
  static func wordBuckets(of text: UnsafeBufferPointer<UInt8>) -> [Int] {
    words(of: text).map { bucket(of: $0[...], seed: 1) }
  }

  /// The bucket of each feature of a text.
  static func buckets(of text: UnsafeBufferPointer<UInt8>) -> [Int] {
    var buckets: [Int] = []
    buckets.reserveCapacity(text.count * 2)
    forEachWord(of: text) { marked in
      let word = marked.dropFirst().dropLast()
      if word.count > 1 { buckets.append(bucket(of: word, seed: 1)) }
      for size in 2...3 where marked.count >= size {
        for start in marked.startIndex...marked.endIndex - size {
          buckets.append(bucket(of: marked[start..<start + size], seed: 2))
        }
      }
    }
    return buckets
  }

  /// Calls the body with each word between two ``edge``s, in one array that all words of the text share.
  private static func forEachWord(of text: UnsafeBufferPointer<UInt8>, _ body: (ArraySlice<UInt32>) -> Void) {
    let hasSyntax = text.contains(UInt8(ascii: "{"))
    var word: [UInt32] = [edge]
    func end() {
      guard word.count > 1 else { return }
      if !hasSyntax || !syntax.contains(Array(word.dropFirst())) {
        word.append(edge)
        body(word[...])
      }
      word.removeSubrange(1...)
    }
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalar(at: index)
      let value = lowercase(scalar)
      if isPartOfWord(value) { word.append(value) } else { end() }
      index += length
    }
    end()
  }

  /// FNV-1a: the same in each run, unlike Swift's own hashes.
  private static func bucket(of scalars: ArraySlice<UInt32>, seed: UInt32) -> Int {
    var hash: UInt32 = 2_166_136_261 ^ seed
    for scalar in scalars { hash = (hash ^ scalar) &* 16_777_619 }
    return Int((hash ^ hash >> 16) % UInt32(bucketCount))
  }

  /// The mark at both ends of a word.
  private static let edge: UInt32 = 0

  private static let syntax: Set<[UInt32]> = Set(
    [
      "plural", "selectordinal", "select", "zero", "one", "two", "few", "many", "other", "count", "number",
    ].map { $0.unicodeScalars.map(\.value) })

  /// Letters, marks and joiners. Digits and signs are the same in most languages.
  private static func isPartOfWord(_ value: UInt32) -> Bool {
    if value < 0x80 { return value >= 0x61 && value <= 0x7A }
    return value < 0x2000 ? isLetter[Int(value)] : value >= 0x2C00 && !(0x3000...0x3004 ~= value) && value < 0xFF00
  }

  private static func lowercase(_ scalar: Unicode.Scalar) -> UInt32 {
    scalar.value < 0x2000 ? lowercase[Int(scalar.value)] : scalar.value
  }

  /// Tables, since asking for a property of each letter takes longer than all else.
  private static let lowercase: [UInt32] = (0..<0x2000).map { value in
    let lower = Unicode.Scalar(UInt32(value)).map { $0.properties.lowercaseMapping.unicodeScalars } ?? "".unicodeScalars
    return lower.count == 1 ? lower.first?.value ?? 0 : UInt32(value)
  }
  private static let isLetter: [Bool] = (0..<0x2000).map { value in
    guard let properties = Unicode.Scalar(UInt32(value))?.properties else { return false }
    if properties.isAlphabetic { return true }
    return [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
  }
}
