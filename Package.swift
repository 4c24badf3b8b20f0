// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    // An async call must not leave its caller's actor for a memory hit: 80 ns against 12 µs.
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let metrics: Target.Dependency = .product(name: "CoreMetrics", package: "swift-metrics")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")

/// The package as Apple's platforms see it, for `HALCYON_PARTS=apple`: without the parts that stand on Linux's
/// libraries. On Linux, small stand-ins take the place of Apple's frameworks (`make test-apple`).
let isForApple = Context.environment["HALCYON_PARTS"] == "apple"
#if os(Linux)
let hasStandIns = isForApple
#else
let hasStandIns = false
#endif

let applePlatforms: [Platform] = [.macOS, .macCatalyst, .iOS, .tvOS, .watchOS, .visionOS]
let standInNames = ["AppKit", "Combine", "CoreGraphics", "ImageIO", "Network", "QuartzCore", "SwiftUI", "UIKit"]
let standIns: [Target.Dependency] = hasStandIns ? standInNames.map { .target(name: $0) } : []
/// Set where code that needs an Apple system beneath its frameworks is to be compiled against the stand-ins.
let appleSettings = hasStandIns ? strict + [.define("HALCYON_STAND_INS")] : strict
let openCombine: Target.Dependency = .product(
    name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux, .android, .windows, .wasi]))

/// With `HALCYON_KERNELS_IN_C=1`, the loops over pixels are compiled from C, which the address sanitizer can check.
let kernelSettings: [CSetting] =
    Context.environment["HALCYON_KERNELS_IN_C"] == "1" ? [.define("CPIXELS_C"), .unsafeFlags(["-O1"])] : []

