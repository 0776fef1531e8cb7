import CatalogEditing
import CatalogFiles
import CatalogReports
import CatalogValidation
import FileWriting
import LibC
import SourceText
import SystemPackage

/// Standard output or standard error of a run, which may be a terminal.
struct Terminal: Sendable {
  /// The place that receives the output.
  enum Destination: Sendable {
    case file(FileDescriptor)
    case memory(CollectedOutput)
  }

  /// Standard output of the current run.
  static var standardOutput: Terminal { CommandRun.current.output }
  /// Standard error of the current run.
  static var standardError: Terminal { CommandRun.current.error }

  /// The disk. Prints a line while a command waits for another one.
  static var disk: DiskFiles {
    let error = standardError
    return DiskFiles(waiting: LockWaiting { error.say($0) })
  }

  private let destination: Destination

  init(_ destination: Destination) { self.destination = destination }

  /// Keeps a closed pipe, as of `catalog check | head`, from ending the program, which would change its exit status.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes text for people, all at once, without control sequences for terminals or CI systems (``LogText``). A closed
  /// pipe is not an error.
  ///
  /// - Throws: ``CannotRun`` if the text cannot be written, for instance because the disk is full.
  func write(_ text: String) throws(CannotRun) {
    try write(document: LogText.lines(text, keepsColour: showsColour))
  }

  /// Writes a report whose format has already escaped its text.
  func write(document text: String) throws(CannotRun) { try write(bytes: Array(text.utf8)) }

  /// Writes JSON for programs.
  func write(json tree: JSONTree) throws(CannotRun) { try write(document: ReportJSON.text(of: tree)) }

  /// Writes a patch: byte for byte, unless it goes to a terminal.
  func write(patch text: String) throws(CannotRun) { try isTerminal ? write(text) : write(document: text) }

  /// Writes bytes, which need not be text, all at once.
  func write(bytes: [UInt8]) throws(CannotRun) {
    do {
      switch destination {
      case .file(let file): try file.writeAll(bytes)
      case .memory(let output): output.append(bytes)
      }
    } catch Errno.brokenPipe {
      return
    } catch {
      throw CannotRun("cannot write the output: \(error)")
    }
  }

  /// Writes a report to a file, or to standard output if none is named.
  static func write(_ text: String, toFile path: String?) throws(CannotRun) {
    guard let path else { return try standardOutput.write(document: text) }
    try cannotRun { () throws(FileError) in try DiskFiles().write(Array(text.utf8), to: path) }
  }

  /// Writes text for people to a file, or as ``write(_:)-(String)`` to standard output if none is named.
  static func write(forPeople text: String, toFile path: String?) throws(CannotRun) {
    path == nil ? try standardOutput.write(text) : try write(LogText.lines(text, keepsColour: false), toFile: path)
  }

  /// Prints a line to standard error, so that it does not become another program's input.
  static func say(_ text: String?) { standardError.say(text) }

  /// Prints a line, as far as it can be written.
  func say(_ text: String?) {
    if let text { try? write(text + "\n") }
  }

  private var file: FileDescriptor? { if case .file(let file) = destination { file } else { nil } }

  /// True if the output goes to a terminal, not to a file or program.
  var isTerminal: Bool { file.map { isatty($0.rawValue) == 1 } ?? false }

  /// True if colours are shown: on a terminal with colours, unless NO_COLOR (https://no-color.org) is set.
  var showsColour: Bool {
    isTerminal && (systemEnvironment("NO_COLOR") ?? "").isEmpty && systemEnvironment("TERM") != "dumb"
  }

  /// The number of columns; 80 if this is not a terminal.
  var columns: Int {
    var size = winsize()
    guard let file, ioctl(file.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// The width to wrap text at; nil if this is not a terminal, since programs expect one line.
  var readableColumns: Int? { isTerminal ? columns : nil }

  /// The width of the help; nil if ArgumentParser finds the width of the process's terminal.
  var helpColumns: Int? { file == nil ? columns : nil }
}
