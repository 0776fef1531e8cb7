internal import SourceReading

extension RecogniserTable {
  /// The recognisers of a language whose buttons are calls or JSX elements; nil for markup.
  static func of(_ language: SourceLanguage) -> RecogniserTable? {
    switch language {
    case .swift: swift
    case .kotlin: kotlin
    case .typeScript: typeScript
    case .blueprint, .html, .xml: nil
    }
  }

  private static let swift = RecogniserTable(
    Recogniser.swiftUI + Recogniser.uiKit + Recogniser.appKit, containers: ContainerRule.swiftUI,
    conventional: .conventionalSwiftUI)
  private static let kotlin = RecogniserTable(
    Recogniser.kotlin, containers: ContainerRule.kotlin, conventional: .conventionalCompose)
  private static let typeScript = RecogniserTable(
    Recogniser.react, containers: ContainerRule.react, conventional: .conventionalReact)
}
