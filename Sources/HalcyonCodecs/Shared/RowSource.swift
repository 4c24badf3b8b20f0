import CCodecs
import CPixels
import Foundation
import HalcyonCore

/// Passes rows to an encoder one by one.
final class RowSource {
    /// What an encoder gets for a pixel.
    enum Form {
        /// Its four bytes.
        case whole
        /// Its four bytes, composited on white.
        case onWhite
        /// Its first byte.
        case gray
        /// The index of its colour, which is in the table.
        case indices(ColorTable)
    }

    private let base: UnsafeRawPointer
    private let width: Int
    private let form: Form
    /// A buffer for the converted row; nil if rows are passed unchanged.
    private let line: UnsafeMutablePointer<UInt8>?

    /// - Parameter base: The first pixel; must outlive this object.
    private init(_ base: UnsafeRawPointer, width: Int, form: Form) {
        self.base = base
        self.width = width
        self.form = form
        if case .whole = form { line = nil } else { line = .allocate(capacity: width * 4) }
    }

    deinit { line?.deallocate() }

    private func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
        if Task.isCancelled { return nil }
        let source = (base + y * width * 4).assumingMemoryBound(to: UInt8.self)
        // Encoders only read their input, though the C declarations do not say so.
        guard let line else { return UnsafeMutablePointer(mutating: source) }
        switch form {
        case .whole: break
        case .onWhite: cpixels_lay_on_white(source, line, width)
        case .gray: cpixels_take_red(source, line, width)
        case .indices(let table):
            _ = table.write(
                (base + y * width * 4).assumingMemoryBound(to: UInt32.self), count: width, to: line)
        }
        return line
    }

    /// Calls a C encoder with the rows of `pixels`, and takes ownership of the memory that it allocated.
    static func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, form: Form,
        _ body: (codecs_rows, UnsafeMutablePointer<codecs_output>, UnsafeMutablePointer<codecs_result>) -> Void
    ) throws(ImageError) -> Data {
        var output = codecs_output()
        var result = codecs_result()
        pixels.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let source = RowSource(base, width: pixels.width, form: form)
            let rows = codecs_rows(
                row: { context, y in
                    context.flatMap { Unmanaged<RowSource>.fromOpaque($0).takeUnretainedValue().row(Int(y)) }
                },
                stopped: { _ in Task.isCancelled ? 1 : 0 },
                context: Unmanaged.passUnretained(source).toOpaque())
            withExtendedLifetime(source) { body(rows, &output, &result) }
        }
        try result.check(format)
        guard let bytes = output.bytes else { throw .encoding(.failed(format, why: "the codec returned no bytes")) }
        return Data(bytesNoCopy: bytes, count: output.size, deallocator: .free)
    }
}
