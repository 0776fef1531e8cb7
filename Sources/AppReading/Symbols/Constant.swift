/// The value of a constant that names a text or an icon.
struct Constant: Sendable, Equatable {
  var texts: [TextExpression]
  var icons: [IconExpression]
}
