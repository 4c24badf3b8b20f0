// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

// A package of its own, so that a user of the library builds none of it.
let package = Package(
    name: "halcyon-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "halcyon", path: "..", traits: ["AllFormats"]),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    ],
    targets: [
        .target(
            name: "CPeers",
            cSettings: [.unsafeFlags(["-O2"])],
            linkerSettings: ["curl", "jpeg", "png16", "gif", "webp", "avif", "sqlite3"].map { .linkedLibrary($0) }
        ),
        .executableTarget(
            name: "HalcyonBenchmarks",
            dependencies: [
                "BenchmarkSupport", "CPeers",
                .product(name: "Halcyon", package: "halcyon"),
                .product(name: "HalcyonCodecs", package: "halcyon"),
                .product(name: "HalcyonCurl", package: "halcyon"),
                .product(name: "HalcyonSandbox", package: "halcyon"),
                .product(name: "HalcyonStore", package: "halcyon"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: strict
        ),
        // What decodes apart for the rows of the sandbox.
        .executableTarget(
            name: "BenchmarkDecoder",
            dependencies: [
                .product(name: "HalcyonCodecs", package: "halcyon"),
                .product(name: "HalcyonSandbox", package: "halcyon"),
            ],
            swiftSettings: strict
        ),
        // Apart, because GTK wants the main thread, and its memory is not for the figures of the others.
        .executableTarget(
            name: "ScreenBenchmarks",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "CGTK", package: "halcyon"),
                .product(name: "Halcyon", package: "halcyon"),
                .product(name: "HalcyonCodecs", package: "halcyon"),
                .product(name: "HalcyonCurl", package: "halcyon"),
                .product(name: "HalcyonGTK", package: "halcyon"),
                .product(name: "HalcyonStore", package: "halcyon"),
            ],
            swiftSettings: strict
        ),
        .target(name: "BenchmarkSupport", swiftSettings: strict),
        // Apart, because they need nothing of Halcyon but a link to the policy's file, and so build in seconds.
        .executableTarget(
            name: "PolicyBenchmarks",
            dependencies: ["BenchmarkSupport", "CacheTraces"],
            swiftSettings: strict
        ),
        .target(name: "CacheTraces", swiftSettings: strict),
    ]
)
