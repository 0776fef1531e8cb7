@_exported public import PurposeCatalog
