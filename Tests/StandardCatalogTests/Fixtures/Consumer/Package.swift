// swift-tools-version: 6.2
import PackageDescription

// What a team writes that adds the catalogue to its app, and one that embeds an overlay of its own too.
let package = Package(
  name: "Consumer",
  dependencies: [.package(path: "Dependencies/purpose-catalog")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "StandardCatalog", package: "purpose-catalog")]
    ),
    .target(
      name: "Rides",
      dependencies: [.product(name: "PurposeCatalog", package: "purpose-catalog")],
      plugins: [.plugin(name: "EmbedCatalog", package: "purpose-catalog")]
    ),
    .executableTarget(
      name: "RidesApp",
      dependencies: ["Rides", .product(name: "StandardCatalog", package: "purpose-catalog")]
    ),
  ]
)
