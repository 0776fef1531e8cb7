package import AppReading
internal import CatalogFiles
internal import CatalogModel
internal import SourceText

extension AuditReport {
  /// The places with one name that could not be judged for one reason.
  package struct NotFollowedGroup: Sendable {
    package let name: String
    package let reason: NotFollowed.Reason
    /// In the order of files and places.
    package let places: [NotFollowed]

    /// `belongs to no known component, 12 places, such as App/Card.swift:3:5`
    package var summary: String {
      let place = places.first.map { ", such as \($0.path):\($0.position)" } ?? ""
      return "\(reason.words), \(counted(places.count, "place"))\(place)"
    }
  }

  /// By name, those with the most places first.
  package var notFollowedGroups: [NotFollowedGroup] {
    struct Key: Hashable {
      let name: String
      let reason: NotFollowed.Reason
    }
    return Dictionary(grouping: notFollowed) { Key(name: $0.name, reason: $0.reason) }
      .map { NotFollowedGroup(name: $0.name, reason: $0.reason, places: $1) }
      .sorted { (-$0.places.count, $0.name, $0.reason.rawValue) < (-$1.places.count, $1.name, $1.reason.rawValue) }
  }

  /// `12 not followed (8 belong to no known component, 3 titles are set at run time, …)`; empty if all were.
  package var notFollowedSummary: String {
    guard !notFollowed.isEmpty else { return "" }
    let counts = NotFollowed.Reason.allCases.compactMap { reason -> String? in
      let count = notFollowed.count { $0.reason == reason }
      return count == 0 ? nil : "\(count) \(reason.counted)"
    }
    return "\(notFollowed.count) not followed (\(counts.joined(separator: ", ")))"
  }
}

extension NotFollowed.Reason {
  /// The reason after a number.
  fileprivate var counted: String {
    switch self {
    case .unknownComponent: "of no known component"
    case .titleAtRunTime: "with a title from run time"
    case .unreadContent: "with content that was not understood"
    }
  }
}

/// Explains how to declare in audit.json a component that looks like a button.
package struct NotFollowedExplanation: Sendable {
  private let groups: [AuditReport.NotFollowedGroup]
  private let file: String

  /// - Parameter catalog: the folder of the catalogue whose audit.json the audit reads.
  package init(_ report: AuditReport, catalog: String) {
    groups = report.notFollowedGroups
    file = Path.join(catalog, "audit.json")
  }

  /// The names that can be explained.
  package var names: [String] { groups.map(\.name) }

  /// The explanation of a name; nil if nothing with that name is left unjudged.
  package func text(_ name: String) -> String? {
    let found = groups.filter { $0.name == name }
    guard !found.isEmpty else { return nil }
    return found.map(explanation).joined(separator: "\n")
  }

  private func explanation(_ group: AuditReport.NotFollowedGroup) -> String {
    let count = counted(group.places.count, "place")
    let heading = "'\(group.name.onOneLine)' in \(count): \(group.reason.words)\n"
    let places = group.places.prefix(10).map { "  \($0.path.onOneLine):\($0.position)\n" }
    let rest = group.places.count > places.count ? "  … and \(group.places.count - places.count) more\n" : ""
    return heading + places.joined() + rest + advice(group)
  }

  private func advice(_ group: AuditReport.NotFollowedGroup) -> String {
    switch group.reason {
    case .titleAtRunTime:
      return "The source has no title to judge. A constant or a key of a string table in its place is followed.\n"
    case .unreadContent:
      return "If a component of the app shows the words, put them into a text, or name the component in \(file).\n"
    case .unknownComponent: break
    }
    guard let first = group.places.first, !first.arguments.isEmpty else {
      return "audit.json can only name components. Make it a button, or a component with a title and an action.\n"
    }
    var arguments: [String: NotFollowedArgument] = [:]
    for place in group.places { arguments.merge(place.arguments) { first, _ in first } }
    let fields = ["title", "accessibilityLabel", "icon", "action"].compactMap { field in
      arguments[field].map { argument -> (String, JSONTree) in
        switch argument {
        case .label(let label): (field, .string(label))
        case .position(let position): (field, .integer(position))
        }
      }
    }
    let wrapper = JSONTree.fields([(group.name, .fields([("framework", .string(first.framework.rawValue))] + fields))])
    let tree = JSONTree.fields([("formatVersion", .integer(1)), ("wrappers", wrapper)])
    return "If it is a button, name it in \(file); other components go beside it:\n" + CanonicalJSON.text(of: tree)
  }
}
