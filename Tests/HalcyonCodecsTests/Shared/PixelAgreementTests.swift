import Foundation
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Agreement with a current Pillow, over a matrix of kinds")
struct PixelAgreementTests {
    private static let formats = [
        "jpeg", "png", "gif", "webp", "avif", "heic", "bmp", "ico", "pnm", "qoi", "tga", "tiff", "jxl",
    ]
    /// Those without profiles and orientation, of which there are fewer files.
    private static let simple = ["gif", "bmp", "ico", "pnm", "qoi", "tga"]

    private let registry = Codecs.decoders

    private func expect(_ pixels: PixelBuffer, _ reference: PixelBuffer, _ entry: Matrix.Entry, _ what: String) throws {
        let decibels = try #require(Fixtures.decibels(pixels, reference), "\(entry.file), \(what)")
        #expect(decibels >= entry.decibels, "\(entry.file), \(what)")
    }

    @Test(
        "Given files of every kind, when decoded, then they are as in Pillow, upright and in sRGB",
        arguments: formats)
    func agreement(_ format: String) throws {
        guard try Matrix.hasFiles(of: format) else { return }
        let entries = try Matrix.entries().filter { $0.format == format }
        #expect(entries.count >= 20)
        for entry in entries {
            let image = try registry.decode(entry.data())
            #expect(image.size == PixelSize(width: entry.width, height: entry.height), "\(entry.file)")
            try expect(image.pixels, entry.reference(), entry, "whole")
        }
    }

    @Test(
        "Given large files of every kind, when decoded at size, then they match Pillow's Lanczos",
        arguments: formats, [TargetSize.Mode.fit, .fill])
    func thumbnails(_ format: String, _ mode: TargetSize.Mode) throws {
        guard try Matrix.hasFiles(of: format) else { return }
        let entries = try Matrix.thumbnails().filter { $0.format == format }
        #expect(entries.count >= (Self.simple.contains(format) ? 2 : 16))
        let side = mode == .fit ? 80 : 60
        let options = DecodingOptions(targetSize: TargetSize(width: side, height: side, mode: mode))
        for entry in entries {
            let image = try registry.decode(entry.data(), options: options)
            try expect(image.pixels, entry.thumbnail(mode), entry, "\(mode)")
        }
    }

    @Test(
        "Given an animation by Pillow, when its frames are decoded, then they match Pillow's",
        arguments: ["gif", "png", "webp", "avif"])
    func animations(_ format: String) throws {
        guard try Matrix.hasFiles(of: format) else { return }
        let entries = try Matrix.animations().filter { $0.format == format }
        #expect(entries.count >= (format == "avif" ? 4 : 7))
        for entry in entries {
            let image = try registry.decode(entry.data())
            let frames = try #require(image.frames, "\(entry.file)")
            #expect(frames.count == entry.frames, "\(entry.file)")
            let pass = try frames.animation.pass(toward: 0)
            for (index, canvas) in try entry.canvases().enumerated() {
                let frame = try #require(try pass.next(), "\(entry.file), frame \(index)")
                try expect(frame, canvas, entry, "frame \(index)")
                if index == 0 { #expect(Fixtures.decibels(frame, image.pixels) == .infinity, "\(entry.file)") }
            }
        }
    }
}
