#if os(Linux)
import Foundation
import HalcyonCore

/// Writes the parts of a message: whole numbers and fractions in eight bytes, in the order of the machine, because both
/// ends are on it; texts and lists behind their length.
struct MessageWriter {
    private(set) var bytes: [UInt8] = []

    mutating func put(_ value: Int) { append(value) }

    mutating func put(_ value: Double) { append(value.bitPattern) }

    mutating func put(_ value: Bool) { bytes.append(value ? 1 : 0) }

    mutating func put(_ text: String) {
        put(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func put(_ data: Data) {
        put(data.count)
        bytes.append(contentsOf: data)
    }

    mutating func put(_ size: PixelSize) {
        put(size.width)
        put(size.height)
    }

    /// Writes whether there is a value, and the value.
    mutating func put<Value>(_ value: Value?, _ write: (inout MessageWriter, Value) -> Void) {
        put(value != nil)
        if let value { write(&self, value) }
    }

    mutating func put<Value>(_ values: [Value], _ write: (inout MessageWriter, Value) -> Void) {
        put(values.count)
        for value in values { write(&self, value) }
    }

    private mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    }
}

/// A message that is not what its receiver can read.
struct MalformedMessage: Error {
    let why: String
}

/// Reads what a ``MessageWriter`` has written, or something else that a decoder with a bug has sent: every length is
/// checked, and nothing is allocated that the message does not hold.
struct MessageReader {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func int() throws(MalformedMessage) -> Int {
        let part = try take(8)
        return part.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
    }

    mutating func double() throws(MalformedMessage) -> Double {
        Double(bitPattern: UInt64(bitPattern: Int64(try int())))
    }

    mutating func bool() throws(MalformedMessage) -> Bool {
        switch try take(1).first {
        case 0: false
        case 1: true
        default: throw MalformedMessage(why: "neither yes nor no")
        }
    }

    mutating func string(atMost limit: Int = 4096) throws(MalformedMessage) -> String {
        let count = try int()
        guard count <= limit else { throw MalformedMessage(why: "a text of \(count) bytes") }
        return String(decoding: try take(count), as: UTF8.self)
    }

    mutating func data(atMost limit: Int = .max) throws(MalformedMessage) -> Data {
        let count = try int()
        guard count <= limit else { throw MalformedMessage(why: "\(count) bytes, more than the limit") }
        return Data(try take(count))
    }

    mutating func size() throws(MalformedMessage) -> PixelSize { PixelSize(width: try int(), height: try int()) }

    mutating func optional<Value>(
        _ read: (inout MessageReader) throws(MalformedMessage) -> Value
    ) throws(MalformedMessage) -> Value? {
        try bool() ? try read(&self) : nil
    }

    /// - Parameters:
    ///   - limit: The number of values that are read at most.
    ///   - bytesEach: The bytes that each value takes at least.
    mutating func array<Value>(
        atMost limit: Int, bytesEach: Int, _ read: (inout MessageReader) throws(MalformedMessage) -> Value
    ) throws(MalformedMessage) -> [Value] {
        let count = try int()
        guard count >= 0, count <= limit, count <= (bytes.count - offset) / bytesEach else {
            throw MalformedMessage(why: "a list of \(count)")
        }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }

    /// Checks that nothing is left.
    func finish() throws(MalformedMessage) {
        if offset != bytes.count { throw MalformedMessage(why: "\(bytes.count - offset) bytes too many") }
    }

    private mutating func take(_ count: Int) throws(MalformedMessage) -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.count - offset else { throw MalformedMessage(why: "it ends too early") }
        defer { offset += count }
        return bytes[offset..<offset + count]
    }
}
#endif
