/// The effect of setting a property, or calling a method, of a button: `button.setTitle("Done", for: .normal)`.
struct EffectRule: Sendable {
  /// The members after the variable, joined by dots: `configuration.title`.
  let path: String
  let part: Recogniser.Part
  /// The label of the argument of a method; nil for the first one.
  var label: String?

  /// In UIKit and AppKit.
  static let apple: [String: EffectRule] = {
    let title = Recogniser.Part.title(mayBeKey: false)
    let rules = [
      EffectRule(path: "setTitle", part: title), EffectRule(path: "title", part: title),
      EffectRule(path: "setAttributedTitle", part: title), EffectRule(path: "attributedTitle", part: title),
      EffectRule(path: "configuration.title", part: title), EffectRule(path: "label", part: title),
      EffectRule(path: "configuration.attributedTitle", part: title),
      EffectRule(path: "setImage", part: .icon(.asset)), EffectRule(path: "image", part: .icon(.asset)),
      EffectRule(path: "configuration.image", part: .icon(.asset)),
      EffectRule(path: "configuration", part: .configuration),
      EffectRule(path: "accessibilityLabel", part: .accessibilityLabel(mayBeKey: false)),
      EffectRule(path: "setAccessibilityLabel", part: .accessibilityLabel(mayBeKey: false)),
      EffectRule(path: "toolTip", part: .tooltip(mayBeKey: false)),
      EffectRule(path: "addTarget", part: .action, label: "action"), EffectRule(path: "action", part: .action),
      EffectRule(path: "addAction", part: .merged), EffectRule(path: "primaryAction", part: .merged),
      EffectRule(path: "style", part: .role), EffectRule(path: "role", part: .role),
      EffectRule(path: "attributes", part: .role), EffectRule(path: "actionHandler", part: .action),
    ]
    return Dictionary(rules.map { ($0.path, $0) }) { first, _ in first }
  }()
}
