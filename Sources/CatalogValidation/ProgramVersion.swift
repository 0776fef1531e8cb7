/// The version of this software, as reports and `catalog --version` give it.
package enum ProgramVersion {
  package static let number = "0.1.0"
}
