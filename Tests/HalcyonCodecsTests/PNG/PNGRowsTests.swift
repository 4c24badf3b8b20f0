import CCodecs
import Foundation
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("PNG: rows read without libpng")
struct PNGRowsTests {
    private static let palette = [
        PNGChunks.Chunk(type: "PLTE", data: Data((0..<120).map { UInt8($0 * 2) })),
        PNGChunks.Chunk(type: "tRNS", data: Data((0..<30).map { UInt8($0 * 8) })),
    ]

    /// Whether the file comes out as from libpng: rows, outcome and text.
    private func isEqual(_ file: Data, cuts: [Int] = [], stopsAt: Int = .max) -> Bool {
        let one = DecodedPNGRows(file, cuts: cuts, stopsAt: stopsAt, codecs_png_decode)
        return one.isEqual(
            to: DecodedPNGRows(file, cuts: cuts, stopsAt: stopsAt, codecs_png_decode_by_libpng))
    }

    private func outcome(_ file: Data, stopsAt: Int = .max) -> Int {
        Int(DecodedPNGRows(file, stopsAt: stopsAt, codecs_png_decode).outcome)
    }

    private func picture(_ colorType: UInt8) -> FilteredPNG {
        FilteredPNG(colorType: colorType, chunks: colorType == 3 ? Self.palette : [])
    }

    @Test(
        "Given any kind of colours and filters, when decoded, then the rows are libpng's",
        arguments: [0, 2, 3, 4, 6] as [UInt8], [[0], [1], [2], [3], [4], [0, 1, 2, 3, 4], [4, 4, 2, 3]] as [[UInt8]])
    func kinds(_ colorType: UInt8, _ filters: [UInt8]) {
        var picture = picture(colorType)
        picture.filters = filters
        for width in [1, 2, 3, 4, 5, 15, 16, 17, 64, 1001] {
            picture.width = width
            #expect(outcome(picture.file) == CODECS_OK)
            #expect(isEqual(picture.file), "width \(width)")
        }
    }

