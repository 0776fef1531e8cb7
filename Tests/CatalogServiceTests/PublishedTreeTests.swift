import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import catalog_service

/// What `catalog publish` writes is what the service answers.
@Suite struct PublishedTreeTests {
  /// Catalogues; Standard takes a minute. What the other could miss is a file above the limits of caches.
  private static let catalogues = Sweep.of(
    ["Examples/Cycling", "Standard"], representatives: ["Examples/Cycling"])

  @Test("Every published file has the same bytes, in every coding, and a strong tag of its own", arguments: catalogues)
  func answersWhatIsPublished(catalogue: String) async throws {
    let folder = try TemporaryFolder()
    let source = Repository.catalogs.appending(path: catalogue).path
    let program = Repository.root.appending(path: ".build/debug/catalog").path
    let (output, status) = try Shell.run([program, "publish", "--catalog", source, "--output", folder.path], .ours)
    try #require(status == 0, "\(output)")
    var files = try folder.files()
    let holder = catalogue == "Standard" ? ServiceUnderTest.standard : ServiceUnderTest.cycling
    // Of publishing and of other servers, not of what is published.
    for name in ["published.json", "nginx.conf", "_headers"] {
      #expect(files.removeValue(forKey: name) != nil)
      for ending in [".gz", ".br"] { files[name + ending] = nil }
      #expect(try await ServiceUnderTest.reply("/" + name, holder: holder).status == 404)
    }

    var tags: [String: Set<String>] = [:]
    var differing: [String] = []
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let (path, coding) = Self.form(name, among: files)
      let reply = try await ServiceUnderTest.reply(
        "/" + path, fields: coding.map { ["Accept-Encoding": $0] } ?? [:], holder: holder)
      let tag = reply.fields[.eTag] ?? ""
      tags[path, default: []].insert(tag)
      let isSame =
        reply.status == 200 && reply.bytes == bytes && reply.fields[.contentEncoding] == coding
        && tag.hasPrefix("\"") && reply.fields[.contentLength] == "\(bytes.count)"
      if !isSame { differing.append(name) }
    }
    #expect(differing.isEmpty, "\(differing.count) of \(files.count): \(differing.prefix(20))")
    for (path, tags) in tags {
      let forms = [path, path + ".gz", path + ".br"].count { files[$0] != nil }
      #expect(tags.count == forms, "\(path)")
    }
    #expect(files.count > 400)
  }

  /// A compressed file is another form of the plain one.
  private static func form(_ name: String, among files: [String: [UInt8]]) -> (path: String, coding: String?) {
    for (ending, coding) in [(".gz", "gzip"), (".br", "br")] where name.hasSuffix(ending) {
      let path = String(name.dropLast(ending.count))
      if files[path] != nil { return (path, coding) }
    }
    return (name, nil)
  }
}
