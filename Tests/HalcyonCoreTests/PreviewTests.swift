import Foundation
import HTTPTypes
import HalcyonTesting
import Synchronization
import Testing

@testable import HalcyonCore

@Suite("Previews")
struct PreviewTests {
    /// Shows of the first bytes a picture of one pixel a byte, marked with `?`.
    private final class PreviewingDecoder: ImageDecoding {
        let whole = FakeDecoder()
        let previews = Tally()
        private let gate: Gate?

        init(gate: Gate? = nil) { self.gate = gate }

        func info(of data: Data) throws(ImageError) -> ImageInfo? { try whole.info(of: data) }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            try whole.decode(data, options: options)
        }

        func preview(of data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            previews.add()
            return try whole.decode(data.prefix(4) + Data("?".utf8), options: options)
        }
    }

    /// Sends a body of 8 KiB in chunks of 1 KiB, each when the test lets it.
    private func loader(_ steps: [Gate]) -> ScriptedLoader {
        ScriptedLoader { _, _ async throws(ImageError) in
            let sent = Tally()
            return DataLoad(
                response: HTTPResponse(status: .ok), url: "http://test/", expectedByteCount: 8 << 10,
                body: DataBody { () async throws(ImageError) in
                    sent.add()
                    guard sent.value <= 8 else { return nil }
                    await steps[sent.value - 1].pass()
                    if Task.isCancelled { throw .cancelled }
                    return Data(repeating: UInt8(ascii: "a"), count: 1 << 10)
                })
        }
    }

    private func request(processors: [any ImageProcessing] = []) -> ImageRequest {
        var request = ImageRequest("http://test/x", processors: processors)
        request.previews = true
        return request
    }

    @Test(
        "Given a request for previews, when bytes arrive, then a preview comes before the image, and the image is whole"
    )
    func preview() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let decoder = PreviewingDecoder()
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader(steps), decoders: [decoder]))
        let task = pipeline.task(for: request())
        var events = task.events.makeAsyncIterator()
        steps[0].open()
        var preview: ImageResponse?
        while preview == nil, let event = await events.next() {
            if case .preview(let response) = event { preview = response }
        }
        #expect(preview?.image.text == "aaaa?")
        #expect(preview?.isPreview == true)
        // A late subscriber gets the current one.
        var late = task.events.makeAsyncIterator()
        var seen: ImageResponse?
        while seen == nil, let event = await late.next() {
            if case .preview(let response) = event { seen = response }
        }
        #expect(seen?.image.text == "aaaa?")
        for step in steps { step.open() }
        let response = try await task.response
        #expect(response.isPreview == false)
        #expect(response.image.size.width == 8 << 10)
        var last: ImageTask.Event?
        while let event = await events.next() { last = event }
        guard case .finished(.success) = last else {
            Issue.record("the end is not the last event")
            return
        }
        // Not after each chunk, but whenever there is half as much again.
        #expect(decoder.previews.value <= 5)
    }

    @Test("Given processors, when a preview comes, then it went through them as well")
    func processedPreview() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader(steps), decoders: [PreviewingDecoder()]))
        let task = pipeline.task(for: request(processors: [Suffix("1"), Suffix("2")]))
        steps[0].open()
        var preview: ImageResponse?
        for await event in task.events {
            if case .preview(let response) = event {
                preview = response
                break
            }
        }
        #expect(preview?.image.text == "aaaa?12")
        for step in steps { step.open() }
        #expect(try await task.image.text.hasSuffix("a12"))
    }

    @Test("Given no wish for previews, when bytes arrive, then none is made")
    func noPreviews() async throws {
        let steps = (0..<8).map { _ in Gate() }
        for step in steps { step.open() }
        let decoder = PreviewingDecoder()
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader(steps), decoders: [decoder]))
        _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        #expect(decoder.previews.value == 0)
    }

    @Test("Given a handler for previews, when there is one, then it is called before the completion")
    func callback() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader(steps), decoders: [PreviewingDecoder()]))
        let calls = Log<String>()
        pipeline.load(
            request(), on: .immediate, preview: { calls.add($0.image.text) }, completion: { _ in calls.add("end") })
        steps[0].open()
        await until("a preview has come") { calls.entries == ["aaaa?"] }
        for step in steps { step.open() }
        await until("the end has come") { calls.entries.last == "end" }
    }

    @Test("Given one transfer for two, when one wants previews and the other does not, then the transfer is one")
    func sharedTransfer() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let loader = loader(steps)
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader, decoders: [PreviewingDecoder()]))
        let one = pipeline.task(for: request())
        let other = pipeline.task(for: ImageRequest("http://test/x"))
        for step in steps { step.open() }
        _ = try await one.image
        _ = try await other.image
        #expect(loader.requests.entries.count == 1)
    }
}
