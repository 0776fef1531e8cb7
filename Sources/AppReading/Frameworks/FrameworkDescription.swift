package import CatalogModel
internal import SourceReading

/// The facts about a user-interface framework on which the reading of an app, and the judgement of it, depend.
package struct FrameworkDescription: Sendable {
  package let framework: Framework
  /// The name as its makers write it.
  package let title: String
  /// The languages in which its buttons are written.
  let languages: [SourceLanguage]
  /// The first part of its constructs' names, if it is not the framework's raw value.
  var constructPrefix: String?

  // MARK: Buttons

  var recognisers: [Recogniser] = []
  var containers: [ContainerRule] = []
  /// The views that show texts and icons.
  var views: [Recogniser] = []
  /// An app's own view of an icon, by the end of its name.
  var ownIcon: Recogniser?
  /// A view of the app that is a button by the end of its name.
  var conventional: Recogniser?
  /// A view of the app that is a button by the end of its name, and that a variable keeps.
  var conventionalView: Recogniser?
  /// A value of the app that represents a button.
  var conventionalAction: Recogniser?
  /// The leading button of a bar of the app.
  var conventionalBar: Recogniser?
  /// The buttons of a bar that generated code draws.
  var header: Recogniser?
  /// The buttons in its markup; nil if it has none.
  var markup: MarkupButtons?
  /// True if calls without an action are other views.
  var callsNeedAction = false
  /// True if statements after a button set its title, its icon and its action.
  var isConfiguredByStatements = false
  /// True if statements after a button put it into a bar.
  var isPlacedByStatements = false
  /// True if calls on a button set its texts and its action.
  var hasModifiers = false
  /// True if a role without a label draws a button with the system's label.
  package var rolesHaveLabels = false
  /// The name of the value that holds a component's parameters.
  var parameters: String?

  // MARK: Texts and icons

  /// True if a literal is looked up in the string tables.
  package var literalsAreKeys = false
  /// True if a key without an entry is shown as the text.
  var keysAreTexts = false
  /// True if an underscore marks a text's mnemonic.
  var marksMnemonics = false
  package let icons: IconNames
  /// The kind of name that the icon of a declared wrapper has.
  var iconOfWrappers = SiteIcon.Origin.asset

  /// The names that sources give to icons.
  package enum IconNames: Sendable {
    case sfSymbols
    /// Files of the app, and members of `Icons`.
    case drawables
    /// Components of a library.
    case components
    /// Classes of an icon font.
    case classes
  }

  // MARK: Screens

  /// True if its screens are windows rather than phones.
  package var isOnDesktop = false
  /// Returns whether a declaration has a body of its views; the second argument is true if the file imports AppKit.
  var hasBody: (@Sendable (SourceDeclaration, Bool) -> Bool)?
  var screens = ScreenCalls()
  /// True if a declaration with a stack is a screen, and the base of that stack.
  package var stacksAreScreens = false
  /// False if nothing is pushed: tasks have sheets or windows, and other controllers are parts.
  var pushesScreens = true
  /// True if screens such as `LoadingScreen` only replace a screen's content.
  var statesAreParts = false
  /// True if a declaration with a button in a bar is a screen, though nothing shows it.
  package var barsMakeScreens = true
  /// True if its screens may be drawn in storyboards and xibs.
  package var hasStoryboards = false
  /// True if its dialogs are declared like screens.
  package var dialogsAreScreens = false
  /// The end of the names of screens that fill a window.
  package var endOfWindows: String?
}

/// The calls, properties and types with which a framework shows screens.
struct ScreenCalls: Sendable {
  /// Calls whose closures are screens, and the way they show them.
  var builders: [String: ScreenShowing] = [:]
  /// Calls whose first argument is a screen, and the way they show it.
  var presenters: [String: ScreenShowing] = [:]
  /// Properties that a screen is assigned to, and the way that shows it.
  var slots: [String: ScreenShowing] = [:]
  /// Supertypes and template parents of screens, and the way such a screen is shown; nil if they do not decide it.
  var supertypes: [String: ScreenShowing?] = [:]
  /// Supertypes that only hold screens of others.
  var holders: Set<String> = []
}

/// The buttons in a framework's markup.
struct MarkupButtons: Sendable {
  /// The place of an element.
  struct Place: Sendable {
    let language: SourceLanguage
    /// True if the file is Interface Builder's for macOS.
    let isForMac: Bool
    let container: Container?
  }

  let languages: [SourceLanguage]
  /// The attribute with which an element of any kind runs something when it is pressed.
  var pressAttribute: String?
  /// The construct that an element is; nil if it is not a button.
  let construct: @Sendable (SourceElement, Place) -> String?
}
