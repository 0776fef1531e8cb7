/// A piece of a source file, with the bytes that it takes.
package struct SourceNode: Sendable, Equatable {
  package let kind: Kind
  /// The bytes of the file that it spans.
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Sendable, Equatable {
    /// A string with its pieces.
    case string(SourceString)
    /// A dotted name: `L10n.Common.delete` is three parts. Only a leading dot gives an empty first part
    /// (`.destructive`). `this.x` and `self.x` keep their first part; `a?.b` and `a!.b` are `a.b`.
    case name([String])
    /// A number, `true`, `false`, `nil`, `null`, a character or another literal, as spelled.
    case literal(String)
    case call(SourceCall)
    /// A member of something other than a name: `make().title`.
    case member(SourceNode, String)
    /// A closure, lambda, arrow function or block, with the names of its parameters.
    case closure(parameters: [String], body: [SourceNode])
    /// An array, a tuple or a parenthesis.
    case list([SourceNode])
    /// A dictionary or an object: keys as text if they are names or strings, else empty.
    case dictionary([SourceArgument])
    /// Operands of an operator, branches of a conditional expression, or the parts of a statement such as `if` and
    /// `switch`.
    ///
    /// The operator or keyword begins or joins it: `??`, `?:`, `==`, `+`, `if`, `when`, `return`, `await`.
    case operation(String, [SourceNode])
    case element(SourceElement)
    case declaration(SourceDeclaration)
    case assignment(target: SourceNode, value: SourceNode)
  }
}

/// A string: its literal pieces and the interpolations between them.
package struct SourceString: Sendable, Equatable {
  package enum Piece: Sendable, Equatable {
    /// Text with escapes resolved.
    case text(String)
    case interpolation([SourceNode])
  }
  package let pieces: [Piece]

  package init(pieces: [Piece]) { self.pieces = pieces }

  /// The text; nil if something is interpolated.
  package var plain: String? {
    var text = ""
    for piece in pieces {
      guard case .text(let part) = piece else { return nil }
      text += part
    }
    return text
  }
}

/// A call: `Button("Delete", role: .destructive) { … }`, `view.toolbar { … }`, `IconButton(onClick = { … }) { … }`.
package struct SourceCall: Sendable, Equatable {
  /// The base of the call; nil for a plain function or type. It is the name `Alert.Button` in
  /// `Alert.Button.default(…)`, and an empty name in `.default(…)`.
  package let base: SourceNode?
  /// The function, method or type. Type arguments are left out.
  package let name: String
  /// The range of the name.
  package let nameRange: Range<Int>
  /// The arguments in parentheses.
  package let arguments: [SourceArgument]
  /// Closures after the parentheses; the first has no label in Swift and Kotlin.
  package let trailing: [SourceArgument]
  /// True for `new X(…)`.
  package let isNew: Bool

  package init(
    base: SourceNode? = nil, name: String, nameRange: Range<Int>, arguments: [SourceArgument] = [],
    trailing: [SourceArgument] = [], isNew: Bool = false
  ) {
    self.base = base
    self.name = name
    self.nameRange = nameRange
    self.arguments = arguments
    self.trailing = trailing
    self.isNew = isNew
  }
}

/// An argument, an attribute's value or an entry of a dictionary.
package struct SourceArgument: Sendable, Equatable {
  package let label: String?
  package let value: SourceNode
  /// The bytes from the label to the end of the value.
  package let range: Range<Int>

  package init(label: String?, value: SourceNode, range: Range<Int>) {
    self.label = label
    self.value = value
    self.range = range
  }
}

/// An element of markup: JSX, HTML, XML, or an object of Blueprint.
package struct SourceElement: Sendable, Equatable {
  /// The name as written: `Button`, `Dialog.Close`, `android.widget.Button`, `Gtk.Button`.
  package let name: String
  package let nameRange: Range<Int>
  /// Attributes in the order of the file; an attribute without a value is `literal("true")`. In Blueprint, properties,
  /// signals (`clicked => …` has the label `clicked`) and the identifier (label `id`).
  package let attributes: [SourceArgument]
  /// Elements, texts (strings) and expressions inside.
  package let children: [SourceNode]

  package init(name: String, nameRange: Range<Int>, attributes: [SourceArgument] = [], children: [SourceNode] = []) {
    self.name = name
    self.nameRange = nameRange
    self.attributes = attributes
    self.children = children
  }

  /// The value of an attribute, or nil.
  package subscript(name: String) -> SourceNode? { attributes.first { $0.label == name }?.value }
}

/// A declaration of a type, a function or a value.
package struct SourceDeclaration: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A class, struct, enum, interface, object or actor.
    case type
    /// A type's extension.
    case `extension`
    /// A function, method, initializer or component.
    case function
    /// A constant, variable or property.
    case value
    /// A case of an enum.
    case enumCase
  }
  package let kind: Kind
  package let name: String
  package let nameRange: Range<Int>
  /// The attributes and annotations, without arguments: `Composable`, `objc`, `IBOutlet`.
  package let attributes: [String]
  /// The names of its supertypes, conformances or type annotation: `UIViewController`, `some View`.
  package let types: [String]
  /// Names and default values of a function's parameters; the label that callers write is the argument's.
  package let parameters: [SourceParameter]
  /// The members of a type, the statements of a function or an accessor, or the initial value.
  package let body: [SourceNode]

  package init(
    kind: Kind, name: String, nameRange: Range<Int>, attributes: [String] = [], types: [String] = [],
    parameters: [SourceParameter] = [], body: [SourceNode] = []
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.attributes = attributes
    self.types = types
    self.parameters = parameters
    self.body = body
  }
}

/// A parameter of a function.
package struct SourceParameter: Sendable, Equatable {
  /// The argument label; nil for `_` in Swift.
  package let label: String?
  package let name: String
  package let type: String
  package let defaultValue: SourceNode?

  package init(label: String?, name: String, type: String, defaultValue: SourceNode? = nil) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}
