#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import Observation
import SwiftUI
import TestSupport
import Testing

@Suite("RemoteImage: its life") @MainActor
struct RemoteImageLifeTests {
    let world = RemoteImageWorld()

    @Test("Given a load, when its view leaves the screen, then it goes on, and ends there")
    func lowers() async throws {
        world.hold("/a")
        let window = world.window { world.telling(world.phases("/a")) }
        await world.gate.waiting.wait(for: 1)
        window.isOnScreen = false
        world.gate.open()
        try await window.waits(for: ["success from network", "40×30"])
        #expect(world.loader.started.value == 1 && world.events.entries.count == 1)
    }

    @Test("Given a view, when it loads, then its pipeline's cache gives way to the system")
    func followsMemory() async throws {
        let window = world.window { world.phases("/a") }
        try await window.waits(for: ["success from network", "40×30"])
        #expect(MemoryPressureHandler.shared.contains(try #require(world.pipeline.configuration.imageCache)))
    }

    @Test("Given queued loads, when a view leaves the screen, then loads of visible views go first")
    func lowersPriority() async throws {
        var configuration = world.pipeline.configuration
        configuration.maximumTransfers = 1
        let pipeline = ImagePipeline(configuration)
        world.loader["/first"] = .image().held(at: world.gate)
        let blocker = pipeline.task(for: world.request("/first"))
        await world.gate.waiting.wait(for: 1)
        let hidden = world.window { world.phases("/a").pipeline(pipeline) }
        let seen = world.window { world.phases("/b").pipeline(pipeline) }
        hidden.isOnScreen = false
        world.gate.open()
        try await hidden.waits(for: ["success from network", "40×30"])
        try await seen.waits(for: ["success from network", "80×60"])
        #expect(world.loader.urls.map { $0.suffix(2) } == ["st", "/b", "/a"])
        _ = try await blocker.response
    }

    @Test(
        "Given a view that cancels, when it goes off screen and back, then its load is restarted",
        arguments: [true, false])
    func cancels(appearsFirst: Bool) async throws {
        world.hold("/a")
        let window = world.window(appearsFirst: appearsFirst) {
            world.telling(world.phases("/a").onDisappear(.cancel))
        }
        await world.gate.waiting.wait(for: 1)
        window.isOnScreen = false
        try await eventually("it is given up") { world.loader.running.value == 0 }
        #expect(world.events.entries.isEmpty && window.seen == ["loading"])
        window.isOnScreen = true
        try await eventually("it is begun again") { world.loader.started.value == 2 }
        await world.gate.waiting.wait(for: 1)
        world.gate.open()
        try await window.waits(for: ["success from network", "40×30"])
        #expect(world.loader.started.value == 2)
        #expect(world.events.entries == ["success 40×30 network"])
        window.isOnScreen = false
        window.isOnScreen = true
        #expect(world.loader.started.value == 2 && window.seen == ["success from network", "40×30"])
    }

    @Test("Given a view off screen, when its source changes, then the new one loads on its return")
    func changesOffScreen() async throws {
        let path = Choice("/a")
        let window = world.window { world.telling(world.phases(path.value)) }
        try await window.waits(for: ["success from network", "40×30"])
        window.isOnScreen = false
        path.value = "/b"
        try await window.waits(for: ["loading"])
        #expect(world.loader.started.value == 1)
        window.isOnScreen = true
        try await window.waits(for: ["success from network", "80×60"])
        #expect(world.events.entries == ["success 40×30 network", "success 80×60 network"])
    }

    @Test("Given a load, when its view goes for good, then the load is given up, and nobody is told")
    func goes() async throws {
        world.hold("/a")
        let isThere = Choice(true)
        let window = world.window { if isThere.value { world.telling(world.phases("/a")) } }
        await world.gate.waiting.wait(for: 1)
        isThere.value = false
        try await eventually("the load is given up") { world.loader.running.value == 0 }
        world.gate.open()
        #expect(window.seen == [] && world.events.entries.isEmpty)
    }

    @Test("Given a handler that holds an object, when its view goes, then the object is freed")
    func frees() async throws {
        weak var held: Choice<Int>?
        let isThere = Choice(true)
        let objects = Choice<Choice<Int>?>(Choice(0))
        held = objects.value
        let window = world.window { [world] in
            if isThere.value, let object = objects.value {
                world.phases("/a").onSuccess { _ in object.value += 1 }
            }
        }
        try await window.waits(for: ["success from network", "40×30"])
        #expect(held?.value == 1)
        isThere.value = false
        try await window.waits(for: [])
        objects.value = nil
        try await eventually("nobody holds it") { held == nil }
    }

    @Test("Given a handler of a newer body, when the image comes, then only that handler is called")
    func newestHandler() async throws {
        world.hold("/a")
        let events = world.events
        let name = Choice("old")
        let window = world.window {
            let current = name.value
            world.phases("/a").onSuccess { _ in events.add(current) }
        }
        await world.gate.waiting.wait(for: 1)
        name.value = "new"
        window.update()
        world.gate.open()
        try await window.waits(for: ["success from network", "40×30"])
        #expect(events.entries == ["new"])
    }
}
#endif
