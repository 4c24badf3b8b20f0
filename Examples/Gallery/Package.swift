// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that a user of the library builds none of it.
let package = Package(
    name: "halcyon-gallery",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "halcyon-gallery", targets: ["HalcyonGallery"]),
        .executable(name: "PhotoList", targets: ["PhotoList"]),
        .executable(name: "BoundPicture", targets: ["BoundPicture"]),
    ],
    dependencies: [.package(name: "halcyon", path: "../..", traits: ["AllFormats"])],
    targets: [
        // What is no widget, and so has tests without a display.
        .target(
            name: "GalleryModel",
            dependencies: [.product(name: "HalcyonCore", package: "halcyon")],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "HalcyonGallery",
            dependencies: [
                "GalleryModel",
                .product(name: "CGTK", package: "halcyon"),
                .product(name: "Halcyon", package: "halcyon"),
                .product(name: "HalcyonGTK", package: "halcyon"),
                .product(name: "HalcyonStore", package: "halcyon"),
            ],
            swiftSettings: strict
        ),
        // The program of the guide "Show images in a GTK app".
        .executableTarget(
            name: "PhotoList",
            dependencies: [
                .product(name: "CGTK", package: "halcyon"),
                .product(name: "Halcyon", package: "halcyon"),
                .product(name: "HalcyonGTK", package: "halcyon"),
            ]
        ),
        // A picture bound to what an `ImageBinder` publishes: see the guide "Load with Combine".
        .executableTarget(
            name: "BoundPicture",
            dependencies: [
                .product(name: "CGTK", package: "halcyon"),
                .product(name: "Halcyon", package: "halcyon"),
                .product(name: "HalcyonCombine", package: "halcyon"),
                .product(name: "HalcyonGTK", package: "halcyon"),
            ]
        ),
        .testTarget(
            name: "GalleryModelTests",
            dependencies: ["GalleryModel", .product(name: "HalcyonCore", package: "halcyon")],
            swiftSettings: strict),
    ]
)
