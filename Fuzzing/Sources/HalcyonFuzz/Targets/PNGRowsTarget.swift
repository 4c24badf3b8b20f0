import CCodecs
import Foundation

/// PNG files by the quick way for common kinds, against libpng: rows, outcome and text must be the same.
enum PNGRowsTarget: FuzzTarget {
    static let name = "png-rows"
    private static let mostPixels = 1 << 17

    static func run(_ data: Data) throws {
        let side = { (offset: Int) in data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (side(16), side(20))
        guard let choice = data.last, (1...mostPixels).contains(width), (1...mostPixels).contains(height),
            width * height <= mostPixels
        else { return }
        // Of a file in parts, no chunk's checksum is looked at.
        let cut = choice & 1 == 0 ? nil : data.count * Int(choice) / 255
        let stop = choice & 2 == 0 ? .max : Int(choice) / 4
        let one = Rows(data, width, height, cut: cut, stop: stop, codecs_png_decode)
        let other = Rows(data, width, height, cut: cut, stop: stop, codecs_png_decode_by_libpng)
        require(one.outcome == other.outcome, "outcome \(one.outcome) instead of \(other.outcome)")
        require(one.text == other.text, "\(one.text) instead of \(other.text)")
        require(one.asked == other.asked, "\(one.asked) rows instead of \(other.asked)")
        // The last one of a failed decode was not finished. An interlaced file asks for all rows several times.
        let isFinished = Int(one.outcome) == CODECS_OK || stop < height || one.asked > height
        let whole = isFinished ? min(one.asked, height) : max(one.asked - 1, 0)
        require(memcmp(one.pixels, other.pixels, whole * width * 4) == 0, "other pixels")
    }

    /// What a decoder hands out.
    private final class Rows {
        typealias Decoder = (
            UnsafePointer<codecs_part>?, Int, UInt32, UInt32, Int32, codecs_rows, UnsafeMutablePointer<codecs_result>?
        ) -> Void

        let pixels: UnsafeMutablePointer<UInt8>
        private(set) var outcome: Int32 = 0
        private(set) var text = ""
        private(set) var asked = 0
        private let width: Int
        private let height: Int
        private let stop: Int

        init(_ data: Data, _ width: Int, _ height: Int, cut: Int?, stop: Int, _ decode: Decoder) {
            pixels = .allocate(capacity: width * height * 4)
            pixels.initialize(repeating: 0, count: width * height * 4)
            (self.width, self.height) = (width, height)
            self.stop = stop
            var result = codecs_result()
            let rows = codecs_rows(
                row: { context, y in
                    context.flatMap { Unmanaged<Rows>.fromOpaque($0).takeUnretainedValue().row(Int(y)) }
                }, stopped: { _ in 0 }, context: Unmanaged.passUnretained(self).toOpaque())
            data.withUnsafeBytes { bytes in
                guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
                var parts = [codecs_part(bytes: base, size: cut ?? bytes.count)]
                if let cut { parts.append(codecs_part(bytes: base + cut, size: bytes.count - cut)) }
                decode(parts, parts.count, UInt32(width), UInt32(height), 0, rows, &result)
            }
            outcome = result.outcome
            text = withUnsafeBytes(of: result.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }

        deinit { pixels.deallocate() }

        private func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
            PNGRowsTarget.require(y == asked % height, "row \(y) after \(asked) others")
            guard asked != stop else { return nil }
            asked += 1
            return pixels + y * width * 4
        }
    }
}
