import PurposeCatalog
import StandardCatalog

/// Prints a title of the catalogue that is in the program: what an app pays before it shows its first button.
@main
enum ShowTitle {
  static func main() {
    print(Catalog.standard.resolver(for: "ar-EG").title(for: .delete))
  }
}
