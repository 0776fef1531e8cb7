import CatalogEditing
import CatalogFiles
import CatalogValidation
import LibC
import SourceText
import SystemPackage

/// Standard output or standard error, and whether a person looks at it.
struct Terminal: Sendable {
  static let standardOutput = Terminal(file: .standardOutput)
  static let standardError = Terminal(file: .standardError)

  /// The disk; prints a line when a command waits for another one.
  static let disk = DiskFiles(waiting: LockWaiting { say($0) })

  let file: FileDescriptor

  /// Lets a reader go away (`catalog check | head`) without ending the program, whose exit status means something.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes text for people, all at once; nothing in it commands the terminal or a CI system (``LogText``). A reader that
  /// has gone away is no error.
  ///
  /// - Throws: ``CannotRun`` where the text cannot be written, for instance since the disk is full.
  func write(_ text: String) throws(CannotRun) {
    try write(document: LogText.lines(text, keepsColour: showsColour))
  }

  /// Writes a report whose format itself has made the text harmless.
  func write(document text: String) throws(CannotRun) { try write(bytes: Array(text.utf8)) }

  /// Writes a value for programs.
  func write(json tree: JSONTree) throws(CannotRun) { try write(document: ReportJSON.text(of: tree)) }

  /// Writes a patch: byte for byte, unless a person reads it.
  func write(patch text: String) throws(CannotRun) { try isTerminal ? write(text) : write(document: text) }

  /// Writes bytes that may be no text, all at once.
  func write(bytes: [UInt8]) throws(CannotRun) {
    do {
      _ = try file.writeAll(bytes)
    } catch Errno.brokenPipe {
      return
    } catch {
      throw CannotRun("cannot write the output: \(error)")
    }
  }

  /// Writes a report into a file, or to standard output where none is named.
  static func write(_ text: String, toFile path: String?) throws(CannotRun) {
    guard let path else { return try standardOutput.write(document: text) }
    try cannotRun { () throws(FileError) in try DiskFiles().write(Array(text.utf8), to: path) }
  }

  /// Tells people something on the standard error, where it does not get into a program's input.
  static func say(_ words: String?) {
    if let words { try? standardError.write(words + "\n") }
  }

  /// Whether a person reads it, and no file or program.
  var isTerminal: Bool { isatty(file.rawValue) == 1 }

  /// Whether colours help: on a terminal, unless NO_COLOR (https://no-color.org) is set or the terminal has none.
  var showsColour: Bool {
    isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// The number of columns, 80 where it is not a terminal.
  var columns: Int {
    var size = winsize()
    guard ioctl(file.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// How wide a line of words may be; nil if no person reads, since programs want each on one line.
  var readableColumns: Int? { isTerminal ? columns : nil }

  private func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
