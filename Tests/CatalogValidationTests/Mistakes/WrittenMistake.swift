import CatalogFiles
import CatalogModel
import CatalogReports
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// A mistake in a file of a catalogue without findings; a mark shows where it must be reported.
struct WrittenMistake: Sendable, CustomTestStringConvertible {
  let rule: String
  /// The changed and added files with their marks; nil removes a file.
  let files: [String: String?]
  private var recalled: String?
  let testDescription: String

  /// Replaces `text`, which occurs exactly once in the file, with `mistake`.
  ///
  /// - Parameter recalled: the rule of an accepted finding that this mistake makes valid again.
  init(
    _ rule: String, _ file: String, _ text: String, becomes mistake: String, adding files: [String: String?] = [:],
    recalling recalled: String? = nil
  ) {
    let parts = (Self.catalogue[file] ?? "").split(separator: text, omittingEmptySubsequences: false)
    precondition(parts.count == 2, "'\(text)' stands \(parts.count - 1) times in \(file)")
    self.init(rule, files.merging([file: parts.joined(separator: mistake)]) { $1 })
    self.recalled = recalled
  }

  /// Adds or replaces whole files.
  init(_ rule: String, _ files: [String: String?]) {
    self.rule = rule
    self.files = files
    testDescription = "\(rule): " + files.map { "\($0): \($1 ?? "none")" }.sorted().joined(separator: " ")
  }

  /// The findings, and the marked places as `file:line:column rule`.
  func check() throws -> (found: [Finding], marked: [String]) {
    let catalogue = files.reduce(into: Self.catalogue) { $0[$1.key] = $1.value }
    let example = RuleExample(catalogue, in: [:])
    let memory = MemoryFiles(example.catalogue)
    var settings = CheckSettings()
    if catalogue[RuleExample.baselinePath] != nil {
      settings.baseline = try BaselineFile(reading: RuleExample.baselinePath, from: memory)
    }
    let report = CatalogCheck.run(on: try CatalogReader(files: memory).read(""), settings: settings)
    return (report.findings.filter { $0.rule != recalled }, example.places.map { "\($0) \(rule)" })
  }

  /// Two purposes in ten languages and six scripts, in canonical form.
  static let catalogue: [String: String] = [
    "catalog.json": """
    {
      "formatVersion": 1,
      "name": "Written",
      "sourceLocale": "en",
      "locales": ["ar", "de", "el", "en", "he", "hi", "ja", "ko", "ru", "th"],
      "iconSets": ["set"],
      "limits": { "title": 15 }
    }

    """,
    "purposes.json": """
    {
      "back": {
        "role": "navigate",
        "direction": "backward",
        "description": "Returns to the previous screen.",
        "icons": { "set": "arrow-back" },
        "messages": { "title": {} }
      },
      "delete": {
        "role": "destroy",
        "description": "Removes the selected items.",
        "icons": { "set": "trash" },
        "messages": { "title": {} },
        "appearsWith": ["back"]
      }
    }

    """,
    "icon-sets/set.json": """
    {
      "name": "Set",
      "version": "1",
      "license": "MIT",
      "source": "made for these mistakes",
      "rightToLeft": { "arrow-back": "mirrors" },
      "names": ["arrow-back", "trash"]
    }

    """,
    "titles/ar.json": titles("رجوع", "حذف"),
    "titles/de.json": titles("Zurück", "Löschen"),
    "titles/el.json": titles("Πίσω", "Διαγραφή"),
    "titles/en.json": titles("Back", "Delete"),
    "titles/he.json": titles("חזרה", "מחיקה"),
    "titles/hi.json": titles("वापस", "हटाएँ"),
    "titles/ja.json": titles("戻る", "削除"),
    "titles/ko.json": titles("뒤로", "삭제"),
    "titles/ru.json": titles("Назад", "Удалить"),
    "titles/th.json": titles("กลับ", "ลบ"),
  ]

  /// A titles file with two texts.
  static func titles(_ back: String, _ delete: String) -> String {
    "{\n  \"back\": \"\(back)\",\n  \"delete\": \"\(delete)\"\n}\n"
  }
}

/// Mistakes in the form, names and links of files: the rule reports each at its mark, and no other rule reports
/// anything.
@Suite struct WrittenMistakeTests {
  @Test(arguments: mistakes)
  func isTheOnlyFinding(_ mistake: WrittenMistake) throws {
    let (found, marked) = try mistake.check()
    #expect(found.map { "\($0.place) \($0.rule)" }.sorted() == marked.sorted(), "\(found.map(\.line))")
    #expect(!marked.isEmpty, "nothing is marked")
  }

  /// The catalogue without these mistakes has no findings.
  @Test func hasNoFindingsWithoutMistakes() throws {
    #expect(try WrittenMistake("", [:]).check().found.map(\.line) == [])
  }

  static let mistakes =
    syntaxMistakes + fieldMistakes + fileMistakes + settingMistakes + unusedSettings + idleMistakes + baseMistakes
    + formMistakes
    + vocabularyMistakes + nameMistakes + mirrorMistakes + scriptMistakes
}
