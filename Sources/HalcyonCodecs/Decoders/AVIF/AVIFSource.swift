#if AVIF
import CAVIF
import Foundation
import HalcyonCore

/// The bytes of a file as libavif asks for them: lent for the length of a call, so that a decoder may outlive any one.
final class AVIFSource {
    let io: UnsafeMutablePointer<avifIO>
    private let data: Data
    private var lent: ByteView?

    init(_ data: Data) {
        self.data = data
        io = .allocate(capacity: 1)
        io.initialize(to: avifIO())
        io.pointee.read = { io, _, offset, size, output in
            guard let context = io?.pointee.data, let output else { return AVIF_RESULT_IO_ERROR }
            return Unmanaged<AVIFSource>.fromOpaque(context).takeUnretainedValue().read(offset, size, output)
        }
        // libavif copies what it keeps.
        io.pointee.persistent = 0
        io.pointee.data = Unmanaged.passUnretained(self).toOpaque()
    }

    deinit { io.deallocate() }

    /// Lends the bytes to whatever `body` calls.
    func lend<Result>(_ body: (ByteView) throws(ImageError) -> Result) throws(ImageError) -> Result {
        try data.withByteView { view throws(ImageError) in
            lent = view
            defer { lent = nil }
            return try body(view)
        }
    }

    private func read(
        _ offset: UInt64, _ size: Int, _ output: UnsafeMutablePointer<avifROData>
    ) -> avifResult {
        guard let lent, offset <= UInt64(lent.count) else { return AVIF_RESULT_IO_ERROR }
        let part = lent.available(size, at: Int(offset))
        output.pointee = avifROData(data: part.baseAddress, size: part.count)
        return AVIF_RESULT_OK
    }
}
#endif
