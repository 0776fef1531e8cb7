internal import CatalogModel
package import StringFormats

/// The page for translators beside the files of an export: about the texts, and how to send them back.
package struct TranslatorsPage {
  /// Its name in the folder of the export.
  package static let name = "README.md"
  /// The first line, by which an import passes the page over and a later export replaces it.
  private static let mark = "<!-- Made by 'catalog export' for translators; an import passes it over. -->"

  private let tables: [StringTable]
  private let format: FormatDescription

  /// - Returns: nil for a format that apps load, whose folder is the app's.
  package init?(for tables: [StringTable], in format: FormatDescription) {
    guard format.fallback == nil, !tables.isEmpty else { return nil }
    self.tables = tables
    self.format = format
  }

  /// Returns whether a file is such a page.
  package static func isPage(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: mark.utf8) }

  package var bytes: [UInt8] { Array(text.utf8) }

  private var text: String {
    """
    \(Self.mark)

    # For translators

    These files have the words on buttons and bars, and what screen readers say of them. A row or unit is one text. Its name, such as
    `delete` or `delete/counted`, says which button and which of its texts it is.

    ## Each text comes with

    - **a description**: what the button does, and with which button it must not be confused;
    - **its role**: whether it acts, confirms, cancels, closes or destroys;
    - **places** and **neighbours**: the menu or bar, and the buttons beside it. Two buttons side by side need different words;
    - **the longest length**: a bar cuts off what is longer. `short` is the text for a narrow bar, and is only needed if the title is longer;
    - **other wordings**, if there are any: the same text in the words of a platform, such as Apple's.

    Write what the programs of the language print on such a button, in one grammatical form for all titles: infinitive, imperative or noun.

    ## Placeholders and numbers

    `{count}`, `{name}` and `#` stay as they are: a number or a name takes their place. They may move. \(plurals)

    \(forms.joined(separator: "\n"))

    The numbers are examples. Other languages have other forms, so these need not be those of the source text.

    ## States

    `needs-review` marks a text whose source text has changed, or that nobody has read yet: read it, correct it, and set the state to
    translated. A text that you approve finally is `final`. \(filling)

    ## Send the files back

    Save them in the same format (\(format.identifier)), with the same names. \(returning)
    Leave a text empty if you do not know it, and write your question into its comment.
    """ + "\n"
  }

  private var forms: [String] {
    tables.map { table in
      var numbers = NumberExamples(of: table.targetLocale)
      let count = ArgumentDeclaration(name: "count", kind: .integer, maximum: nil)
      let examples = numbers.examples(for: count).categories.map { "`\($0.category)` (\($0.numbers))" }
      return "- \(table.targetLocale): \(examples.joined(separator: ", "))"
    }
  }

  /// The form that plurals have in the format.
  private var plurals: String {
    switch format.identifier {
    case "csv", "xlsx": "A text with a number has a column for each plural form of the language:"
    case "xliff-1.2":
      "A text with a number has a unit for each plural form of the language, such as `delete/counted[one]`:"
    default:
      "A straight apostrophe before a brace quotes it, so write ’. A text with `{count, plural, …}` has a branch for each plural form of the "
        + "language:"
    }
  }

  private var filling: String {
    ["csv", "xlsx"].contains(format.identifier)
      ? "A text that you fill in is translated, also if its state is still `new`." : ""
  }

  private var returning: String {
    switch format.identifier {
    case "xlsx": "Cells to fill in are white; the others are locked, because an import compares them."
    case "csv": "The first row and the first column must stay. A spreadsheet must save the table as CSV in UTF-8."
    default: "A translation tool keeps the units' names and notes, by which an import finds them again."
    }
  }
}
