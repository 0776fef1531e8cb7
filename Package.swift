// swift-tools-version: 6.2
import PackageDescription

// The builds that the scripts make, each by an environment variable. SwiftPM gives a manifest no other means: a trait neither
// leaves out a target nor changes how one is compiled, and unsafe flags are refused in packages that others depend on.

/// Adds the service, its tests and their packages, as `Scripts/service` and `Scripts/test` do.
///
/// With a trait instead, `swift build` would still compile the service, and fail without NIO.
let withService = Context.environment["SERVICE"] != nil

/// Leaves out the package's plugins and the targets that use them, as all scripts do.
///
/// SwiftPM compiles a plugin's tool, and all modules that it imports, apart from the same modules of products, and does so
/// before everything else, for each product. In the tests' build those were 260 s of 640 s of processor time.
let withoutPlugins = Context.environment["WITHOUT_PLUGINS"] != nil

/// Optimises the modules that look-ups and checks run, in a debug build, as `Scripts/catalog` and `Scripts/test` do.
let isQuick = Context.environment["QUICK_BUILD"] != nil

let warningsAreErrors = Context.environment["WARNINGS_AS_ERRORS"] != nil

/// The modules that look-ups and checks spend their time in, and that of XML, in which the tests of formats do.
let hotModules: Set = [
  "LibC", "SourceText", "MessageSyntax", "ICUText", "CatalogModel", "CatalogFiles", "PurposeCatalog", "TextFormats",
  "CatalogValidation",
]

/// The compiler's settings for a target.
func settings(of name: String) -> [SwiftSetting] {
  let isHot = hotModules.contains(name)
  return [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])
    + (isQuick ? [.define("QUICK_BUILD")] : [])
    + (isQuick && isHot ? [.unsafeFlags(["-O", "-assert-config", "Debug"])] : [])
}

/// One of our own Swift targets; its arrows point only to targets that stand above it in the list below.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings(of: name))
}

/// One of our own programs.
func program(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings(of: name))
}

/// Products of another package.
func products(_ names: String..., of package: String) -> [Target.Dependency] {
  names.map { .product(name: $0, package: package) }
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let systemPackage = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

/// The tests of a target; folders of data beside them are read by path.
func tests(of name: String, _ dependencies: [Target.Dependency] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies, exclude: data,
    swiftSettings: settings(of: "\(name)Tests"))
}

/// Programs that the plugins run, as an artifact bundle of a release.
struct ReleasedTools {
  let url: String
  let checksum: String
  /// The hosts that it has programs for, such as `linux-x86_64`.
  let hosts: Set<String>
}

/// The tools of this release: packages that use the plugins download them instead of compiling them.
///
/// `Scripts/release` writes them into the tagged commit. Between releases this is nil, and SwiftPM compiles the tools.
let releasedTools: ReleasedTools? = nil

/// The machine that builds, in the names of ``ReleasedTools``.
var host: String {
  #if os(macOS) && arch(arm64)
    "macos-arm64"
  #elseif os(macOS) && arch(x86_64)
    "macos-x86_64"
  #elseif os(Linux) && arch(x86_64)
    "linux-x86_64"
  #elseif os(Linux) && arch(arm64)
    "linux-aarch64"
  #elseif os(Windows) && arch(x86_64)
    "windows-x86_64"
  #else
    "another"
  #endif
}

/// The target with the plugins' tools; nil if SwiftPM compiles them.
///
/// `CATALOG_TOOLS` is the path of an artifact bundle in this package's folder. If it is empty, the tools are compiled, also
/// from a release: for systems with a C library older than that of the release.
var tools: Target? {
  if let path = Context.environment["CATALOG_TOOLS"] {
    return path.isEmpty ? nil : .binaryTarget(name: "CatalogTools", path: path)
  }
  return releasedTools.flatMap { released in
    released.hosts.contains(host)
      ? .binaryTarget(name: "CatalogTools", url: released.url, checksum: released.checksum) : nil
  }
}

