import Foundation
import TestSupport
import Testing

@testable import CodeWriting
@testable import GeneratedCode

/// The names that the cases of generated types avoid are the other members of these types: with views, and with every
/// file for screens.
@Suite struct SwiftReservedNamesTests {
  @Test func areTheMembersOfGeneratedTypes() throws {
    let model = try Model.cycling.get().generated
    let compiler = try SwiftCompiler.withAppleStubs(SwiftPrinter(model).files)
    let built = try compiler.compile(
      ["-emit-module", "-swift-version", "6", "-parse-as-library", "-module-name", "App", "-I", "stubs"])
    try #require(built.status == 0, "\(built.errors.prefix(3000))")
    let members = try Self.members(in: compiler.folder.path)
    let functions = Set(SwiftNames(model).iconSets.map { "\($0)Icon" })
    for (type, reserved) in [
      "IconSet": NameScope.membersOfEnumerations, "Language": NameScope.swiftLanguages.reserved,
      "Platform": NameScope.swiftPlatforms.reserved,
      "Purpose": NameScope.membersOfGeneratedPurpose.union(functions).union(NameScope.membersOfEnumerations),
      "Screen": NameScope.swiftScreens.reserved,
    ] {
      let constants = Set(type == "Language" ? SwiftNames(model).languages : [])
      let declared = members[type, default: []].subtracting(constants)
      #expect(!declared.isEmpty, "\(type)")
      #expect(declared.subtracting(reserved) == [], "\(type)")
      // 'any' is a word of the language, and not a member.
      let undeclared = reserved.subtracting(declared).subtracting(NameScope.membersOfEnumerations)
      #expect(undeclared.subtracting(["any"]) == [], "\(type)")
    }
  }

  /// The names of all members except cases, by type.
  private static func members(in folder: String) throws -> [String: Set<String>] {
    let target = try SwiftCompiler.run(["swiftc", "-print-target-info"], in: folder)
    let info = try JSONDecoder().decode(TargetInfo.self, from: Data(target.output.utf8))
    let extracted = try SwiftCompiler.run(
      [
        "swift", "symbolgraph-extract", "-module-name", "App", "-I", ".", "-I", "stubs", "-output-dir", ".",
        "-minimum-access-level", "private", "-target", info.target.triple,
      ], in: folder)
    try #require(extracted.status == 0, "\(extracted.errors.prefix(2000))")
    let graph = try Data(contentsOf: URL(filePath: "\(folder)/App.symbols.json"))
    let symbols = try JSONDecoder().decode(Graph.self, from: graph).symbols
    let kinds = ["swift.property", "swift.method", "swift.type.property", "swift.type.method"]
    let members = symbols.filter { $0.pathComponents.count == 2 && kinds.contains($0.kind.identifier) }
    return Dictionary(grouping: members) { $0.pathComponents[0] }.mapValues { symbols in
      Set(symbols.map { String($0.pathComponents[1].prefix { $0 != "(" }) })
    }
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    let target: Target
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      let kind: Kind
      let pathComponents: [String]
    }
    let symbols: [Symbol]
  }
}
