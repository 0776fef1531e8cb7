import PurposeCatalog
import StandardCatalog

/// Prints a title of an embedded catalogue. Its cost is what an app pays until it shows its first button.
@main
enum ShowTitle {
  static func main() {
    print(Catalog.standard.resolver(for: "ar-EG").title(for: .delete))
  }
}
