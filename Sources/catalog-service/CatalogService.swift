import ArgumentParser

@main
struct CatalogService: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog-service", abstract: "Answer questions about a catalogue over HTTP.")

  func run() async throws {}
}
