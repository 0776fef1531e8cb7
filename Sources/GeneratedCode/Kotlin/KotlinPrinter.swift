internal import CatalogModel
internal import CodeWriting

/// Prints the catalogue as Kotlin that needs only the standard library, for the JVM and other targets.
package struct KotlinPrinter {
  let catalog: GeneratedCatalog
  /// The name of the package, such as `com.example.purposes`.
  private let package: String
  let android: KotlinAndroid?

  /// - Parameters:
  ///   - package: the name of the package, such as `com.example.purposes`.
  ///   - android: the options for Android; nil for code that runs everywhere.
  package init(_ catalog: GeneratedCatalog, package: String, android: KotlinAndroid? = nil) {
    self.catalog = catalog
    self.package = package
    self.android = android
  }

  /// The files, sorted by path, in the package's folder; for Android in `kotlin`, beside `res`.
  package var files: [GeneratedFile] {
    var files = [
      file("Purpose", purposes), file("Language", languages), file("Messages", messages), file("Icons", icons),
      file("Numbers", RuntimeFile("Kotlin/Numbers.kt").code()), file("PluralRules", pluralRules),
    ]
    files += catalog.locales.map { file("Texts\(Kotlin.typeName($0.tag))", texts(of: $0)) }
    let hasButtons = android != nil && !catalog.locales.isEmpty && !catalog.purposes.isEmpty
    if catalog.headers != nil || hasButtons { files.append(file("AccessibleName", accessibleNames)) }
    if let headers = catalog.headers {
      files += [file("Headers", self.headers(headers)), file("BarRoom", barRoom)]
      if let names = headerNames { files.append(file("HeaderNames", names)) }
      if !catalog.screens.isEmpty {
        files += [file("Screens", screens), file("Router", router), file("DiscardQuestion", discardQuestion)]
        files += ["RouterRefusal", "RouterState"].map { file($0, RuntimeFile("Kotlin/\($0).kt").code()) }
      }
    }
    if let android { files += androidFiles(android).map { file($0.name, $0.code) } }
    return files.sorted { $0.path < $1.path }
  }

  private func file(_ name: String, _ code: String) -> GeneratedFile {
    let folder = (android == nil ? "" : "kotlin/") + package.split(separator: ".").joined(separator: "/")
    let header = "// \(GeneratedMark.line(.kotlin, catalog))\npackage \(Kotlin.qualified(package))\n"
    return GeneratedFile(path: "\(folder)/\(name).kt", text: "\(header)\n\(code)\n")
  }

  // MARK: Purposes

  private var purposes: String {
    let names = catalog.purposes.map(\.name.kotlin)
    let cases = catalog.purposes.enumerated().map { index, purpose in
      let direction = purpose.direction.map { "Direction.\($0.rawValue.uppercased())" } ?? "null"
      return """
        \(Kotlin.comment(purpose.description))
        \(names[index])(\(Kotlin.string(purpose.identifier)), Role.\(purpose.role.rawValue.uppercased()), \(direction)),
        """
    }
    let aliases = aliases(of: catalog.purposes.indices, in: "Purpose", indent: "")
    let former = catalog.purposes.indices.flatMap { index in
      catalog.purposes[index].formerly.map { "\(Kotlin.string($0)) -> \(names[index])" }
    }
    let pairs = catalog.purposes.indices.compactMap { index in
      catalog.purposes[index].opposite.map { "\(names[index]) -> \(names[$0])" }
    }
    let found = "entries.firstOrNull { it.identifier == identifier }"
    let lookup = former.isEmpty ? found : "when (identifier) { \(former.joined(separator: "; ")); else -> \(found) }"
    return RuntimeFile("Kotlin/Purpose.kt").code(
      [
        "purposes": cases.joined(separator: "\n\n"), "opposites": pairs.map { "\($0); " }.joined(),
        "lookup": lookup, "formerNames": aliases.joined(separator: "\n\n"),
      ], without: Set((pairs.isEmpty ? ["hasOpposites"] : []) + (aliases.isEmpty ? ["formerNames"] : [])))
  }

  /// The former names of purposes in an enumeration, which editors can replace.
  private func aliases(of purposes: some Sequence<Int>, in type: String, indent: String) -> [String] {
    purposes.flatMap { purpose -> [String] in
      let new = catalog.purposes[purpose].name.kotlin
      return catalog.purposes[purpose].name.formerKotlin.map { old in
        let replacement = "\(Kotlin.string("\(type).\(new)")), \(Kotlin.string("\(package).\(type)"))"
        return """
          \(indent)/** The name that [\(new)] had. */
          \(indent)@Deprecated("renamed to \(new)", ReplaceWith(\(replacement)))
          \(indent)public val \(old): \(type) get() = \(new)
          """
      }
    }
  }

  // MARK: Messages

  private var messages: String {
    let names = catalog.purposes.map(\.name.kotlin)
    let types = catalog.messages.indices.map { index in
      let message = catalog.messages[index]
      let type = typeName(ofMessage: index)
      let cases = message.purposes.map { "    \(names[$0])(Purpose.\(names[$0]))," }
      let aliases = aliases(of: message.purposes, in: type, indent: "        ").joined(separator: "\n\n")
      let companion = aliases.isEmpty ? "" : "\n    ;\n\n    public companion object {\n\(aliases)\n    }"
      let parameters = message.arguments.map { "\(Kotlin.argument($0.name)): \($0.kind.inKotlin)" }
      let values = message.arguments.map { Kotlin.argument($0.name) }
      let ints = message.arguments.map {
        "\(Kotlin.argument($0.name)): \($0.kind == .integer ? "Int" : $0.kind.inKotlin)"
      }
      let longs = message.arguments.map { Kotlin.argument($0.name) + ($0.kind == .integer ? ".toLong()" : "") }
      // A count is usually an 'Int', such as a list's size.
      let overload =
        message.arguments.contains { $0.kind == .integer }
        ? """


        /** The message '\(message.name)' of a purpose. */
        public fun \(Kotlin.name(message.name))(\((["purpose: \(type)"] + ints + ["language: Language"]).joined(separator: ", "))): String =
            \(Kotlin.name(message.name))(\((["purpose"] + longs + ["language"]).joined(separator: ", ")))
        """ : ""
      return """
        /** A purpose that has the message '\(message.name)'. */
        public enum class \(type)(public val purpose: Purpose) {
        \(cases.joined(separator: "\n"))\(companion)
        }

        /** The message '\(message.name)' of a purpose. */
        public fun \(Kotlin.name(message.name))(\((["purpose: \(type)"] + parameters + ["language: Language"]).joined(separator: ", "))): String =
            language.texts.message\(index)(\((["purpose.ordinal"] + values + ["language.numbers"]).joined(separator: ", "))) ?: purpose.purpose.title(language)\(overload)
        """
    }
    let functions = catalog.messages.indices.map { "    fun message\($0)(\(parameters(ofMessage: $0))): String?" }
    let interface = """
      /** The texts of a locale. */
      internal interface Texts {
          fun title(purpose: Int): String
          fun shortTitle(purpose: Int): String?
      \(functions.joined(separator: "\n"))
      }
      """
    return (types + [interface]).joined(separator: "\n\n")
  }

  /// The parameters of a message's function.
  func parameters(ofMessage index: Int) -> String {
    let arguments = catalog.messages[index].arguments.map { "\(Kotlin.argument($0.name)): \($0.kind.inKotlin)" }
    return (["purpose: Int"] + arguments + ["numbers: Numbers"]).joined(separator: ", ")
  }

  /// `Counted`, or `Counted2` for another message with the same name.
  func typeName(ofMessage index: Int) -> String {
    let name = catalog.messages[index].name
    let number = catalog.messages[..<index].count { $0.name == name }
    let type = CamelCase.capitalized(name) + (number > 0 ? "\(number + 1)" : "")
    return Kotlin.own.contains(type) ? type + "Purpose" : type
  }
}

extension ArgumentDeclaration.Kind {
  var inKotlin: String {
    switch self {
    case .integer: "Long"
    case .number: "Double"
    case .text: "String"
    }
  }
}
