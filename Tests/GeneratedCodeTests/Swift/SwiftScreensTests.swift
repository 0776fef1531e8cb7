import Foundation
import TestSupport
import Testing

@testable import GeneratedCode

/// Compiled headers and screens answer as the library.
@Suite struct SwiftScreensTests {
  /// Reads questions, a line each, and prints the line with the answer: see ``ScreenAnswers``.
  private static let program = #"""
    func value(_ name: String) -> String { "São \(name) & 1+1=2?/#%" }

    func screen(_ identifier: String, all: Bool = true) -> Screen? {
      guard let facts = Screens.all.facts(of: identifier) else { return nil }
      var values: [String: String] = [:]
      for parameter in facts.route?.parameters ?? [] where all || !parameter.isOptional {
        values[parameter.name] = value(parameter.name)
      }
      if let name = facts.titleParameter { values[name] = value(name) }
      return Screen(identifier: identifier, parameters: values)
    }

    func answer(_ kind: String, _ question: [String]) -> [String?] {
      let language = kind == "path" || kind == "link" ? Language.all[0] : Language.matching([question[0]])
      switch kind {
      case "bar", "item":
        guard let platform = Platform(rawValue: question[1]), let screen = screen(question[2]) else { return [nil] }
        let bar = screen.header.bar(on: platform, in: language)
        guard kind == "item" else {
          return [
            bar.isProminent ? "prominent" : "inline", "\(bar.items.count)", "\(bar.hidden.count)", "\(bar.segments.count)",
            bar.search == nil ? "0" : "1",
          ]
        }
        let place = question[3]
        let found = Int(place).map { bar.items.indices.contains($0) ? bar.items[$0] : nil } ?? (place == "search" ? bar.search : bar.segments.first { $0.purpose.rawValue == place })
        guard let item = found else { return [nil] }
        let icon = platform.iconSet.flatMap { item.icon(in: $0, language: language)?.name }
        return [
          item.purpose.rawValue, item.kind.rawValue, item.isLeading ? "leading" : "trailing", item.isInFooter ? "footer" : "bar",
          item.isWord ? "word" : "symbol", item.emphasis.rawValue, item.isEnabled ? "enabled" : "disabled",
          item.isOn.map { $0 ? "on" : "off" }, item.accessibilityIdentifier, item.action, icon, item.title,
          item.accessibilityLabel,
        ] + item.menu.map { $0.purpose.rawValue }
      case "overflow":
        guard let platform = Platform(rawValue: question[1]), let screen = screen(question[2]) else { return [nil] }
        let bar = screen.header.bar(on: platform, in: language, width: Double(question[3]), title: question[4])
        let others = bar.items.first { $0.kind == .overflow }?.menu ?? bar.hidden
        return [others.map(\.purpose.rawValue).joined(separator: " ")]
      case "title": return [screen(question[1])?.title(in: language), screen(question[1])?.subtitle(in: language)]
      case "back": return [Platform(rawValue: question[1]).flatMap { screen(question[2])?.backLabel(in: language, on: $0) }]
      case "path": return [screen(question[0], all: question[1] == "all")?.path]
      default:
        guard let found = Screen(link: question[0]) else { return [nil] }
        return [found.identifier] + found.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      }
    }

    let counts = ["bar": 3, "item": 4, "overflow": 5, "title": 2, "back": 3, "path": 2, "link": 1]
    while let line = readLine() {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let question = columns.dropFirst().prefix(counts[columns[0]] ?? 0)
      print(([columns[0]] + question + answer(columns[0], Array(question)).map { $0 ?? "-" }).joined(separator: "\t"))
    }
    """#

  @Test(
    "Bars, titles, paths, links and back labels are those of the library", arguments: [(false, "5"), (true, "6")])
  func answersAsTheLibrary(ofEverySyntax: Bool, mode: String) throws {
    let model = try ofEverySyntax ? Model.everyScreen.get() : Model.cycling.get()
    let compiler = try SwiftCompiler(SwiftPrinter(model.generated).files)
    let built = try compiler.compile(
      ["-swift-version", mode, "-warnings-as-errors", "-Onone", "-wmo", "-module-name", "App", "-o", "program"],
      with: ["main.swift": Self.program])
    try #require(built.status == 0, "\(built.errors.prefix(3000))")
    let lines = ScreenAnswers(model).lines(languages: model.generated.locales.map(\.tag))
    let input = lines.joined(separator: "\n") + "\n"
    let outcome = try SwiftCompiler.run(["./program"], in: compiler.folder.path, input: input)
    let answers = outcome.output.split(separator: "\n").map(String.init)
    #expect(answers.count == lines.count && lines.count > 700, "\(outcome.errors)")
    let wrong = zip(answers, lines).filter { $0 != $1 }
    #expect(wrong.isEmpty, "\(wrong.count) wrong: \(wrong.prefix(5))")
  }

  @Test("A wrong header and a screen without its parameter do not compile")
  func isTyped() throws {
    let right = """
      let header = Header.dialog(dismiss: .cross(), confirm: .save, trailing: [.share])
      let items = [HeaderItem(.search, title: "…"), HeaderItem(.share, isEnabled: false)]
      let headers = [
        Header.root(), .root(trailing: items), .page(dismiss: .close(action: "leave"), trailing: []), .viewer(trailing: [.share]), .dialog(confirm: HeaderItem(.save, isEnabled: false)),
      ]
      let screen = Screen.route(city: "Berlin", route: "7")
      print(headers, header.bar(on: .ios26, in: .ar).items.map(\\.title), screen.path ?? "", Screen(link: "/places") == .places)
      """
    let wrong = [
      "_ = Header.dialog(trailing: [.share])", "_ = Header.root(confirm: .save)", "_ = Header.page(dismiss: .close)",
      "_ = Screen.city()", "_ = Screen.city(town: \"Berlin\")",
    ]
    let compiler = try SwiftCompiler(SwiftPrinter(Model.cycling.get().generated).files)
    let outcome = try compiler.compile(
      ["-typecheck", "-swift-version", "6", "-module-name", "App"],
      with: ["main.swift": ([right] + wrong).joined(separator: "\n")])
    let first = right.split(separator: "\n").count
    let lines = Set(outcome.errors.matches(of: /main\.swift:(\d+):\d+: error/).compactMap { Int($0.1) })
    #expect(lines == Set(first + 1...first + wrong.count), "\(outcome.errors.prefix(3000))")
  }
}
