import SourceReading
import SourceText
import Testing

/// The parts of declarations that the reading of components needs: labels, types and default values of parameters.
@Suite("Declarations in detail")
struct DeclarationTests {
  /// `label name: Type = default` for each parameter of the first declaration; a label equal to the name is left out.
  private static func parameters(_ source: String, _ language: SourceLanguage) -> [String] {
    declaration(source, language)?.parameters.map { parameter in
      let label = parameter.label == parameter.name ? nil : parameter.label ?? "_"
      let names = [label, parameter.name].compactMap(\.self).joined(separator: " ")
      return names + (parameter.type.isEmpty ? "" : ": \(parameter.type)")
        + (parameter.defaultValue.map { " = \(Outline.of($0))" } ?? "")
    } ?? []
  }

  private static func declaration(_ source: String, _ language: SourceLanguage) -> SourceDeclaration? {
    let tree = SourceReader.read(SourceFile(path: "A.tsx", text: source), as: language)
    return tree.nodes.lazy.compactMap { if case .declaration(let found) = $0.kind { found } else { nil } }.first
  }

  @Test(
    "Parameters of Swift",
    arguments: [
      ("func a(b: Int) {}", ["b: Int"]), ("func a(_ b: Int) {}", ["_ b: Int"]), ("func a(b c: Int) {}", ["b c: Int"]),
      ("func a(b: Int = 3, c: String? = nil) {}", ["b: Int = 3", "c: String? = nil"]),
      ("func a(_ b: @escaping () -> Void) {}", ["_ b: @escaping () -> Void"]),
      ("func a(@ViewBuilder b: () -> C) {}", ["b: () -> C"]),
      ("func a(b: inout [String: Int]) {}", ["b: inout [String: Int]"]),
      ("func a(b: (Int, Int) = (1, 2), c: D...) {}", ["b: (Int, Int) = [1, 2]", "c: D..."]),
      ("func a<T: B>(c: T) where T: D {}", ["c: T"]), ("init(b: String = \"x\") {}", ["b: String = 'x'"]),
      ("func a(b: Int = c(d: 1)) {}", ["b: Int = c(d: 1)"]), ("func a() {}", []),
    ])
  func swift(source: String, parameters: [String]) { #expect(Self.parameters(source, .swift) == parameters) }

  @Test(
    "Parameters of Kotlin",
    arguments: [
      ("fun a(b: Int) {}", ["b: Int"]), ("fun a(b: Int = 3, vararg c: String) {}", ["b: Int = 3", "c: String"]),
      ("fun a(b: (Int) -> Unit = {}) {}", ["b: (Int) -> Unit = {}"]),
      ("fun a(b: @Composable () -> Unit) {}", ["b: @Composable () -> Unit"]),
      ("fun a(b: String?, c: List<D<E>>) {}", ["b: String?", "c: List<D<E>>"]),
      ("class A(val b: Int, private val c: D = E()) {}", ["b: Int", "c: D = E()"]),
      ("fun B.a(c: Int) = c", ["c: Int"]),
    ])
  func kotlin(source: String, parameters: [String]) { #expect(Self.parameters(source, .kotlin) == parameters) }

  @Test(
    "Parameters of TypeScript",
    arguments: [
      ("function a(b: string) {}", ["b: string"]), ("function a(b?: string) {}", ["b: string"]),
      ("function a(b = 3) {}", ["b = 3"]), ("function a({ b, c = 'd' }: Props) {}", ["b", "c = 'd'"]),
      ("function a({ b: c }) {}", ["b c: c"]), ("function a(...b) {}", ["b"]), ("function a<T>(b: T[]) {}", ["b: T[]"]),
      ("function a(b: (c: D) => void) {}", ["b: (c: D) => void"]), ("function a({ b, ...c }) {}", ["b", "c"]),
    ])
  func typeScript(source: String, parameters: [String]) { #expect(Self.parameters(source, .typeScript) == parameters) }

  @Test(
    "Supertypes and results",
    arguments: [
      (.swift, "class A: B<C>, D & E {}", ["B", "D", "E"]), (.swift, "struct A<T>: View where T: B {}", ["View"]),
      (.swift, "func a() async throws -> [B] {}", ["[B]"]),

      (.swift, "let a: B? = nil", ["B?"]), (.swift, "enum A: String, B { case c }", ["String", "B"]),
      (.kotlin, "class A : B<C>(d), E {}", ["B", "E"]), (.kotlin, "fun a(): List<B> = c", ["List<B>"]),
      (.kotlin, "val a: B? = null", ["B?"]), (.typeScript, "class A extends B<C> implements D {}", ["B", "C", "D"]),
      (.typeScript, "function a(): B {}", ["B"]), (.typeScript, "const a: B<C> = d;", ["B<C>"]),
    ] as [(SourceLanguage, String, [String])])
  func types(language: SourceLanguage, source: String, types: [String]) {
    #expect(Self.declaration(source, language)?.types == types)
  }

  @Test(
    "Attributes without their arguments; modifiers are left out",
    arguments: [
      (.swift, "@MainActor @Observable public final class A {}", ["MainActor", "Observable"]),
      (.swift, "@available(iOS 16, *) private(set) var a = 1", ["available"]), (.swift, "@Foo.Bar var a = 1", ["Bar"]),
      (.kotlin, "@OptIn(A::class) @Composable private fun b() {}", ["OptIn", "Composable"]),
      (.kotlin, "@androidx.annotation.Keep class A", ["Keep"]),
      (.typeScript, "@Component({}) class A {}", ["Component"]),
      (.typeScript, "export default async function a() {}", []),
    ] as [(SourceLanguage, String, [String])])
  func attributes(language: SourceLanguage, source: String, attributes: [String]) {
    #expect(Self.declaration(source, language)?.attributes == attributes)
  }

  @Test(
    "The place of a name is that of its letters",
    arguments: [
      (.swift, "  func löschen() {}", "löschen"), (.swift, "struct `default` {}", "default"),
      (.kotlin, "@A fun List<B>.c() {}", "c"), (.typeScript, "export const a = 1;", "a"),
      (.swift, "extension A.B {}", "A.B"),
    ] as [(SourceLanguage, String, String)])
  func nameRange(language: SourceLanguage, source: String, name: String) throws {
    let found = try #require(Self.declaration(source, language))
    #expect(found.name == name)
    #expect(String(decoding: Array(source.utf8)[found.nameRange], as: UTF8.self).contains(name))
  }
}
