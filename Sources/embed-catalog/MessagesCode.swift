import CatalogFiles
import CatalogModel
import CodeWriting
import SourceText

/// The Swift code of a catalogue's messages: for each a function that takes just the purposes that declare it, and their
/// arguments by name: `arabic.counted(.delete, count: 3)`.
struct MessagesCode {
  private let source: CatalogSource
  /// The catalogue's name in Swift: `standard`.
  private let catalog: String
  /// The names of the purposes' constants.
  private let names: [String]
  /// The identifiers of the purposes of the catalogues that this one extends.
  private let inherited: Set<String>

  init(_ source: CatalogSource, catalog: String, names: [String], inherited: Set<String>) {
    self.source = source
    self.catalog = catalog
    self.names = names
    self.inherited = inherited
  }

  /// The code; empty for a catalogue that has only titles.
  func text() -> String {
    let groups = MessageGroup.all(of: source, purposes: Array(source.purposes.indices))
    var count: [String: Int] = [:]
    return groups.map { group in
      count[group.name, default: 0] += 1
      return text(of: group, number: count[group.name] ?? 1)
    }.joined()
  }

  /// - Parameter number: which of the groups of this name it is, from 1.
  private func text(of group: MessageGroup, number: Int) -> String {
    let names = CamelCase.capitalized(catalog) + CamelCase.capitalized(group.name)
    let type = "\(names)\(number > 1 ? "\(number)" : "")"
    let signature = group.arguments.map { ", \(SwiftText.name($0.name)): \($0.kind.inSwift)" }.joined()
    return """

      /// A purpose that has the message '\(group.name)'.
      public struct \(type): Hashable, Sendable {
        /// The purpose.
        public let purpose: PurposeCatalog.Purpose

      \(group.members.map { constant($0, type: type) }.joined(separator: "\n\n"))
      }

      extension PurposeCatalog.Resolver {
        /// The message '\(group.name)' of a purpose; its title if no locale has the text.
        public func \(SwiftText.name(group.name))(_ purpose: \(type)\(signature)) -> String {
          \(call(of: group)) ?? title(for: purpose.purpose)
        }
      }

      """
  }

  private func constant(_ member: MessageGroup.Member, type: String) -> String {
    let purpose = source.purposes[member.purpose]
    let attribute = inherited.contains(purpose.identifier) ? "@_disfavoredOverload\n  " : ""
    return """
      \(SwiftText.comment(purpose.description, indent: "  "))
        \(attribute)public static var \(SwiftText.name(names[member.purpose])): \(type) {
          \(type)(purpose: PurposeCatalog.Catalog.\(SwiftText.name(catalog)).purposes[\(member.purpose)])
        }
      """
  }

  private func call(of group: MessageGroup) -> String {
    if let only = group.arguments.first, group.arguments.count == 1, only.kind == .integer {
      let message = "purpose.purpose.message(\(SwiftText.rawLiteral(group.name)))"
      return "\(message).flatMap { text(of: $0, count: \(SwiftText.name(only.name))) }"
    }
    let pairs = group.arguments.map { argument in
      "\(SwiftText.rawLiteral(argument.name)): \(argument.kind.value(of: SwiftText.name(argument.name)))"
    }
    let arguments = pairs.isEmpty ? "" : ", [\(pairs.joined(separator: ", "))]"
    return "text(\(SwiftText.rawLiteral(group.name)), of: purpose.purpose\(arguments))"
  }
}

extension ArgumentDeclaration.Kind {
  fileprivate var inSwift: String {
    switch self {
    case .integer: "Int"
    case .number: "Double"
    case .text: "String"
    }
  }

  /// The argument as a value for the library.
  fileprivate func value(of name: String) -> String {
    switch self {
    case .integer: ".integer(Int64(\(name)))"
    case .number: ".number(\(name))"
    case .text: ".text(\(name))"
    }
  }
}
