import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("JPEG: components that are sampled more coarsely than others")
struct JPEGSamplingTests {
    private let size = (width: 640, height: 480)

    private static let samplings: [[SIMD2<Int>]] = [
        [[4, 1], [1, 1], [1, 1]], [[1, 4], [1, 1], [1, 1]], [[3, 1], [1, 1], [1, 1]], [[3, 2], [1, 1], [1, 1]],
        [[1, 2], [2, 1], [2, 1]], [[2, 1], [1, 1], [1, 1]], [[1, 2], [1, 1], [1, 1]], [[2, 2], [1, 1], [1, 1]],
        [[1, 1], [1, 1], [1, 1]],
    ]

    /// The data of a gray file's scan, and its segments of a kind.
    private func parts(_ file: Data, marker: UInt8) throws -> (scan: Data, segments: Data) {
        var (at, segments) = (2, Data())
        while true {
            try #require(file[at] == 0xFF)
            let end = at + 2 + Int(file[at + 2]) << 8 + Int(file[at + 3])
            if file[at + 1] == 0xDA { return (file[end..<file.count - 2], segments) }
            if file[at + 1] == marker { segments += file[at..<end] }
            at = end
        }
    }

    /// A file with a scan for each component, whose data are those of a gray file (A.2.2), in waves of five to seven
    /// pixels of the small image.
    private func file(_ samplings: [SIMD2<Int>]) throws -> Data {
        let across = samplings.map(\.x).max() ?? 1, down = samplings.map(\.y).max() ?? 1
        var frame: [UInt8] = [8, UInt8(size.height >> 8), UInt8(size.height & 255)]
        frame += [UInt8(size.width >> 8), UInt8(size.width & 255), UInt8(samplings.count)]
        var (tables, scans) = (Data(), Data())
        for (index, sampling) in samplings.enumerated() {
            let steps = (x: Double(across) / Double(sampling.x), y: Double(down) / Double(sampling.y))
            let width = Int((Double(size.width) / steps.x).rounded(.up))
            let height = Int((Double(size.height) / steps.y).rounded(.up))
            let length = index == 0 ? 18.0 : 13.0 + Double(index)
            let gray = try Codecs.picture(width, height) { (x: Int, y: Int) -> [UInt8] in
                let wave = sin((Double(x) + 0.5) * steps.x / length) * sin((Double(y) + 0.5) * steps.y / length)
                let level = UInt8(128 + 80 * wave)
                return [level, level, level, 255]
            }
            let coded = try Codecs.encode(gray, .jpeg, EncodingOptions(quality: 95, effort: .fastest))
            if index == 0 { tables = try parts(coded, marker: 0xDB).segments + parts(coded, marker: 0xC4).segments }
            frame += [UInt8(index + 1), UInt8(sampling.x << 4 | sampling.y), 0]
            scans += [0xFF, 0xDA, 0, 8, 1, UInt8(index + 1), 0, 0, 63, 0]
            scans += try parts(coded, marker: 0).scan
        }
        return Data([0xFF, 0xD8]) + tables + [0xFF, 0xC0, 0, UInt8(frame.count + 2)] + frame + scans + [0xFF, 0xD9]
    }

    @Test(
        "Given any sampling, when decoded small, then image and colours match the whole one scaled",
        arguments: samplings)
    func keepsColors(_ samplings: [SIMD2<Int>]) throws {
        let file = try file(samplings)
        let decoded = try Codecs.decoders.decode(file)
        // As good as a colour component can be if it is no coarser than the image.
        let isCoarse = samplings.contains { $0 != samplings[0] } && samplings[0] != [2, 2]
        for width in [40, 32, 26, 20] {
            let target = TargetSize(width: width, height: width)
            let small = try Codecs.decoders.decode(file, options: DecodingOptions(targetSize: target))
            let whole = try ImageProcessors.Resize(to: target).process(decoded)
            let likeness = try #require(Fixtures.decibels(small.pixels, whole.pixels))
            #expect(likeness >= (isCoarse ? 36 : 47), "\(width) pixels")
        }
    }
}
