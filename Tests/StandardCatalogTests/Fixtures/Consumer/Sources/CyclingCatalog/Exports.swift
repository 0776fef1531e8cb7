@_exported import PurposeCatalog
