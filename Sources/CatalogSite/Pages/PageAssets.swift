/// The stylesheet and the scripts of the pages.
enum PageAssets {
  static let files = [
    SiteFile(path: "bars.js", text: PageScripts.bars), SiteFile(path: "compare.js", text: PageScripts.compare),
    SiteFile(path: "filter.js", text: PageScripts.filter), SearchScript.file,
    SiteFile(path: "style.css", text: Stylesheet.text), SiteWordings.script,
  ]
}
