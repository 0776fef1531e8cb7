import Adoption
import AgentServer
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation
import SourceText

/// The questions of 'catalog init' on a terminal: at most four, each with the answer that the app suggests.
struct InitQuestions {
  private let base: ExtendedCatalog
  private var lines: InputLines

  init(base: ExtendedCatalog) {
    self.base = base
    var input = CommandRun.current.input
    lines = InputLines { try input.read() }
  }

  /// Fills in a request with the answers that the app suggests.
  static func suggestions(_ app: AppOutline, for request: inout NewCatalogRequest) {
    request.locales = app.locales.map(\.identifier)
    request.platforms = app.platforms.map(\.rawValue)
    request.iconSets = app.iconSets.map(\.rawValue)
    request.wording = app.speaksAsPlatforms ? Wording.ofPlatform : nil
    request.outputs = app.code.map { code in
      NewOutput(
        language: code.language, folder: Path.way(from: request.folder, to: code.folder),
        isForAndroid: code.isForAndroid)
    }
  }

  /// Asks for each part of a request; an empty answer takes the one in brackets.
  ///
  /// - Throws: ``CannotRun`` if the input ends before the last answer.
  mutating func ask(about request: inout NewCatalogRequest) throws(CannotRun) {
    let (manifest, platforms) = (base.source.manifest, base.source.platforms.keys.map(\.rawValue).sorted())
    try ask("Languages, separated by commas, or all (\(manifest.locales.count))", \.locales, of: &request)
    try ask("Platforms, of \(Self.list(platforms)), or all", \.platforms, of: &request)
    try ask("Icons, of \(Self.list(manifest.iconSets.map(\.rawValue))), or all", \.iconSets, of: &request)
    try ask(
      "Words: \(Wording.ofPlatform) for each platform's own, \(Wording.none), or those of "
        + Self.list(manifest.wordings.map(\.wording.rawValue)),
      \.words, of: &request)
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// Asks for the names of a field until they are right; `all` selects none.
  private mutating func ask(
    _ question: String, _ field: WritableKeyPath<NewCatalogRequest, [String]>, of request: inout NewCatalogRequest
  ) throws(CannotRun) {
    let suggested = request[keyPath: field].isEmpty ? ["all"] : request[keyPath: field]
    while true {
      try Terminal.standardError.write("\(question) [\(suggested.joined(separator: ","))]: ")
      let names = CatalogNames.list(in: [try line()]).filter { !$0.isEmpty }
      let chosen = names.isEmpty ? suggested : names
      request[keyPath: field] = chosen == ["all"] ? [] : chosen
      do throws(NewCatalogError) {
        _ = try request.catalog(over: base, schemas: nil)
        return
      } catch {
        Terminal.say("\(error)")
      }
    }
  }

  private mutating func line() throws(CannotRun) -> String {
    let line: InputLines.Line?
    do { line = try lines.next() } catch { throw CannotRun("cannot read the answer: \(error)") }
    guard case .bytes(let bytes)? = line else {
      throw CannotRun("nothing was written: the input ended before the last answer")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension NewCatalogRequest {
  /// The wording as an answer.
  fileprivate var words: [String] {
    get { [wording ?? Wording.none] }
    set { wording = newValue.first }
  }
}
