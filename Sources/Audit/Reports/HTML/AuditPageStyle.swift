internal import TextFormats

/// The rules of the audit's page, for all widths from a phone's on, and for paper.
enum AuditPageStyle {
  static let code = EmbeddedCode(
    PageFile.body("audit.css"), digest: "sha256-lSsRbAnf4lk0BUUi1s/0jnD/r+QRbSjbbw113uhitXI=")
}