    @Test(
        "Given any packing and chunks of any size, when decoded, then the rows are libpng's",
        arguments: [1, 2, 7, 100, 8192, 1 << 16], [Z_DEFAULT_STRATEGY, Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE])
    func packings(_ chunkLength: Int, _ strategy: Int32) {
        for level in [0, 1, 6, 9] as [Int32] {
            var picture = FilteredPNG(chunkLength: chunkLength, level: level, strategy: strategy)
            #expect(isEqual(picture.file))
            // More than is unpacked at a time.
            (picture.width, picture.height) = (500, 400)
            if chunkLength >= 100 { #expect(isEqual(picture.file)) }
        }
    }

    @Test("Given a picture of Pillow's or a script's, when decoded, then the rows are libpng's")
    func fixtures() throws {
        for entry in Fixtures.index where entry.file.hasSuffix(".png") {
            #expect(isEqual(try Fixtures.data(entry.file)), "\(entry.file)")
        }
    }

    @Test("Given a file in parts, when decoded, then the rows are libpng's")
    func parts() {
        let picture = FilteredPNG(width: 9, height: 7, chunkLength: 60)
        let file = picture.file
        for cut in 0...file.count {
            #expect(isEqual(file, cuts: [cut]), "cut at \(cut)")
            #expect(isEqual(file, cuts: [cut / 2, cut, cut]), "cut at \(cut)")
        }
    }

    @Test("Given a file that ends early, when decoded, then rows and outcome are libpng's", arguments: [50, 1 << 16])
    func ends(_ chunkLength: Int) {
        for colorType in [2, 3, 6] as [UInt8] {
            var picture = picture(colorType)
            picture.chunkLength = chunkLength
            (picture.width, picture.height) = (9, 11)
            let file = picture.file
            for count in 33..<file.count { #expect(isEqual(file.prefix(count)), "\(count) bytes of \(colorType)") }
        }
    }

    @Test("Given a damaged bit anywhere, when decoded, then rows and outcome are libpng's", arguments: [50, 1 << 16])
    func damages(_ chunkLength: Int) {
        for colorType in [2, 3, 6] as [UInt8] {
            var picture = picture(colorType)
            picture.chunkLength = chunkLength
            (picture.width, picture.height) = (9, 11)
            let file = picture.file
            for index in 0..<file.count {
                for bit in 0..<8 {
                    var damaged = file
                    damaged[index] ^= 1 << UInt8(bit)
                    #expect(isEqual(damaged), "bit \(bit) of byte \(index), type \(colorType)")
                    #expect(isEqual(damaged, cuts: [40]), "bit \(bit) of byte \(index), type \(colorType), in parts")
                }
            }
        }
    }

    @Test("Given damage after many rows, when decoded, then libpng goes on with the same rows")
    func lateDamage() {
        let picture = FilteredPNG(width: 500, height: 900, chunkLength: 5000)
        let stream = picture.stream
        for step in 1..<20 {
            var damaged = stream
            damaged[stream.count * step / 20] ^= 0x10
            #expect(isEqual(picture.file(with: damaged)), "at \(step) of 20")
            #expect(isEqual(picture.file(with: stream.prefix(stream.count * step / 20))), "\(step) of 20 parts")
        }
    }

    @Test("Given a stream cut after a long match, when decoded, then rows and outcome are libpng's")
    func cutMatches() {
        let picture = FilteredPNG(colorType: 4, width: 2, height: 105, filters: [0], isFlat: true)
        var longer = picture
        longer.extra = 300
        for stream in [picture.stream, longer.stream] {
            for count in 2..<stream.count { #expect(isEqual(picture.file(with: stream.prefix(count)))) }
        }
    }

    @Test("Given a missing or wrong checksum or extra rows, when decoded, then all is as in libpng")
    func streamEnds() {
        var picture = FilteredPNG()
        let stream = picture.stream
        for missing in 0...6 { #expect(isEqual(picture.file(with: stream.dropLast(missing)))) }
        #expect(outcome(picture.file(with: stream.dropLast(4))) == CODECS_OK)
        #expect(isEqual(picture.file(with: stream.dropLast(1) + [7])))
        #expect(isEqual(picture.file(with: stream + [1, 2, 3])))
        for extra in [1, 112, 1000, 1 << 20] {
            picture.extra = extra
            #expect(isEqual(picture.file))
            #expect(outcome(picture.file) == CODECS_OK)
        }
        picture.extra = 0
        picture.filters = [0, 5]
        #expect(isEqual(picture.file))
        #expect(outcome(picture.file) == CODECS_CORRUPT)
    }

    @Test("Given a caller that stops, when a row is asked for, then no more are")
    func stops() {
        let picture = FilteredPNG(width: 500, height: 900)
        for row in [0, 1, 2, 450, 899] {
            #expect(isEqual(picture.file, stopsAt: row))
            #expect(outcome(picture.file, stopsAt: row) == CODECS_STOPPED)
        }
    }

    @Test("Given gigabytes behind the last row, when decoded, then they are not unpacked")
    func bomb() {
        let picture = FilteredPNG(level: 9, extra: 1 << 26)
        let file = picture.file
        let start = nanoseconds(CLOCK_THREAD_CPUTIME_ID)
        for _ in 0..<100 { #expect(outcome(file) == CODECS_OK) }
        // Unpacking all of it a hundred times would take more than a second.
        #expect(nanoseconds(CLOCK_THREAD_CPUTIME_ID) - start < 500_000_000)
    }

    /// The nanoseconds of a clock.
    private func nanoseconds(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    @Test("Given odd chunks before the pixels, when decoded, then rows and outcome are libpng's")
    func oddChunks() {
        let chunks = [
            PNGChunks.Chunk(type: "tEXt", data: Data("a\0b".utf8)),
            .init(type: "tRNS", data: Data([0, 1, 0, 2, 0, 3])),
            .init(type: "PLTE", data: Data(count: 9)), .init(type: "PLTE", data: Data(count: 10)),
            .init(type: "ABCD", data: Data()), .init(type: "ab1d", data: Data()),
            .init(type: "IHDR", data: Data(count: 13)),
            .init(type: "tRNS", data: Data(count: 200)), .init(type: "tRNS", data: Data()),
            .init(type: "PLTE", data: Data()), .init(type: "IEND", data: Data()),
        ]
        for colorType in [0, 2, 3, 4, 6] as [UInt8] {
            for one in chunks {
                var picture = picture(colorType)
                picture.chunks.append(one)
                #expect(isEqual(picture.file), "\(one.type) of \(one.data.count), type \(colorType)")
                picture.chunks = [one] + picture.chunks
                #expect(isEqual(picture.file), "\(one.type) of \(one.data.count) twice, type \(colorType)")
            }
        }
    }
}
