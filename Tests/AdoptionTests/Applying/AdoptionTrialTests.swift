import Audit
import CatalogEditing
import CatalogFiles
import CatalogModel
import TestSupport
import Testing

@testable import Adoption

/// Plans tried on an overlay: what a rule of the catalogue refuses is not taken.
@Suite struct AdoptionTrialTests {
  private static func trial(
    german: String, choices: [ReviewChoices.Entry] = [], own: String = "{}"
  ) throws -> (trial: AdoptionTrial, plan: AdoptionPlan) {
    let folder = try TemporaryFolder()
    for (path, text) in PlannedApp.files { try folder.write(text.utf8, to: path) }
    let manifest = """
      { "formatVersion": 1, "name": "App", "extends": "../Small", "locales": ["de", "en"], "iconSets": ["sf-symbols"] }
      """
    for (path, text) in ["catalog.json": manifest, "titles/de.json": own, "titles/en.json": "{}"] {
      try folder.write(text.utf8, to: "App/\(path)")
    }
    let uses = [ButtonUse.button("Delete", key: "k", "delete", other: .role)]
    let plan = try PlannedApp(
      uses, ["en": ["k": "Delete"], "de": ["k": german]], choices: choices,
      declared: AdoptionPlanner.Declared(
        locales: ["de", "en"].compactMap { LanguageTag($0) }, iconSets: [.sfSymbols])
    ).plan
    let editor = try CatalogEditor(previewing: "\(folder.path)/App")
    return (try AdoptionTrial(plan, on: editor, isNew: false), plan)
  }

  @Test func takesATitle() throws {
    let trial = try Self.trial(german: "Entfernen").trial
    #expect(trial.texts.map(\.text) == ["Entfernen"] && trial.errors.isEmpty && trial.doubts.isEmpty)
    let editor = trial.editor
    let text = try editor.text(purpose: "delete", message: "title", locale: try #require(LanguageTag("de")))
    #expect(text?.text == "Entfernen")
    #expect(text?.comment == "Adopted from 'k' in App/de.lproj/Localizable.strings.")
  }

  /// The contents of an overlay do not change.
  @Test func keepsOwnTitles() throws {
    let trial = try Self.trial(german: "Entfernen", own: #"{ "delete": "Wegwerfen" }"#).trial
    #expect(trial.texts.isEmpty)
  }

  /// Two purposes beside each other cannot have one title, even if a person chooses it.
  @Test func refusesWhatBreaksARule() throws {
    let choice = ReviewChoices.Entry(
      identity: Doubt.Identity(
        kind: .sameTitle, purpose: "delete", locale: LanguageTag("de"), key: "'k' in App/de.lproj/Localizable.strings"),
      choice: .app, appText: "Abbrechen", cell: "app", place: ReviewChoices.Place(path: "review.csv", line: 7))
    let (trial, plan) = try Self.trial(german: "Abbrechen", choices: [choice])
    #expect(plan.texts.map(\.text) == ["Abbrechen"])
    #expect(trial.texts.isEmpty && trial.doubts.map(\.kind) == [.failsRule] && trial.errors.isEmpty)
    #expect(trial.refused.map(\.place.line) == [7])
    #expect(trial.refused.first?.description.contains("choose catalogue, or another text") == true)
  }

  /// A title that is too long for bars needs a short one: the catalogue's title goes with a text that a person chose.
  @Test func addsAShortTitle() throws {
    let long = "Endgültig und vollständig entfernen"
    let open = try Self.trial(german: long).trial
    #expect(
      open.texts.isEmpty && open.doubts.map(\.kind) == [.failsRule] && open.doubts.map(\.offer) == [.textAndShort])
    let choice = ReviewChoices.Entry(
      identity: Doubt.Identity(
        kind: .failsRule, purpose: "delete", locale: LanguageTag("de"), key: "'k' in App/de.lproj/Localizable.strings"),
      choice: .app, appText: long, cell: "app", place: ReviewChoices.Place(path: "review.csv", line: 7))
    let chosen = try Self.trial(german: long, choices: [choice]).trial
    #expect(chosen.texts.map(\.text) == [long] && chosen.texts.map(\.short) == ["Löschen"] && chosen.refused.isEmpty)
  }

  @Test func summarizes() throws {
    let (trial, plan) = try Self.trial(german: "löschen")
    #expect(
      AdoptionSummary(trial, plan, review: "review.csv").text == """
        taken: 0 texts of 0 purposes in 0 locales, 0 icons, 0 new purposes
        to review: 1 doubt, written to review.csv
          1 × differs in form only

        """)
  }
}
