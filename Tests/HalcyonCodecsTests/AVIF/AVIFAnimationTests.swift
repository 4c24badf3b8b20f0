import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("AVIF image sequences")
struct AVIFAnimationTests {
    private let decoder = Codecs.decoder(AVIFDecoder())

    private func animation(
        _ data: Data, _ options: DecodingOptions = DecodingOptions()
    ) throws -> any AnimationDecoding {
        try #require(try decoder.decode(data, options: options)?.frames).animation
    }

    private func reference(_ frame: Int) throws -> PixelBuffer {
        let bytes = try Fixtures.data("animated.avif.\(frame).rgba")
        return try PixelBuffer(width: 97, height: 61, hasAlpha: false) { bytes.copyBytes(to: $0) }
    }

    private func failure(_ data: Data, _ options: DecodingOptions) -> ImageError.DecodingReason? {
        do {
            _ = try decoder.decode(data, options: options)
            return nil
        } catch {
            guard case .decoding(let reason) = error else { return nil }
            return reason
        }
    }

    /// `animated.avif` with a box in its first track that says how often it is played.
    private func repeated(flags: UInt8, once: UInt32, whole: UInt32?) throws -> Data {
        var data = try Fixtures.data("animated.avif")
        // Newer programs than libavif 0.11's write such a box themselves.
        if let own = data.firstRange(of: Data("edts".utf8)) { data.replaceSubrange(own, with: Data("free".utf8)) }
        func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - $0 * 8)) } }
        let edit =
            bytes(28) + Array("elst".utf8) + [0, 0, 0, flags] + bytes(1) + bytes(once) + bytes(0) + bytes(1 << 16)
        // In version 0 of the box, an edit takes 12 bytes.
        let edits = bytes(UInt32(edit.count + 8)) + Array("edts".utf8) + edit
        let header = try #require(data.firstRange(of: Data("tkhd".utf8)))
        let duration = header.upperBound + 28
        data.replaceSubrange(
            duration..<duration + 8, with: whole.map { bytes(0) + bytes($0) } ?? bytes(.max) + bytes(.max))
        let end = header.lowerBound - 4 + 104
        data.insert(contentsOf: edits, at: end)
        for box in ["moov", "trak"] {
            let start = try #require(data.firstRange(of: Data(box.utf8))).lowerBound - 4
            let length = data[start..<start + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
            data.replaceSubrange(start..<start + 4, with: bytes(length + UInt32(edits.count)))
        }
        // The pixels lie behind the boxes: in them their places are given from the start of the file.
        for box in ["stco", "iloc"] {
            var search = data.startIndex..<data.endIndex
            while let found = data.firstRange(of: Data(box.utf8), in: search) {
                search = found.upperBound..<data.endIndex
                // stco: version, count, place. iloc: version, sizes, count, and for each item 8 bytes before its place.
                let places = box == "stco" ? [found.upperBound + 8] : [found.upperBound + 14]
                for place in places {
                    let old = data[place..<place + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
                    data.replaceSubrange(place..<place + 4, with: bytes(old + UInt32(edits.count)))
                }
            }
        }
        return data
    }

    @Test("Given a sequence, when decoded, then its first picture, frames and exact delays are there")
    func decoded() throws {
        let image = try #require(
            try decoder.decode(Fixtures.data("animated.avif"), options: DecodingOptions()))
        let frames = try #require(image.frames)
        #expect(frames.count == 5)
        #expect(frames.size == image.size)
        #expect(frames.timing == AnimationTiming(delays: [0.05, 0.1, 0.1, 2, 0.15]))
        let first = DecodingOptions(frames: .first)
        #expect(try decoder.decode(Fixtures.data("animated.avif"), options: first)?.frames == nil)
        #expect(try decoder.decode(Fixtures.data("lossless.avif"), options: DecodingOptions())?.frames == nil)
    }

    @Test("Given a pass from the start, when played to the end, then each frame matches avifdec's")
    func forward() throws {
        let pass = try animation(Fixtures.data("animated.avif")).pass(toward: 0)
        for frame in 0..<5 {
            #expect(pass.nextIndex == frame)
            let pixels = try #require(try pass.next())
            #expect(try #require(Fixtures.decibels(pixels, reference(frame))) > 50)
        }
        #expect(try pass.next() == nil)
        try pass.skip()
        #expect(pass.nextIndex == 5)
    }

    @Test("Given a frame in the middle, when sought, then the pass begins at the key frame before it", arguments: 0..<5)
    func seek(frame: Int) throws {
        let pass = try animation(Fixtures.data("animated.avif")).pass(toward: frame)
        #expect(pass.nextIndex == (frame < 3 ? 0 : 3))
        while pass.nextIndex < frame { try pass.skip() }
        let pixels = try #require(try pass.next())
        #expect(try #require(Fixtures.decibels(pixels, reference(frame))) > 50)
    }

    @Test("Given a target size, when frames are decoded, then all have the size that is announced")
    func atSize() throws {
        let options = DecodingOptions(targetSize: TargetSize(width: 30, height: 30))
        let animation = try animation(Fixtures.data("animated.avif"), options)
        #expect(animation.size == PixelSize(width: 30, height: 19))
        let pass = try animation.pass(toward: 0)
        var count = 0
        while let pixels = try pass.next() {
            #expect(pixels.size == animation.size)
            count += 1
        }
        #expect(count == 5)
    }

    @Test("Given a sequence with alpha, when its frames are decoded, then they have it")
    func alpha() throws {
        let pass = try animation(Fixtures.data("animated-alpha.avif")).pass(toward: 2)
        var last: PixelBuffer?
        while let pixels = try pass.next() { last = pixels }
        let pixels = try #require(last)
        #expect(pixels.hasAlpha)
        #expect(try #require(pixels[1, 30]).w < 20)
        #expect(try #require(pixels[90, 30]).w > 250)
    }

    @Test(
        "Given a file that says how often it is played, when decoded, then that is its loop count",
        arguments: [
            (0, 10, 30, 1), (1, 10, 30, 3), (1, 10, 31, 4), (1, 10, 10, 1), (1, 10, nil, nil), (1, 0, 30, nil),
        ] as [(UInt8, UInt32, UInt32?, Int?)])
    func loops(flags: UInt8, once: UInt32, whole: UInt32?, expected: Int?) throws {
        let animation = try animation(repeated(flags: flags, once: once, whole: whole))
        #expect(animation.timing.loopCount == expected)
        #expect(animation.timing.delays.count == 5)
        #expect(try animation.pass(toward: 4).next() != nil)
    }

    @Test("Given an empty edit list (refused by libavif 1.x), when decoded, then all frames are there")
    func emptyEdits() throws {
        var data = try repeated(flags: 1, once: 10, whole: 30)
        let list = try #require(data.firstRange(of: Data("elst".utf8)))
        // No entries.
        data.replaceSubrange(list.upperBound + 4..<list.upperBound + 8, with: [0, 0, 0, 0])
        let pass = try animation(data).pass(toward: 0)
        for _ in 0..<5 { #expect(try pass.next() != nil) }
    }

    @Test("Given a damaged table of delays, when decoded, then every frame has one nevertheless")
    func delays() throws {
        var data = try Fixtures.data("animated.avif")
        let table = try #require(data.firstRange(of: Data("stts".utf8))).upperBound
        data.replaceSubrange(table + 8..<table + 12, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(try animation(data).timing.delays == [0.05, 0.05, 0.05, 0.05, 0.05])
    }

    @Test("Given an animation over a limit, when decoded, then it is refused unless a still is wanted")
    func limits() throws {
        let data = try Fixtures.data("animated.avif")
        let pixels = 97 * 61 * 5
        let few = DecodingLimits(maximumFrames: 4)
        #expect(failure(data, DecodingOptions(limits: few)) == .tooManyFrames(5, limit: 4))
        #expect(failure(data, DecodingOptions(limits: few, frames: .first)) == nil)
        let small = DecodingLimits(maximumAnimationPixels: pixels - 1)
        let reason = failure(data, DecodingOptions(limits: small))
        #expect(reason == .tooManyAnimationPixels(pixels, limit: pixels - 1))
        let exactly = DecodingLimits(maximumFrames: 5, maximumAnimationPixels: pixels)
        #expect(failure(data, DecodingOptions(limits: exactly)) == nil)
    }

    @Test("Given a damaged frame, when the pass reaches it, then it throws after the intact frames")
    func damaged() throws {
        var data = try Fixtures.data("animated.avif")
        let sizes = try #require(data.firstRange(of: Data("stsz".utf8))).upperBound + 12
        let last = Int(data[sizes + 18]) << 8 | Int(data[sizes + 19])
        data.replaceSubrange(data.endIndex - last..<data.endIndex, with: repeatElement(0xA5, count: last))
        let pass = try animation(data).pass(toward: 0)
        for frame in 0..<4 {
            let pixels = try #require(try pass.next())
            #expect(try #require(Fixtures.decibels(pixels, reference(frame))) > 50)
        }
        #expect(throws: ImageError.self) { try pass.next() }
    }

    @Test("Given a cancelled task, when a pass goes on, then it ends with `cancelled`")
    func cancelled() async throws {
        let animation = try animation(Fixtures.data("animated.avif"))
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            #expect(throws: ImageError.cancelled) { try animation.pass(toward: 0).next() }
            #expect(throws: ImageError.cancelled) { try animation.pass(toward: 0).skip() }
        }.value
    }
}
