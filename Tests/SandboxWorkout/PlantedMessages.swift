import CSandbox
import Foundation
import Glibc
import HalcyonCore

/// Answers of a helper that does not follow the format.
extension PlantedDecoder {
    /// A message as `Channel` has it: the mark, flags, the serial number of the first request, and the body.
    private static func message(mark: UInt32 = 0x3143_4C48, flags: UInt32 = 0, serial: Int = 1, _ body: [UInt8])
        -> [UInt8]
    {
        var bytes: [UInt8] = []
        withUnsafeBytes(of: mark) { bytes.append(contentsOf: $0) }
        withUnsafeBytes(of: flags) { bytes.append(contentsOf: $0) }
        withUnsafeBytes(of: serial) { bytes.append(contentsOf: $0) }
        return bytes + body
    }

    private static func number(_ value: Int) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

    /// The body of a picture: see `HelperReply` and `HelperImage`.
    private static func picture(_ width: Int, _ height: Int, original: Int = 16, end: [UInt8]? = nil) -> [UInt8] {
        number(6) + number(width) + number(height) + [0, 0] + number(original) + number(original) + [0, 0]
            + number(1) + (end ?? [0, 0])
    }

    /// Sends what it is told, instead of an answer or besides one.
    static func send(_ words: [String]) throws(ImageError) -> DecodedImage? {
        // The file is the first descriptor that was free, and the room for pixels the second.
        let room = HALCYON_HELPER_SOCKET + 2
        var descriptors: [Int32] = []
        var bytes = message(picture(16, 16))
        switch words.first {
        case "right": break
        case "nothing": bytes = []
        case "short": bytes = Array(bytes.prefix(10))
        case "long": bytes = message([UInt8](repeating: 0, count: 100_000))
        case "mark": bytes = message(mark: 0x3243_4C48, picture(16, 16))
        case "flags": bytes = message(flags: 7, picture(16, 16))
        case "serial": bytes = message(serial: 2, picture(16, 16))
        case "kind": bytes = message(number(77))
        case "ready": bytes = message(number(1) + [1] + number(7) + [1, 1])
        case "rest": bytes = message(picture(16, 16) + [0])
        case "huge": bytes = message(picture(1 << 40, 1 << 40))
        case "overflow": bytes = message(picture(Int.max, Int.max))
        case "negative": bytes = message(picture(-16, -16))
        case "zero": bytes = message(picture(0, 16))
        case "limit": bytes = message(picture(100_000, 100_000))
        case "max":
            let side = Int(Int32.max)
            bytes = message(picture(side, side, original: side))
        case "original": bytes = message(picture(16, 16, original: Int.min))
        case "frames":
            // Two billion delays.
            bytes = message(picture(16, 16, end: [1] + number(2_000_000_000)))
        case "delays":
            let delays = [Double.nan, -1, .infinity].flatMap { number(Int(bitPattern: UInt($0.bitPattern))) }
            bytes = message(
                picture(16, 16, end: [1] + number(3) + delays + [0] + number(16) + number(16) + number(-5) + [0]))
        case "oneFrame":
            bytes = message(
                picture(16, 16, end: [1] + number(1) + number(0) + [0] + number(16) + number(16) + number(5) + [0]))
        case "text":
            bytes = message(
                number(4) + number(4005) + number(3) + Array("pnm".utf8) + number(9) + Array("\u{1B}[2J\u{7}a\n\0".utf8)
                    + [0x41])
        case "longText": bytes = message(number(4) + number(4005) + number(3) + Array("pnm".utf8) + number(Int.max))
        case "error": bytes = message(number(4) + number(9000))
        case "memory": descriptors = [room]
        case "twoMemories": descriptors = [room, room]
        case "socket": descriptors = [HALCYON_HELPER_SOCKET]
        case "null": descriptors = [STDERR_FILENO]
        case "mapped":
            // The parent cannot seal what is mapped for writing here, and copies nothing that is large.
            bytes = message(picture(512, 512, original: 512))
            _ = mmap(nil, 1024, PROT_READ | PROT_WRITE, MAP_SHARED, room, 0)
        case "body": bytes = message(flags: 1, number(0) + number(1 << 50))
        case "bodyBefore": bytes = message(flags: 1, number(-4096) + number(100))
        case "bodyBehind": bytes = message(flags: 1, number(1 << 50) + number(100))
        case "bodyShort": bytes = message(flags: 1, number(100))
        case "bodyOfNothing":
            // Zeros, as nothing was written.
            bytes = message(flags: 1, number(4096) + number(100))
        default: break
        }
        let count = words.contains("twice") ? 2 : 1
        for _ in 0..<count {
            _ = halcyon_sandbox_send(HALCYON_HELPER_SOCKET, bytes, bytes.count, descriptors, Int32(descriptors.count))
        }
        // Only what is sent here is answered.
        if words.contains("stay") { while true {} }
        if words.contains("also") { return nil }
        while true {}
    }
}
