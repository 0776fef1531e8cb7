import Foundation
import TestSupport
import Testing

@testable import GeneratedCode

/// The router of generated Swift, compiled and run.
@Suite struct SwiftRouterTests {
  /// It gives the answers of the conformance table. The program reads it with the notation of the library's test.
  @Test(arguments: ["5", "6"]) func answersAsTheTable(mode: String) throws {
    let notation = try String(
      contentsOf: Repository.root.appending(path: "Tests/NavigationTests/Conformance/RouterNotation.swift"),
      encoding: .utf8
    ).replacing(#/(?m)^import \w+\n/#, with: "")
    let program = #"""
      let router = Router()
      while let line = readLine() {
        let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        var dropped: [Router.Dropped] = []
        let state = RouterNotation.state(row[0], tabs: router.tabs.map(\.name))
        let answer = RouterNotation.answer(row[1], on: Router(restoring: state, dropped: &dropped))
        print([row[0], row[1], answer.result, answer.steps, answer.dropped].joined(separator: "\t"))
      }
      """#
    let rows = try RouterRows.read().rows.map(\.line)
    let model = try Model(RouterRows.folder.path).generated
    let output = try Self.run(
      model, ["RouterNotation.swift": notation, "main.swift": program], mode: mode,
      input: rows.joined(separator: "\n") + "\n")
    let answers = output.split(separator: "\n").map(String.init)
    #expect(answers.count == rows.count)
    let wrong = zip(answers, rows).filter { $0 != $1 }
    #expect(wrong.isEmpty, "\(wrong.count) wrong: \(wrong.prefix(5))")
  }

  @Test func goesTheWayOfAPerson() throws {
    let program = #"""
      import Foundation

      var router = Router()
      @MainActor func say(_ action: String) {
        let modals = router.modals.map { " ^ " + $0.map { $0.path ?? $0.identifier }.joined(separator: ", ") }.joined()
        let stacks = router.tabs.map { ($0.isSelected ? "*" : "") + $0.path.map { Screen($0)?.path ?? $0.screen }.joined(separator: ", ") }
        print("\(action): \(stacks.joined(separator: " | "))\(modals)")
      }
      say("start")
      try router.open(url: "https://example.org/places/berlin/routes/7")
      say("open a link")
      try router.present(.newItinerary)
      say("new itinerary")
      router.hasInput = true
      do {
        try router.goBack()
      } catch RouterRefusal.losesInput(let screen, let discard) {
        print("cancel: ask on \(screen), with \(discard)")
      }
      say("keep editing")
      let stored = try JSONEncoder().encode(router)
      router.hasInput = false
      try router.dismiss()
      say("save")
      try router.pop(toIndex: 1)
      say("menu of back")
      let dropped = try router.restore(JSONDecoder().decode(Router.State.self, from: stored))
      say("restore, \(dropped.count) dropped")
      """#
    let output = try Self.run(Model.cycling.get().generated, ["main.swift": program], mode: "6", input: "")
    #expect(output == PersonsWay.transcript)
  }

  private static func run(
    _ model: GeneratedCatalog, _ files: [String: String], mode: String, input: String
  ) throws -> String {
    let compiler = try SwiftCompiler(SwiftPrinter(model).files)
    let built = try compiler.compile(
      ["-swift-version", mode, "-warnings-as-errors", "-Onone", "-wmo", "-module-name", "App", "-o", "program"],
      with: files)
    try #require(built.status == 0, "\(built.errors.prefix(3000))")
    let outcome = try SwiftCompiler.run(["./program"], in: compiler.folder.path, input: input)
    try #require(outcome.status == 0, "\(outcome.errors.prefix(2000))")
    return outcome.output
  }
}
