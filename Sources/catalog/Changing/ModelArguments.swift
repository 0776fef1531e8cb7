// The types are public, and so are their conformances.
public import ArgumentParser
public import PurposeCatalog

extension Role: ExpressibleByArgument {}
extension Direction: ExpressibleByArgument {}
extension TranslationState: ExpressibleByArgument {}
