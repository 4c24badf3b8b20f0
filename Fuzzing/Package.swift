// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// Built by scripts/fuzz.sh, which turns on the address sanitizer and the coverage that libFuzzer goes by.
let package = Package(
    name: "fuzzing",
    dependencies: [.package(name: "halcyon", path: "..")],
    targets: [
        .target(name: "CFuzzer"),
        .executableTarget(
            name: "HalcyonFuzz",
            dependencies: [
                "CFuzzer",
                .product(name: "HalcyonCore", package: "halcyon"),
                .product(name: "HalcyonCodecs", package: "halcyon"),
            ],
            swiftSettings: strict),
    ]
)
