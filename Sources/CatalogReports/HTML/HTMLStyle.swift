internal import TextFormats

/// The rules of the report's page: the matrix, its filter and the findings.
enum HTMLStyle {
  static let code = EmbeddedCode(
    PageFile.body("report.css"), digest: "sha256-eDBtqDoZH/4dz3KQC2F6/A8L9TKxnIgMTLlt4Qrma4s=")
}
