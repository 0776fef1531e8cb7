import HTTPTypes
import SourceText
import TestSupport
import Testing

@testable import catalog_service

@Suite struct FileTemplatesTests {
  @Test func namesFilesByFolder() {
    let templates = FileTemplates([
      "index.html": "text/html; charset=utf-8", "v1/bundles/ar.1.json": "application/json",
      "v1/bundles/en.2.json": "application/json", "v1/bundles/all.3.json": "application/json",
      "locales/ar/translation.json": "application/json", "locales/en/translation.json": "application/json",
      "locales/ar.html": "text/html", "locales/manifest.json": "application/json",
    ]).all
    #expect(
      templates == [
        .init(path: "/index.html", mediaTypes: ["text/html"]),
        .init(
          path: "/locales/{file}", names: ["ar.html", "manifest.json"], mediaTypes: ["text/html", "application/json"]),
        .init(
          path: "/locales/{folder}/translation.json", names: ["ar", "en"], mediaTypes: ["application/json"]),
        .init(
          path: "/v1/bundles/{file}", names: ["all.3.json", "ar.1.json", "en.2.json"], mediaTypes: ["application/json"]),
      ])
  }

  @Test("Every file of the tree is described, and everything that is described is there")
  func describesTheTree() async throws {
    let reply = try await ServiceUnderTest.reply("/openapi.json", holder: ServiceUnderTest.cycling)
    let paths = JSONTree(readable: JSONDocument(SourceFile(path: "", bytes: reply.bytes)).root)["paths"]
    var described: Set<String> = []
    for member in paths?.members ?? [] {
      let path = member.key
      guard let operation = member.value["get"], operation["operationId"]?.text?.hasPrefix("get-file") == true else {
        continue
      }
      let names = operation["parameters"]?.elements?.first?["schema"]?["enum"]?.elements?.compactMap(\.text)
      for name in names ?? [""] {
        let file = path.replacing("{file}", with: name).replacing("{folder}", with: name)
        described.insert(String(file.dropFirst()))
        let answer = try await ServiceUnderTest.reply(file, method: .head, holder: ServiceUnderTest.cycling)
        let type = answer.fields[.contentType]?.split(separator: ";").first.map(String.init) ?? ""
        let isDescribed = operation["responses"]?["200"]?["content"]?[type] != nil
        #expect(answer.status == 200 && isDescribed, "\(file)")
      }
    }
    #expect(try described == Set(ServiceUnderTest.cycling.current.tree.mediaTypes.keys))
  }
}
