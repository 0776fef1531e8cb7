import ArgumentParser

/// The values of `--format`: text for people, JSON for programs.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
