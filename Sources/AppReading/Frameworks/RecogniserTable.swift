internal import CatalogModel
internal import SourceReading

/// The recognisers of a language's frameworks, by name.
struct RecogniserTable: Sendable {
  /// In the order of ``Framework``.
  let frameworks: [FrameworkDescription]
  private let recognisers: [String: [Recogniser]]
  private let containers: [String: [ContainerRule]]
  private let views: [String: Recogniser]
  private let ownIcon: Recogniser?
  /// Names that end in this are buttons by convention if nothing defines them; see `conventional`.
  let conventional: Recogniser?

  private init(_ frameworks: [FrameworkDescription]) {
    self.frameworks = frameworks
    recognisers = Self.grouped(frameworks.flatMap(\.recognisers), by: \.names)
    containers = Self.grouped(frameworks.flatMap(\.containers), by: \.names)
    views = Self.grouped(frameworks.flatMap(\.views), by: \.names).compactMapValues(\.first)
    ownIcon = frameworks.lazy.compactMap(\.ownIcon).first
    conventional = frameworks.lazy.compactMap(\.conventional).first
  }

  private static func grouped<Rule>(_ rules: [Rule], by names: (Rule) -> [String]) -> [String: [Rule]] {
    var grouped: [String: [Rule]] = [:]
    for rule in rules { for name in names(rule) { grouped[name, default: []].append(rule) } }
    return grouped
  }

  /// The recognisers of a language whose buttons are calls or JSX elements; nil for a language without a framework.
  static func of(_ language: SourceLanguage) -> RecogniserTable? { tables[language] }

  private static let tables: [SourceLanguage: RecogniserTable] = {
    let languages = Set(FrameworkDescription.all.flatMap(\.languages))
    return Dictionary(
      uniqueKeysWithValues: languages.map { language in
        (language, RecogniserTable(FrameworkDescription.all.filter { $0.languages.contains(language) }))
      })
  }()

  func recognisers(named name: String) -> [Recogniser] { recognisers[name] ?? [] }
  func containers(named name: String) -> [ContainerRule] { containers[name] ?? [] }

  /// A view that shows a text or an icon, by its name; an app's own view of an icon by the end of its name.
  func view(named name: String) -> Recogniser? {
    views[name] ?? (name.hasSuffix("Icon") && name.first?.isUppercase == true ? ownIcon : nil)
  }

  /// The first of a kind of recogniser that a framework of the language has.
  func first(_ kind: (FrameworkDescription) -> Recogniser?) -> Recogniser? {
    frameworks.lazy.compactMap(kind).first
  }

  /// The framework of the language's views.
  var framework: Framework { frameworks[0].framework }

  /// The framework of a function that makes a button: the one whose buttons are configured by statements.
  var frameworkOfHelpers: Framework { frameworks.first(where: \.isConfiguredByStatements)?.framework ?? framework }
}
