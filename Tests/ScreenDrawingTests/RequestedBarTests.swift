import PurposeCatalog
import CatalogFiles
import CatalogModel
import CatalogValidation
import Foundation
import TestSupport
import Testing

@testable import ScreenDrawing

/// Bars in the words of a command line.
@Suite struct RequestedBarTests {
  private static let standard = Result { try CatalogReader(files: DiskFiles()).read(Repository.standard.path) }

  private static func bar(_ kind: String, _ change: (inout RequestedBar) -> Void) -> RequestedBar {
    var bar = RequestedBar(kind)
    change(&bar)
    return bar
  }

  /// The bar of a declared screen, with the title and states that somebody asks for.
  @Test func aScreenHasItsOwnContents() throws {
    let source = try CatalogReader(files: DiskFiles()).read(
      Repository.root.appending(path: "Catalogs/Examples/Cycling").path)
    var question = BarQuestion(Self.bar("new-itinerary") { $0.disabled = "save" })
    let bar = try question.answer(in: source).bar
    #expect(bar.kind == .dialog && bar.title == "New itinerary")
    question.title = "save"
    #expect(try question.answer(in: source).bar.title == "Save")
    question.bar.segments = "sort"
    #expect(throws: BarRequestError.contentsOfScreen("new-itinerary")) { try question.answer(in: source) }
    // A kind of header comes before a screen of its name.
    #expect(throws: BarRequestError.noConfirmation) { try BarQuestion(RequestedBar("dialog")).answer(in: source) }
  }

  @Test func hasTheItemsAndTheirStates() throws {
    let bar = Self.bar("dialog") {
      $0.dismiss = "cross"
      $0.items = RequestedItems(confirm: "save", trailing: "search,share")
      $0.segments = "sort,filter"
      $0.search = "find"
      $0.disabled = "save"
      $0.badge = "share=3"
    }
    let header = try bar.header(in: CatalogNames(of: Self.standard.get()))
    #expect(header.leading == .item(HeaderItem(purpose: "close")))
    #expect(header.confirmation == HeaderItem(purpose: "save", isEnabled: false))
    #expect(header.trailing == [HeaderItem(purpose: "search"), HeaderItem(purpose: "share", badge: 3)])
    #expect(header.segments == [HeaderItem(purpose: "sort", isOn: true), HeaderItem(purpose: "filter", isOn: false)])
    #expect(header.search == HeaderItem(purpose: "find"))
  }

  @Test(
    arguments: [
      (
        bar("root") { $0.dismiss = "back" }, "nothing dismisses a header of the kind 'root'; leave out '--dismiss back'"
      ),
      (
        bar("page") { $0.dismiss = "bakc" },
        "a header of the kind 'page' is not left by 'bakc'; did you mean 'back'?; it has system, back, close, hidden"
      ),
      (bar("dialog") { _ in }, "a dialog needs a preferred action; name it with --confirm, such as '--confirm save'"),
      (
        bar("page") { $0.items = RequestedItems(confirm: "save") },
        "only dialogs have a confirmation, and 'page' is not a dialog; leave out '--confirm save'"
      ),
      (
        bar("page") { $0.on = "save" },
        "'save' cannot be on, because it has no opposite; leave it out of --on"
      ),
      (
        bar("page") { $0.disabled = "save" },
        "'save' is not in the bar; name it with --trailing or --confirm, or leave it out of --disabled"
      ),
      (
        bar("page") { $0.badge = "save=-1" }, "'save=-1' is not a purpose and its number; write --badge notifications=3"
      ),
      (bar("page") { $0.search = "serch" }, "unknown purpose 'serch'; did you mean 'search'?"),
    ])
  func refuses(bar: RequestedBar, message: String) throws {
    let source = try Self.standard.get()
    let error = #expect(throws: BarRequestError.self) { try bar.header(in: CatalogNames(of: source)) }
    #expect(error.map { "\($0)" } == message)
  }
}
