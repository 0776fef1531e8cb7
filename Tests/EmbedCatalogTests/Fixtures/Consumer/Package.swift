// swift-tools-version: 6.2
import PackageDescription

// A team's app that uses the catalogue, and one that also embeds its own overlays. CyclingCatalog is the one that
// OverlaysAndIcons.md prints; ConsumerTests writes the sources of Documented and AcmeCatalog from the documents.
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
    .target(
      name: "CyclingCatalog",
      dependencies: [.product(name: "PurposeCatalog", package: "purpose-catalog")],
      plugins: [.plugin(name: "EmbedCatalog", package: "purpose-catalog")]
    ),
    .target(
      name: "AcmeCatalog",
      dependencies: [.product(name: "PurposeCatalog", package: "purpose-catalog")],
      plugins: [.plugin(name: "EmbedCatalog", package: "purpose-catalog")]
    ),
    .executableTarget(
      name: "Documented",
      dependencies: [
        "AcmeCatalog", "CyclingCatalog",
        .product(name: "PurposeCatalog", package: "purpose-catalog"),
        .product(name: "StandardCatalog", package: "purpose-catalog"),
      ]
    ),
    .executableTarget(
      name: "RidesApp",
      dependencies: ["Rides", .product(name: "StandardCatalog", package: "purpose-catalog")]
    ),
  ]
)
