/// Runs a body, and converts its error.
///
///     let bytes = try converting(AdoptionError.file) { () throws(FileError) in try disk.read(path) }
///
/// - Parameter convert: makes the error that is thrown, mostly a case of an enumeration.
package func converting<Result, Failure: Error, Converted: Error>(
  _ convert: (Failure) -> Converted, _ body: () throws(Failure) -> Result
) throws(Converted) -> Result {
  do throws(Failure) {
    return try body()
  } catch {
    throw convert(error)
  }
}
