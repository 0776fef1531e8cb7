import CatalogFiles
import TestSupport
import Testing

@testable import IconSets

/// The pictures of a set's files.
@Suite struct IconDrawingsTests {
  @Test("Groups of one drawing, icons of one side, and drawings that are not read")
  func compares() throws {
    let folder = try TemporaryFolder()
    func draw(_ name: String, _ elements: String) throws {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(elements)</svg>"
      try folder.write(svg.utf8, to: "icons/\(name).svg")
    }
    let can = "<path d='M6 7h12v14H6zM4 4h16v2H4z'/>"
    try draw("trash", can)
    try draw("bin", can)
    try draw("flag", "<path d='M5 3h2v18H5zM7 4h11l-3 4 3 4H7z'/>")
    try draw("empty", "")
    let drawings = IconDrawings(of: try IconFiles("\(folder.path)/icons"))
    #expect(drawings.groups(of: []) == [["bin", "trash"]])
    #expect(drawings.symmetric == ["bin", "trash"])
    #expect(drawings.isOneSided("flag") && !drawings.isOneSided("trash") && !drawings.isOneSided("empty"))
    #expect(drawings.areAlike("bin", "trash") && !drawings.areAlike("bin", "flag") && !drawings.areAlike("bin", "bin"))
    #expect(drawings.notes.count == 1 && drawings.notes[0].hasPrefix("1 drawing cannot be compared: "))
  }
}
