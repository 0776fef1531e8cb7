import Foundation
import TestSupport
import Testing

/// The published tree behind nginx, with the configuration that is in it, and clients that others wrote.
@Suite struct NginxTests {
  private let folder: TemporaryFolder
  private let server: NginxServer

  init() throws {
    folder = try TemporaryFolder()
    let result = try Program().run(
      "publish", "--catalog", "Catalogs/Examples/Cycling", "--output", "\(folder.path)/public")
    try #require(result.status == 0, "\(result)")
    server = try NginxServer(root: "\(folder.path)/public", folder: folder)
  }

  @Test func answersWithTheHeadersOfEachFile() throws {
    let manifest = try server.get("/v1/manifest.json")
    #expect(manifest.head.contains(/^HTTP\/1.1 200/) && manifest.head.contains("Cache-Control: no-cache"))
    #expect(manifest.head.contains("Content-Type: application/json") && manifest.head.contains("ETag: \""))
    #expect(manifest.head.contains("Access-Control-Allow-Origin: *") && manifest.head.contains("nosniff"))
    #expect(manifest.head.contains("Content-Security-Policy: default-src 'none'"))
    let bundle = try #require(manifest.body.firstMatch(of: /"ar": \{ "bundle": "([^"]+)"/)?.1)
    let plain = try server.get("/v1/\(bundle)")
    #expect(plain.head.contains("Cache-Control: public, max-age=31536000, immutable"))
    #expect(plain.head.contains("Content-Security-Policy: default-src 'none'"))
    #expect(!plain.head.contains("no-cache") && plain.body.contains(#""locale":"ar""#))
    for (coding, accepted) in [("gzip", "gzip"), ("br", "br")] {
      let packed = try server.get("/v1/\(bundle)", "-H", "Accept-Encoding: \(accepted)", "-o", "/dev/null", "-D", "-")
      #expect(packed.head.contains("Content-Encoding: \(coding)"), "\(packed.head)")
      #expect(packed.head.contains("Vary: Accept-Encoding"))
    }
    let tag = try #require(manifest.head.firstMatch(of: /ETag: ("[^"]+")/)?.1)
    #expect(try server.get("/v1/manifest.json", "-H", "If-None-Match: \(tag)").head.contains(/^HTTP\/1.1 304/))
  }

  /// The files that publishing keeps for itself and paths out of the folder are refused, a folder without an index is not there,
  /// and every locale has a wall.
  private static let answers = [
    ("/published.json", 404), ("/nginx.conf", 404), ("/_headers", 404), ("/v1/bundles/nothing.json", 404),
    ("/locales/en+de/translation.json", 404), ("/../../etc/passwd", 400), ("/v1/../../site.conf", 400),
    ("/", 200), ("/wall/", 404), ("/tables/", 404), ("/wall/en.html", 200),
    ("/wall/ar.html", 200), ("/screens", 301), ("/screens/", 200),
  ]

  // One test reads all rows, since every test publishes a tree first, which takes seconds.
  @Test func answersEachPath() throws {
    for (path, status) in Self.answers {
      let head = try server.get(path).head
      #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(path): \(head)")
    }
    for path in ["/v1/manifest.json", "/v1/bundles/x.json", "/collections", "/"] { try allowsOnlyReading(path) }
  }

  /// Nothing is written, and scripts of other origins may read.
  private func allowsOnlyReading(_ path: String) throws {
    for method in ["POST", "PUT", "DELETE"] {
      let head = try server.get(path, "-X", method).head
      #expect(head.hasPrefix("HTTP/1.1 405") && head.contains("Allow: GET, HEAD, OPTIONS"), "\(path): \(head)")
    }
    let preflight = try server.get(path, "-X", "OPTIONS", "-H", "Origin: https://example.org").head
    #expect(preflight.hasPrefix("HTTP/1.1 204"), "\(path): \(preflight)")
    for field in ["Origin: *", "Methods: GET, HEAD, OPTIONS", "Headers: Accept-Language, "] {
      #expect(preflight.contains("Access-Control-Allow-\(field)"), "\(path): \(preflight)")
    }
    #expect(try server.get("/collections", "-I").head.hasPrefix("HTTP/1.1 200"))
  }

  /// i18next and its HTTP backend from Debian, bundled by esbuild.
  @Test func i18nextLoadsArabicPlurals() throws {
    let program = """
      import i18next from "i18next";
      import Backend from "i18next-http-backend";
      const address = process.argv[2];
      await i18next.use(Backend).init({
        lng: "ar-EG", fallbackLng: "en", ns: ["translation", "Cycling"], backend: { loadPath: address + "/locales/{{lng}}/{{ns}}.json", reloadInterval: false },
      });
      for (const count of [0, 1, 2, 3, 11, 100]) console.log(i18next.t("delete.counted", { count }));
      console.log(i18next.t("Cycling:delete.title"));
      process.exit(0);
      """
    try folder.write(program.utf8, to: "app.mjs")
    let bundle = try Program(
      folder: URL(filePath: folder.path), program: URL(filePath: "/usr/bin/env"),
      environment: ["NODE_PATH": "/usr/share/nodejs"]
    ).launch(
      "esbuild", "--bundle", "--platform=node", "--format=esm", "--log-level=error", "--outfile=bundle.mjs",
      "--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      "app.mjs")
    try #require(
      bundle.status == 0, "\(bundle.error); install with apt-get install esbuild node-i18next node-i18next-http-backend"
    )
    let output = try Program(program: URL(filePath: "/usr/bin/env")).launch(
      "node", "\(folder.path)/bundle.mjs", server.address
    ).output
    let expected = try [0, 1, 2, 3, 11, 100].map { count in
      try Program().run(
        "lookup", "delete", "--catalog", "Catalogs/Examples/Cycling", "--locale", "ar-EG", "--message", "counted",
        "--argument", "count=\(count)"
      ).output.split(separator: "\n").first
    }
    #expect(output.split(separator: "\n") == expected + ["حذف"])
  }
}
