import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Writing animated GIF")
struct GIFAnimationEncoderTests {
    private static let seen: [UInt8] = [200, 30, 40, 255]

    /// A box that moves over a background of few colours, or over nothing.
    private func box(at left: Int, overNothing: Bool = false) throws -> PixelBuffer {
        try Codecs.picture(64, 48, hasAlpha: overNothing) { x, y in
            if (left..<left + 15).contains(x), (10..<30).contains(y) { return [250, UInt8(x / 4), UInt8(y / 4), 255] }
            return overNothing ? [0, 0, 0, 0] : [UInt8(x / 8), UInt8(y / 8), 90, 255]
        }
    }

    private func encode(
        _ frames: [PixelBuffer], delay: Double = 0.1, loopCount: Int? = nil,
        _ options: EncodingOptions = EncodingOptions()
    ) throws -> Data {
        let frames = frames.map { AnimationFrame(pixels: $0, delay: delay) }
        return try #require(try Codecs.encoders.encode(frames, loopCount: loopCount, as: .gif, options: options))
    }

    @Test(
        "Given frames that move, appear and vanish, when written, then another decoder agrees",
        arguments: [false, true])
    func frames(overNothing: Bool) throws {
        let nothing = try Codecs.picture(64, 48, hasAlpha: true) { _, _ in [0, 0, 0, 0] }
        var frames = try [0, 5, 5, 30, 49, 0].map { try box(at: $0, overNothing: overNothing) }
        if overNothing { frames.insert(nothing, at: 3) }
        let file = try encode(frames)
        let reading = try Pillow.read(file)
        #expect(reading.frames.count == frames.count)
        for (number, (frame, read)) in zip(frames, reading.frames).enumerated() {
            #expect(Fixtures.decibels(frame, read) == .infinity, "frame \(number)")
        }
        #expect(try Codecs.decoders.info(of: file).frameCount == frames.count)
    }

    @Test("Given random pixels that come and go, when written, then another decoder agrees")
    func random() throws {
        var state: UInt32 = 7
        let colors: [[UInt8]] = [Self.seen, [0, 0, 0, 0], [9, 200, 7, 255], [1, 1, 1, 255]]
        let frames = try (0..<12).map { _ in
            try Codecs.picture(9, 7, hasAlpha: true) { _, _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return colors[Int(state >> 28) % 4]
            }
        }
        let reading = try Pillow.read(encode(frames))
        #expect(reading.frames.count == frames.count)
        for (frame, read) in zip(frames, reading.frames) { #expect(Fixtures.decibels(frame, read) == .infinity) }
    }

    @Test("Given photographs as frames with their own palettes, when written, then each comes close")
    func photos() throws {
        let photo = try Codecs.photo()
        let frames = try [0, 60, 120].map { shift in
            try Codecs.picture(photo.width, photo.height) { x, y in
                let pixel = photo[(x + shift) % photo.width, y] ?? .zero
                return [pixel.x, UInt8((Int(pixel.y) + shift) & 255), pixel.z, 255]
            }
        }
        for (frame, read) in try zip(frames, Pillow.read(encode(frames)).frames) {
            #expect(try #require(Fixtures.decibels(frame, read)) > 30)
        }
    }

    @Test("Given a still background, when written, then a frame costs what has changed")
    func differences() throws {
        let photo = try Codecs.photo()
        func frame(_ left: Int) throws -> PixelBuffer {
            try Codecs.picture(photo.width, photo.height) { x, y in
                if (left..<left + 6).contains(x), (20..<26).contains(y) { return Self.seen }
                let pixel = photo[x, y] ?? .zero
                return [pixel.x, pixel.y, pixel.z, 255]
            }
        }
        let frames = try (0..<10).map { try frame($0 * 12) }
        let one = try encode([frames[0]])
        let all = try encode(frames)
        #expect(all.count < one.count * 2)
        let reading = try Pillow.read(all)
        // What did not change is not rounded again.
        #expect(reading.frames[9][100, 100] == reading.frames[0][100, 100])
        #expect(reading.frames[9][110, 22] == SIMD4(200, 30, 40, 255))
    }

    @Test(
        "Given delays that GIF cannot hold, when written, then the total duration stays right",
        arguments: [(0.025, 40), (1.0 / 30, 30), (0.1, 10), (0.0234, 100)])
    func delays(_ delay: Double, count: Int) throws {
        let frames = try (0..<count).map { try box(at: $0 % 40) }
        let durations = try Pillow.read(encode(frames, delay: delay)).durations
        #expect(durations.count == count)
        #expect(abs(durations.reduce(0, +) - Int((delay * Double(count) * 1000).rounded())) <= 5)
        #expect(durations.allSatisfy { $0 >= 20 && abs(Double($0) - delay * 1000) <= 10 })
    }

    @Test(
        "Given delays too short or invalid, when written, then they are the least that is played",
        arguments: [0, 0.005, 0.0166, -1, .nan, .infinity])
    func shortDelays(_ delay: Double) throws {
        let durations = try Pillow.read(encode([box(at: 0), box(at: 5), box(at: 10)], delay: delay)).durations
        #expect(durations == [20, 20, 20])
    }

    @Test(
        "Given a number of plays, when written, then the file says how often it begins again",
        arguments: [(nil, 0), (1, nil), (2, 1), (5, 4), (0, nil), (100_000, 65535)] as [(Int?, Int?)])
    func loops(_ count: Int?, repetitions: Int?) throws {
        let reading = try Pillow.read(encode([box(at: 0), box(at: 5)], loopCount: count))
        #expect(reading.loop == repetitions)
    }

    @Test("Given one frame, when written as an animation, then it is a still picture")
    func single() throws {
        let reading = try Pillow.read(encode([box(at: 0)]))
        #expect(reading.durations == [0] && reading.loop == nil)
    }

    @Test("Given no frame, unequal sizes or a failing source, when written, then the error says so")
    func failures() throws {
        #expect(throws: ImageError.encoding(.failed(.gif, why: "an animation without frames"))) { try encode([]) }
        let small = try Codecs.picture(3, 2) { _, _ in Self.seen }
        #expect(throws: ImageError.encoding(.failed(.gif, why: "frames of different sizes: 64×48 and 3×2 pixels"))) {
            try encode([box(at: 0), box(at: 1), small])
        }
        var count = 0
        let first = try box(at: 0)
        #expect(throws: ImageError.decoding(.truncated(.webp))) {
            try Codecs.encoders.encode(
                frames: { () throws(ImageError) in
                    count += 1
                    if count == 3 { throw .decoding(.truncated(.webp)) }
                    return AnimationFrame(pixels: first, delay: 1)
                }, as: .gif)
        }
    }

    @Test(
        "Given a format without animations, when asked, then no encoder takes a frame",
        arguments: [ImageFormat.jpeg, .png])
    func others(_ format: ImageFormat) throws {
        var count = 0
        let data = try Codecs.encoders.encode(
            frames: { () throws(ImageError) in
                count += 1
                return nil
            }, as: format)
        #expect(data == nil && count == 0)
    }
}
