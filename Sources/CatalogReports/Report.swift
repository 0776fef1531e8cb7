/// The result of a command that finds: a check, a comparison or an audit. All of them have the same formats.
package protocol Report {
  /// The findings as other programs read them.
  var log: FindingLog { get }
  /// For people, without colours.
  var plainText: String { get }
  /// For programs.
  var json: String { get }
  /// For comments in pull requests and the summaries of workflows.
  var markdown: String { get }
  /// One self-contained page.
  var html: String { get }
}
