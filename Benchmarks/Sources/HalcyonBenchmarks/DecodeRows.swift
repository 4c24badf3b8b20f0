import BenchmarkSupport
import CPeers
import Foundation
import Halcyon
import HalcyonCodecs

/// Each codec to RGBA, against the same library called from C.
enum DecodeRows {
    typealias Peer = (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) ->
        UnsafeMutablePointer<UInt8>?

    static func run(_ report: inout Report, images: URL) throws {
        report.heading("Decode to RGBA8, processor time (the same library from C)")
        let decoders = ImageDecoderRegistry(StandardCodecs.decoders)
        let peers: [(String, Peer)] = [
            (".jpg", peer_decode_jpeg), ("-progressive.jpg", peer_decode_jpeg), (".png", peer_decode_png),
            (".webp", peer_decode_webp), (".gif", peer_decode_gif), (".avif", peer_decode_avif),
        ]
        for (ending, peer) in peers {
            for name in ["photo-800\(ending)", "photo-1600\(ending)", "photo-4000\(ending)"] {
                let file = images.appendingPathComponent(name)
                guard let data = try? Data(contentsOf: file) else { continue }
                try row(name, data, decoders, peer, &report)
            }
        }
    }

    private static func row(
        _ name: String, _ data: Data, _ decoders: ImageDecoderRegistry, _ peer: Peer, _ report: inout Report
    ) throws {
        var ours: [Double] = [], theirs: [Double] = [], ratios: [Double] = []
        for round in 0...(name.contains("4000") ? 12 : 40) {
            var image: DecodedImage?
            var pixels: UnsafeMutablePointer<UInt8>?
            var width: Int32 = 0, height: Int32 = 0
            func decodeHere() throws { image = try decoders.decode(data, options: DecodingOptions()) }
            func decodeInC() {
                pixels = data.withUnsafeBytes {
                    peer($0.bindMemory(to: UInt8.self).baseAddress, $0.count, &width, &height)
                }
            }
            // Each goes first every other time: the second finds warmer caches.
            let (mine, peers): (Double, Double)
            if round % 2 == 0 {
                mine = try time(decodeHere)
                peers = time(decodeInC)
            } else {
                peers = time(decodeInC)
                mine = try time(decodeHere)
            }
            defer { free(pixels) }
            guard let pixels, let image, image.size == PixelSize(width: Int(width), height: Int(height)),
                image.pixels.withUnsafeBytes({
                    $0.elementsEqual(UnsafeRawBufferPointer(start: pixels, count: $0.count))
                })
            else { throw Wrong.picture(name) }
            guard round > 0 else { continue }
            ours.append(mine)
            theirs.append(peers)
            ratios.append(mine / peers)
        }
        report.row(
            name, Report.number(Measure.median(ours) * 1e3, "ms"), Report.number(Measure.median(theirs) * 1e3, "ms"),
            ratio: Measure.median(ratios), budget: 1.05
        )
    }

    private static func time(_ body: () throws -> Void) rethrows -> Double {
        let start = Measure.cpuSeconds()
        try body()
        return Measure.cpuSeconds() - start
    }
}
