internal import SourceReading

/// Buttons that only their names and arguments reveal.
extension SiteWalk {
  /// The recogniser of a button by its name: `AppTextButton(label = …, onClick = …)`.
  func conventional(_ call: SourceCall, _ context: SiteContext) -> Recogniser? {
    guard call.isCapitalized else { return nil }
    if tree.language != .typeScript, Conventions.isAction(call) { return table.first(\.conventionalAction) }
    guard call.base == nil else { return nil }
    if let bar = table.first(\.conventionalBar), Conventions.isBar(call) { return bar }
    guard let recogniser = table.conventional, call.name.hasSuffix("Button"),
      !Recogniser.noButtons.contains(where: call.name.hasSuffix)
    else { return nil }
    let parts = call.arguments.enumerated().compactMap { recogniser.part(label: $1.label, position: $0) }
    let acts =
      !call.trailing.isEmpty || parts.contains(.action)
      || call.arguments.contains { $0.label.map(Conventions.isHandler) ?? false }
    switch tree.language {
    case .swift: return createsStoredView(call, context) ? table.first(\.conventionalView) : recogniser
    case .kotlin: return acts && (call.arguments.count > 1 || !call.trailing.isEmpty) ? recogniser : nil
    default: return nil
    }
  }

  /// Returns whether a call makes a view that a variable keeps: `let button = RoundButton()`.
  private func createsStoredView(_ call: SourceCall, _ context: SiteContext) -> Bool {
    let isPlain = call.arguments.allSatisfy { argument in
      argument.label.map(Self.viewLabels.contains) ?? false
    }
    return isPlain && call.trailing.isEmpty && context.variable != nil
  }

  private static let viewLabels: Set = ["frame", "type", "configuration", "primaryAction", "style"]

  // MARK: Objects

  /// Adds the site of `createAction({ name: …, perform: … })`; returns false if the call is not one.
  mutating func addRegistered(_ call: SourceCall, _ range: Range<Int>, in context: SiteContext) -> Bool {
    guard tree.language == .typeScript, Conventions.isRegistration(call), let argument = call.arguments.first?.value,
      case .dictionary(let entries) = argument.kind, Conventions.isButton(entries)
    else { return false }
    addSite(ofEntries: entries, call.nameRange.lowerBound..<range.upperBound, context)
    return true
  }

  /// Adds the site of `{ type: "button", title: …, onClick: … }`.
  mutating func addItem(_ entries: [SourceArgument], _ range: Range<Int>, in context: SiteContext) {
    guard tree.language == .typeScript, entries.plain("type") == "button", Conventions.isButton(entries) else { return }
    addSite(ofEntries: entries, range, context)
  }

  private mutating func addSite(ofEntries entries: [SourceArgument], _ range: Range<Int>, _ context: SiteContext) {
    var draft = draft(.registered, range, context)
    for entry in entries {
      guard let label = entry.label, let part = Recogniser.registered.part(label: label, position: -1) else { continue }
      apply(part, entry.value, to: &draft, context)
    }
    if let value = entries.first(where: { ["dangerous", "danger", "destructive"].contains($0.label) })?.value,
      value.plainText == "true"
    {
      draft.site.role = .destructive
    }
    drafts.append(draft)
  }
}
