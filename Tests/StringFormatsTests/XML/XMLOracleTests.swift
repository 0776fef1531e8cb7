import Foundation
import SourceText
import TableTestSupport
import TestSupport
import Testing
import TextFormats

@testable import StringFormats

/// libxml2 and our reader accept and refuse the same files.
@Suite("Reading and writing XML, with xmllint as the oracle")
struct XMLOracleTests {
  static let xmllint = Tool(name: "xmllint", package: "libxml2-utils")

  private static let seeds = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a b='1' xmlns:x=\"urn:1\"><x:c d=\"&lt;\">t&amp;ż</x:c><!-- e --><f/></a>",
    "<a><![CDATA[ <x> ]]> &#65; <?p q?> <b xmlns='urn:2' xml:space='preserve'>\r\n</b></a>\n<!-- end -->",
  ]

  @Test("Files with a few bytes changed", arguments: [11, 12, 13] as [UInt64])
  func changedFiles(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("<>/=\"'&;:!?-[]# abx1\n".utf8) + Array("ż".utf8)
    let files = (0..<400).map { _ -> [UInt8] in
      var bytes = Array(Self.seeds.randomElement(using: &generator)!.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        let byte = alphabet.randomElement(using: &generator)!
        switch Int.random(in: 0...2, using: &generator) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        default: bytes.remove(at: place)
        }
      }
      return bytes
    }
    let refused = try Self.refused(files)
    for (bytes, isRefused) in zip(files, refused) {
      let text = String(decoding: bytes, as: UTF8.self)
      let ours = Result { () throws(TextFormatError) in try XMLTree(SourceFile(path: "a.xml", bytes: bytes)) }
      switch ours {
      case .success: #expect(!isRefused, "xmllint refuses \(text.debugDescription)")
      case .failure(let error):
        // Document types and encodings other than Unicode's are refused by our rules, not by XML's.
        if error.message.contains("<!DOCTYPE") || error.message.contains("but is")
          || error.message.contains("that the file declares is not known")
        {
          continue
        }
        #expect(isRefused, "xmllint takes \(text.debugDescription): \(error)")
      }
    }
  }

  @Test("Scalars of every kind are written so that xmllint and we read them")
  func everyScalar() throws {
    let numbers = Array(0...0x30FF as ClosedRange<UInt32>) + stride(from: 0x3100, through: 0x10FFFF, by: 97)
    let scalars = (numbers + [0xD7FF, 0xE000, 0xFFFD, 0x10FFFE, 0x10FFFF]).compactMap(Unicode.Scalar.init)
      .filter(XMLCharacters.isAllowed)
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    var xml = XMLWriter()
    xml.element("a") { xml in
      xml.element("t", text: text)
      xml.element("v", [("v", text)])
    }
    #expect(try Self.refused([xml.bytes]) == [false])
    let root = try XMLTree(SourceFile(path: "a.xml", bytes: xml.bytes)).root
    #expect(try #require(root.child("t")).text.utf8.elementsEqual(text.utf8))
    #expect(try #require(root.child("v")?["v"]).utf8.elementsEqual(text.utf8))
    let folder = try ScratchFolder()
    let value = try Self.xmllint.run(["--xpath", "string(/a/v/@v)", try folder.write("a.xml", xml.bytes)])
    #expect(value.output.utf8.elementsEqual((text + "\n").utf8))
  }

  /// Whether xmllint refuses each file.
  static func refused(_ files: [[UInt8]]) throws -> [Bool] {
    let folder = try ScratchFolder()
    let names = files.indices.map { "\($0).xml" }
    for (name, bytes) in zip(names, files) { try folder.write(name, bytes) }
    let errors = try xmllint.run(["--noout", "--nonet"] + names, in: folder.url).errors
    // A reader need not check that the name of a namespace is a URI (Namespaces in XML 1.0 §2.1).
    let lines = errors.split(separator: "\n").filter { $0.contains(" error : ") && !$0.contains("not a valid URI") }
    let wrong = Set(lines.compactMap { $0.split(separator: ":").first })
    return names.map { wrong.contains($0[...]) }
  }
}
