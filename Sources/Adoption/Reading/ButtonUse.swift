package import AppReading
package import Audit
package import CatalogModel
package import SourceText

/// A button in an app's sources with the facts that adopting its texts needs, from an audit or from its report.
package struct ButtonUse: Sendable {
  package struct Text: Sendable {
    package let use: SiteText.Use
    package let text: String?
    package let key: String?
    package let hasArguments: Bool
  }

  package struct Signal: Sendable {
    package let kind: Evidence.Signal
    package let seen: String
    /// The purpose that it says.
    package let purpose: String
  }

  package let file: String
  package let position: SourcePosition
  package let framework: Framework
  package let role: DeclaredRole?
  package let texts: [Text]
  package let icons: [String]
  package let purpose: String?
  package let certainty: Certainty
  package let signals: [Signal]
  /// True if it is the definition of a wrapper, whose uses are counted separately.
  package let isDefinition: Bool
  /// True if a comment in the source accepts that it has no purpose.
  package let isAccepted: Bool

  package init(
    file: String, position: SourcePosition, framework: Framework, role: DeclaredRole?, texts: [Text], icons: [String],
    purpose: String?, certainty: Certainty, signals: [Signal], isDefinition: Bool, isAccepted: Bool
  ) {
    self.file = file
    self.position = position
    self.framework = framework
    self.role = role
    self.texts = texts
    self.icons = icons
    self.purpose = purpose
    self.certainty = certainty
    self.signals = signals
    self.isDefinition = isDefinition
    self.isAccepted = isAccepted
  }

  package init(_ named: NamedSite) {
    let site = named.site
    self.init(
      file: site.file.path, position: site.position, framework: site.framework, role: site.role,
      texts: site.texts.map {
        Text(use: $0.use, text: $0.text, key: $0.key, hasArguments: $0.hasArguments)
      },
      icons: site.icons.map(\.name), purpose: named.purpose, certainty: named.certainty,
      signals: named.evidence.map { Signal(kind: $0.signal, seen: $0.seen, purpose: $0.purpose) },
      isDefinition: site.isDefinition,
      isAccepted: named.acceptance != nil)
  }

  /// `App/EditorView.swift:42`
  package var place: String { "\(file):\(position.line)" }

  /// Its title, or its text for assistive technology if it shows no title; nil without one, or with several.
  package var title: Text? {
    let known = texts.filter { $0.text?.isEmpty == false }
    let titles = known.filter { $0.use == .title }
    let candidates = titles.isEmpty ? known.filter { $0.use == .accessibilityLabel } : titles
    guard let first = candidates.first, candidates.allSatisfy({ $0.text == first.text && $0.key == first.key }) else {
      return nil
    }
    return first
  }

  /// Returns whether its icon, role or action also indicates the purpose.
  func hasSecondSign(of purpose: String) -> Bool {
    signals.contains { [.systemItem, .role, .icon, .action].contains($0.kind) && $0.purpose == purpose }
  }

  /// The signal by which its title led to its purpose; nil if something else did.
  package var titleSignal: Evidence.Signal? {
    guard let text = title?.text else { return nil }
    return signals.first { [.title, .synonym, .verb].contains($0.kind) && $0.seen == text }?.kind
  }
}
