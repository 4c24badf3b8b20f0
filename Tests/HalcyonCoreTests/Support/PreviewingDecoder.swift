import Foundation
import HalcyonTesting
import Synchronization

@testable import HalcyonCore

/// A ``FakeDecoder`` that has previews: of the first bytes, marked with `?`.
final class PreviewingDecoder: ImageDecoding {
    let whole = FakeDecoder()
    /// How many previews were asked for, and what they were fed with.
    let previews = Tally()
    let fed = Log<String>()
    /// One entry a previewer.
    let previewers = Tally()
    /// Once it counts, previews fail.
    let failing = Tally()
    /// How many previews were broken off.
    let cancelled = Tally()
    private let gate: Gate?
    private let length: Int

    /// - Parameters:
    ///   - length: How many bytes a preview shows.
    ///   - gate: What each preview waits at, keeping its thread busy, unless it is cancelled.
    init(length: Int = 8, gate: Gate? = nil) {
        self.length = length
        self.gate = gate
    }

    func info(of data: Data) throws(ImageError) -> ImageInfo? { try whole.info(of: data) }

    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        try whole.decode(data, options: options)
    }

    func makePreviewer(for head: Data, options: DecodingOptions) throws(ImageError) -> (any ImagePreviewing)? {
        previewers.add()
        return Previewer(decoder: self, options: options)
    }

    private func work() throws(ImageError) {
        if failing.value > 0 { throw .decoding(.corrupt(.jpeg, why: "the test wants it")) }
        while gate?.isOpen == false {
            if Task.isCancelled {
                cancelled.add()
                throw .cancelled
            }
            usleep(500)
        }
    }

    private final class Previewer: ImagePreviewing {
        let decoder: PreviewingDecoder
        let options: DecodingOptions
        let data = Mutex(Data())

        init(decoder: PreviewingDecoder, options: DecodingOptions) {
            self.decoder = decoder
            self.options = options
        }

        func append(_ data: Data) throws(ImageError) {
            decoder.fed.add(String(decoding: data, as: UTF8.self))
            self.data.withLock { $0.append(data) }
        }

        func preview() throws(ImageError) -> DecodedImage? {
            decoder.previews.add()
            try decoder.work()
            let head = data.withLock { $0.prefix(decoder.length) }
            return try decoder.whole.decode(head + Data("?".utf8), options: options)
        }
    }
}
