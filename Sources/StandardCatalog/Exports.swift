// Code that imports the catalogue also needs the library.
@_exported public import PurposeCatalog
