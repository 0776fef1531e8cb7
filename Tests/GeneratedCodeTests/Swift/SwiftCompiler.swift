import Foundation
import TestSupport
import Testing

@testable import GeneratedCode

/// Runs the Swift compiler on generated files.
struct SwiftCompiler {
  let folder: TemporaryFolder

  init(_ files: [GeneratedFile]) throws {
    folder = try TemporaryFolder()
    for file in files { try folder.write(file.text.utf8, to: file.path) }
  }

  /// The arguments with which code imports the stubs and a program is linked with them.
  static let stubs =
    ["-I", "stubs", "-L", "stubs", "-Xlinker", "-rpath", "-Xlinker", "stubs"] + AppleStubs.modules.map { "-l\($0.0)" }

  /// A compiler with the stubs of Apple's frameworks as modules and libraries in the folder `stubs`.
  static func withAppleStubs(_ files: [GeneratedFile]) throws -> SwiftCompiler {
    let compiler = try SwiftCompiler(files)
    for (name, source) in AppleStubs.modules {
      try compiler.folder.write(source.utf8, to: "stubs/\(name).swift")
      let built = try run(
        [
          "swiftc", "-emit-module", "-emit-library", "-parse-as-library", "-module-name", name, "-I", ".",
          "\(name).swift",
        ],
        in: compiler.folder.path + "/stubs")
      try #require(built.status == 0, "\(built.errors.prefix(2000))")
    }
    return compiler
  }

  /// A program's exit code and what it wrote.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Compiles all Swift files of the folder's top level and others.
  func compile(_ arguments: [String], with files: [String: String] = [:]) throws -> Outcome {
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    let sources = try folder.files().keys.filter { $0.hasSuffix(".swift") && !$0.contains("/") }.sorted()
    return try Self.run(["swiftc"] + arguments + sources, in: folder.path)
  }

  /// Builds a program with the stubs, as `program` in the folder.
  func build(_ program: String) throws {
    let built = try compile(
      ["-swift-version", "6", "-Onone", "-wmo", "-module-name", "App", "-o", "program"] + Self.stubs,
      with: ["main.swift": program])
    try #require(built.status == 0, "\(built.errors.prefix(3000))")
  }

  /// Builds a program with the stubs, and runs it.
  ///
  /// - Returns: what it wrote.
  func run(_ program: String) throws -> String {
    try build(program)
    let outcome = try Self.run(["./program"], in: folder.path)
    #expect(outcome.errors == "")
    return outcome.output
  }

  /// Runs a program with a text as its standard input.
  static func run(_ command: [String], in folder: String, input: String = "") throws -> Outcome {
    let isOurs = command.first?.hasPrefix("./") ?? false
    let outcome = try ChildProgram.run(
      ["/usr/bin/env"] + command, kind: isOurs ? .ours : .peer, in: folder, input: Array(input.utf8))
    return Outcome(status: outcome.status, output: outcome.output, errors: outcome.errors)
  }
}
