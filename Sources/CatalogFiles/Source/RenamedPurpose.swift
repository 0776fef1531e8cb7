internal import CatalogModel
internal import SourceText

extension [PurposeDefinition] {
  /// The purpose that had an identifier before; nil if none lists it in `formerly`.
  package func nameNow(of identifier: String) -> String? {
    first { $0.formerly.contains(identifier) }?.identifier
  }

  /// The advice for an unknown purpose: its new name, one that is spelled alike, or other advice.
  package func advice(onUnknown identifier: String, otherwise: @autoclosure () -> String) -> String {
    if let now = nameNow(of: identifier) { return "it is now '\(now)'" }
    return NearestName.advice(on: identifier, among: lazy.map(\.identifier), otherwise: otherwise())
  }
}

extension PurposeDefinition {
  /// The advice for an unknown message: the purpose's messages, or another way.
  package func advice(onUnknownMessage name: String, or otherwise: String) -> String {
    NearestName.choice(on: name, among: messages.map(\.name), or: otherwise)
  }
}
