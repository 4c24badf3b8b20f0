import Foundation
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("EventRecorder", .timeLimit(.minutes(5)))
struct EventRecorderTests {
    @Test("Given a load in steps, when it is recorded, then its progress and result are kept")
    func recordsTasks() async throws {
        let loader = FakeLoader()
        let gate = Gate()
        loader["/x"] = .chunks([Data("ca".utf8), Data("ts".utf8)]).pausing(at: gate)
        let recorder = EventRecorder(ImagePipeline(.fake(loader: loader)).task(for: ImageRequest("http://test/x")))
        await recorder.wait(for: 1)
        #expect(recorder.progress == [LoadingProgress(receivedBytes: 2, expectedBytes: 4)])
        #expect(recorder.result == nil)
        gate.open()
        let events = await recorder.finished()
        #expect(events.count >= 2)
        #expect(try recorder.result?.get().image.text == "cats")
    }

    @Test("Given a load that fails, when recorded, then its error is the result")
    func recordsFailures() async {
        let loader = FakeLoader(default: .status(404))
        let recorder = EventRecorder(ImagePipeline(.fake(loader: loader)).task(for: ImageRequest("http://test/x")))
        await recorder.finished()
        #expect(throws: ImageError.response(.status(404))) { try recorder.result?.get() }
    }

    @Test("Given events of one's own, when recorded, then one can wait for each, and for the end")
    func recordsAnything() async {
        let recorder = EventRecorder<Int>()
        async let large = recorder.first { $0 > 5 }
        async let never = recorder.first { $0 > 50 }
        recorder.record(1)
        recorder.record(7)
        #expect(await large == 7)
        #expect(!recorder.isFinished)
        recorder.finish()
        #expect(await never == nil)
        #expect(await recorder.finished() == [1, 7])
    }
}
