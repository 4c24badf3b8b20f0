import Foundation
import HalcyonCore

/// Borrowed bytes with every offset checked: reading out of bounds returns nil, never other memory.
struct ByteView {
    enum Order {
        case bigEndian
        case littleEndian
    }

    let bytes: UnsafeRawBufferPointer

    var count: Int { bytes.count }

    var baseAddress: UnsafePointer<UInt8>? { bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) }

    subscript(offset: Int) -> UInt8? {
        offset >= 0 && offset < bytes.count ? bytes[offset] : nil
    }

    /// Returns up to `length` bytes from `offset` on, or fewer if the data ends sooner.
    func available(_ length: Int, at offset: Int) -> ByteView {
        guard offset >= 0, offset < count, length > 0 else { return ByteView(bytes: .init(start: nil, count: 0)) }
        return ByteView(bytes: .init(rebasing: bytes[offset..<offset + min(length, count - offset)]))
    }

    /// Returns exactly `length` bytes, or nil.
    func slice(_ length: Int, at offset: Int) -> ByteView? {
        guard length >= 0, offset >= 0, offset <= count, length <= count - offset else { return nil }
        return ByteView(bytes: .init(rebasing: bytes[offset..<offset + length]))
    }

    func uint16(at offset: Int, _ order: Order = .bigEndian) -> Int? {
        guard let view = slice(2, at: offset) else { return nil }
        let value = view.bytes.loadUnaligned(as: UInt16.self)
        return Int(order == .bigEndian ? UInt16(bigEndian: value) : UInt16(littleEndian: value))
    }

    func uint32(at offset: Int, _ order: Order = .bigEndian) -> Int? {
        guard let view = slice(4, at: offset) else { return nil }
        let value = view.bytes.loadUnaligned(as: UInt32.self)
        return Int(order == .bigEndian ? UInt32(bigEndian: value) : UInt32(littleEndian: value))
    }

    func has(_ text: StaticString, at offset: Int) -> Bool {
        guard let view = slice(text.utf8CodeUnitCount, at: offset) else { return false }
        return view.bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    var data: Data { Data(bytes) }
}

extension Data {
    /// Calls `body` with the bytes. `withUnsafeBytes` loses the type of the error.
    func withByteView<Result>(
        _ body: (ByteView) throws(ImageError) -> Result
    ) throws(ImageError) -> Result {
        let outcome: Swift.Result<Result, ImageError> = withUnsafeBytes { bytes in
            do throws(ImageError) { return .success(try body(ByteView(bytes: bytes))) } catch { return .failure(error) }
        }
        return try outcome.get()
    }
}
