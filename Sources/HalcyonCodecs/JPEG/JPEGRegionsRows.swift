import CCodecs
import Foundation
import HalcyonCore

/// Receives the rows of a part of a JPEG file, which was written as a file of its own, and passes them on.
final class JPEGRegionsRows {
    private let size: PixelSize
    private let deadline: DecodeDeadline
    private let finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)?
    private let takeRow: (Int, UnsafeMutablePointer<UInt8>) -> Bool
    private let line: UnsafeMutablePointer<UInt8>
    private var current: Int?
    private var stopReason: ImageError?

    /// - Parameters:
    ///   - size: The size of the part's rows, reduced.
    ///   - finishRow: Converts a row with the given number of pixels to RGBA, if libjpeg does not.
    ///   - takeRow: Gets each row's number and its pixels, and returns whether it wants more.
    private init(
        _ size: PixelSize, deadline: DecodeDeadline, finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)?,
        takeRow: @escaping (Int, UnsafeMutablePointer<UInt8>) -> Bool
    ) {
        self.size = size
        self.deadline = deadline
        self.finishRow = finishRow
        self.takeRow = takeRow
        line = .allocate(capacity: size.width * 4)
    }

    deinit { line.deallocate() }

    /// Decodes a file.
    ///
    /// - Parameters:
    ///   - file: A file of one scan.
    ///   - size: Its size, not reduced.
    ///   - reduction: 1, 2, 4 or 8.
    ///   - takeRow: See `init`. It may refuse rows that it does not need.
    static func decode(
        _ file: UnsafeBufferPointer<UInt8>, of size: PixelSize, reducedBy reduction: Int, limits: DecodingLimits,
        deadline: DecodeDeadline, finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)?,
        takeRow: (Int, UnsafeMutablePointer<UInt8>) -> Bool
    ) throws(ImageError) {
        let reduced = size.reduced(by: reduction)
        let outcome: Result<Void, ImageError> = withoutActuallyEscaping(takeRow) { takeRow in
            let rows = JPEGRegionsRows(reduced, deadline: deadline, finishRow: finishRow, takeRow: takeRow)
            let result = rows.withRows { rows, result in
                codecs_jpeg_decode(
                    file.baseAddress, file.count, UInt32(reduced.width), UInt32(reduced.height),
                    UInt32(8 / reduction), UInt32(clamping: limits.maximumScans), rows, result)
            }
            do throws(ImageError) {
                if let reason = rows.stopReason { throw reason }
                if rows.hasEnough { return .success(()) }
                try result.check(.jpeg, size: size, limits: limits)
                rows.finishCurrentRow()
                return .success(())
            } catch { return .failure(error) }
        }
        try outcome.get()
    }

    private var hasEnough = false

    private func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
        finishCurrentRow()
        if hasEnough || isStopped || y >= size.height { return nil }
        current = y
        return line
    }

    private func finishCurrentRow() {
        guard let y = current else { return }
        current = nil
        finishRow?(line, size.width)
        if !takeRow(y, line) { hasEnough = true }
    }

    private var isStopped: Bool {
        stopReason = stopReason ?? deadline.stopReason
        return stopReason != nil
    }

    private func withRows(_ body: (codecs_rows, UnsafeMutablePointer<codecs_result>) -> Void) -> codecs_result {
        var result = codecs_result()
        let rows = codecs_rows(
            row: { context, y in
                context.flatMap { Unmanaged<JPEGRegionsRows>.fromOpaque($0).takeUnretainedValue().row(Int(y)) }
            },
            stopped: { context in
                guard let context else { return 1 }
                return Unmanaged<JPEGRegionsRows>.fromOpaque(context).takeUnretainedValue().isStopped ? 1 : 0
            },
            context: Unmanaged.passUnretained(self).toOpaque())
        withExtendedLifetime(self) { body(rows, &result) }
        return result
    }
}
