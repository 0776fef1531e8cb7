import TestSupport
import Testing

@testable import CodeWriting

/// The names of purposes and other things in code.
@Suite struct PurposeNamesTests {
  @Test func reservedNamesAndDuplicatesGetAnEnding() throws {
    let names = PurposeNames(
      ["select-all", "title", "delete", "zoom-2", "zoom2", "entries", "self"],
      former: [[], [], ["erase", "select-all"], [], ["erase", "icon"], [], []], iconSets: ["lucide"])
    #expect(
      names.all.map(\.swift) == [
        "selectAll", "titlePurpose", "delete", "zoom2Purpose", "zoom2", "entries", "selfPurpose",
      ])
    #expect(
      names.all.map(\.kotlin) == ["SELECT_ALL", "TITLE", "DELETE", "ZOOM_2", "ZOOM2", "ENTRIES_", "SELF"])
    #expect(
      names.all.map(\.typeScript) == ["selectAll", "title", "delete", "zoom2_", "zoom2", "entries", "self"])
    // A former name is not listed twice, nor if a purpose has it; that of a reserved one is as it was.
    #expect(names.all.map(\.formerSwift) == [[], [], ["erase"], [], ["iconPurpose"], [], []])
    #expect(names.all.map(\.formerKotlin) == [[], [], ["ERASE"], [], ["ICON"], [], []])
    #expect(
      ["erase", "ENTRIES_", "titlePurpose", "zoom2"].map(names.purpose(named:)) == [
        "delete", "entries", "title", "zoom2",
      ])
    #expect(["erase", "zoom2", "titlePurpose"].map(names.purpose(identifiedBy:)) == ["delete", "zoom2", nil])
    #expect(names.purpose(named: "Delete") == nil && names["paste"] == nil)
  }

  /// A new purpose, or an icon set, renames no other.
  @Test(arguments: [
    (["title-purpose"], ["title", "title-purpose"], "title-purpose", "titlePurpose"),
    (["zoom2"], ["zoom2", "zoom-2"], "zoom2", "zoom2"),
    (["role-purpose", "role"], ["role", "role-purpose"], "role-purpose", "rolePurpose"),
  ])
  func keepsNames(before: [String], after: [String], purpose: String, name: String) {
    for identifiers in [before, after] {
      let names = PurposeNames(identifiers, former: identifiers.map { _ in [] }, iconSets: [])
      #expect(names[purpose]?.swift == name)
    }
  }

  @Test func namesDoNotDependOnOrder() {
    let identifiers = UnusualPurposes.identifiers
    let names = PurposeNames(identifiers, former: identifiers.map { _ in [] }, iconSets: [])
    let others = identifiers.sorted().reversed() as [String]
    let same = PurposeNames(others, former: others.map { _ in [] }, iconSets: [])
    for identifier in identifiers { #expect(names[identifier] == same[identifier]) }
  }

  @Test func namesEveryUnusualPurposeOnce() {
    let identifiers = UnusualPurposes.identifiers
    #expect(identifiers.count >= 300)
    let names = PurposeNames(identifiers, former: identifiers.map { _ in [] }, iconSets: ["own-set"])
    for list in [names.all.map(\.swift), names.all.map(\.kotlin), names.all.map(\.typeScript)] {
      #expect(Set(list).count == identifiers.count)
    }
    #expect(Set(names.all.map(\.swift)).isDisjoint(with: NameScope.swiftPurposes(iconSets: ["own-set"]).reserved))
  }

  @Test func otherNamesAreCounted() {
    #expect(NameScope(reserved: [], ending: "X") { $0 }.names(of: ["a", "a", "a"]) == ["a", "aX", "aX2"])
    #expect(
      NameScope.kotlinConstants.names(of: ["a-b", "a.b", "entries", "a_b"]) == ["A_B", "A_B_", "ENTRIES_", "A_B_2"])
    #expect(NameScope.swiftLanguages.names(of: ["en", "pt-BR", "any"]) == ["en", "ptBR", "anyLanguage"])
    #expect(NameScope.swiftIconSets.names(of: ["sf-symbols", "raw-value"]) == ["sfSymbols", "rawValueIcons"])
    #expect(["de", "pt-BR", "is", "in"].map(JavaScript.locale) == ["de", "ptBR", "is", "in_"])
  }
}
