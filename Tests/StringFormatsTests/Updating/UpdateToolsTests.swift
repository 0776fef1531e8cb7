import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// After an update, the tools that wrote the files read the right texts for our entries and all others unchanged.
@Suite("Updated files through their tools")
struct UpdateToolsTests {
  private static let python = Tool(name: "python3", package: "python3-polib translate-toolkit")

  /// Prints each entry of a file with its texts, states and comments, by name.
  private static let programs = [
    "gettext": """
    import json, polib, sys
    from translate.storage import pypo
    entries = {}
    for e in polib.pofile(sys.argv[1], wrapwidth=0):
        entries[(e.msgctxt or '') + '|' + e.msgid] = [e.msgstr, sorted(e.msgstr_plural.items()), e.comment, e.tcomment,
            e.flags, e.occurrences, e.obsolete, e.previous_msgid]
    for u in pypo.pofile.parsefile(sys.argv[1]).units:
        entries['toolkit ' + (u.getcontext() or '') + '|' + str(u.source)] = [str(u.target), u.getnotes(), u.isfuzzy()]
    print(json.dumps(entries, sort_keys=True))
    """,
    "android": """
    import json, sys
    from translate.storage import aresource
    from xml.etree import ElementTree
    entries = {}
    for u in aresource.AndroidResourceFile.parsefile(sys.argv[1]).units:
        entries['toolkit ' + u.getid()] = [str(u.target), u.getnotes()]
    parser = ElementTree.XMLParser(target=ElementTree.TreeBuilder(insert_comments=True))
    for index, e in enumerate(ElementTree.parse(sys.argv[1], parser).getroot()):
        name = e.get('name') or 'comment ' + (e.text or '')
        entries[name] = [e.attrib, ElementTree.tostring(e, encoding='unicode').strip().replace(' xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"', '')]
    print(json.dumps(entries, sort_keys=True))
    """,
    "xliff-1.2-xcode": """
    import json, sys
    from translate.storage import xliff
    entries = {}
    for u in xliff.xlifffile.parsefile(sys.argv[1]).units:
        entries[u.getid()] = [str(u.source), str(u.target), u.getnotes(), u.isfuzzy()]
    print(json.dumps(entries, sort_keys=True))
    """,
    "resx": """
    import json, sys
    from translate.storage import resx
    from xml.etree import ElementTree
    entries = {}
    for u in resx.RESXFile.parsefile(sys.argv[1]).units:
        entries['toolkit ' + u.getid()] = [str(u.target), u.getnotes()]
    for index, e in enumerate(ElementTree.parse(sys.argv[1]).getroot()):
        entries[e.tag + ' ' + (e.get('name') or '')] = [e.attrib, ElementTree.tostring(e, encoding='unicode').strip()]
    print(json.dumps(entries, sort_keys=True))
    """,
    "qt-ts": """
    import json, sys
    from translate.storage import ts2
    from xml.etree import ElementTree
    entries = {}
    for u in ts2.tsfile.parsefile(sys.argv[1]).units:
        entries['toolkit ' + u.getid()] = [str(u.target), u.getnotes(), u.isfuzzy(), u.isobsolete()]
    for c in ElementTree.parse(sys.argv[1]).getroot():
        for m in c.findall('message'):
            entries[str(m.get('id')) + ' ' + c.findtext('name') + ' ' + m.findtext('source')] = ElementTree.tostring(m, encoding='unicode').strip()
    print(json.dumps(entries, sort_keys=True))
    """,
    "xliff-1.2": """
    import json, sys
    from translate.storage import xliff
    from xml.etree import ElementTree
    entries = {}
    for u in xliff.xlifffile.parsefile(sys.argv[1]).units:
        name = u.getid() + ' ' + (u.xmlelement.get('resname') or '')
        entries[name] = [str(u.source), str(u.target), u.getnotes(), u.isfuzzy(), u.isapproved()]
    for index, f in enumerate(ElementTree.parse(sys.argv[1]).getroot()):
        for e in f.iter('{urn:oasis:names:tc:xliff:document:1.2}trans-unit'):
            name = str(index) + e.get('id') + (e.get('resname') or '')
            entries['tree ' + name] = ElementTree.tostring(e, encoding='unicode').strip()
    print(json.dumps(entries, sort_keys=True))
    """,
    "xliff-2.1": """
    import json, sys
    from xml.etree import ElementTree
    entries = {}
    for f in ElementTree.parse(sys.argv[1]).getroot():
        for e in f.iter('{urn:oasis:names:tc:xliff:document:2.0}unit'):
            name = f.get('id') + e.get('id') + (e.get('name') or '')
            entries[name] = ElementTree.tostring(e, encoding='unicode').strip()
    entries['rest'] = ElementTree.parse(sys.argv[1]).getroot().attrib
    print(json.dumps(entries, sort_keys=True))
    """,
    "xcstrings": """
    import json, sys
    catalog = json.load(open(sys.argv[1], encoding='utf-8'))
    entries = {name: [list(entry.items())] for name, entry in catalog.pop('strings').items()}
    entries['the rest'] = [list(catalog.items())]
    print(json.dumps(entries, sort_keys=True))
    """,
    "arb": """
    import json, sys
    from translate.storage.jsonl10n import ARBJsonFile
    entries = {name: [value] for name, value in json.load(open(sys.argv[1], encoding='utf-8')).items()}
    entries['the names'] = [name for name in entries if 'delete' not in name and 'back' not in name]
    for u in ARBJsonFile.parsefile(sys.argv[1]).units:
        entries['toolkit ' + u.getid()] = [str(u.target), u.getnotes()]
    print(json.dumps(entries, sort_keys=True))
    """,
    "i18next": """
    import json, sys
    from translate.storage.jsonl10n import I18NextV4File
    entries = {}
    def gather(value, path):
        if isinstance(value, dict) and value:
            for key in value: gather(value[key], path + [key])
        else:
            entries['.'.join(path)] = [value]
    gather(json.load(open(sys.argv[1], encoding='utf-8')), [])
    for u in I18NextV4File.parsefile(sys.argv[1]).units:
        entries['toolkit ' + u.getid()] = [str(u.target)]
    print(json.dumps(entries, sort_keys=True))
    """,
    "strings": """
    import json, plistlib, sys
    from translate.storage import properties
    if sys.argv[1].endswith('dict'):
        entries = plistlib.load(open(sys.argv[1], 'rb'))
    else:
        store = properties.stringsutf8file()
        store.parse(open(sys.argv[1], 'rb').read())
        entries = {unit.name: [unit.source, unit.getnotes()] for unit in store.units if unit.name}
    print(json.dumps(entries, sort_keys=True))
    """,
    "fluent": """
    import json, sys
    from fluent.syntax import FluentParser, ast
    entries = {}
    for e in FluentParser(with_spans=False).parse(open(sys.argv[1], encoding='utf-8', newline='').read()).body:
        if not isinstance(e, (ast.Message, ast.Term)):
            entries[e.content] = [type(e).__name__]
            continue
        name = e.id.name
        entries[name] = [json.dumps([e.value and e.value.to_json(), e.comment and e.comment.content])]
        for a in e.attributes: entries[name + '.' + a.id.name] = [json.dumps(a.value.to_json())]
    print(json.dumps(entries, sort_keys=True))
    """,
  ]

