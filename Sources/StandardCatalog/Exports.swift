// Whoever imports the catalogue wants to ask it something.
@_exported public import PurposeCatalog
