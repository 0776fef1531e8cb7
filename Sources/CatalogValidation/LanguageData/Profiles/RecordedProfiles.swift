extension LanguageProfiles {
  static let recorded: [(tag: String, levels: String)] = []
}

extension NearLanguages {
  static let recorded: [(first: String, firstWords: String, second: String, secondWords: String)] = []
}
