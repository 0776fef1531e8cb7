import StandardCatalog

let arabic = Catalog.standard.resolver(for: "ar-EG")
print(arabic.title(for: .delete))
