import CatalogModel
import Foundation
import Navigation
import PurposeCatalog
import TestSupport
import Testing

@testable import GeneratedCode

/// The router of generated Kotlin gives the answers of the conformance table, and stores its state as the library does.
@Suite struct KotlinRouterTests {
  @Test func answersAsTheTable() throws {
    let purposes = [
      "accept", "add", "back", "cancel", "close", "discard", "done", "edit", "help", "home", "info", "invite", "list",
      "save",
    ]
    let model = try Model(RouterRows.folder.path, selection: GenerationSelection(purposes: purposes))
    let folder = try TemporaryFolder()
    try KotlinPrinter(model.generated, package: "every.router").files.write(to: folder, under: "code")
    try folder.write(KotlinRouterProgram.code(package: "every.router").utf8, to: "code/Routers.kt")
    let states = try states(model.catalog.screens)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lines = try states.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    try folder.write((lines.joined(separator: "\n") + "\n").utf8, to: "states")
    #expect(try Shell.run("\(try KotlinCompiler.command()) -Werror -d classes code", in: folder.path) == "")
    let rows = try RouterRows.read().rows.map(\.line)
    try folder.write((rows.joined(separator: "\n") + "\n").utf8, to: "rows.tsv")
    let command = "\(try KotlinCompiler.running()) RoutersKt rows.tsv states 2>&1"
    let output = try Shell.run(command, in: folder.path).split(separator: "\n")
    #expect(output.first == "\(rows.count) rows, 0 wrong", "\(output.prefix(20))")
    #expect(rows.count > 400)
    let stored = try output.dropFirst().map { try JSONDecoder().decode(Router.State.self, from: Data($0.utf8)) }
    #expect(stored == states)
  }

  @Test func goesTheWayOfAPerson() throws {
    let selection = GenerationSelection(iconSets: [])
    let model = try Model(Repository.root.appending(path: "Catalogs/Examples/Cycling").path, selection: selection)
    let program = #"""
      package cycling

      fun main() {
          val router = Router()
          fun texts(entries: List<Destination>) = entries.joinToString(", ") { it.path() }
          fun say(action: String) {
              val stacks = router.tabs.joinToString(" | ") { (if (it.isSelected) "*" else "") + texts(it.path) }
              println("$action: $stacks" + router.state.modals.joinToString("") { " ^ " + texts(it.entries) })
          }
          say("start")
          router.open("https://example.org/places/berlin/routes/7")
          say("open a link")
          router.present(Screen.NewItinerary)
          say("new itinerary")
          router.hasInput = true
          try {
              router.goBack()
          } catch (refused: RouterRefusalException) {
              val question = refused.refusal as RouterRefusal.LosesInput
              println("cancel: ask on ${question.screen}, with ${question.discard}")
          }
          say("keep editing")
          val stored = router.state.toJson()
          router.hasInput = false
          router.dismiss()
          say("save")
          router.popToIndex(1)
          say("menu of back")
          val dropped = router.restore(checkNotNull(RouterState.fromJson(stored)))
          say("restore, ${dropped.size} dropped")
      }
      """#
    let folder = try TemporaryFolder()
    try KotlinPrinter(model.generated, package: "cycling").files.write(to: folder, under: "code")
    try folder.write(program.utf8, to: "code/Way.kt")
    #expect(try Shell.run("\(try KotlinCompiler.command()) -Werror -d classes code", in: folder.path) == "")
    let command = "\(try KotlinCompiler.running()) cycling.WayKt 2>&1"
    #expect(try Shell.run(command, in: folder.path) == PersonsWay.transcript)
  }

  /// States of the library's router.
  private func states(_ screens: Screens) throws -> [Router.State] {
    var router = Router(screens)
    var states = [router.state]
    try router.push("city", ["city": "São \"Paulo\" \\ \u{1}\n😀"])
    states.append(router.state)
    try router.present("new-itinerary")
    try router.push("people")
    states.append(router.state)
    router.hasInput = false
    states.append(router.state)
    return states
  }
}
