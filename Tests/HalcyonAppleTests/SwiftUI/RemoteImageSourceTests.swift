#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import SwiftUI
import TestSupport
import Testing

@Suite("RemoteImage: another source") @MainActor
struct RemoteImageSourceTests {
    let world = RemoteImageWorld()

    @Test("Given an image, when its view gets another source, then the next frame no longer shows it")
    func change() async throws {
        let path = Choice("/a")
        let window = world.window { world.telling(world.phases(path.value)) }
        try await window.waits(for: ["success from network", "40×30"])
        world.hold("/b")
        path.value = "/b"
        let count = window.frames.count
        try await window.waits(for: ["loading"])
        await world.gate.waiting.wait(for: 1)
        world.gate.open()
        try await window.waits(for: ["success from network", "80×60"])
        #expect(!window.seenInFrames[count...].contains { $0.contains("40×30") })
        #expect(world.events.entries == ["success 40×30 network", "success 80×60 network"])
    }

    @Test("Given an image, when its view is given one that is in memory, then the next frame has it")
    func changeToMemory() async throws {
        try await world.load("/a")
        try await world.load("/b")
        let path = Choice("/a")
        let window = world.window { world.phases(path.value) }
        path.value = "/b"
        try await window.waits(for: ["success from memory", "80×60"])
        #expect(window.frames.count == 2)
    }

    @Test("Given a load, when its view gets another source, then it is cancelled and never reported")
    func replaced() async throws {
        world.hold("/a")
        let path = Choice<String?>("/a")
        let window = world.window { world.telling(world.phases(path.value)) }
        await world.gate.waiting.wait(for: 1)
        path.value = "/b"
        try await window.waits(for: ["success from network", "80×60"])
        try await eventually("the first is given up") { world.loader.running.value == 0 }
        path.value = nil
        try await window.waits(for: ["empty"])
        world.gate.open()
        #expect(world.events.entries == ["success 80×60 network"])
        #expect(!window.seenInFrames.contains { $0.contains("40×30") })
    }

    @Test("Given a view that keeps its image, when its source changes, then it stays until replaced")
    func keeps() async throws {
        let path = Choice("/a")
        let window = world.window { world.phases(path.value).keepsCurrentImage() }
        try await window.waits(for: ["success from network", "40×30"])
        world.hold("/b")
        path.value = "/b"
        try await window.waits(for: ["loading", "40×30"])
        world.gate.open()
        try await window.waits(for: ["success from network", "80×60"])
        path.value = "/none"
        try await window.waits(for: ["failure 2008", "[Retry]"])
        path.value = "/a"
        try await window.waits(for: ["success from memory", "40×30"])
        let all = window.seenInFrames
        #expect(all.contains(["loading", "80×60"]) && !all.contains { $0.first == "empty" })
    }

    @Test("Given an unchanged request, when the parent is evaluated again, then nothing is reloaded")
    func sameAgain() async throws {
        let other = Choice(0)
        let window = world.window {
            Text(verbatim: "\(other.value)")
            world.telling(world.phases("/a").priority(other.value == 0 ? .low : .high))
        }
        try await window.waits(for: ["0", "success from network", "40×30"])
        other.value = 1
        try await window.waits(for: ["1", "success from network", "40×30"])
        #expect(world.events.entries.count == 1)
        #expect(!window.seenInFrames.contains(["1", "loading"]))
    }

    @Test("Given an image, when it is reloaded, then it stays until the server sends a new one")
    func reload() async throws {
        let bigger = FakeLoader.Answer.image(FakeImage(width: 41, height: 31)).held(at: world.gate)
        world.loader.answer("/a", with: .image(RemoteImageWorld.a), bigger, .status(503))
        let version = Choice(0)
        let window = world.window { world.telling(world.phases("/a").reloads(on: version.value)) }
        try await window.waits(for: ["success from network", "40×30"])
        version.value = 1
        try await window.waits(for: ["loading", "40×30"])
        world.gate.open()
        try await window.waits(for: ["success from network", "41×31"])
        version.value = 2
        try await eventually("it fails") { world.events.entries.last?.hasPrefix("failure") == true }
        try await window.waits(for: ["success from network", "41×31"])
        #expect(world.events.entries.count == 3)
    }

    @Test("Given an image, when modifiers add processors and a size, then a different one is shown")
    func processed() async throws {
        let isSmall = Choice(false)
        let window = world.window {
            world.phases("/b").targetSize(isSmall.value ? TargetSize(width: 20, height: 20) : nil)
                .processors(isSmall.value ? [.resize(to: TargetSize(width: 4, height: 4))] : [])
        }
        try await window.waits(for: ["success from network", "80×60"])
        isSmall.value = true
        try await window.waits(for: ["success from network", "4×3"])
    }

    @Test("Given a pipeline in the environment, when it is replaced, then the new one loads the image")
    func environment() async throws {
        let loader = FakeLoader(default: .image(FakeImage(width: 7, height: 7)))
        let other = RemoteImageWorld.pipeline(loader)
        let third = RemoteImageWorld.pipeline(FakeLoader(default: .image(FakeImage(width: 9, height: 9))))
        let isOther = Choice(false)
        let window = world.window {
            world.phases("/a").imagePipeline(isOther.value ? other : world.pipeline)
            world.phases("/a").pipeline(third)
        }
        try await window.waits(for: ["success from network", "40×30", "success from network", "9×9"])
        isOther.value = true
        try await window.waits(for: ["success from network", "7×7", "success from network", "9×9"])
        #expect(loader.started.value == 1)
    }

    @Test("Given no pipeline in the environment, when it is asked for, then it is the shared one")
    func standard() { #expect(EnvironmentValues().imagePipeline === ImagePipeline.shared) }

    @Test("Given reused rows, when scrolled back and forth, then each shows its own image or none")
    func recycled() async throws {
        for index in 0..<20 { world.loader["/\(index)"] = .image(FakeImage(width: 100 + index, height: 10)) }
        let first = Choice(0)
        let window = world.window {
            let start = first.value
            ForEach([0, 1, 2], id: \.self) { slot in
                Text(verbatim: "row \(start + slot)")
                RemoteImage(world.request("/\(start + slot)")) { $0.image }.onDisappear(.cancel)
            }
        }
        for step in [5, 9, 2, 17, 0, 12] {
            first.value = step
            for _ in 0..<3 { await Task.yield() }
        }
        try await window.waits(for: (12..<15).flatMap { ["row \($0)", "\(100 + $0)×10"] })
        for frame in window.seenInFrames {
            for (row, image) in zip(frame, frame.dropFirst()) where row.hasPrefix("row") && image.hasSuffix("×10") {
                let index = try #require(Int(row.dropFirst(4)))
                #expect(image == "\(100 + index)×10")
            }
        }
    }
}
#endif
