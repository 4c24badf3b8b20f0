#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import SwiftUI
import TestSupport
import Testing

@Suite("RemoteImage: sizes") @MainActor
struct RemoteImageSizeTests {
    let world = RemoteImageWorld()

    init() { world.loader["/large"] = .image(FakeImage(width: 4000, height: 2000)) }

    @Test("Given a view's size in points, when its image loads, then it is decoded for the pixels")
    func view() async throws {
        let window = world.window(scale: 2) {
            RemoteImage(world.request("/large")).frame(width: 100, height: 100)
        }
        try await window.waits(for: ["200×100"])
        #expect(window.image?.traits == ["fit", "resizable"])
        #expect(window.image?.size == CGSize(width: 100, height: 100))
    }

    @Test("Given each content fit, when an image is shown, then it is decoded and laid out for it")
    func fits() async throws {
        let expected: [RemoteImageContentFit: (String, [String])] = [
            .contain: ("100×50", ["fit", "resizable"]), .cover: ("100×100", ["clipped", "fill", "resizable"]),
            .fill: ("100×100", ["resizable"]), .scaleDown: ("100×50", ["fit", "resizable"]),
        ]
        for fit in RemoteImageContentFit.allCases {
            let window = world.window(size: CGSize(width: 100, height: 100)) {
                RemoteImage(world.request("/large")).contentFit(fit)
            }
            let (size, traits) = try #require(expected[fit])
            try await window.waits(for: [size])
            #expect(window.image?.traits == traits)
        }
    }

    @Test("Given scale-down, when an image is smaller than its view, then it keeps its own size")
    func scaleDown() async throws {
        let window = world.window(scale: 2) { RemoteImage(world.request("/a")).contentFit(.scaleDown) }
        try await window.waits(for: ["40×30"])
        #expect(window.image?.size == CGSize(width: 20, height: 15))
    }

    @Test("Given a view without a size, when it gets one later, then its image loads only then")
    func later() async throws {
        let window = world.window(size: .zero) {
            world.telling(RemoteImage(world.request("/large")).placeholder { Text(verbatim: "…") })
        }
        #expect(window.seen == ["…"] && world.loader.started.value == 0)
        window.size = CGSize(width: 50, height: 50)
        try await window.waits(for: ["50×25"])
        #expect(world.events.entries == ["success 50×25 network"])
    }

    @Test("Given a decoded image, when its view grows, then a larger one replaces it without an event")
    func grows() async throws {
        let window = world.window(size: CGSize(width: 100, height: 100)) {
            world.telling(RemoteImage(world.request("/large")))
        }
        try await window.waits(for: ["100×50"])
        window.size = CGSize(width: 105, height: 105)
        window.update()
        window.size = CGSize(width: 300, height: 300)
        try await window.waits(for: ["300×150"])
        #expect(Set(window.seenInFrames.flatMap(\.self)) == ["100×50", "300×150"])
        window.size = CGSize(width: 30, height: 30)
        window.update()
        #expect(window.seen == ["300×150"] && world.events.entries.count == 1)
    }

    @Test("Given a view with a closure, when its image loads, then it is whole unless sizing is .view")
    func closure() async throws {
        let window = world.window(size: CGSize(width: 100, height: 100)) {
            RemoteImage(world.request("/large")) { $0.image }
            RemoteImage(world.request("/large")) { $0.image }.sizing(.view)
            RemoteImage(world.request("/large")).sizing(.whole)
            RemoteImage(world.request("/large")).targetSize(TargetSize(width: 8, height: 8))
        }
        try await window.waits(for: ["4000×2000", "100×50", "4000×2000", "8×4"])
    }

    @Test("Given an image decoded for its view, when sizing becomes whole, then it is loaded whole")
    func becomesWhole() async throws {
        let sizing = Choice(RemoteImage<RemoteImageParts>.Sizing.view)
        let window = world.window(size: CGSize(width: 100, height: 100)) {
            RemoteImage(world.request("/large")).sizing(sizing.value)
        }
        try await window.waits(for: ["100×50"])
        sizing.value = .whole
        try await window.waits(for: ["4000×2000"])
    }

    @Test("Given an infinite size for a moment, when the view is laid out, then nothing breaks")
    func infinite() async throws {
        let window = world.window(size: CGSize(width: CGFloat.infinity, height: .nan)) {
            RemoteImage(world.request("/a"))
        }
        #expect(world.loader.started.value == 0)
        window.size = CGSize(width: CGFloat.infinity, height: 30)
        try await window.waits(for: ["40×30"])
    }
}
#endif