let package = Package(
  name: "purpose-catalog",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PurposeCatalog", targets: ["PurposeCatalog"]),
    .executable(name: "catalog", targets: ["catalog"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
  ],
  targets: [
    .systemLibrary(name: "CICUSystem", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    // From ICU 76 on, icu-i18n.pc no longer names icuuc.
    .target(name: "CICU", dependencies: ["CICUSystem"], linkerSettings: [.linkedLibrary("icuuc")]),
    // Its libraries are loaded when they are first used, so nothing is linked.
    .target(name: "CWorkbook", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    // Loaded when first used, as above.
    .target(name: "CCompression", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    // The command line where Swift's standard library cannot read it.
    .target(name: "CArguments"),
    module("ProgramArguments", ["CArguments"]),
    // Lets our programs run with glibc 2.34 and 2.35, and is not in the library.
    .target(name: "CGlibcCompatibility"),
    module("LibC"),
    module("SourceText", ["LibC"]),
    module("MessageSyntax", ["SourceText"]),
    module("ICUText", ["CICU", "MessageSyntax", "SourceText"]),
    module("CatalogModel", ["MessageSyntax", "SourceText"]),
    module("CatalogFiles", ["CatalogModel", "LibC", "SourceText", systemPackage]),
    module("Navigation", ["CatalogModel", "SourceText"]),
    module(
      "PurposeCatalog",
      ["CatalogFiles", "CatalogModel", "ICUText", "LibC", "MessageSyntax", "Navigation", "SourceText"]),
    // The styles and scripts of pages as text.
    .target(name: "CPageFiles"),
    module("TextFormats", ["CPageFiles", "ICUText", "SourceText"], exclude: ["HTML/Code"]),
    module("CodeWriting", ["CatalogFiles", "CatalogModel", "SourceText"]),
    // The names of texts in each format's files.
    module("StringKeys", ["CatalogFiles", "CatalogModel", "CodeWriting", "MessageSyntax", "SourceText"]),
    module("SourceReading", ["SourceText", "TextFormats"]),
    // The recorded profiles of languages as text.
    .target(name: "CLanguageProfiles"),
    module(
      "CatalogValidation",
      [
        "CLanguageProfiles", "CatalogFiles", "CatalogModel", "ICUText", "MessageSyntax", "Navigation", "PurposeCatalog",
        "SourceText", "StringKeys", "TextFormats",
      ], exclude: ["LanguageData/Profiles/profiles.txt", "LanguageData/Profiles/words.txt"]),
    module(
      "CatalogReports",
      [
        "CatalogFiles", "CatalogModel", "CatalogValidation", "ICUText", "MessageSyntax", "PurposeCatalog", "SourceText",
        "TextFormats",
      ], exclude: ["HTML/Code"]),
    // Writing waits for no rules.
    module("FileWriting", ["CatalogFiles", "CatalogModel", "LibC", "SourceText", "TextFormats", systemPackage]),
    module(
      "CatalogEditing",
      [
        "CatalogFiles", "CatalogModel", "CatalogValidation", "FileWriting", "ICUText", "LibC", "SourceText",
        "TextFormats", systemPackage,
      ]),
    module(
      "StringFormats",
      [
        "CWorkbook", "CatalogFiles", "CatalogModel", "CodeWriting", "ICUText", "MessageSyntax", "PurposeCatalog",
        "SourceText", "StringKeys", "TextFormats",
      ]),
    // A team's own icons, and the purposes that they are for.
    module(
      "IconSets",
      [
        "CatalogEditing", "CatalogFiles", "CatalogModel", "CatalogValidation", "FileWriting", "LibC", "PurposeCatalog",
        "SourceText", "StringFormats", "TextFormats", systemPackage,
      ]),
    module(
      "AppReading", ["CatalogFiles", "CatalogModel", "CodeWriting", "SourceReading", "SourceText", "StringFormats"]),
    module(
      "StringTables",
      [
        "CatalogEditing", "CatalogFiles", "CatalogModel", "CatalogValidation", "FileWriting", "ICUText",
        "MessageSyntax", "PurposeCatalog", "SourceText", "StringFormats", "TextFormats", systemPackage,
      ]),
    // The files of GeneratedCode/Runtime as text: the command needs no files beside it.
    .target(name: "CRuntimeFiles"),
    module(
      "GeneratedCode",
      [
        "CRuntimeFiles", "CatalogFiles", "CatalogModel", "CodeWriting", "FileWriting", "ICUText", "MessageSyntax",
        "Navigation",
        "PurposeCatalog", "SourceText", "TextFormats", systemPackage,
      ], exclude: ["Runtime"]),
    module(
      "ScreenDrawing",
      [
        "CatalogFiles", "CatalogModel", "CatalogValidation", "ICUText", "Navigation", "PurposeCatalog", "SourceText",
        "TextFormats",
      ]),
    module(
      "CatalogSite",
      [
        "CCompression", "CatalogFiles", "CatalogModel", "CatalogValidation", "CodeWriting", "FileWriting",
        "GeneratedCode",
        "ICUText", "MessageSyntax", "PurposeCatalog", "ScreenDrawing", "SourceText", "StringFormats", "StringTables",
        "TextFormats", systemPackage,
      ], exclude: ["Pages/Code"]),
    module(
      "Audit",
      [
        "AppReading", "CatalogEditing", "CatalogFiles", "CatalogModel", "CatalogReports", "CatalogValidation",
        "CodeWriting", "ICUText", "PurposeCatalog", "SourceReading", "SourceText", "TextFormats",
      ], exclude: ["Reports/HTML/Code"]),
    module(
      "Adoption",
      [
        "AppReading", "Audit", "CatalogEditing", "CatalogFiles", "CatalogModel", "CatalogValidation", "FileWriting",
        "ICUText", "MessageSyntax", "PurposeCatalog", "SourceText", "StringFormats", "StringTables", "TextFormats",
      ]),
    module("AgentServer", ["CatalogFiles", "CatalogModel", "SourceText"]),
    program(
      "embed-catalog",
      [
        "CGlibcCompatibility", "CatalogFiles", "CatalogModel", "CatalogValidation", "CodeWriting", "LibC",
        "ProgramArguments", "SourceText", systemPackage,
      ]),
    program(
      "catalog",
      [
        "Adoption", "AgentServer", "AppReading", "Audit", "CGlibcCompatibility", "CatalogEditing", "CatalogFiles",
        "CatalogModel", "CatalogReports", "CatalogSite", "CatalogValidation", "FileWriting", "GeneratedCode", "ICUText",
        "IconSets", "LibC", "MessageSyntax", "ProgramArguments", "PurposeCatalog", "ScreenDrawing", "SourceText",
        "StringFormats",
        "StringTables", "TextFormats", argumentParser, systemPackage,
      ]),
    program(
      "Benchmarks",
      [
        "CatalogFiles", "CatalogModel", "ICUOracles", "ICUText", "MessageSyntax", "Navigation", "PurposeCatalog",
        "SourceText", "TestSupport",
      ], path: "Tests/Benchmarks", exclude: ["Baselines", "JavaScript"]),
    program(
      "Fuzzing",
      [
        "AppReading", "CatalogFiles", "CatalogModel", "CatalogValidation", "CodeWriting", "MessageSyntax", "SourceText",
        "TestSupport",
      ],
      path: "Tests/Fuzzing"),
    program("FileWriter", ["CatalogFiles", "FileWriting", "LibC", "TestSupport"], path: "Tests/FileWriter"),
    module("TestSupport", ["CatalogFiles", "CatalogModel", "SourceText"], path: "Tests/Support"),
    // ICU's own number and message formats, which tests and the benchmark compare with.
    .target(name: "CICUOracles", dependencies: ["CICU"], path: "Tests/CICUOracles"),
    module("ICUOracles", ["CICUOracles", "ICUText", "MessageSyntax"], path: "Tests/ICUOracles"),
    // Small catalogues with mistakes, checked and compared.
    module(
      "CheckTestSupport", ["CatalogFiles", "CatalogModel", "CatalogValidation", "TestSupport"],
      path: "Tests/CheckSupport"),
    // Tables of Standard and of small catalogues, and the programs that read files of exchange formats.
    module(
      "TableTestSupport",
      [
        "CatalogFiles", "CatalogModel", "ICUText", "MessageSyntax", "SourceText", "StringFormats", "StringTables",
        "TestSupport",
      ], path: "Tests/TableSupport"),
    tests(of: "SourceText"),
    tests(of: "MessageSyntax"),
    tests(of: "ICUText", ["ICUOracles", "MessageSyntax"], data: ["Fixtures"]),
    tests(of: "CatalogModel"),
    tests(of: "CatalogFiles", ["CatalogModel", "SourceText"]),
    tests(of: "Navigation", ["CatalogFiles", "CatalogModel"]),
    tests(
      of: "PurposeCatalog", ["CatalogFiles", "CatalogModel", "ICUOracles", "ICUText", "MessageSyntax", "Navigation"]),
    tests(
      of: "CatalogValidation",
      [
        "CatalogEditing", "CatalogFiles", "CatalogModel", "CatalogReports", "CheckTestSupport", "ICUOracles", "ICUText",
        "MessageSyntax", "SourceText", "TextFormats",
      ]),
    tests(
      of: "CatalogReports",
      ["CatalogFiles", "CatalogModel", "CatalogValidation", "CheckTestSupport", "SourceText", "TextFormats"],
      data: ["Schemas", "Snapshots"]),
    tests(of: "TextFormats", ["SourceText"]),
    tests(of: "CodeWriting"),
    tests(of: "StringKeys", ["CatalogModel"]),
    tests(of: "SourceReading", ["SourceText"]),
    tests(of: "AppReading", ["CatalogFiles", "CatalogModel", "CodeWriting", "SourceReading", "SourceText"]),
    tests(
      of: "Audit",
      [
        "AppReading", "CatalogFiles", "CatalogModel", "CatalogReports", "CatalogValidation", "CodeWriting",
        "PurposeCatalog", "SourceReading", "SourceText", "TextFormats",
      ],
      data: ["Labels"]),
    tests(
      of: "Adoption",
      [
        "AppReading", "Audit", "CatalogEditing", "CatalogFiles", "CatalogModel", "SourceText", "StringFormats",
        "StringTables",
      ]),
    tests(
      of: "GeneratedCode",
      ["CatalogFiles", "CatalogModel", "CodeWriting", "ICUText", "MessageSyntax", "PurposeCatalog"],
      data: ["TypeScript/Programs"]),
    tests(of: "ScreenDrawing", ["CatalogFiles", "CatalogModel", "CatalogValidation", "ICUText", "PurposeCatalog"]),
    tests(of: "CatalogSite", ["CatalogFiles", "CatalogModel", "GeneratedCode", "PurposeCatalog", "SourceText"]),
    tests(of: "FileWriting", ["CatalogFiles", "CatalogModel", "FileWriter", "LibC", systemPackage]),
    tests(of: "CatalogEditing", ["CatalogFiles", "CatalogModel", "CatalogValidation", "FileWriting", "SourceText"]),
    tests(
      of: "StringFormats",
      [
        "CatalogFiles", "CatalogModel", "CodeWriting", "ICUText", "MessageSyntax", "PurposeCatalog", "SourceText",
        "StringTables", "TableTestSupport", "TextFormats",
      ], data: ["Identity/Data"]),
    tests(
      of: "StringTables",
      [
        "CatalogEditing", "CatalogFiles", "CatalogModel", "CatalogValidation", "ICUText", "MessageSyntax",
        "PurposeCatalog", "SourceText", "StringFormats", "TableTestSupport", "TextFormats",
      ]),
    tests(
      of: "IconSets", ["CatalogEditing", "CatalogFiles", "CatalogModel", "SourceText", "StringFormats", "TextFormats"]),
    tests(of: "AgentServer", ["CatalogFiles", "SourceText"]),
    .testTarget(
      name: "EmbedCatalogTests",
      dependencies: [
        "CatalogFiles", "CodeWriting", "MessageSyntax", "PurposeCatalog", "TestSupport", "embed-catalog",
      ],
      exclude: ["Fixtures"], swiftSettings: settings(of: "EmbedCatalogTests")),
    tests(of: "catalog", ["CatalogFiles"], data: ["Shells"]),
  ],
  cxxLanguageStandard: .cxx17
)

if withService {
  package.dependencies += [
    .package(url: "https://github.com/apple/swift-http-types", from: "1.4.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.6.0"),
  ]
  package.products.append(.executable(name: "catalog-service", targets: ["catalog-service"]))
  let http =
    products("HTTPTypes", of: "swift-http-types") + products("NIOCore", "NIOHTTP1", "NIOPosix", of: "swift-nio")
  package.targets.append(.target(name: "CMemory"))
  package.targets.append(
    program(
      "catalog-service",
      [
        "CGlibcCompatibility", "CMemory", "CatalogFiles", "CatalogModel", "CatalogReports", "CatalogSite",
        "CatalogValidation", "GeneratedCode", "ICUText", "LibC", "MessageSyntax", "Navigation", "ProgramArguments",
        "PurposeCatalog", "ScreenDrawing", "SourceText",
      ] + [argumentParser] + http + products("Logging", of: "swift-log")
        + products("CoreMetrics", "Metrics", of: "swift-metrics")
        + products("ServiceLifecycle", "UnixSignals", of: "swift-service-lifecycle")))
  package.targets.append(
    .testTarget(
      name: "CatalogServiceTests",
      dependencies: [
        "CatalogFiles", "CatalogSite", "GeneratedCode", "PurposeCatalog", "SourceText", "TestSupport",
        "catalog-service",
      ] + http,
      exclude: ["Clients", "schemathesis.toml"],
      swiftSettings: settings(of: "CatalogServiceTests")
    ))
}

if !withoutPlugins {
  let binaries = tools
  func plugin(tool: String) -> [Target.Dependency] { [.target(name: binaries?.name ?? tool)] }
  package.targets += [binaries].compactMap { $0 }
  package.products += [
    .library(name: "StandardCatalog", targets: ["StandardCatalog"]),
    .plugin(name: "EmbedCatalog", targets: ["EmbedCatalog"]),
    .plugin(name: "GeneratePurposes", targets: ["GeneratePurposes"]),
  ]
  package.targets += [
    .plugin(
      name: "EmbedCatalog", capability: .buildTool, dependencies: plugin(tool: "embed-catalog"),
      path: "Sources/EmbedCatalogPlugin"),
    .target(
      name: "StandardCatalog", dependencies: ["PurposeCatalog"], swiftSettings: settings(of: "StandardCatalog"),
      plugins: ["EmbedCatalog"]),
    program(
      "ShowTitle",
      ["PurposeCatalog", "StandardCatalog"], path: "Tests/ShowTitle"),
    .plugin(
      name: "GeneratePurposes",
      capability: .command(
        intent: .custom(verb: "generate-purposes", description: "Generates code from a catalogue of purposes."),
        permissions: [.writeToPackageDirectory(reason: "It writes the generated code, and replaces nothing else.")]),
      dependencies: plugin(tool: "catalog"), path: "Sources/GeneratePurposesPlugin"),
  ]
}
