import Foundation
import TestSupport
import Testing

/// The apps in Examples: their catalogues pass, their code compiles, and their builds fail once the code is not what the
/// catalogue says. The frameworks are stubs, as for the tests of generated code; Rollup and Gradle are real.
@Suite struct ExampleAppTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Copies an example without its generated code, and generates it.
  private func open(_ name: String) throws {
    let source = Program.root.appending(path: "Examples/\(name)")
    for path in try SampleProject.bash(["-c", "git ls-files -co --exclude-standard"], in: source).output.split(
      separator: "\n")
    {
      let file = source.appending(path: String(path))
      try folder.write(Data(contentsOf: file), to: String(path))
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] ?? 0o644
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: "\(folder.path)/\(path)")
    }
    let program = Program(folder: URL(filePath: folder.path))
    let check = try program.run("check", "--fail-on", "note")
    #expect(check.status == 0, "\(check.output)")
    #expect(try program.run("generate", "--quiet").status == 0)
    // The installed command, in PATH.
    try FileManager.default.createDirectory(atPath: "\(folder.path)/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bin/catalog",
      withDestinationPath: Program.root.appending(path: ".build/debug/catalog").path)
  }

  /// Changes a title, so that the generated code is old.
  private func changeCatalogue() throws {
    let path = "Buttons/titles/de.json"
    let text = try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
    try folder.write(text.replacing("Notiz anheften", with: "Notiz festpinnen").utf8, to: path)
  }

  private func shell(_ command: String) throws -> ProgramOutcome {
    try ChildProgram.run(
      ["/bin/bash", "-c", "export PATH=\"$PWD/bin:$PATH\"\n{ \(command)\n} 2>&1"],
      kind: KotlinCompiler.isUsed(by: command) ? .heavyPeer : .peer, in: folder.path)
  }

  /// A build passes, and fails with the difference and the cure once a title changed.
  private func expectBuild(_ command: String, failsWith message: String = "run 'catalog generate' to renew") throws {
    let first = try shell(command)
    #expect(first.status == 0, "\(first.output)")
    try changeCatalogue()
    let second = try shell(command)
    #expect(
      second.status != 0 && second.output.contains("festpinnen") && second.output.contains(message), "\(second.output)")
  }

  // MARK: Xcode

  /// Views that the stubs of generated code do not need. They are only type-checked, so that no body is called.
  private static let views = """
    import SwiftUI
    struct VStack<Content: View>: View {
      init(@ViewBuilder content: () -> Content) {}
      var body: Never { fatalError() }
    }
    struct HStack<Content: View>: View {
      init(@ViewBuilder content: () -> Content) {}
      var body: Never { fatalError() }
    }
    struct TextEditor: View {
      init(text: Binding<String>) {}
      var body: Never { fatalError() }
    }
    """

  @Test func theSwiftAppCompiles() throws {
    try open("iOS")
    for (name, source) in AppleStubs.modules {
      try folder.write(source.utf8, to: "stubs/\(name).swift")
      let built = try shell("cd stubs && swiftc -emit-module -parse-as-library -module-name \(name) -I . \(name).swift")
      try #require(built.status == 0, "\(built.output)")
    }
    try folder.write(Self.views.utf8, to: "stubs/Views.swift")
    let compiled = try shell(
      "swiftc -typecheck -swift-version 6 -parse-as-library -module-name App -I stubs stubs/Views.swift App/NoteView.swift App/Generated/*.swift"
    )
    #expect(compiled.status == 0, "\(compiled.output)")
  }

  @Test func theBuildPhaseOfXcodeChecks() throws {
    try open("iOS")
    let project = try String(contentsOfFile: "\(folder.path)/Example.xcodeproj/project.pbxproj", encoding: .utf8)
    #expect(project.contains(#"shellScript = "\"$SRCROOT/check-purposes.sh\"\n";"#))
    try expectBuild(
      #"SRCROOT="$PWD" ./check-purposes.sh"#, failsWith: "error: the generated code is not what the catalogue says; run"
    )
    let missing = try shell(#"SRCROOT="$PWD" PATH=/usr/bin:/bin ./check-purposes.sh"#)
    #expect(missing.status == 1 && missing.output.contains("error: 'catalog' is not installed"), "\(missing.output)")
  }

  // MARK: Gradle

  @Test func theKotlinAppCompiles() throws {
    try open("Android")
    for (name, code) in AndroidStubs.files(drawables: []) { try folder.write(code.utf8, to: "stubs/\(name).kt") }
    let compiled = try shell("\(try KotlinCompiler.command()) -d classes stubs src/main/kotlin")
    #expect(compiled.status == 0, "\(compiled.output)")
  }

  /// Debian's Gradle and its 80 packages are installed for the exhaustive run only.
  @Test(.enabled(if: Sweep.isExhaustive, "needs Gradle: Scripts/test --exhaustive"))
  func theGradleTaskChecks() throws {
    guard try shell("command -v gradle").status == 0 else {
      throw MissingProgram(description: "apt-get install gradle")
    }
    try open("Android")
    for file in ["build.gradle.kts", "settings.gradle.kts"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(file)")
    }
    // Google's plugin is not in Debian.
    try folder.write(
      """
      task preBuild { doLast { println "built" } }
      apply from: "purpose-catalog.gradle"
      """.utf8, to: "build.gradle")
    try expectBuild("gradle --offline --no-daemon --gradle-user-home home preBuild")
  }

  @Test func theModuleAppliesTheTask() throws {
    let build = try String(
      contentsOf: Program.root.appending(path: "Examples/Android/build.gradle.kts"), encoding: .utf8)
    #expect(build.contains(#"apply(from = "purpose-catalog.gradle")"#))
  }

  // MARK: Vite and Next

  /// Puts the npm package into the app, with this build as the program of its platform.
  private func installPackage() throws {
    let package = "node_modules/purpose-catalog", npm = Program.root.appending(path: "Scripts/packaging/npm")
    for name in ["catalog.js", "vite.mjs", "vite.d.ts"] {
      try folder.write(Data(contentsOf: npm.appending(path: name)), to: "\(package)/\(name)")
    }
    let made = try shell(
      """
      mkdir -p program && \(Program.root.path)/Scripts/packaging/write-npm-manifests 1.0.0 linux-x64 \(package) program &&
      platform=node_modules/@purpose-catalog/$(node -p 'process.platform + "-" + process.arch') &&
      mkdir -p $platform/bin && echo '{ "name": "x", "version": "1.0.0" }' > $platform/package.json &&
      printf '#!/bin/sh\\nexec "%s" "$@"\\n' "$PWD/bin/catalog" > $platform/bin/catalog && chmod +x $platform/bin/catalog
      """)
    try #require(made.status == 0, "\(made.output)")
  }

  @Test func theReactAppCompiles() throws {
    try open("Web")
    try installPackage()
    let modules = "react react-dom csstype @types/react @types/react-dom"
    let link =
      "mkdir -p node_modules/@types && for m in \(modules); do ln -s /usr/share/nodejs/$m node_modules/$m; done"
    let options =
      "--strict --noEmit --skipLibCheck --jsx react-jsx --target es2022 --module es2022 --moduleResolution node"
    let compiled = try shell("\(link) && tsc \(options) src/*.tsx")
    #expect(compiled.status == 0, "\(compiled.output)")
  }

  @Test func thePluginOfViteChecks() throws {
    try open("Web")
    try installPackage()
    guard try shell("command -v rollup").status == 0 else {
      throw MissingProgram(description: "apt-get install rollup")
    }
    // Vite's plugins are Rollup's; Vite itself and its plugin for React are not in Debian.
    try folder.write(
      """
      import purposeCatalog from "purpose-catalog/vite";
      export default { input: "src/purposes/index.js", output: { dir: "dist" }, plugins: [purposeCatalog()] };
      """.utf8, to: "rollup.config.mjs")
    try expectBuild("rollup --config rollup.config.mjs")
    let served = try shell(
      """
      node --input-type=module -e '
        import purposeCatalog from "purpose-catalog/vite";
        const plugin = purposeCatalog(), warnings = [];
        plugin.configResolved({ command: "serve" });
        await plugin.buildStart.call({ warn: (text) => warnings.push(text), error: () => process.exit(3) });
        console.log(warnings.length);
      '
      """)
    #expect(served.status == 0 && served.output == "1\n", "a development server warns: \(served.output)")
  }

  @Test func theConfigurationOfNextChecks() throws {
    try open("Web")
    try installPackage()
    try expectBuild(
      "node --input-type=module -e 'await (await import(process.cwd() + \"/next.config.mjs\")).default()'")
  }
}
