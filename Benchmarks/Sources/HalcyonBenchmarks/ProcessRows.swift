import BenchmarkSupport
import CPeers
import Foundation
import Halcyon

/// Processors over a picture of 12 million pixels, against plain C where there is a plain way, else against a copy of
/// the pixels into fresh memory: what no processor can be faster than.
enum ProcessRows {
    static let size = PixelSize(width: 4000, height: 3000)

    static func run(_ report: inout Report, _ workspace: Workspace) async throws {
        try ScaleRows.run(&report, workspace)
        report.heading("Process \(size) pixels, processor time")
        for hasAlpha in [false, true] {
            let image = try DecodedImage(pixels: picture(size, hasAlpha: hasAlpha))
            let kind = hasAlpha ? ", with alpha" : ""
            for (name, processor) in processors {
                try await row(name + kind, processor, image, &report, "a copy") { copy($0, $1) }
            }
            let tint = ImageProcessors.Tint(PixelColor(red: 200, green: 80, blue: 20, alpha: 102))
            if !hasAlpha { try await row("tint", tint, image, &report, "C, auto-vectorized") { mix($0, $1) } }
            for radius in [1, 8, 50] as [Double] {
                let reach = Int32((radius * 2).rounded()) / 2
                let processor = ImageProcessors.Blur(radius: radius)
                try await row("blur, radius \(Int(radius))\(kind)", processor, image, &report, "three boxes in C") {
                    pixels, count in peer_blur(pixels, Int32(size.width), Int32(size.height), max(1, reach))
                }
            }
        }
    }

    private static let processors: [(String, any ImageProcessing)] = [
        ("crop to a quarter", .crop(width: 2000, height: 1500)), ("rounded corners, 200", .roundedCorners(radius: 200)),
        ("circle", .circle()), ("border, 20", .border(.white, width: 20)),
        ("tint", .tint(PixelColor(red: 200, green: 80, blue: 20, alpha: 102))), ("overlay", .overlay(.black)),
        ("black and white", .blackWhite()), ("brightness and contrast", .colorControls(brightness: 0.1, contrast: 1.2)),
        ("exposure", .colorControls(exposure: 0.7)),
        ("blend, multiply", .blend(.multiply, with: .color(PixelColor(red: 200, green: 80, blue: 20, alpha: 102)))),
        ("blend, soft light", .blend(.softLight, with: .color(PixelColor(red: 200, green: 80, blue: 20, alpha: 102)))),
        ("blend, luminosity", .blend(.luminosity, with: .color(PixelColor(red: 200, green: 80, blue: 20)))),
    ]

    private typealias Peer = (UnsafePointer<UInt8>?, Int) -> UnsafeMutablePointer<UInt8>?

    private static func row(
        _ name: String, _ processor: any ImageProcessing, _ image: DecodedImage, _ report: inout Report,
        _ against: String,
        _ peer: Peer
    ) async throws {
        let pairs = try await Measure.pairs(rounds: 7) {
            _ = try processor.process(image)
        } against: {
            free(image.pixels.withUnsafeBytes { peer($0.bindMemory(to: UInt8.self).baseAddress, $0.count) })
        }
        let milliseconds = { (sample: Measure.Sample) in sample.cpu * 1e3 }
        report.row(
            "\(name) (\(against))", Report.number(pairs.ours(milliseconds), "ms"),
            Report.number(pairs.peer(milliseconds), "ms"), ratio: pairs.ratio(milliseconds), budget: nil)
    }

    private static func copy(_ pixels: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
        peer_copy(pixels, count)
    }

    private static func mix(_ pixels: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
        peer_mix(pixels, count, [200, 80, 20, 255], 102)
    }

    static func picture(_ size: PixelSize, hasAlpha: Bool) throws -> PixelBuffer {
        try PixelBuffer(width: size.width, height: size.height, hasAlpha: hasAlpha) { memory in
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let alpha = hasAlpha ? UInt8(truncatingIfNeeded: x &* y &>> 4) : 255
                    let pixel = SIMD4(
                        UInt8(truncatingIfNeeded: x ^ y), UInt8(truncatingIfNeeded: x &* 3 &+ y),
                        UInt8(truncatingIfNeeded: x &+ y &* 5), alpha)
                    memory.storeBytes(of: pixel, toByteOffset: (y * size.width + x) * 4, as: SIMD4<UInt8>.self)
                }
            }
        }
    }
}
