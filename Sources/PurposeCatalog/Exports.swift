// The domain's types are part of the public API: a Purpose has a Role, an icon set an identifier.
@_exported public import CatalogModel
// A message's arguments are too.
@_exported public import MessageSyntax
// A catalogue's screens are those that a router moves between.
@_exported public import Navigation
