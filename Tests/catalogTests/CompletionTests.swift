import Foundation
import TestSupport
import Testing

/// Completion in bash, zsh and fish.
@Suite struct CompletionTests {
  /// A command line whose last word is incomplete, and the words that bash suggests.
  @Test(
    arguments: [
      ("se", ["set"]), ("set dele", ["delete", "delete-account"]), ("set delete --locale d", ["da", "de"]),
      ("set delete --message co", ["confirmation", "counted"]), ("lookup delete --icons l", ["lucide"]),
      ("add purpose x --icon lu", ["lucide="]), ("add purpose x --role d", ["dismiss", "destroy"]),
      ("set --catalog Catalogs/Examples/Cycling save-r", ["save-route"]),
      ("rename purpose bookm", ["bookmark", "bookmarks"]),
      ("set --catalog nowhere dele", []),
      ("export --purposes ow", ["own"]), ("export --purposes bookm", ["bookmark", "bookmarks"]),
      ("export --locale d", ["da", "de"]), ("export --format xliff-1", ["xliff-1.2", "xliff-1.2-xcode"]),
      ("check --severity title-c", ["title-collision="]), ("lookup delete --argument c", ["count="]),
      ("fi", ["find"]), ("find select-a", ["select-all"]), ("find trash.f", []),
      ("find tras", ["trash", "trash-2"]),
    ])
  func bashCompletes(line: String, words: [String]) throws {
    let script = try completionScript(for: "bash")
    defer { try? FileManager.default.removeItem(at: script) }
    // This is what bash runs when Tab is pressed (Bash Reference Manual, Programmable Completion).
    let press = """
      source "$1" || exit 1
      COMP_WORDS=(catalog $2); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE="${COMP_WORDS[*]}"
      COMP_POINT=${#COMP_LINE}
      _catalog catalog "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let output = try run(
      "/bin/bash", ["--noprofile", "--norc", "-c", press, "bash", script.path, line])
    #expect(output.split(separator: "\n").map(String.init) == words)
  }

  /// The text typed before Tab in a real zsh and a real fish, and the completed line.
  @Test(
    arguments: ["zsh", "fish"],
    [
      ("catalog se", "catalog set"), ("catalog set dele", "catalog set delete"),
      ("catalog set delete --locale pt-P", "catalog set delete --locale pt-PT"),
      ("catalog add purpose x --icon lu", "catalog add purpose x --icon lucide="),
      ("catalog rename purpose bookm", "catalog rename purpose bookmark"),
      ("catalog check --rule title-c", "catalog check --rule title-collision"),
    ])
  func shellCompletes(shell: String, line: (typed: String, completed: String)) throws {
    let script = try completionScript(for: shell)
    defer { try? FileManager.default.removeItem(at: script) }
    let pressTab = Program.root.appending(path: "Tests/catalogTests/Shells/press-tab.py").path
    let output = try run("/usr/bin/python3", [pressTab, shell, script.path, line.typed])
    #expect(output == line.completed + "\n")
  }

  /// The completion script for a shell, in a temporary file.
  private func completionScript(for shell: String) throws -> URL {
    let script = try Program().run("--generate-completion-script", shell)
    #expect(script.status == 0)
    let file = FileManager.default.temporaryDirectory.appending(path: "catalog-tests-\(UUID().uuidString).\(shell)")
    try Data(script.output.utf8).write(to: file)
    return file
  }

  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let outcome = try ChildProgram.run(
      [program] + arguments, in: Program.root.path,
      environment: ["PATH": "\(Program.executable.deletingLastPathComponent().path):/usr/bin:/bin"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }
}
