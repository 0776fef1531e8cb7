import CatalogFiles
import TestSupport
import Testing

/// A folder and an environment for a part of a process.
@Suite struct SurroundingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("here".utf8, to: "App/file")
  }

  private func run<Result>(_ variables: [String: String]? = [:], _ body: () throws -> Result) rethrows -> Result {
    try Surroundings.$current.withValue(
      Surroundings(folder: "\(folder.path)/App", variables: variables), operation: body)
  }

  @Test("Relative paths start from the folder, and absolute and empty ones do not")
  func resolvesPaths() throws {
    try run {
      #expect(Path.onDisk("file") == "\(folder.path)/App/file")
      #expect(Path.onDisk(".") == "\(folder.path)/App/.")
      #expect(Path.onDisk("/file") == "/file" && Path.onDisk("") == "")
      let disk = DiskFiles()
      let (read, here, above) = (try disk.read("file"), try disk.entries(of: ""), try disk.entries(of: ".."))
      #expect(read == Array("here".utf8) && here == ["file"] && above == ["App"])
      #expect(DiskFiles().status(of: "file") != nil && DiskFiles().status(of: "other") == nil)
      #expect(Path.name(of: ".") == "App")
      #expect((try? OpenFolder("")) != nil)
    }
    #expect(Path.onDisk("file") == "file")
    #expect((try? DiskFiles().read("file")) == nil)
  }

  @Test("The variables replace those of the process; without any, it is those")
  func replacesVariables() {
    #expect(run(["A": "1"]) { systemEnvironment("A") } == "1")
    #expect(run(["A": "1"]) { systemEnvironment("PATH") } == nil)
    #expect(run(nil) { systemEnvironment("PATH") } != nil)
  }

  @Test("The shipped catalogues are those of the variable, below the folder by a relative path")
  func findsShippedCatalogs() {
    #expect(run(["PURPOSE_CATALOGS": "\(folder.path)/App/Catalogs"]) { ShippedCatalogs.folder } == "Catalogs")
    #expect(run(["PURPOSE_CATALOGS": ""]) { ShippedCatalogs.folder } == run { ShippedCatalogs.folder })
  }

  @Test("Threads that share work have the same surroundings")
  func reachesThreads() {
    let found = Workers.$count.withValue(4) {
      run(["A": "1"]) { concurrentMap(100, inParallel: true) { _ in systemEnvironment("A") } }
    }
    #expect(found == Array(repeating: "1", count: 100))
  }
}
