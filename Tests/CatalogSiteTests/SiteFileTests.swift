import CatalogSite
import Testing

@Suite struct SiteFileTests {
  @Test(
    "The media type follows the extension",
    arguments: [
      ("index.html", "text/html; charset=utf-8"), ("collections", "application/json"),
      ("v1/bundles/ar.0123.json", "application/json"), ("standard/delete.svg", "image/svg+xml"),
      ("tables/android/values-ar/strings.xml", "application/xml"), ("a.mo", "application/octet-stream"),
    ])
  func mediaType(path: String, type: String) {
    #expect(SiteFile(path: path, text: "").mediaType == type)
  }
}
