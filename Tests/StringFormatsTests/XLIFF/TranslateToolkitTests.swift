import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// translate-toolkit, which Weblate and Pootle use, reads our files, and we read its files.
@Suite("xliff-1.2 through translate-toolkit")
struct TranslateToolkitTests {
  private static let python = Tool(name: "python3", package: "translate-toolkit")

  /// Prints each unit's id, source, target and notes, then translates one with a code and one without.
  private static let program = """
    import json, sys
    from translate.storage import xliff
    from translate.storage.placeables import StringElem
    from translate.storage.placeables.xliff import Ph
    store = xliff.xlifffile.parsefile(sys.argv[1])
    units = {}
    for unit in store.units:
        name = unit.xmlelement.get('id')
        units[name] = [str(unit.source), str(unit.target), unit.getnotes('developer'), unit.isfuzzy()]
        if name == 'open/named':
            unit.target = 'Otw\\u00f3rz {name} & <inne>'
        elif name == 'delete/counted[few]':
            unit.rich_target = [StringElem(['Skasuj ', Ph(id='1', sub=['{count}']), ' rzeczy'])]
        else:
            continue
        unit.marktranslated()
    store.savefile(sys.argv[2])
    print(json.dumps(units))
    """

  @Test("It shows what a translator needs, and its file is imported")
  func bothWays() throws {
    let target = "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {x}}"
    let table = try SmallTables.polish([
      SmallTables.title("back", "Back", "L'arrière", state: .final, comment: "A -- <comment>"),
      StringUnit(
        key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
        target: target, arguments: [SmallTables.count], limit: 30),
      StringUnit(key: UnitKey("open/named"), source: "Open {name}", target: nil, arguments: [SmallTables.name]),
    ])
    let folder = try ScratchFolder()
    let file = try #require(try XLIFFFormat(.version12).write([table], options: FormatOptions()).files.first)
    let path = try folder.write(file.path, file.bytes)
    let result = try Self.python.run(["-c", Self.program, path, folder.url.appending(path: "out.xlf").path])
    #expect(result.status == 0, "\(result.errors)")

    let units = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [Any]])
    #expect(units.count == 6)
    #expect(units["delete/counted[few]"]?[0] as? String == "Delete {count} items")
    #expect(units["delete/counted[few]"]?[1] as? String == "Usuń {count} elementy")
    #expect((units["delete/counted[few]"]?[2] as? String)?.contains("At most 30 characters.") == true)

    let read = try XLIFFFormat(.version12).read(
      [SourceFile(path: "out.xlf", bytes: try folder.read("out.xlf"))], context: ReadContext(table))
    let back = try #require(read.tables.first?.units)
    #expect(read.problems.isEmpty)
    #expect(
      back.map(\.target) == [
        "L'arrière",
        "{count, plural, one {Usuń # element} few {Skasuj # rzeczy} many {Usuń # elementów} other {x}}",
        "Otwórz {name} & <inne>",
      ])
    #expect(back.map(\.base) == table.units.map(\.base))
    #expect(back[0].comment == "A -- <comment>" && back[0].state == .final)
  }
}
