import ArgumentParser

/// The values of `--format`: for people or for programs.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
