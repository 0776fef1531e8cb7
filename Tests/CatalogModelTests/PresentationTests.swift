import CatalogModel
import Foundation
import Testing

/// Presentations are stored as screens.json writes them.
@Suite struct PresentationTests {
  @Test(arguments: [
    (Presentation.push, #""push""#), (.sheet(), #""sheet""#), (.fullScreen, #""full-screen""#),
    (.custom(name: "drawer"), #"{"name":"drawer","style":"custom"}"#),
    (
      .sheet(SheetOptions(detents: [.medium, .large, .share(0.5)], grabber: true, cornerRadius: 16)),
      #"{"cornerRadius":16,"detents":["medium","large",0.5],"grabber":true,"style":"sheet"}"#
    ),
    (.sheet(SheetOptions(detents: [.large])), #"{"detents":["large"],"style":"sheet"}"#),
  ])
  func isStoredAsInScreens(presentation: Presentation, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(presentation), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(Presentation.self, from: Data(json.utf8)) == presentation)
  }

  @Test(arguments: [
    #""drawer""#, "1", "[]", "{}", #"{"style":"custom"}"#, #"{"style":"sheet","detents":["small"]}"#,
    #"{"style":"sheet","grabber":1}"#,
  ])
  func refusesOthers(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Presentation.self, from: Data(json.utf8)) }
  }
}
