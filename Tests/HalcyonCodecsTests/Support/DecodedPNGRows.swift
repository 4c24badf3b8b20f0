import CCodecs
import Foundation

/// What a decoder of PNG files hands out, and how it ends.
final class DecodedPNGRows {
    typealias Decoder = (
        UnsafePointer<codecs_part>?, Int, UInt32, UInt32, Int32, codecs_rows, UnsafeMutablePointer<codecs_result>?
    ) -> Void

    private(set) var outcome: Int32 = 0
    private(set) var text = ""
    /// How many rows were asked for.
    private(set) var asked = 0
    private var pixels: [UInt8]
    private let memory: UnsafeMutablePointer<UInt8>
    private let width: Int
    private let height: Int
    private let stopsAt: Int

    /// - Parameters:
    ///   - cuts: Where the file is cut into parts.
    ///   - stopsAt: The row at which the caller stops.
    init(_ file: Data, cuts: [Int] = [], stopsAt: Int = .max, _ decode: Decoder) {
        let number = { (offset: Int) in file.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        (width, height) = (number(16), number(20))
        self.stopsAt = stopsAt
        // The size of a damaged header may be any.
        let isPlausible = width > 0 && height > 0 && width < 1 << 16 && height < 1 << 16 && width * height < 1 << 22
        memory = .allocate(capacity: isPlausible ? width * height * 4 : 1)
        memory.initialize(repeating: 0, count: isPlausible ? width * height * 4 : 1)
        pixels = []
        guard isPlausible else { return }
        var result = codecs_result()
        let rows = codecs_rows(
            row: { context, y in
                context.flatMap { Unmanaged<DecodedPNGRows>.fromOpaque($0).takeUnretainedValue().row(Int(y)) }
            }, stopped: { _ in 0 }, context: Unmanaged.passUnretained(self).toOpaque())
        file.withUnsafeBytes { bytes in
            let base = bytes.bindMemory(to: UInt8.self).baseAddress
            let ends = [0] + cuts + [file.count]
            let parts = zip(ends, ends.dropFirst()).map { start, end in
                codecs_part(bytes: base.map { $0 + start }, size: end - start)
            }
            decode(parts, parts.count, UInt32(width), UInt32(height), 0, rows, &result)
        }
        outcome = result.outcome
        text = withUnsafeBytes(of: result.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        // A row counts once the next one is asked for, and the last one of a decode without failure.
        let whole = Int(outcome) == CODECS_OK ? asked : max(asked - (stopsAt < height ? 0 : 1), 0)
        pixels = Array(UnsafeBufferPointer(start: memory, count: whole * width * 4))
    }

    deinit { memory.deallocate() }

    private func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
        guard y == asked, y < height, y != stopsAt else { return nil }
        asked += 1
        return memory + y * width * 4
    }

    func isEqual(to other: DecodedPNGRows) -> Bool {
        outcome == other.outcome && text == other.text && asked == other.asked && pixels == other.pixels
    }
}
