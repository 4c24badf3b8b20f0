// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func halcyon(_ name: String) -> Target.Dependency { .product(name: name, package: "halcyon") }
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let metrics: Target.Dependency = .product(name: "CoreMetrics", package: "swift-metrics")

// A package of its own, so that those who build Halcyon need not build a server.
let package = Package(
    name: "halcyon-server",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "HalcyonServer", targets: ["HalcyonServer"]),
        .library(name: "HalcyonHummingbird", targets: ["HalcyonHummingbird"]),
        .executable(name: "halcyon-server", targets: ["HalcyonServerCLI"]),
    ],
    dependencies: [
        .package(name: "halcyon", path: "..", traits: ["AllFormats"]),
        .package(
            url: "https://github.com/apple/swift-configuration", from: "1.4.0",
            traits: [.defaults, "CommandLineArguments"]),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.20.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .target(
            name: "HalcyonServer",
            dependencies: [
                halcyon("Halcyon"), halcyon("HalcyonCodecs"), halcyon("HalcyonCurl"), halcyon("HalcyonStore"),
                httpTypes, logging, metrics,
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: strict),
        .target(
            name: "HalcyonHummingbird",
            dependencies: [
                "HalcyonServer", httpTypes, logging, .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "HalcyonServerCLI",
            dependencies: [
                "HalcyonServer", "HalcyonHummingbird", halcyon("Halcyon"), halcyon("HalcyonCore"),
                halcyon("HalcyonCurl"), halcyon("HalcyonRedis"), halcyon("HalcyonS3"), halcyon("HalcyonSandbox"),
                halcyon("HalcyonStore"), httpTypes, logging, metrics,
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonServerTests",
            dependencies: [
                "HalcyonServer", "HalcyonHummingbird", "HalcyonServerCLI", halcyon("Halcyon"), halcyon("HalcyonCodecs"),
                halcyon("HalcyonCurl"),
                halcyon("HalcyonCore"), halcyon("HalcyonRedis"), halcyon("HalcyonS3"), halcyon("HalcyonStore"),
                halcyon("HalcyonTesting"), httpTypes, logging, metrics,
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: strict),
    ]
)
