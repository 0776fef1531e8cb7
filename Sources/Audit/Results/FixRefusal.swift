package import CatalogModel

/// The reasons why `--fix` does not rewrite a hand-made button with a certain purpose.
package enum FixRefusal: Error, Hashable, Sendable {
  // MARK: Kind of button

  /// Generated code has no form for such a button: `Android's menus`.
  case noForm(String)
  /// A comment in the source accepts it.
  case accepted
  /// A component of the app, of this name, draws it.
  case component(String)
  /// It is a use of a component of this name.
  case use(of: String)
  /// It has two titles, of which the form would lose one.
  case toggle
  /// The audit reports its title as that of another purpose.
  case mistaken
  /// It is inside another button that is rewritten.
  case nested
  /// audit.json lacks these fields of `generated`.
  case unnamed([String])

  // MARK: Visible and spoken differences

  /// A title that differs from the catalogue's in a locale, and the way out.
  case otherText(said: String, locale: LanguageTag, shown: String, WayOut)
  /// None of its texts could be followed.
  case noText
  /// It declares no role, or another one than the form, which people see.
  case otherRole(declared: String?, role: Role)

  /// It draws an icon other than the catalogue's, or one though the catalogue has none.
  case otherIcon(drawn: String, shown: String?)
  /// It draws an icon whose name could not be followed.
  case unknownIcon
  /// It draws only its title, but the form also draws this icon, or has a place for one.
  case addsIcon(String?)
  /// It draws this sign in place of a title, and the form would draw the title's text.
  case glyph(String)
  /// It draws only its icon, but the form also draws its title.
  case addsTitle
  /// It leaves out a property that the form sets, and that people see.
  case lacks(String)
  /// The page defines the element elsewhere, perhaps with icons.
  case elementElsewhere
  /// The system draws an item of this name as text, or in its own way.
  case systemItem(String)

  // MARK: How it is written

  /// A comment in it would be lost.
  case comment
  /// An argument or attribute that the form does not take over.
  case argument(String)
  /// Its label or content is more than a text and an icon.
  case content
  /// Its action is not written in a way that the form could take over.
  case action
  /// It may submit a form, which generated buttons do not do.
  case maySubmit
  /// Its identifier in a toolbar, which the system remembers, is not the purpose's.
  case otherIdentifier(String)
  /// The page has no head for the script that the form needs.
  case noHead
  /// The audit sees a button where there is no plain call or element.
  case notPlain

  /// A way to make the app's text and the catalogue's one.
  package enum WayOut: Hashable, Sendable {
    case adopt
    /// Texts of the app were adopted already, so that adopting again changes nothing.
    case change
    /// The app says the word of its platform's wording, which catalog.json can choose for the generated code.
    case choose(Wording, output: String)
  }
}
