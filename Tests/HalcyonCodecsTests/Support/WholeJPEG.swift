import CCodecs
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

/// Decodes whole JPEG files, reduced by libjpeg alone: what regions are compared with.
enum WholeJPEG {
    /// Gets rows from top to bottom, and returns whether it wants more.
    typealias RowTaker = (_ y: Int, _ row: UnsafePointer<UInt8>) -> Bool

    private final class Rows {
        let line: UnsafeMutablePointer<UInt8>
        let takeRow: RowTaker
        var current: Int?

        init(width: Int, takeRow: @escaping RowTaker) {
            line = .allocate(capacity: width * 4)
            self.takeRow = takeRow
        }

        deinit { line.deallocate() }

        func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
            finish()
            guard !isDone else { return nil }
            current = y
            return line
        }

        func finish() {
            guard let y = current else { return }
            current = nil
            if !takeRow(y, line) { isDone = true }
        }

        var isDone = false
    }

    /// Decodes a file row by row.
    ///
    /// - Parameter size: Its size as stored.
    /// - Returns: One of `CODECS_OK` and the others.
    @discardableResult
    static func decode(_ file: Data, of size: PixelSize, reducedBy reduction: Int, takeRow: @escaping RowTaker) -> Int {
        let width = (size.width + reduction - 1) / reduction, height = (size.height + reduction - 1) / reduction
        let taker = Rows(width: width, takeRow: takeRow)
        var result = codecs_result()
        let rows = codecs_rows(
            row: { context, y in context.flatMap { Unmanaged<Rows>.fromOpaque($0).takeUnretainedValue().row(Int(y)) } },
            stopped: { _ in 0 }, context: Unmanaged.passUnretained(taker).toOpaque())
        file.withUnsafeBytes { bytes in
            codecs_jpeg_decode(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, UInt32(width), UInt32(height),
                UInt32(8 / reduction), 100, rows, &result)
        }
        taker.finish()
        return Int(result.outcome)
    }

    /// Returns the whole image, upright, of gray or colours without a profile; nil if it is damaged.
    static func picture(_ file: Data, reducedBy reduction: Int) throws -> PixelBuffer? {
        guard let info = try JPEGDecoder().info(of: file) else { return nil }
        let size = info.orientation.applied(to: info.size)
        let width = (size.width + reduction - 1) / reduction, height = (size.height + reduction - 1) / reduction
        var isWhole = false
        let stored = try PixelBuffer(width: width, height: height, hasAlpha: false) { memory in
            let base = UncheckedPointer(memory.baseAddress)
            let outcome = decode(file, of: size, reducedBy: reduction) { y, row in
                base.pointer?.advanced(by: y * width * 4).copyMemory(from: row, byteCount: width * 4)
                return true
            }
            isWhole = outcome == CODECS_OK
        }
        return isWhole ? try stored.upright(from: info.orientation) : nil
    }

    private struct UncheckedPointer {
        let pointer: UnsafeMutableRawPointer?
        init(_ pointer: UnsafeMutableRawPointer?) { self.pointer = pointer }
    }

    /// The file with an EXIF block that says how it is turned.
    static func turned(_ file: Data, _ orientation: ImageOrientation) -> Data {
        let tag: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0]
        let exif = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1] + tag + [0, 0, 0, 0]
        return file.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + file.dropFirst(2)
    }
}

extension PixelBuffer {
    /// The bytes of a rectangle inside the picture.
    func bytes(of place: PixelRect) -> [UInt8] {
        withUnsafeBytes { bytes in
            (place.y..<place.y + place.height).flatMap { y in
                let start = (y * width + place.x) * 4
                return Array(bytes[start..<start + place.width * 4])
            }
        }
    }

    var allBytes: [UInt8] { withUnsafeBytes { Array($0) } }
}
