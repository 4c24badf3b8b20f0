import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Damage that every reader puts up with, and kinds that none reads")
struct ToleranceTests {
    private func failure(_ data: Data, _ options: DecodingOptions = DecodingOptions()) -> ImageError.DecodingReason? {
        do {
            _ = try Codecs.decoders.decode(data, options: options)
            return nil
        } catch {
            guard case .decoding(let reason) = error else { return nil }
            return reason
        }
    }

    @Test("Given an iCCP chunk whose stream lacks its end, when decoded, then the profile counts", arguments: [4, 6])
    func profileWithoutEnd(_ missing: Int) throws {
        var file = PNGChunks(try Fixtures.data("icc-swapped.png"))
        let index = try #require(file.indices(of: "iCCP").first)
        let plain = try Codecs.decoders.decode(file.file).pixels
        file.chunks[index].data = file.chunks[index].data.dropLast(missing)
        #expect(try Codecs.areIdentical(Codecs.decoders.decode(file.file).pixels, plain))
        // Half a profile is none.
        file.chunks[index].data = file.chunks[index].data.prefix(file.chunks[index].data.count / 2)
        let without = try Codecs.decoders.decode(file.file).pixels
        #expect(!Codecs.areIdentical(without, plain))
    }

    @Test(
        "Given a wrong checksum, when decoded, then the picture is there; if the header's, not",
        arguments: ["rgb.png", "rgb-interlaced.png", "colors-palette.png"])
    func checksums(_ name: String) throws {
        let plain = try Codecs.decoders.decode(Fixtures.data(name)).pixels
        var data = try Fixtures.data(name)
        data[data.endIndex - 13] ^= 0xFF
        #expect(try Codecs.areIdentical(Codecs.decoders.decode(data).pixels, plain))
        let arrival = Arrival(data)
        let last = try #require(try arrival.looks(chunk: 997, at: Arrival.percents).last)
        #expect(Codecs.areIdentical(last.image.pixels, plain))
        var header = try Fixtures.data(name)
        header[29] ^= 0xFF
        guard case .corrupt(.png, _) = failure(header) else {
            Issue.record("a header with a wrong checksum is taken")
            return
        }
    }

    @Test(
        "Given a stream without checksum, when decoded, then it is fine; with rows missing, not",
        arguments: ["rgb.png", "rgb-interlaced.png", "colors-palette.png", "rgba-16bit-interlaced.png"])
    func pixelsWithoutChecksum(_ name: String) throws {
        var file = PNGChunks(try Fixtures.data(name))
        let plain = try Codecs.decoders.decode(file.file).pixels
        let last = try #require(file.indices(of: "IDAT").last)
        for missing in [1, 4] {
            var cut = file
            cut.chunks[last].data = cut.chunks[last].data.dropLast(missing)
            #expect(try Codecs.areIdentical(Codecs.decoders.decode(cut.file).pixels, plain))
        }
        file.chunks[last].data = file.chunks[last].data.prefix(file.chunks[last].data.count / 2)
        guard case .corrupt(.png, _) = failure(file.file) else {
            Issue.record("half the pixels are taken for a picture")
            return
        }
    }

    @Test("Given a stream that goes on after the last row, when decoded, then the rest is not read")
    func endlessPixels() throws {
        // Zeros without end, in two stored blocks: the second is announced and not there.
        var file = PNGChunks(try Fixtures.data("tiny-1x1.png"))
        let index = try #require(file.indices(of: "IDAT").first)
        let length = withUnsafeBytes(of: UInt16(40_000).littleEndian) { Data($0) }
        let stored = length + Data(length.map { ~$0 })
        file.chunks[index].data = Data([0x78, 0x01, 0x00]) + stored + Data(count: 40_000) + Data([0x00]) + stored
        let image = try Codecs.decoders.decode(file.file)
        #expect(image.pixels.width == 1 && image.pixels.height == 1)
    }

