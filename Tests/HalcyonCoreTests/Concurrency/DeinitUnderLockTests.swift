import Foundation
import HTTPTypes
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

/// Objects of the program's own may call back as they go. Under a lock of the engine's that would be a trap.
@Suite("Destructors that call back", .timeLimit(.minutes(5)))
struct DeinitUnderLockTests {
    /// Calls back as it goes.
    private final class Caller: Sendable {
        let call: @Sendable () -> Void
        init(_ call: @escaping @Sendable () -> Void) { self.call = call }
        deinit { call() }
    }

    private typealias Table = SharedWork<String, Int, Caller>

    @Test("Given reports that call their table at their end, when replaced, then nothing traps")
    func reports() async throws {
        let table = Table()
        let gone = Tally()
        let report: @Sendable () -> Caller = {
            Caller {
                _ = table.count
                gone.add()
            }
        }
        let gate = Gate()
        // One ends, and one is given up.
        for isGivenUp in [false, true] {
            let begun = Tally()
            let waiter = Task {
                try? await table.value(for: "key", demand: .constant(.normal)) { job async throws(ImageError) in
                    for _ in 0..<3 { job.report(report()) }
                    begun.add()
                    if isGivenUp { await Gate().pass() } else { await gate.pass() }
                    return 1
                }
            }
            await begun.wait(for: 1)
            if isGivenUp { waiter.cancel() } else { gate.open() }
            _ = await waiter.value
        }
        try await eventually("all reports are gone") { gone.value == 6 }
    }

    @Test("Given previews calling their mailbox at deinit, when they are replaced, then nothing traps")
    func mailbox() throws {
        let mailbox = EventMailbox<ImageResponse>()
        let gone = Tally()
        func preview() throws -> ImageResponse {
            let frames = AnimatedFrames(
                CallingAnimation(
                    Caller {
                        _ = mailbox.hasEvents
                        gone.add()
                    }))
            var image = try FakeImage().decoded()
            image.frames = frames
            return ImageResponse(
                image: image, source: .network, cacheKey: ImageRequest("http://test/a").imageKey, isPreview: true)
        }
        for stamp in 1...3 { mailbox.post(.preview(try preview()), stamp: UInt64(stamp)) }
        #expect(gone.value == 2)
        _ = mailbox.take()
        #expect(gone.value == 3)
    }

    @Test("Given previews calling their maker at deinit, when they are replaced, then nothing traps")
    func preview() async throws {
        let told = Tally()
        let gone = Tally()
        let other = Mutex<PreviewMaker?>(nil)
        let maker = PreviewMaker { _, _ in
            false
        } make: { _ in
            nil
        } report: { _ in
            told.add()
        }
        other.withLock { $0 = maker }
        func snapshot(_ count: Int) throws -> Sequenced<LoadingSnapshot> {
            var snapshot = LoadingSnapshot(progress: LoadingProgress(receivedBytes: count, expectedBytes: nil))
            var image = try FakeImage().decoded()
            image.frames = AnimatedFrames(
                CallingAnimation(
                    Caller {
                        other.withLock { $0 }?.endAtWhole()
                        gone.add()
                    }))
            snapshot.preview = LoadingSnapshot.Preview(
                response: ImageResponse(
                    image: image, source: .network, cacheKey: ImageRequest("http://test/a").imageKey, isPreview: true),
                finishedSize: image.size, byteCount: count)
            return Sequenced(snapshot)
        }
        for count in 1...3 { maker.pass(try snapshot(count)) }
        #expect(gone.value == 2)
        other.withLock { $0 = nil }
    }

