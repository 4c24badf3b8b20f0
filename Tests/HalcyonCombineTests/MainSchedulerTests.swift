import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@MainActor
@Suite("MainScheduler")
struct MainSchedulerTests {
    private let world = World()
    private let scheduler = MainScheduler()
    private let order = Log<Int>()

    @Test("Given the main actor, when it schedules actions, then each has run when that call returns")
    func atOnce() {
        for number in 1...3 {
            scheduler.schedule { [order] in order.add(number) }
            #expect(order.entries.last == number)
        }
    }

    @Test("Given another thread's queued action, when the main actor adds one, then that runs second")
    func order() async {
        await Task.detached { [scheduler, order] in
            // The main actor waits for this, and is not free before the second one is scheduled.
            scheduler.schedule { order.add(1) }
        }.value
        scheduler.schedule { [order] in order.add(2) }
        await order.wait(for: 2)
        #expect(order.entries == [1, 2])
    }

    @Test("Given an action that schedules another, when it runs, then the other comes after it")
    func nested() async {
        scheduler.schedule { [scheduler, order] in
            scheduler.schedule { order.add(2) }
            order.add(1)
        }
        await order.wait(for: 2)
        #expect(order.entries == [1, 2])
    }

    @Test("Given an image in memory, when it is received on the main actor, then it is there at once")
    func memory() async throws {
        try await world.load("/a")
        var text: String?
        let cancellable = world.pipeline.imagePublisher(for: world.request("/a")).receive(on: .mainActor)
            .sink(receiveCompletion: { _ in }, receiveValue: { text = $0.words })
        withExtendedLifetime(cancellable) {}
        #expect(text == "/a")
    }

    @Test("Given a loaded image, when received on the main actor, then main-actor closures can use it")
    func loaded() async throws {
        var text: String?
        let cancellable = world.pipeline.imagePublisher(for: world.request("/a")).receive(on: .mainActor)
            .sink(receiveCompletion: { _ in }, receiveValue: { text = $0.words })
        try await eventually("it is there") { text != nil }
        withExtendedLifetime(cancellable) {}
        #expect(text == "/a")
    }

    @Test("Given times, when actions are scheduled for them, then they run in the order of the times")
    func later() async {
        scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(20))) { [order] in order.add(2) }
        scheduler.schedule(after: scheduler.now) { [order] in order.add(1) }
        #expect(order.entries.isEmpty)
        await order.wait(for: 2)
        #expect(order.entries == [1, 2])
    }

    @Test("Given an interval, when it is cancelled from within, then there are no more")
    func interval() async throws {
        var timer: (any Cancellable)?
        timer = scheduler.schedule(after: scheduler.now, interval: .milliseconds(1)) { [order] in
            order.add(1)
            if order.entries.count == 3 { timer?.cancel() }
        }
        await order.wait(for: 3)
        let after = Log<Int>()
        scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(5))) { after.add(1) }
        await after.wait(for: 1)
        #expect(order.entries.count == 3)
    }

    @Test(
        "Given an interval and tolerance of zero or less, when scheduled, then no trap occurs",
        arguments: [MainScheduler.Time.Stride.seconds(-1), .seconds(-.infinity), .milliseconds(.min), 0])
    func negativeInterval(_ interval: MainScheduler.Time.Stride) async {
        let timer = scheduler.schedule(after: scheduler.now, interval: interval, tolerance: interval) { [order] in
            order.add(1)
        }
        await order.wait(for: 2)
        timer.cancel()
    }

    @Test("Given lengths of time, when they are computed with, then they are what they say")
    func strides() {
        typealias Stride = MainScheduler.Time.Stride
        #expect(Stride.seconds(2) == 2)
        #expect(Stride.milliseconds(300) == 0.3)
        #expect(Stride.microseconds(1000) == .nanoseconds(1_000_000))
        #expect(Stride.seconds(1.5) - 1 == .milliseconds(500))
        #expect(-Stride.seconds(1) < 0)
        #expect((-Stride.seconds(1)).magnitude == 1)
        #expect(Stride.seconds(3) * 2 == 6)
        #expect(Stride(exactly: 5) == 5)
        #expect(Stride(exactly: Int.max) == nil)
        let now = scheduler.now
        #expect(now.distance(to: now.advanced(by: 3)) == 3)
        // Neither a trap nor a time that was.
        for stride in [Stride.seconds(.max), .seconds(.infinity), .milliseconds(.max), .nanoseconds(.max)] {
            #expect(now.advanced(by: stride) > now.advanced(by: 1_000_000_000))
        }
        #expect(Stride.seconds(.nan) == 0)
    }
}
