import Foundation
import HalcyonTesting
import Testing

@testable import HalcyonCore

/// Pictures that were decoded and wait for a processor: their bytes are bounded, whatever overtakes them.
@Suite("Pictures that wait for a processor", .holdsThreads, .timeLimit(.minutes(5)))
struct WaitingPicturesTests {
    /// Makes the same picture of 4 MiB of any bytes, once a function that is told the bytes has returned.
    private struct LargeDecoder: ImageDecoding {
        private let picture: DecodedImage
        private let hook: @Sendable (String) -> Void

        init(_ hook: @escaping @Sendable (String) -> Void) throws(ImageError) {
            self.hook = hook
            // One for all, so that the test itself takes no more.
            picture = DecodedImage(pixels: try PixelBuffer(width: 1024, height: 1024, hasAlpha: false) { _ in })
        }

        func info(of data: Data) throws(ImageError) -> ImageInfo? { nil }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            hook(String(decoding: data, as: UTF8.self))
            return picture
        }
    }

    // Their bodies are all there, and one at a time is decoded. Each of them is wanted less from then on, as an image
    // that was scrolled away: so its processor comes after all other decodes.
    @Test("Given loads that lose urgency once decoded, when the limit is reached, then decoding waits")
    func boundsPictures() async throws {
        let count = 60
        let held = Tally()
        let decoded = Tally()
        let decodedBefore = Log<Int>()
        let processor = FakeProcessor("last") { image in
            decodedBefore.add(decoded.value)
            held.add(-1)
            return image
        }
        let pipelines = Log<ImagePipeline>()
        let tasks = Log<ImageTask>()
        let decoder = try LargeDecoder { path in
            // The others wait for this permit, with their body or with their picture.
            ThreadBlocker().hold {
                guard let pipeline = pipelines.entries.first, tasks.entries.count == count else { return false }
                return pipeline.engine.permits.cpu.counts.waiting == count - 1 - processor.runs.value
            }
            guard let index = Int(path.dropFirst()) else { return }
            tasks.entries[index].priority = .veryLow
            decoded.add()
            held.add()
        }
        var configuration = ImagePipeline.Configuration.fake(imageCache: nil, decoder: decoder)
        configuration.maximumDecodes = 1
        configuration.downloads.startRate = nil
        let pipeline = ImagePipeline(configuration)
        pipelines.add(pipeline)
        for number in 0..<count {
            tasks.add(
                pipeline.task(for: ImageRequest("http://test/\(number)").with { $0.processors = [processor] }))
        }
        for task in tasks.entries { _ = try await task.image }
        // 64 MiB of them wait, and one more is on its way there.
        #expect(decodedBefore.entries.first == 17)
        #expect(held.peak == 17)
        #expect(held.value == 0)
        #expect(processor.runs.value == count)
        #expect(pipeline.engine.permits.pictures.byteCount == 0)
        #expect(pipeline.engine.permits.cpu.counts == (free: 1, waiting: 0))
    }
}
