/// Why a part of the published tree cannot be made: two texts would have one name in a string table, or ICU's data is incomplete.
package struct SiteError: Error, CustomStringConvertible {
  package let description: String

  package init(_ error: any Error) { description = "\(error)" }
}
