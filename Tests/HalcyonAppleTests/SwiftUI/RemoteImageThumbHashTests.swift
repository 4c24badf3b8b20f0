#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import SwiftUI
import TestSupport
import Testing

@Suite("RemoteImage: ThumbHashes") @MainActor
struct RemoteImageThumbHashTests {
    private let world = RemoteImageWorld()
    private let hash: ThumbHash

    init() throws { hash = ThumbHash(try FakeImage(width: 30, height: 30).decoded().pixels) }

    @Test("Given a hash from the server, when a view is shown, then the first frame has it")
    func known() async throws {
        world.hold("/a")
        let window = world.window { world.phases("/a").placeholder(.thumbHash(hash)) }
        #expect(window.seenInFrames.first == ["loading", "32×32"])
        world.gate.open()
        try await window.waits(for: ["success from network", "40×30"])
    }

    @Test("Given no hash, when a view is shown that asks for one, then its placeholder is seen")
    func unknown() async throws {
        world.hold("/a")
        let window = world.window {
            RemoteImage(world.request("/a")).placeholder(.thumbHash).placeholder { Text(verbatim: "…") }
        }
        #expect(window.seen == ["…"])
        world.gate.open()
        try await window.waits(for: ["40×30"])
    }

    @Test("Given a view with a hash, when its source changes, then the old hash is not seen again")
    func replaced() async throws {
        world.hold("/a")
        world.hold("/b")
        let path = Choice("/a")
        let window = world.window {
            RemoteImage(world.request(path.value)) { PhaseView(phase: $0) }
                .placeholder(.thumbHash(path.value == "/a" ? hash : nil)).keepsCurrentImage()
        }
        #expect(window.seen == ["loading", "32×32"])
        path.value = "/b"
        try await window.waits(for: ["loading"])
        world.gate.open()
        try await window.waits(for: ["success from network", "80×60"])
    }
}
#endif
