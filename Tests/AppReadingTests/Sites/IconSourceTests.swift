import Testing

@testable import AppReading

/// The ways in which sources name the icon of a button.
@Suite("Icons of buttons")
struct IconSourceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let path: String
    let source: String
    /// `trash sfSymbol`: the name, and the kind of name that it is.
    let icons: [String]
    let testDescription: String
  }

  private static func rows(of path: String, button: String, _ rows: [(String, [String])]) -> [Row] {
    rows.map { Row(path: path, source: button.replacing("•", with: $0.0), icons: $0.1, testDescription: $0.0) }
  }

  @Test("An expression gives the names of its icons", arguments: swiftUI + uiKit + compose + react)
  func reads(_ row: Row) throws {
    let sites = try AppInMemory.read([row.path: row.source]).sites
    #expect(sites.flatMap(\.icons).map { "\($0.name) \($0.origin)" } == row.icons)
  }

  private static let swiftUI = rows(
    of: "A.swift", button: "enum Symbols { static let bin = \"trash\" }; Button { } label: { • }",
    [
      (#"Image(systemName: "trash")"#, ["trash sfSymbol"]), (#"Image("bin")"#, ["bin asset"]),
      ("Image(.bin)", ["bin asset"]), (#"Image(decorative: "bin")"#, ["bin asset"]),
      ("Image(systemSymbol: .trashFill)", ["trash.fill sfSymbol"]),
      ("Image(systemSymbol: .arrow2Squarepath)", ["arrow.2.squarepath sfSymbol"]),
      (#"Image(systemName: isOn ? "eye" : "eye.slash")"#, ["eye sfSymbol", "eye.slash sfSymbol"]),
      ("Image(systemName: Symbols.bin)", ["trash sfSymbol"]), ("Image(systemName: symbol)", []),
      ("Image(uiImage: Asset.Icons.bin.image)", ["bin asset"]),
      (#"Image(systemName: "trash").resizable().frame(width: 20)"#, ["trash sfSymbol"]),
      (#"Label("Delete", systemImage: "trash")"#, ["trash sfSymbol"]),
      (#"Label { Text("Delete") } icon: { Image("bin") }"#, ["bin asset"]),
      (#"Image(systemName: "")"#, []), (#"Image(systemName: "trash.\(style)")"#, []),
      (#"switch a { case .b: Image("b"); default: Image("c") }"#, ["b asset", "c asset"]),
      (#"CompoundIcon(\.close)"#, ["close asset"]),
    ])

  private static let uiKit = rows(
    of: "A.swift", button: "UIAction(title: \"A\", image: •) { _ in }",
    [
      (#"UIImage(systemName: "trash")"#, ["trash sfSymbol"]), (#"UIImage(named: "bin")"#, ["bin asset"]),
      (#"UIImage(systemName: "trash")?.withTintColor(.red)"#, ["trash sfSymbol"]),
      ("UIImage(resource: .bin)", ["bin asset"]), ("Asset.bin.image", ["bin asset"]), ("nil", []),
      (#"on ? UIImage(named: "a") : UIImage(named: "b")"#, ["a asset", "b asset"]),
    ])

  private static let compose = rows(
    of: "A.kt", button: "IconButton(onClick = go) { • }",
    [
      ("Icon(Icons.Default.Delete, null)", ["Icons.Default.Delete materialIcon"]),
      (
        "Icon(imageVector = Icons.AutoMirrored.Filled.ArrowBack, null)",
        ["Icons.AutoMirrored.Filled.ArrowBack materialIcon"]
      ),
      ("Icon(painterResource(R.drawable.ic_bin), null)", ["ic_bin drawable"]),
      ("Icon(painter = painterResource(id = R.drawable.ic_bin), contentDescription = null)", ["ic_bin drawable"]),
      ("Icon(ImageVector.vectorResource(R.drawable.ic_bin), null)", ["ic_bin drawable"]),
      ("Image(painterResource(Res.drawable.bin), null)", ["bin drawable"]),
      (
        "Icon(if (on) Icons.Default.Star else Icons.Outlined.Star, null)",
        ["Icons.Default.Star materialIcon", "Icons.Outlined.Star materialIcon"]
      ),
      ("Icon(icon, null)", []),
    ])

  private static let react = rows(
    of: "A.tsx", button: "const a = <Button • onClick={go}>A</Button>;",
    [
      ("icon={<TrashIcon />}", ["TrashIcon component"]),
      ("startIcon={<TrashIcon size={2} />}", ["TrashIcon component"]),
      ("icon={TrashIcon}", ["TrashIcon component"]), ("iconName=\"trash\"", ["trash iconName"]),
      ("icon={on ? <Eye /> : <EyeOff />}", ["Eye component", "EyeOff component"]),
      ("icon={null}", []),
    ])
}
