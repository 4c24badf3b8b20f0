// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A program for one article: all have the same libraries, and one more if they need it.
func article(_ name: String, _ more: Target.Dependency...) -> Target {
    .executableTarget(
        name: name,
        dependencies: [
            "ArticleSupport",
            .product(name: "CGTK", package: "halcyon"),
            .product(name: "Halcyon", package: "halcyon"),
            .product(name: "HalcyonGTK", package: "halcyon"),
            .product(name: "HalcyonStore", package: "halcyon"),
        ] + more,
        swiftSettings: strict
    )
}

// A package of its own, so that a user of the library builds none of it.
let package = Package(
    name: "halcyon-articles",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "halcyon", path: "../..", traits: ["AllFormats"])],
    targets: [
        // What no article is about: arguments, the window, signals, the picture of a window.
        .target(
            name: "ArticleSupport",
            dependencies: [
                .product(name: "CGTK", package: "halcyon"),
                .product(name: "Halcyon", package: "halcyon"),
                .product(name: "HalcyonGTK", package: "halcyon"),
            ],
            swiftSettings: strict
        ),
        article("ActorLoader"),
        article("SetImage"),
        article("PublishedImage", .product(name: "HalcyonCombine", package: "halcyon")),
        article("TwoTierCache"),
        article("RecycledCells"),
    ]
)
