internal import CatalogModel
package import SourceText

/// `gettext`: PO files, `pl.po`, and a template (GNU gettext manual, § The format of PO files).
///
/// ```
/// # Plural forms of 'pl': msgstr[0] is 'one', msgstr[1] is 'few', msgstr[2] is 'many'; 'other' has a separate entry.
/// msgid ""
/// msgstr "… Plural-Forms: nplurals=3; plural=(n==1 ? 0 : …);\n"
///
/// # What the catalogue notes beside the translation.
/// # purpose-catalog: source=… target=… state=needs-review unit=delete/counted
/// #. What a translator should know.
/// #. purpose-catalog: source=… target=… state=needs-review
/// #, fuzzy, python-brace-format
/// msgctxt "delete/counted"
/// msgid "Delete {count} item"
/// msgid_plural "Delete {count} items"
/// msgstr[0] "Usuń {count} element"
/// ```
///
/// The forms are the categories that ICU assigns to integers. A branch that no integer selects, an explicit value or a
/// category of fractions only, is a separate entry: `delete/counted[other]`. Texts whose message declares arguments are
/// patterns of Python's `str.format`, which tools check and protect; any other text is literal. Needs-review is
/// `fuzzy`; new and final are restored from the base if the translation has not changed. The base is both in a note and
/// in a comment, since msgmerge takes notes from its template, which is for all languages and has no bases. Lines are
/// wrapped only at line feeds, as by `msgcat --no-wrap`. Limits: one plural, no `select`.
package struct GettextFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    .gettext,
    summary: "PO files of GNU gettext, and a template, for Poedit, Weblate and whatever reads them",
    fileExtensions: ["po", "pot"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    fallback: .localeName,
    limits: [
      "It cannot hold 'select', ordinals, or several plurals in one text.",
      "'{count}' is filled in by the app: Python's format() prints 1234 and 1.5; pass a text to show a number as the locale "
        + "has it.",
      "msgfmt leaves out what is fuzzy, that is new or to be reviewed, and the app shows the source text.",
      "It cannot hold U+0000, comments with U+000D, and comments with a backslash at the end of a line.",
    ],
    options: [Self.template]
  )

  /// The option to write a `.pot` too.
  static let template = FormatOption(
    "template", values: ["no", "yes"], summary: "whether a template without translations (.pot) goes along")

  package func recognition(of file: SourceFile) -> Recognition {
    description.fileExtensions.contains(file.fileExtension) ? .certain : .no
  }
}
