package import CatalogModel
package import SourceText

extension Resolver {
  /// A resolved text with its place and the purpose's icons as JSON, as `catalog lookup --format json` and the service's
  /// `/v1/resolve` answer it.
  ///
  /// - Parameters:
  ///   - resolved: the text of the message.
  ///   - sets: the icon sets; those without an icon of the purpose are left out.
  ///   - requested: the locale that was asked for; nil to leave it out.
  package func tree(
    of resolved: ResolvedText, message: String, of purpose: Purpose, icons sets: [IconSetIdentifier],
    requested: String? = nil
  ) -> JSONTree {
    .fields([
      ("purpose", .string(purpose.identifier)), ("requested", requested.map(JSONTree.string)),
      ("locale", .string(locale.identifier)), ("numberLocale", .string(numberLocale.identifier)),
      ("message", .string(message)), ("text", .string(resolved.text)),
      ("textFrom", .string(resolved.locale.identifier)), ("wording", resolved.wording.map { .string($0.rawValue) }),
      ("baseDirection", .string(baseDirection.rawValue)),
      ("pushEntersFrom", .string(pushEntersFrom.rawValue)),
      ("icons", .fields(sets.map { ($0.rawValue, icon(for: purpose, in: $0)?.tree) })),
    ])
  }
}

extension Icon {
  /// The icon as JSON.
  package var tree: JSONTree {
    .fields([
      ("name", .string(name)), ("mirrored", .bool(isMirrored)), ("fallback", fallback.map(JSONTree.string)),
      ("fallbackMirrored", isFallbackMirrored ? .bool(true) : nil),
    ])
  }
}
