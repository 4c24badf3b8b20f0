import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Damaged animations")
struct AnimationDamageTests {
    private static let files = [
        "frames-mixed.gif", "frames-restore-all.gif", "frames-no-canvas.gif", "frames-pillow.gif", "frames-mixed.png",
        "frames-hidden.png", "frames-palette.png", "frames-interlaced.png", "frames-mixed.webp", "frames-lossy.webp",
        "frames-turned-5.webp", "animated.gif",
    ]
    private let limits = DecodingLimits(maximumPixels: 1_000_000, maximumFrames: 1000)

    /// Decodes all frames, as far as they go, and seeks to one; every failure must be a typed one.
    private func play(_ data: Data, seeking: Int) {
        // Every fourth at size: it takes several times as long.
        let target = seeking % 4 == 0 ? TargetSize(width: 20, height: 20) : nil
        do throws(ImageError) {
            let options = DecodingOptions(targetSize: target, limits: limits)
            let image = try Playback.registry.decode(data, options: options)
            if !image.pixels.hasAlpha { #expect(Playback.isOpaque(image.pixels)) }
            guard let animation = image.frames?.animation else { return }
            let count = animation.timing.delays.count
            #expect(count > 1 && count <= limits.maximumFrames)
            let late = try animation.pass(toward: seeking % count)
            do throws(ImageError) {
                while late.nextIndex < seeking % count { try late.skip() }
                _ = try late.next()
            } catch { try expectDecoding(error) }
            let pass = try animation.pass(toward: 0)
            while let frame = try pass.next() {
                #expect(frame.size == animation.size)
                if !frame.hasAlpha { #expect(Playback.isOpaque(frame)) }
            }
            #expect(pass.nextIndex == count)
        } catch {
            guard case .decoding = error else {
                Issue.record("\(error)")
                return
            }
        }
    }

    private func expectDecoding(_ error: ImageError) throws(ImageError) {
        guard case .decoding = error else { throw error }
    }

    @Test("Given an animation cut at any length, when played, then there are frames or a typed error", arguments: files)
    func anyLength(_ file: String) throws {
        let whole = try Fixtures.data(file)
        for length in stride(from: 0, to: whole.count, by: max(1, whole.count / 80)) {
            play(whole.prefix(length), seeking: length)
        }
    }

    @Test("Given an animation with flipped bits, when played, then there are frames or a typed error", arguments: files)
    func flippedBits(_ file: String) throws {
        let whole = try Fixtures.data(file)
        var random = SplitMix(state: whole.reduce(1) { $0 &* 31 &+ UInt64($1) })
        for round in 0..<80 {
            var data = whole
            for _ in 0...random.next(below: 4) {
                let range = round % 3 == 0 ? min(200, data.count) : data.count
                data[data.startIndex + random.next(below: range)] ^= 1 << UInt8(random.next(below: 8))
            }
            play(data, seeking: random.next(below: 100))
        }
    }

    @Test("Given altered PNG frames with valid checksums, when played, then any errors are typed")
    func rewrittenChunks() throws {
        var random = SplitMix(state: 5)
        for file in ["frames-mixed.png", "frames-palette.png", "frames-interlaced.png"] {
            let whole = PNGChunks(try Fixtures.data(file))
            for _ in 0..<60 {
                var png = whole
                for _ in 0...random.next(below: 3) {
                    let index = 1 + random.next(below: png.chunks.count - 1)
                    guard !png.chunks[index].data.isEmpty else { continue }
                    let length = min(png.chunks[index].data.count, 40)
                    png.chunks[index].data[random.next(below: length)] ^= 1 << UInt8(random.next(below: 8))
                }
                play(png.file, seeking: random.next(below: 30))
            }
        }
    }
}
