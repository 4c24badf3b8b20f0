#if os(Linux)
import Foundation

/// An open file of the kernel's, closed at the end.
final class Descriptor: Sendable {
    let number: Int32

    /// Nil where the file cannot be opened.
    init?(_ path: String, _ flags: Int32) {
        number = open(path, flags | O_CLOEXEC | O_NONBLOCK)
        if number < 0 { return nil }
    }

    deinit { close(number) }

    /// Writes a whole text, with its final zero: pressure files drop the last byte.
    func write(_ text: String) -> Bool {
        text.withCString { Foundation.write(number, $0, strlen($0) + 1) > 0 }
    }

    /// Reads from the start, as files must be that tell of the next change only then.
    func isReadAgain() -> Bool {
        var bytes: UInt64 = 0
        return pread(number, &bytes, MemoryLayout.size(ofValue: bytes), 0) > 0
    }
}
#endif
