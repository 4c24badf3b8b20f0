// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// Built by Fuzzing/scripts/fuzz.sh, which turns on the address sanitizer and the coverage that libFuzzer goes by.
let package = Package(
    name: "fuzzing",
    dependencies: [
        .package(name: "halcyon", path: "..", traits: ["AllFormats"]),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    ],
    targets: [
        .target(name: "CFuzzer"),
        // The tests' own, by symbolic links: a package can take no target of another that is no product.
        .target(name: "TestSupport", swiftSettings: strict),
        .target(
            name: "HostileServers",
            dependencies: [
                "TestSupport",
                .product(name: "HalcyonCore", package: "halcyon"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "HalcyonFuzz",
            dependencies: [
                "CFuzzer",
                "HostileServers",
                .product(name: "HalcyonCore", package: "halcyon"),
                .product(name: "HalcyonCodecs", package: "halcyon"),
                .product(name: "HalcyonCurl", package: "halcyon"),
            ],
            swiftSettings: strict),
    ]
)