    // The work that has reported the preview is over then, so that the task alone still has it.
    @Test("Given a preview calling its task at deinit, when a new source reports, then nothing traps")
    func task() async throws {
        let (made, gone) = (Tally(), Tally())
        let asked = Mutex<ImageTask?>(nil)
        let gates = [Gate(), Gate()]
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            let sent = Tally()
            return DataLoad(
                response: HTTPResponse(status: .ok), url: "http://test/\(number)", expectedBytes: 8_000,
                body: DataBody { () async throws(ImageError) in
                    sent.add()
                    // The first source breaks off after a piece, the second one sends nothing before it may.
                    if sent.value == 3 - number { await gates[number - 1].pass() }
                    if number == 1, sent.value == 2 { throw .response(.connectionReset) }
                    return sent.value > 2 ? nil : Data(count: 4_000)
                })
        }
        let decoder = CallingDecoder {
            made.add()
            return Caller {
                _ = asked.withLock { $0 }?.events
                gone.add()
            }
        }
        var configuration = ImagePipeline.Configuration.fake(loader: loader, imageCache: nil, decoder: decoder)
        configuration.downloads.retry = .never
        let task = ImagePipeline(configuration).task(
            for: ImageRequest("http://test/1").with {
                $0.previews = true
                $0.alternatives = [ImageSource("http://test/2")]
            })
        asked.withLock { $0 = task }
        await hearOfPreview(task)
        gates[0].open()
        try await eventually("the other source is asked") { gates[1].waiting.value == 1 }
        #expect(gone.value == 0)
        gates[1].open()
        _ = try await task.image
        try await eventually("all previews are gone") { gone.value == made.value }
        asked.withLock { $0 = nil }
    }

    /// Returns once a task has told of a preview, and keeps nothing of it.
    private func hearOfPreview(_ task: ImageTask) async {
        for await event in task.events {
            if case .preview = event { return }
        }
    }

    @Test("Given reports that overtake each other, when delivered, then progress never goes backwards")
    func progress() async {
        let last = Mutex(0)
        let backwards = Tally()
        let told: @Sendable (LoadingProgress) -> Void = { progress in
            let value = progress.receivedBytes
            let previous = last.withLock { last in
                defer { last = value }
                return last
            }
            if value < previous { backwards.add() }
        }
        let relay = CallbackRelay<Int>(.init(progress: told, completion: { _ in }), on: .immediate)
        // Stamped in their order, delivered by many at once.
        let events = (1...20_000).map { Sequenced(LoadingProgress(receivedBytes: $0, expectedBytes: nil)) }
        await withTaskGroup(of: Void.self) { group in
            for lane in 0..<4 {
                group.addTask {
                    for event in stride(from: lane, to: events.count, by: 4).map({ events[$0] }) {
                        relay.post(.progress(event.event), stamp: event.stamp)
                    }
                }
            }
        }
        #expect(backwards.value == 0)
        #expect(last.withLock { $0 } == 20_000)
    }

    @Test("Given a body in pieces, when it is being decoded, then the pieces are already freed", .holdsThreads)
    func pieces() async throws {
        let gone = Tally()
        let pieces = Mutex<[Data]>((0..<2).map { _ in Self.piece { gone.add() } })
        let loader = FakeLoader { _ async throws(ImageError) in
            DataLoad(
                response: HTTPResponse(status: .ok), url: "http://test/a", expectedBytes: 2_000,
                body: DataBody { () async throws(ImageError) in
                    pieces.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                })
        }
        let decoder = BrakingDecoder()
        let pipeline = ImagePipeline(.fake(loader: loader, imageCache: nil, decoder: decoder))
        let task = pipeline.task(for: ImageRequest("http://test/a"))
        let events = task.events
        await decoder.blocker.held.wait(for: 1)
        try await eventually("they are gone during the decode") { gone.value == 2 }
        decoder.blocker.release()
        _ = try await task.image
        withExtendedLifetime((task, events)) {}
    }

    private static func piece(_ whenGone: @escaping @Sendable () -> Void) -> Data {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 1_000, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 1, count: 1_000)
        return Data(
            bytesNoCopy: memory, count: 1_000,
            deallocator: .custom { memory, _ in
                memory.deallocate()
                whenGone()
            })
    }

    private struct BrakingDecoder: ImageDecoding {
        let blocker = ThreadBlocker()
        private let decoder = FakeDecoder()

        func info(of data: Data) throws(ImageError) -> ImageInfo? { try decoder.info(of: data) }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            blocker.hold()
            return try decoder.decode(data, options: options)
        }

        func makePreviewer(for head: Data, options: DecodingOptions) throws(ImageError) -> (any ImagePreviewing)? {
            nil
        }
    }

    /// Has previews that hold an object of the program's own each.
    private struct CallingDecoder: ImageDecoding {
        let makeCaller: @Sendable () -> Caller
        private let decoder = FakeDecoder()

        init(_ makeCaller: @escaping @Sendable () -> Caller) { self.makeCaller = makeCaller }

        func info(of data: Data) throws(ImageError) -> ImageInfo? { try decoder.info(of: data) }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            try decoder.decode(data, options: options)
        }

        func makePreviewer(for head: Data, options: DecodingOptions) throws(ImageError) -> (any ImagePreviewing)? {
            Previewer(makeCaller: makeCaller)
        }

        private struct Previewer: ImagePreviewing {
            let makeCaller: @Sendable () -> Caller

            func append(_ data: Data) throws(ImageError) {}

            func preview() throws(ImageError) -> DecodedImage? {
                var image = try FakeImage().decoded()
                image.frames = AnimatedFrames(CallingAnimation(makeCaller()))
                return image
            }
        }
    }

    /// An animation that holds an object of the program's own.
    private struct CallingAnimation: AnimationDecoding {
        private let animation = FakeAnimation(count: 2)
        private let caller: Caller

        init(_ caller: Caller) { self.caller = caller }

        var timing: AnimationTiming { animation.timing }
        var size: PixelSize { animation.size }
        var byteCount: Int { animation.byteCount }
        func pass(toward index: Int) throws(ImageError) -> any FrameDecoding { try animation.pass(toward: index) }
    }
}
