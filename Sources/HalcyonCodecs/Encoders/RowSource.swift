import CCodecs
import Foundation
import HalcyonCore

/// Hands an encoder one row after the other.
final class RowSource {
    private let base: UnsafeRawPointer
    private let rowBytes: Int
    /// For the row put on white; nil where rows are handed out as they are.
    private let line: UnsafeMutablePointer<UInt8>?

    /// - Parameters:
    ///   - base: The first pixel; outlives this object.
    ///   - flattens: Whether the picture is put on white.
    private init(_ base: UnsafeRawPointer, rowBytes: Int, flattens: Bool) {
        self.base = base
        self.rowBytes = rowBytes
        line = flattens ? .allocate(capacity: rowBytes) : nil
    }

    deinit { line?.deallocate() }

    private func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
        if Task.isCancelled { return nil }
        let source = (base + y * rowBytes).assumingMemoryBound(to: UInt8.self)
        // Neither encoder writes to its input, though C's declarations do not say so.
        guard let line else { return UnsafeMutablePointer(mutating: source) }
        for pixel in stride(from: 0, to: rowBytes, by: 4) {
            let alpha = UInt32(source[pixel + 3])
            let white = 255 * (255 - alpha) + 127
            for channel in 0..<3 {
                line[pixel + channel] = UInt8((UInt32(source[pixel + channel]) * alpha + white) / 255)
            }
            line[pixel + 3] = 255
        }
        return line
    }

    /// Calls a C encoder with the rows of `pixels`, and takes over the memory that it made.
    static func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, flattens: Bool,
        _ body: (codecs_rows, UnsafeMutablePointer<codecs_output>, UnsafeMutablePointer<codecs_result>) -> Void
    ) throws(ImageError) -> Data {
        var output = codecs_output()
        var result = codecs_result()
        pixels.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let source = RowSource(base, rowBytes: pixels.bytesPerRow, flattens: flattens && pixels.hasAlpha)
            let rows = codecs_rows(
                row: { context, y in
                    context.flatMap { Unmanaged<RowSource>.fromOpaque($0).takeUnretainedValue().row(Int(y)) }
                },
                stopped: { _ in Task.isCancelled ? 1 : 0 },
                context: Unmanaged.passUnretained(source).toOpaque())
            withExtendedLifetime(source) { body(rows, &output, &result) }
        }
        try result.check(format)
        guard let bytes = output.bytes else { throw .encoding(.failed(format, why: "the codec gave no bytes")) }
        return Data(bytesNoCopy: bytes, count: output.size, deallocator: .free)
    }
}
