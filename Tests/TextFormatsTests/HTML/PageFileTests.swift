import Foundation
import TestSupport
import TextFormats
import Testing

/// The stylesheets and scripts of pages are inside the program, each as its file is.
@Suite struct PageFileTests {
  @Test func embedsAllFiles() throws {
    let sources = Repository.root.appending(path: "Sources")
    let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let files = (found?.compactMap { $0 as? URL } ?? []).filter {
      $0.deletingLastPathComponent().lastPathComponent == "Code" && ["css", "js"].contains($0.pathExtension)
    }
    #expect(files.count == 11)
    #expect(Set(files.map(\.lastPathComponent)).count == files.count, "two files have one name")
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(PageFile.text(file.lastPathComponent) == text && text.hasSuffix("\n"))
      #expect(PageFile.body(file.lastPathComponent) + "\n" == text)
    }
  }
}
