internal import CatalogFiles
internal import CatalogModel
package import CatalogValidation
internal import SourceText

/// Writes the differences of two catalogues for programs: one JSON object with every change; missing values are left
/// out.
package enum DifferenceJSON {
  package static func text(_ difference: CatalogDifference) -> String {
    ReportJSON.text(
      of: .fields([
        ("old", tree(difference.old)),
        ("new", tree(difference.new)),
        ("icuVersion", .string(difference.new.report.icuVersion)),
        ("cldrVersion", .string(difference.new.report.cldrVersion)),
        ("summary", .array(difference.summary.map(JSONTree.string))),
        ("breaking", .array(difference.breaking.map(JSONTree.string))),
        (
          "findings",
          .fields([
            ("new", .array(difference.newFindings.map(JSONReporter.tree))),
            ("gone", .array(difference.resolvedFindings.map(JSONReporter.tree))),
          ])
        ),
        ("purposes", tree(difference.purposes)),
        (
          "locales",
          .fields([
            ("added", .array(difference.locales.added.map { .string($0.identifier) })),
            ("removed", .array(difference.locales.removed.map { .string($0.identifier) })),
          ])
        ),
        ("texts", .array(difference.texts.flatMap(trees))),
        ("iconSets", .array(difference.icons.map(tree))),
        ("screens", .array(difference.screens.map(tree))),
        ("manifest", .array(difference.manifest.map(tree))),
      ]))
  }

  private static func tree(_ catalog: ComparedCatalog) -> JSONTree {
    .fields([
      ("catalog", .string(catalog.report.source.folder)), ("revision", catalog.revision.map(JSONTree.string)),
      ("notes", catalog.notes.isEmpty ? nil : .array(catalog.notes.map(JSONTree.string))),
    ])
  }

  private static func tree(_ purposes: PurposeChanges) -> JSONTree {
    .fields([
      ("added", .array(purposes.added.map(tree))),
      ("removed", .array(purposes.removed.map(tree))),
      ("renamed", .array(purposes.renamed.map(tree))),
      ("changed", .array(purposes.changed.map(tree))),
    ])
  }

  private static func tree(_ purpose: PurposeDefinition) -> JSONTree {
    .fields([
      ("purpose", .string(purpose.identifier)),
      ("role", .string(purpose.role.rawValue)),
      ("direction", purpose.direction.map { .string($0.rawValue) }),
      ("description", .string(purpose.description)),
      ("icons", .fields(purpose.icons.sorted { $0.key < $1.key }.map { ($0.key.rawValue, $0.value.tree) })),
      ("messages", .array(purpose.messages.map { .string($0.name) })),
    ])
  }

  private static func tree(_ purpose: ChangedPurpose) -> JSONTree {
    .fields([
      ("purpose", .string(purpose.new)),
      ("formerly", purpose.old == purpose.new ? nil : .string(purpose.old)),
      ("fields", .array(purpose.fields.map(tree))),
    ])
  }

  private static func trees(_ changes: TextChanges) -> [JSONTree] {
    changes.texts.map { text in
      .fields([
        ("locale", .string(changes.locale.identifier)),
        ("wording", changes.wording.map { .string($0.rawValue) }),
        ("purpose", .string(text.purpose)),
        ("message", .string(text.message)),
        ("old", text.text.old.map(JSONTree.string)),
        ("new", text.text.new.map(JSONTree.string)),
      ])
    }
  }

  private static func tree(_ changes: IconChanges) -> JSONTree {
    .fields([
      ("iconSet", .string(changes.set.rawValue)),
      ("change", changes.presence.map { .string($0.rawValue) }),
      (
        "version",
        changes.version.map { .fields([("old", $0.old.map(JSONTree.string)), ("new", $0.new.map(JSONTree.string))]) }
      ),
      (
        "icons",
        .array(
          changes.icons.map { icon in
            .fields([
              ("purpose", .string(icon.purpose)), ("old", icon.icon.old.map(\.tree)),
              ("new", icon.icon.new.map(\.tree)),
            ])
          })
      ),
      (
        "rightToLeft",
        changes.rightToLeft.isEmpty
          ? nil
          : .array(
            changes.rightToLeft.map { icon in
              .fields([
                ("icon", .string(icon.field)), ("old", icon.value.old.map(JSONTree.string)),
                ("new", icon.value.new.map(JSONTree.string)),
              ])
            })
      ),
    ])
  }

  private static func tree(_ field: FieldChange) -> JSONTree {
    .fields([
      ("field", .string(field.field)), ("old", field.value.old.map(JSONTree.string)),
      ("new", field.value.new.map(JSONTree.string)),
    ])
  }
}
