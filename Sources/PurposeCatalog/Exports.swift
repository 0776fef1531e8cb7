// The words of the domain are part of what people import: a Purpose has a Role, an icon set an identifier.
@_exported public import CatalogModel
// So are a message's arguments.
@_exported public import MessageSyntax
