import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Animated PNG")
struct APNGTests {
    /// A file whose frames break a rule, by what is done to its chunks.
    enum Fault: String, CaseIterable {
        case wrongNumber, missingFrameData, beyondCanvas, smallFirstFrame, unknownDisposal, unknownBlend, noPixels,
            tooManyFrames, damagedControl

        func applied(to file: Data) throws -> Data {
            var png = PNGChunks(file)
            let controls = png.indices(of: "fcTL")
            let data = png.indices(of: "fdAT")
            switch self {
            case .wrongNumber: png.chunks[data[0]].data[3] ^= 1
            case .missingFrameData: png.chunks.remove(at: data[0])
            case .beyondCanvas: png.chunks[controls[1]].data[15] = 47
            case .smallFirstFrame: png.chunks[controls[0]].data[7] -= 1
            case .unknownDisposal: png.chunks[controls[1]].data[24] = 3
            case .unknownBlend: png.chunks[controls[1]].data[25] = 2
            case .noPixels: png.chunks[controls[1]].data.replaceSubrange(4..<8, with: [0, 0, 0, 0])
            case .tooManyFrames: png.chunks[try #require(png.indices(of: "acTL").first)].data[3] -= 1
            case .damagedControl:
                var file = png.file
                let control = try #require(file.lastRange(of: Data("fcTL".utf8)))
                file[control.upperBound + 20] ^= 1
                return file
            }
            return png.file
        }
    }

    @Test(
        "Given frames that break a rule, when decoded, then it is the still picture, as in browsers",
        arguments: Fault.allCases)
    func fault(_ fault: Fault) throws {
        let file = try Fixtures.data("frames-mixed.png")
        let image = try Playback.registry.decode(fault.applied(to: file))
        #expect(image.frames == nil)
        let whole = try Playback.registry.decode(file)
        #expect(Fixtures.areEqual(image.pixels, whole.pixels))
        // What the faults are made with changes nothing by itself.
        #expect(try Playback.registry.decode(PNGChunks(file).file).frames?.count == whole.frames?.count)
    }

    @Test("Given a frame whose pixels are no stream, when shown, then the error names frame and chunk")
    func damagedFrame() async throws {
        var png = PNGChunks(try Fixtures.data("frames-mixed.png"))
        let second = try #require(png.indices(of: "fdAT").first)
        png.chunks[second].data = png.chunks[second].data.prefix(4) + Data("junk".utf8)
        let frames = try #require(try Playback.registry.decode(png.file).frames)
        await #expect(throws: ImageError.decoding(.corrupt(.png, why: "frame 2: fdAT: incorrect header check"))) {
            _ = try await frames.frame(at: 1)
        }
    }

    @Test("Given a wrong announced frame count, when probed, then the count is that of a decode")
    func countedFrames() throws {
        let file = try Fixtures.data("frames-mixed.png")
        let count = try #require(try Playback.registry.decode(file).frames?.count)
        #expect(try Playback.registry.info(of: file).frameCount == count)
        var png = PNGChunks(file)
        let control = try #require(png.indices(of: "acTL").first)
        png.chunks[control].data[3] = UInt8(count + 2)
        #expect(try Playback.registry.info(of: png.file).frameCount == count)
        // Frames that break a rule are none.
        for fault in Fault.allCases { #expect(try Playback.registry.info(of: fault.applied(to: file)).frameCount == 1) }
    }

    @Test("Given a default picture that is no frame, when decoded, then only a still decode shows it")
    func hidden() throws {
        let file = try Fixtures.data("frames-hidden.png")
        let hidden = SIMD4<UInt8>(90, 90, 90, 90)
        let still = try Playback.registry.decode(file, options: DecodingOptions(frames: .first))
        #expect(still.pixels[3, 3] == hidden)
        let image = try Playback.registry.decode(file)
        #expect(image.pixels[3, 3] != hidden)
        #expect(image.originalSize == still.originalSize)
        #expect(image.format == .png)
        #expect(!image.isDownsampled)
        let small = try Playback.registry.decode(
            file, options: DecodingOptions(targetSize: TargetSize(width: 8, height: 8)))
        #expect(small.isDownsampled)
    }

    @Test("Given more frames announced than present, when decoded, then those present are played")
    func fewerFrames() throws {
        var png = PNGChunks(try Fixtures.data("frames-mixed.png"))
        let last = try #require(png.indices(of: "fcTL").last)
        png.chunks.removeSubrange(last..<png.chunks.count - 1)
        let image = try Playback.registry.decode(png.file)
        #expect(image.frames?.count == 29)
        #expect(try Playback.registry.info(of: png.file).frameCount == image.frames?.count)
    }

    @Test("Given other chunks between those of a frame, when played, then they are passed over")
    func otherChunks() throws {
        let file = try Fixtures.data("frames-mixed.png")
        var png = PNGChunks(file)
        for index in png.indices(of: "fdAT").reversed() {
            png.chunks.insert(PNGChunks.Chunk(type: "tEXt", data: Data("a\0b".utf8)), at: index)
        }
        let frames = try Playback.frames(Playback.animation(png.file))
        let expected = try Playback.frames(Playback.animation(file))
        #expect(frames.count == expected.count)
        #expect(zip(frames, expected).allSatisfy { Fixtures.areEqual($0, $1) })
    }

    @Test("Given a frame with a wrong checksum, when played, then that frame fails and none before it")
    func damagedFrame() throws {
        var file = try Fixtures.data("frames-mixed.png")
        // The last byte of the last frame's last checksum.
        file[try #require(file.lastRange(of: Data("IEND".utf8))).lowerBound - 5] ^= 1
        let animation = try Playback.animation(file)
        let pass = try animation.pass(toward: 0)
        for _ in 0..<29 { _ = try #require(try pass.next()) }
        let reason = Playback.reason { _ = try pass.next() }
        guard case .corrupt(.png, _) = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
    }

    @Test("Given a file cut at any length, when decoded, then it has the frames that are whole")
    func truncated() throws {
        let whole = try Fixtures.data("frames-mixed.png")
        let frames = try Playback.frames(Playback.animation(whole))
        let controls = (0..<whole.count - 4).filter { whole[$0..<$0 + 4] == Data("fcTL".utf8) }
        for length in stride(from: 60, to: whole.count, by: 61) {
            let part = whole.prefix(length)
            // The next frame's control chunk, 26 bytes and its checksum, tells that a frame is whole.
            let begun = controls.count { $0 + 34 <= length }
            guard begun > 1 else {
                if begun == 0 { #expect(Playback.failure(part) == .truncated(.png)) }
                continue
            }
            let image = try Playback.registry.decode(part)
            #expect(Fixtures.areEqual(image.pixels, frames[0]))
            #expect((image.frames?.count ?? 1) == begun - 1)
            guard let animation = image.frames?.animation else { continue }
            #expect(Fixtures.areEqual(try Playback.frame(begun - 2, of: animation), frames[begun - 2]))
        }
    }
}
