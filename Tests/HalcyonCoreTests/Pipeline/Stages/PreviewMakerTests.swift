import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("PreviewMaker")
struct PreviewMakerTests {
    private static func snapshot(_ received: Int) -> LoadingSnapshot {
        LoadingSnapshot(progress: LoadingProgress(receivedBytes: received, expectedBytes: nil))
    }

    @Test("Given a report under way, when a newer one overtakes it, then the newer is reported last")
    func order() {
        let mailbox = EventMailbox<Int>()
        let overtaker = Mutex<PreviewMaker?>(nil)
        let maker = PreviewMaker { _, _ in
            false
        } make: { _ in
            nil
        } report: { snapshot in
            // As another thread does that comes in between.
            let other = overtaker.withLock { maker in
                defer { maker = nil }
                return maker
            }
            other?.pass(Sequenced(Self.snapshot(2)))
            mailbox.post(.progress(snapshot.event.progress), stamp: snapshot.stamp)
        }
        overtaker.withLock { $0 = maker }
        maker.pass(Sequenced(Self.snapshot(1)))
        guard case .progress(let last) = mailbox.take() else {
            Issue.record("nothing was told")
            return
        }
        #expect(last.receivedBytes == 2 && !mailbox.hasEvents)
    }

    @Test("Given one finished preview, when the stage ends during the next, then that is cancelled")
    func cancelsTheLast() async throws {
        let (made, cancelled) = (Tally(), Tally())
        let gate = Gate()
        let maker = PreviewMaker { _, _ in
            made.value < 2
        } make: { _ in
            made.add()
            guard made.value == 2 else { return nil }
            await gate.pass()
            if Task.isCancelled { cancelled.add() }
            return nil
        } report: { _ in
        }
        maker.pass(Sequenced(Self.snapshot(1)))
        try await eventually("the second is being made") { gate.waiting.value == 1 }
        maker.end()
        try await eventually("it is cancelled") { cancelled.value == 1 }
        gate.open()
    }

    @Test("Given a preview maker, when it ends, then it frees its resources and makes no previews")
    func end() {
        let made = Tally()
        let (maker, held) = maker(counting: made)
        #expect(held.object != nil)
        maker.end()
        #expect(held.object == nil)
        maker.pass(Sequenced(Self.snapshot(1)))
        maker.pass(Sequenced(Self.snapshot(2)))
        #expect(made.value == 0)
    }

    /// With an object that nothing but the maker's way to make previews holds.
    private func maker(counting made: Tally) -> (PreviewMaker, WeakReference) {
        let held = Tally()
        let maker = PreviewMaker { _, _ in
            made.value < 3
        } make: { _ in
            made.add()
            held.add()
            return nil
        } report: { _ in
        }
        return (maker, WeakReference(held))
    }

    @Test("Given a stage below, when its bytes are complete, then this one ends and passes it on")
    func whole() {
        let (made, told) = (Tally(), Log<Bool>())
        let maker = PreviewMaker { _, _ in
            made.value < 3
        } make: { _ in
            made.add()
            return nil
        } report: { snapshot in
            told.add(snapshot.event.isWhole)
        }
        var snapshot = Self.snapshot(1)
        snapshot.isWhole = true
        maker.pass(Sequenced(snapshot))
        #expect(told.entries == [true])
        #expect(made.value == 0)
    }
}
