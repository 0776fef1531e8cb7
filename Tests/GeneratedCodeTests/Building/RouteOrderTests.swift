import CatalogModel
import TestSupport
import Testing

@testable import GeneratedCode

/// The order in which generated code tries routes.
@Suite struct RouteOrderTests {
  /// The first pattern wins for a path that both match.
  @Test(
    arguments: [
      ("/a/b", "/a/{b}"), ("/a/{b}", "/a/{b?}"), ("/a/{b?}", "/a/{b*}"), ("/a", "/a/{b?}"), ("/a", "/a/{b*}"),
      ("/a/{b}", "/{a}/b"), ("/a/b/c", "/a/b/{c*}"), ("/a?{b}", "/a"), ("/a?{b}&{c}", "/a?{b}"), ("/a?{b}", "/a?{b?}"),
      ("/", "/{a?}"),
    ])
  func isMoreSpecific(first: String, second: String) throws {
    let (one, other) = (try RoutePattern(parsing: first), try RoutePattern(parsing: second))
    #expect(one.isMoreSpecific(than: other) && !other.isMoreSpecific(than: one))
    #expect(!one.isMoreSpecific(than: one))
  }

  @Test(
    "A part of a catalogue has the screens whose purposes are generated",
    arguments: [
      (["back", "cancel", "close", "delete", "done"], "photo", true, nil),
      (["back", "cancel", "close", "delete", "done", "edit"], "photo", true, "named"),
      (["back", "cancel", "close", "done"], "photo", false, nil),
    ] as [([String], String, Bool, String?)])
  func selectsScreens(purposes: [String], screen: String, isThere: Bool, parent: String?) throws {
    let model = try Model(try EveryScreen.read(), selection: GenerationSelection(purposes: purposes))
    let found = model.generated.screens.first { $0.identifier == screen }
    #expect((found != nil) == isThere && found?.parent == parent)
    #expect(model.generated.purposes.map(\.identifier) == purposes)
    // The opposite of a purpose is an index into the generated ones.
    #expect(model.generated.purposes.allSatisfy { ($0.opposite ?? 0) < purposes.count })
  }

  /// Bars need these four purposes.
  @Test(arguments: [(["back", "cancel", "close", "done"], true), (["back", "cancel", "close"], false)])
  func needsPurposesOfBars(purposes: [String], hasHeaders: Bool) throws {
    let model = try Model(try EveryScreen.read(), selection: GenerationSelection(purposes: purposes))
    #expect((model.generated.headers != nil) == hasHeaders)
  }
}
