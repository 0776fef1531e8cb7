internal import Foundation

/// The compiler that the Jupyter kernel of Kotlin carries.
package enum KotlinCompiler {
  /// - Throws: ``MissingProgram`` with the line that installs it.
  private static func jars() throws -> [String] {
    let root = Repository.root.appending(path: ".build/test-tools/lib")
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let jars = files.filter { $0.pathExtension == "jar" && $0.path.contains("run_kotlin_kernel") }.map(\.path)
    guard !jars.isEmpty else {
      throw MissingProgram(description: "install Kotlin's compiler: Scripts/prerequisites test")
    }
    return jars.sorted()
  }

  /// The standard library.
  package static func library() throws -> String {
    guard let jar = try jars().first(where: { $0.contains("kotlin-stdlib-") }) else {
      throw MissingProgram(description: "no kotlin-stdlib: Scripts/prerequisites test")
    }
    return jar
  }

  /// The command that compiles, to which a shell appends options and files.
  ///
  /// - Parameter classes: a folder with compiled code that is seen.
  package static func command(with classes: String? = nil) throws -> String {
    let path = try jars().joined(separator: ":")
    return
      "java -XX:-UsePerfData -Xmx2g -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '\(path)' org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -no-stdlib -no-reflect -cp '\(try library())\(classes.map { ":\($0)" } ?? "")'"
  }

  /// The command that runs compiled code, to which a shell appends the class and its arguments.
  ///
  /// The virtual machine writes no performance data, which would be left in /tmp after a crash.
  package static func running(_ classes: String = "classes") throws -> String {
    "java -XX:-UsePerfData -cp \(classes):'\(try library())'"
  }

  /// Whether a shell's command compiles Kotlin.
  package static func isUsed(by command: String) -> Bool { command.contains("K2JVMCompiler") }
}
