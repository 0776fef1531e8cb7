internal import TextFormats

/// The stylesheet, the icon and the scripts of the pages; each page is complete without scripts.
enum PageAssets {
  static let files =
    ["bars.js", "compare.js", CopyScript.name, "favicon.svg", "filter.js", "wordings.js"].map {
      SiteFile(path: $0, text: PageFile.text($0))
    }
    + [SearchScript.file, SiteFile(path: "style.css", text: PageStyle.base.text + PageFile.text("style.css"))]
}