let package = Package(
    name: "halcyon",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Halcyon", targets: ["Halcyon"]),
        .library(name: "HalcyonCore", targets: ["HalcyonCore"]),
        .library(name: "HalcyonCurl", targets: ["HalcyonCurl"]),
        .library(name: "HalcyonCodecs", targets: ["HalcyonCodecs"]),
        .library(name: "HalcyonStore", targets: ["HalcyonStore"]),
        .library(name: "HalcyonS3", targets: ["HalcyonS3"]),
        .library(name: "HalcyonRedis", targets: ["HalcyonRedis"]),
        .library(name: "HalcyonSandbox", targets: ["HalcyonSandbox"]),
        .library(name: "HalcyonApple", targets: ["HalcyonApple"]),
        .library(name: "HalcyonCombine", targets: ["HalcyonCombine"]),
        .library(name: "HalcyonGTK", targets: ["HalcyonGTK"]),
        // GTK 4 straight from C, for programs that have no other binding.
        .library(name: "CGTK", targets: ["CGTK"]),
        .library(name: "HalcyonTesting", targets: ["HalcyonTesting"]),
        .executable(name: "halcyon", targets: ["HalcyonCLI"]),
        .executable(name: "halcyon-decoder", targets: ["HalcyonDecoder"]),
    ],
    traits: [
        .default(enabledTraits: ["AVIF"]),
        .trait(name: "AVIF", description: "AVIF by libavif, which brings 20 MB of AV1 codecs"),
        .trait(name: "HEIF", description: "HEIC, the photographs of phones, by libheif"),
        .trait(name: "JPEGXL", description: "JPEG XL by libjxl"),
        .trait(name: "TIFF", description: "TIFF by libtiff"),
        .trait(name: "SVG", description: "SVG by librsvg, which brings cairo and Pango"),
        .trait(
            name: "AllFormats", description: "all of these",
            enabledTraits: ["AVIF", "HEIF", "JPEGXL", "TIFF", "SVG"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    ],
    targets: [
        // Assembly made from its C, which a debug build would not optimize; see scripts/make-kernels.sh.
        .target(name: "CPixels", cSettings: kernelSettings),
        .target(
            name: "HalcyonCore",
            dependencies: [
                "CPixels", httpTypes, logging, metrics, .product(name: "HeapModule", package: "swift-collections"),
            ],
            swiftSettings: strict
        ),

        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .target(name: "HalcyonCurl", dependencies: ["HalcyonCore", "CCurl", httpTypes], swiftSettings: strict),

        .target(name: "HalcyonS3", dependencies: ["HalcyonCore", "HalcyonCurl", httpTypes], swiftSettings: strict),

        .target(
            name: "CCodecs",
            dependencies: ["CPixels"],
            linkerSettings: ["jpeg", "png16", "z", "gif", "webp", "webpdemux", "webpmux", "lcms2"].map {
                .linkedLibrary($0)
            }
        ),
        // Linked by their module maps: with pkg-config, SwiftPM refuses flags of some with a warning at every build, and
        // warns if a library is missing that no trait asks for.
        .systemLibrary(name: "CAVIF", providers: [.apt(["libavif-dev"])]),
        .systemLibrary(name: "CHEIF", providers: [.apt(["libheif-dev"])]),
        .systemLibrary(name: "CJXL", providers: [.apt(["libjxl-dev"])]),
        // Not linked: loaded when it is needed.
        .systemLibrary(name: "CRSVG", providers: [.apt(["librsvg2-2"])]),
        .systemLibrary(name: "CTIFF", providers: [.apt(["libtiff-dev"])]),
        .target(
            name: "HalcyonCodecs",
            dependencies: [
                "HalcyonCore", "CCodecs", "CPixels",
                .target(name: "CAVIF", condition: .when(traits: ["AVIF"])),
                .target(name: "CHEIF", condition: .when(traits: ["HEIF"])),
                .target(name: "CJXL", condition: .when(traits: ["JPEGXL"])),
                .target(name: "CRSVG", condition: .when(traits: ["SVG"])),
                .target(name: "CTIFF", condition: .when(traits: ["TIFF"])),
            ],
            swiftSettings: strict
        ),

        .target(name: "CSandbox"),
        .target(
            name: "HalcyonSandbox", dependencies: ["HalcyonCore", "HalcyonCodecs", "CSandbox", logging],
            swiftSettings: strict),
        // Apart, because it takes the place of functions of the C library, in the helper program alone.
        .target(name: "CDecoderFiles"),
        // Started by HalcyonSandbox.
        .executableTarget(
            name: "HalcyonDecoder", dependencies: ["CDecoderFiles", "HalcyonCodecs", "HalcyonSandbox"],
            swiftSettings: strict),

        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(
            name: "HalcyonStore",
            dependencies: ["HalcyonCore", "CSQLite", httpTypes, logging],
            swiftSettings: strict
        ),

        // Its pkg-config file has a flag that SwiftPM refuses with a warning too.
        .systemLibrary(name: "CHiredis", providers: [.apt(["libhiredis-dev"])]),
        .target(name: "HalcyonRedis", dependencies: ["HalcyonCore", "CHiredis"], swiftSettings: strict),

        .target(
            name: "Halcyon",
            dependencies: ["HalcyonCore", "HalcyonStore", httpTypes, logging]
                + (isForApple
                    ? ["HalcyonApple"]
                    : [
                        .target(name: "HalcyonCurl", condition: .when(platforms: [.linux])),
                        .target(name: "HalcyonCodecs", condition: .when(platforms: [.linux])),
                        .target(name: "HalcyonApple", condition: .when(platforms: applePlatforms)),
                    ]),
            swiftSettings: appleSettings
        ),

        .target(
            name: "HalcyonApple", dependencies: ["HalcyonCore", "CPixels", httpTypes] + standIns,
            swiftSettings: appleSettings),
        .target(
            name: "HalcyonCombine",
            dependencies: ["HalcyonCore"] + (hasStandIns ? ["Combine"] : [openCombine]), swiftSettings: strict),

        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "HalcyonGTK", dependencies: ["HalcyonCore", "CGTK", logging], swiftSettings: strict),

        .target(name: "HalcyonTesting", dependencies: ["HalcyonCore", httpTypes], swiftSettings: strict),

        .executableTarget(
            name: "HalcyonCLI",
            dependencies: [
                "Halcyon", "HalcyonCodecs", "HalcyonCurl", "HalcyonSandbox", "HalcyonStore",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                httpTypes, logging,
            ],
            swiftSettings: strict
        ),

        // Spawned by HalcyonStoreTests, which need several processes on one folder, and one to kill.
        .executableTarget(
            name: "StoreWorkout",
            dependencies: [
                "HalcyonStore", "HalcyonCore", "HalcyonTesting", "LinuxTestSupport", "TestSupport", httpTypes, logging,
            ],
            path: "Tests/StoreWorkout", swiftSettings: strict),
        // Started by HalcyonSandboxTests instead of `halcyon-decoder`: its decoder tries to break out.
        .target(name: "CPlants", path: "Tests/CPlants"),
        .executableTarget(
            name: "SandboxWorkout",
            dependencies: [
                "CDecoderFiles", "CPlants", "CSandbox", "HalcyonCodecs", "HalcyonCore", "HalcyonSandbox",
            ],
            path: "Tests/SandboxWorkout", swiftSettings: strict),
        // Spawned by HalcyonGTKTests: a process whose first frame is looked at.
        .executableTarget(
            name: "LaunchWorkout", dependencies: ["CGTK", "HalcyonCore", "HalcyonGTK", "HalcyonTesting"],
            path: "Tests/LaunchWorkout", swiftSettings: strict),
        // Spawned by HalcyonTests, into a control group that is short of memory.
        .executableTarget(
            name: "MemoryWorkout", dependencies: ["Halcyon", "HalcyonCore", "HalcyonCurl", "LinuxTestSupport"],
            path: "Tests/MemoryWorkout", swiftSettings: strict),
        .target(
            name: "TestSupport", dependencies: ["HalcyonCore", logging], path: "Tests/TestSupport",
            swiftSettings: strict),
        // Random use of a pipeline, and what it may answer; shared by tests with a disk in memory and with a real one.
        .target(
            name: "VersionModel", dependencies: ["HalcyonCore", "HalcyonTesting", "TestSupport", httpTypes],
            path: "Tests/VersionModel", swiftSettings: strict),
        // Servers, programs, and pictures made by scripts.
        .target(
            name: "LinuxTestSupport", dependencies: ["HalcyonCore", "TestSupport"], path: "Tests/LinuxTestSupport",
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonCoreTests",
            dependencies: [
                "HalcyonCore", "HalcyonTesting", "TestSupport", "VersionModel", httpTypes, logging, metrics,
            ],
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonTestingTests", dependencies: ["HalcyonCore", "HalcyonTesting", httpTypes],
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonCurlTests", dependencies: ["HalcyonCurl", "LinuxTestSupport", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonS3Tests",
            dependencies: [
                "HalcyonCurl", "HalcyonS3", "HalcyonTesting", "LinuxTestSupport", "TestSupport", httpTypes,
            ],
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonRedisTests",
            dependencies: [
                "Halcyon", "HalcyonRedis", "HalcyonCodecs", "HalcyonCore", "HalcyonCurl", "HalcyonStore",
                "HalcyonTesting", "LinuxTestSupport", "TestSupport", httpTypes,
            ],
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonCodecsTests",
            dependencies: ["CCodecs", "CPixels", "HalcyonCodecs", "HalcyonSandbox", "LinuxTestSupport", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonSandboxTests",
            dependencies: [
                "CSandbox", "Halcyon", "HalcyonCodecs", "HalcyonCore", "HalcyonSandbox", "HalcyonTesting",
                "LinuxTestSupport", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonStoreTests",
            dependencies: ["CSQLite", "HalcyonStore", "HalcyonTesting", "LinuxTestSupport", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonTests",
            dependencies: [
                "Halcyon", "HalcyonCodecs", "HalcyonCurl", "HalcyonStore", "HalcyonTesting", "LinuxTestSupport",
                "TestSupport", "VersionModel", httpTypes, logging, metrics,
            ],
            swiftSettings: strict),
        // Keeps the main thread of the test process on GLib's loop, as in a GTK program.
        .target(name: "CTestLoop", dependencies: ["CGTK"], path: "Tests/CTestLoop"),
        .testTarget(
            name: "HalcyonGTKTests",
            dependencies: [
                "CGTK", "CTestLoop", "Halcyon", "HalcyonCodecs", "HalcyonCombine", "HalcyonCurl", "HalcyonGTK",
                "HalcyonStore", "HalcyonTesting", "LinuxTestSupport", "TestSupport", logging, openCombine,
            ],
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonCLITests",
            dependencies: [
                "Halcyon", "HalcyonCLI", "HalcyonCodecs", "HalcyonCurl", "HalcyonStore", "LinuxTestSupport",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "HalcyonCombineTests",
            dependencies: ["HalcyonCombine", "HalcyonTesting", "TestSupport"]
                + (hasStandIns ? ["Combine"] : [openCombine]),
            swiftSettings: strict),
    ]
)

if hasStandIns {
    for name in standInNames {
        let below: [Target.Dependency] =
            switch name {
            case "Combine": [.product(name: "OpenCombine", package: "OpenCombine")]
            case "CoreGraphics", "Network": []
            case "ImageIO": ["CoreGraphics", "HalcyonCodecs", "HalcyonCore"]
            case "QuartzCore": ["CoreGraphics"]
            case "AppKit", "UIKit": ["CoreGraphics", "QuartzCore"]
            default: ["CoreGraphics"]
            }
        package.targets.append(
            .target(name: name, dependencies: below, path: "Tests/StandIns/\(name)", swiftSettings: strict))
    }
}
if isForApple {
    package.targets.append(
        .testTarget(
            name: "HalcyonAppleTests",
            dependencies: [
                "Halcyon", "HalcyonApple", "HalcyonCombine", "HalcyonStore", "HalcyonTesting", "TestSupport", httpTypes,
            ] + standIns + (hasStandIns ? ["HalcyonCodecs", "LinuxTestSupport"] : []),
            // Linux's Testing names overlays for Apple's frameworks that it does not have.
            swiftSettings: appleSettings
                + (hasStandIns ? [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])] : [])))
    // Left out: what stands on Linux's libraries, or is tested with them.
    let isLeftOut: (String) -> Bool = { name in
        [
            "CCurl", "HalcyonCurl", "HalcyonS3", "HalcyonSandbox", "HalcyonDecoder", "CSandbox", "CDecoderFiles",
            "CGTK", "HalcyonGTK", "HalcyonCLI", "CTestLoop", "CHiredis",
            "HalcyonRedis", "HalcyonRedisTests", "HalcyonCurlTests", "HalcyonS3Tests", "HalcyonCodecsTests",
            "HalcyonSandboxTests", "SandboxWorkout", "CPlants", "HalcyonStoreTests", "StoreWorkout", "LaunchWorkout",
            "MemoryWorkout",
            "HalcyonTests", "HalcyonGTKTests", "HalcyonCLITests",
        ].contains(name)
            || (!hasStandIns
                && [
                    "CCodecs", "CAVIF", "CHEIF", "CJXL", "CRSVG", "CTIFF", "HalcyonCodecs", "LinuxTestSupport",
                ].contains(name))
            // What they test is the same on both, and is tested with the rest where there are stand-ins.
            || (hasStandIns && ["HalcyonCoreTests", "HalcyonTestingTests"].contains(name))
    }
    package.targets.removeAll { isLeftOut($0.name) }
    package.products.removeAll { isLeftOut($0.name) || $0.name.hasPrefix("halcyon") }
}

// SwiftPM links all tests of a package into one program. `HALCYON_TESTS="HalcyonCoreTests HalcyonCombineTests"` leaves out
// the others, so that `swift build --product halcyonPackageTests` builds these and what they need alone.
if let names = Context.environment["HALCYON_TESTS"]?.split(separator: " ").map(String.init), !names.isEmpty {
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// With `HALCYON_OPTIMIZED=1`, all that is tested is optimized, as in a program: some mistakes show only then. The tests
// themselves are not optimized, which would only lengthen the build.
if Context.environment["HALCYON_OPTIMIZED"] == "1" {
    for target in package.targets where target.type == .regular || target.type == .executable {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
    }
}