    @Test(
        "Given an absurd number of frames, when decoded, then the still picture is shown",
        arguments: [2, 1000, 200_000, 0x7FFF_FFFF, 0xFFFF_FFFF] as [UInt32])
    func absurdFrameCount(_ count: UInt32) throws {
        var file = PNGChunks(try Fixtures.data("rgb.png"))
        let plain = try Codecs.decoders.decode(file.file).pixels
        let control = withUnsafeBytes(of: count.bigEndian) { Data($0) } + Data(count: 4)
        file.chunks.insert(PNGChunks.Chunk(type: "acTL", data: control), at: 1)
        let image = try Codecs.decoders.decode(file.file)
        #expect(image.frames == nil)
        #expect(Codecs.areIdentical(image.pixels, plain))
        if count > 1000 { #expect(try Codecs.decoders.info(of: file.file).frameCount == 1) }
    }

    @Test("Given a frame count too high, when decoded, then real frames are found; if absurd, none")
    func tooManyAnnounced() throws {
        var file = PNGChunks(try Fixtures.data("frames-mixed.png"))
        let frames = try #require(try Codecs.decoders.decode(file.file).frames).count
        let index = try #require(file.indices(of: "acTL").first)
        for count in [UInt32(frames + 3), 1_000_000] {
            file.chunks[index].data.replaceSubrange(0..<4, with: withUnsafeBytes(of: count.bigEndian) { Data($0) })
            let found = try Codecs.decoders.decode(file.file).frames?.count
            #expect(found == (count < 1_000_000 ? frames : nil))
        }
    }

    @Test(
        "Given an orientation of any of TIFF's whole numbers, when read, then it counts", arguments: [1, 3, 4, 6, 8, 9])
    func orientation(type: Int) throws {
        for isBig in [false, true] {
            func bytes(_ value: Int, _ count: Int) -> [UInt8] {
                let little = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
                return isBig ? little.reversed() : little
            }
            let size = [1: 1, 6: 1, 3: 2, 8: 2][type] ?? 4
            var block = Array("Exif\0\0".utf8) + Array((isBig ? "MM" : "II").utf8)
            for (value, count) in [(42, 2), (8, 4), (1, 2), (0x0112, 2), (type, 2), (1, 4), (6, size), (0, 8 - size)] {
                block.append(contentsOf: bytes(value, count))
            }
            var file = try Fixtures.data("rgb.jpg")
            let marker: [UInt8] = [0xFF, 0xE1, 0, UInt8(block.count + 2)]
            file.insert(contentsOf: marker + block, at: 2)
            #expect(try Codecs.decoders.info(of: file).orientation == .right)
        }
    }

    @Test("Given a JPEG of a kind that is not read, when decoded, then it is unsupported, not damaged")
    func rareKinds() throws {
        let jpeg = try Fixtures.data("rgb.jpg")
        let frame = try #require(jpeg.firstRange(of: Data([0xFF, 0xC0]))).lowerBound
        for (offset, value) in [(1, 0xC3), (1, 0xC5), (1, 0xCB), (1, 0xF7), (4, 12)] as [(Int, UInt8)] {
            var file = jpeg
            file[frame + offset] = value
            #expect(failure(file) == .unsupportedFormat(.rareJPEG), "\(offset) \(value)")
        }
        var damaged = jpeg
        damaged[frame + 4] = 77
        guard case .corrupt(.jpeg, _) = failure(damaged) else {
            Issue.record("77 bits are unsupported, and not damage")
            return
        }
    }

    /// A GIF of one frame whose codes begin at that many bits.
    private func gif(_ pixels: [UInt8], width: Int, codeSize: Int) -> Data {
        let size: [UInt8] = [UInt8(width), 0, UInt8(pixels.count / width), 0]
        var file: [UInt8] = Array("GIF89a".utf8) + size + [0xF7, 0, 0]
        for value in 0..<256 { file += [UInt8(value), UInt8(255 - value), UInt8(value / 2)] }
        file += [0x2C, 0, 0, 0, 0] + size + [0, UInt8(codeSize)]
        let clear = 1 << codeSize
        var bits: [Bool] = []
        var length = codeSize + 1
        var table: [[UInt8]: Int] = [:]
        var next = clear + 2
        func write(_ code: Int) { for bit in 0..<length { bits.append(code >> bit & 1 == 1) } }
        func code(_ run: [UInt8]) -> Int { run.count == 1 ? Int(run[0]) : table[run] ?? 0 }
        write(clear)
        var run: [UInt8] = []
        for pixel in pixels {
            let longer = run + [pixel]
            if longer.count == 1 || table[longer] != nil {
                run = longer
                continue
            }
            write(code(run))
            if next < 4096 {
                table[longer] = next
                if next == 1 << length, length < 12 { length += 1 }
                next += 1
            } else {
                write(clear)
                table = [:]
                next = clear + 2
                length = codeSize + 1
            }
            run = [pixel]
        }
        write(code(run))
        write(clear + 1)
        var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
        for (index, bit) in bits.enumerated() where bit { bytes[index / 8] |= 1 << UInt8(index % 8) }
        for start in stride(from: 0, to: bytes.count, by: 255) {
            let block = bytes[start..<min(start + 255, bytes.count)]
            file.append(UInt8(block.count))
            file += block
        }
        file += [0, 0x3B]
        return Data(file)
    }

    @Test(
        "Given a GIF whose codes begin at more than 8 bits, when decoded, then its pixels are there", arguments: 8...11)
    func longCodes(_ size: Int) throws {
        var state: UInt32 = 5
        let pixels = (0..<200 * 150).map { index -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return index % 3 == 0 ? UInt8(state >> 24) : UInt8(index / 200)
        }
        let file = gif(pixels, width: 200, codeSize: size)
        let image = try Codecs.decoders.decode(file).pixels
        let expected = try Codecs.picture(200, 150) { x, y in
            let value = pixels[y * 200 + x]
            return [value, 255 - value, value / 2, 255]
        }
        #expect(Codecs.areIdentical(image, expected))
        #expect(failure(file.dropLast(file.count / 2)) == .truncated(.gif))
        // Codes of any kind end in a picture or an error.
        for offset in stride(from: 800, to: file.count, by: 997) {
            var damaged = file
            damaged[offset] ^= 0x5A
            _ = failure(damaged)
        }
    }

    @Test(
        "Given an animation, when probed whole, then it has a duration; a still or a head does not",
        arguments: ["frames-mixed.gif", "frames-mixed.png", "frames-mixed.webp", "animated.avif"])
    func durations(_ file: String) throws {
        let data = try Fixtures.data(file)
        let timing = try #require(try Codecs.decoders.decode(data).frames).timing
        #expect(try Codecs.decoders.info(of: data).duration == timing.duration)
        if !file.hasSuffix("avif") {
            #expect(try Codecs.decoders.info(of: data.prefix(data.count / 2)).duration == nil)
        }
        let still = try Fixtures.data(file.hasSuffix("gif") ? "plain.gif" : "rgb.png")
        #expect(try Codecs.decoders.info(of: still).duration == nil)
    }

    @Test("Given a limit of time, when an animation takes longer to write, then that is its error")
    func encodingTime() throws {
        let image = try Codecs.decoders.decode(Fixtures.data("frames-mixed.gif"))
        let quick = EncodingOptions(maximumSeconds: -1)
        for format in [ImageFormat.webp, .gif] {
            #expect(throws: ImageError.encoding(.tookTooLong(format, limit: -1))) {
                try Codecs.encoders.encode(image, as: format, options: quick)
            }
            #expect(try Codecs.encoders.encode(image, as: format) != nil)
        }
    }

    @Test("Given frames with an empty part, when written as WebP, then other decoders see it empty")
    func emptyCorner() throws {
        let frames = try (0..<3).map { frame in
            let picture = try Codecs.picture(60, 50, hasAlpha: true) { x, y in
                (10..<30).contains(x) && (10..<30).contains(y) ? [UInt8(frame * 80), 200, 30, 255] : [0, 0, 0, 0]
            }
            return AnimationFrame(pixels: picture, delay: 0.1)
        }
        for lossless in [true, false] {
            let options = EncodingOptions(isLossless: lossless)
            let file = try #require(try Codecs.encoders.encode(frames, as: .webp, options: options))
            #expect(try Codecs.decoders.info(of: file).hasAlpha)
            for seen in try Pillow.read(file).frames {
                #expect(seen[2, 2]?.w == 0)
                #expect(seen[50, 45]?.w == 0)
                #expect(seen[20, 20]?.w == 255)
            }
        }
    }
}
