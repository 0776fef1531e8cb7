import ArgumentParser
import CatalogFiles
import PurposeCatalog
import SourceText

/// The parts of a bar beneath its title, and the states of its items, from the command line.
struct BarPartOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The text beneath the title: a purpose's title, or any text.", valueName: "subtitle"))
  var subtitle: String?

  @Option(
    help: ArgumentHelp(
      "The purposes of a segmented control, separated by commas; the first is selected.", valueName: "purposes"),
    completion: Completions.purposes)
  var segments: String?

  @Option(
    help: ArgumentHelp("The purpose whose title is the placeholder of a search field.", valueName: "purpose"),
    completion: Completions.purposes)
  var search: String?

  @Option(
    help: ArgumentHelp("The purposes of toggles that are on, separated by commas.", valueName: "purposes"),
    completion: Completions.purposes)
  var on: String?

  @Option(
    help: ArgumentHelp("The purposes of items that cannot be pressed, separated by commas.", valueName: "purposes"),
    completion: Completions.purposes)
  var disabled: String?

  @Option(
    help: ArgumentHelp(
      "The numbers on badges, separated by commas: 'notifications=3'; 0 for a dot.", valueName: "purpose=number"))
  var badge: String?

  /// A header with these parts and states.
  ///
  /// - Throws: ``CannotRun`` if a purpose is unknown or not in the header, or has no opposite where that is needed.
  func applied(to header: Header, in source: CatalogSource) throws(CannotRun) -> Header {
    var header = header
    header.segments = try names(segments).enumerated().map { index, name throws(CannotRun) in
      HeaderItem(purpose: try source.purpose(named: name).identifier, isOn: index == 0)
    }
    if let search { header.search = HeaderItem(purpose: try source.purpose(named: search).identifier) }
    for name in names(on) {
      let purpose = try source.purpose(named: name)
      guard purpose.opposite != nil else {
        throw CannotRun("'\(name)' cannot be on, because it has no opposite; leave it out of --on")
      }
      try change(name, option: "--on", of: &header) { $0.isOn = true }
    }
    for name in names(disabled) { try change(name, option: "--disabled", of: &header) { $0.isEnabled = false } }
    for pair in names(badge) {
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[1]), number >= 0 else {
        throw CannotRun("'\(pair)' is not a purpose and its number; write --badge notifications=3")
      }
      try change(String(parts[0]), option: "--badge", of: &header) { $0.badge = number }
    }
    return header
  }

  private func names(_ list: String?) -> [String] {
    list.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) } ?? []
  }

  private func change(
    _ name: String, option: String, of header: inout Header, _ change: (inout HeaderItem) -> Void
  ) throws(CannotRun) {
    var isFound = false
    let changed = header.changing(name) { item in
      isFound = true
      change(&item)
    }
    guard isFound else {
      throw CannotRun("'\(name)' is not in the bar; name it with --trailing or --confirm, or leave it out of \(option)")
    }
    header = changed
  }
}
