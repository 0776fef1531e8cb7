// The types are public, so their conformances are too.
public import ArgumentParser
public import PurposeCatalog

extension Role: ExpressibleByArgument {}
extension Direction: ExpressibleByArgument {}
extension RowIndicator: ExpressibleByArgument {}
extension ScreenTask: ExpressibleByArgument {}
extension TranslationState: ExpressibleByArgument {}
