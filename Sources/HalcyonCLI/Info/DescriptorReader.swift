import Foundation

/// Reads from descriptors, a piece at a time.
enum DescriptorReader {
    private static let piece = 64 << 10

    /// Appends the next bytes of a descriptor to `data`, `count` of them, or fewer if it ends before. Takes no more
    /// memory than there are bytes.
    ///
    /// - Returns: The number of bytes that were read; 0 at the end.
    /// - Throws: `POSIXError`.
    @discardableResult
    static func read(_ descriptor: Int32, count: Int, into data: inout Data) throws(POSIXError) -> Int {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: min(piece, max(0, count)), alignment: 1)
        defer { buffer.deallocate() }
        var total = 0
        while total < count {
            let part = Foundation.read(descriptor, buffer.baseAddress, min(buffer.count, count - total))
            if part < 0, errno == EINTR { continue }
            if part < 0 { throw POSIXError.last }
            if part == 0 { break }
            data.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<part]))
            total += part
        }
        return total
    }
}