  @Test("Everything that is not ours is unchanged", arguments: ForeignFiles.all)
  func foreignEntriesStay(identifier: String, path: String, text: String, changes: [(old: String, new: String)]) throws
  {
    let format = try #require(try AllFormats.format(identifier) as? any UpdatableFormat)
    let back =
      path.hasSuffix(".stringsdict")
      ? StringUnit(
        key: UnitKey("back/counted"), source: "{count, plural, other {Back #}}",
        target: "{count, plural, other {Wstecz #}}", arguments: [SmallTables.count])
      : SmallTables.title("back", "Back", "Wstecz")
    let table = try SmallTables.polish([back, SmallTables.title("delete", "Delete", "Usuń")])
    let folder = try ScratchFolder()
    let old = try folder.write("old/\(path)", text.utf8)
    let new = try folder.write(
      "new/\(path)", try format.update(SourceFile(path: path, text: text), with: [table]).bytes)
    let program = try #require(Self.programs[identifier])
    let read = try [old, new].map { path -> [String: NSObject] in
      let python = identifier == "fluent" ? PythonPackages.tool : Self.python
      let result = try python.run(["-c", program, path])
      #expect(result.status == 0, "\(result.errors)")
      // translate-toolkit also prints debug output.
      let last = try #require(result.output.split(separator: "\n").last)
      return try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: NSObject])
    }
    #expect(read[0].count > 4)
    func isOurs(_ name: String) -> Bool {
      name.contains("delete") || name.contains("back") || name.contains("Back") || name.contains("purpose-catalog")
        || name.contains("$meta")
    }
    let foreign = read.map { $0.filter { !isOurs($0.key) } }
    #expect(foreign[0] == foreign[1])
    #expect(read[1].contains { isOurs($0.key) && "\($0.value)".contains("Wstecz") })
  }

  @Test("msgmerge, msgfmt and msgattrib accept an updated file, and wrapped text is updated again")
  func gettext() throws {
    let file = try #require(ForeignFiles.all.first { $0.format == "gettext" })
    let folder = try ScratchFolder()
    let table = try SmallTables.polish([
      SmallTables.title("back", "Back", "Wstecz"), SmallTables.title("delete", "Delete", "Usuń"),
    ])
    let updated = try GettextFormat().update(SourceFile(path: file.path, text: file.text), with: [table])
    let path = try folder.write("pl.po", updated.bytes)
    let check = try Tool(name: "msgfmt", package: "gettext").run(["--check", "-o", "/dev/null", path])
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
    // The template lacks an entry of the catalogue and one of the app: both become obsolete.
    let template = try folder.write(
      "demo.pot",
      """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"

      msgctxt "delete"
      msgid "Delete"
      msgstr ""

      msgid "New %s"
      msgstr ""
      """.utf8)
    let merged = try Tool(name: "msgmerge", package: "gettext").run(["--quiet", path, template])
    #expect(merged.status == 0, "\(merged.errors)")
    let other = try SmallTables.polish([SmallTables.title("delete", "Delete", "Wyrzuć")])
    let again = try GettextFormat().update(SourceFile(path: "pl.po", text: merged.output), with: [other])
    #expect(String(decoding: again.bytes, as: UTF8.self) == merged.output.replacing("\"Usuń\"", with: "\"Wyrzuć\""))
  }

  @Test("aapt2 compiles an updated file")
  func android() throws {
    let file = try #require(ForeignFiles.all.first { $0.format == "android" })
    let table = try SmallTables.polish([
      SmallTables.title("cancel", "Cancel", "100 % %s %1$@"),
      StringUnit(
        key: UnitKey("delete/counted"), source: "{count, plural, one {# item} other {# items}}",
        target: "{count, plural, one {# a} few {# b} many {# c} other {# d}}", arguments: [SmallTables.count]),
      StringUnit(
        key: UnitKey("open/counted"), source: "{count, plural, one {# item} other {# items}}",
        target: "{count, plural, one {# a} few {# b} many {# c} other {# d}}", arguments: [SmallTables.count]),
    ])
    let updated = try AndroidFormat().update(SourceFile(path: file.path, text: file.text), with: [table])
    let folder = try ScratchFolder()
    try folder.write("res/values-pl/strings.xml", updated.bytes)
    let compiled = try Tool(name: "aapt2", package: "aapt").run(
      ["compile", "--dir", "res", "-o", "compiled.zip"], in: folder.url)
    #expect(compiled.status == 0 && compiled.errors.isEmpty, "\(compiled.errors)")
  }
}
