import CCurl
import Foundation

/// Undoes gzip (RFC 1952) and deflate (RFC 1950, or RFC 1951 as many servers send it) piece by piece, so that a body
/// which inflates a thousandfold can wait for its reader.
///
/// Not by libcurl, which hands over at once all that a packet inflates to, and whose versions differ in what they do
/// with encodings that they do not know.
final class BodyDecoder {
    enum Step {
        /// There is something in ``output``.
        case output
        /// There is no output yet. If input is left, it goes on with that.
        case needsInput
        /// What is wrong with the input.
        case damaged(String)
        /// There is no memory to decode with.
        case noMemory
    }

    private static let pieceSize = 64 << 10
    /// How much is decoded at a time, so that what costs much and yields nothing can be left in between.
    private static let inputSize = 16 << 10
    /// How many members of a gzip file may be empty in a row: each costs more than its twenty bytes are worth.
    private static let mostEmptyMembers = 64
    private let isGzip: Bool
    private var stream = z_stream()
    private var isReady = false
    private var hasEnded = false
    private var hasFilledPiece = false
    /// The first two bytes of a deflated body, which tell its two forms apart.
    private var lead: [UInt8] = []
    private let piece: UnsafeMutableRawPointer
    private var filled = 0
    private var memberHasContent = false
    private var emptyMembers = 0
    /// Whether zeros have come after the last member: nothing else may follow.
    private var isPadded = false

    /// - Parameter allocate: Where zlib gets its memory. Default: nil, from the system.
    init(isGzip: Bool, allocate: alloc_func? = nil) {
        self.isGzip = isGzip
        piece = .allocate(byteCount: Self.pieceSize, alignment: 16)
        stream.zalloc = allocate
    }

    deinit {
        if isReady { inflateEnd(&stream) }
        piece.deallocate()
    }

    /// What has been decoded and not yet been taken by ``takeOutput()``.
    var output: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: piece, count: filled) }

    func takeOutput() { filled = 0 }

    /// Whether the body ended early: it has begun, and its end has not come.
    var isUnfinished: Bool { (isReady || !lead.isEmpty) && !hasEnded }

    /// Decodes some of the input; to be called again until it needs more and all of the input is used.
    ///
    /// - Parameter used: How many bytes of the input are done with; grows.
    func step(_ input: UnsafeRawBufferPointer, _ used: inout Int) -> Step {
        guard filled == 0 else { return .output }
        if !isReady {
            guard let windowBits = windowBits(input, &used) else { return .needsInput }
            guard halcyon_inflate_init(&stream, windowBits) == Z_OK else { return .noMemory }
            isReady = true
            // The two bytes that were looked at.
            if !lead.isEmpty {
                let step = lead.withUnsafeBytes { inflate($0).step }
                if case .needsInput = step {} else { return step }
            }
        }
        guard used < input.count || hasFilledPiece else { return .needsInput }
        if hasEnded {
            // Zeros may fill up a gzip file to the blocks of a device; `gzip` and browsers pass over them.
            if isGzip, input[used] == 0 {
                isPadded = true
                let end = min(input.count, used + Self.inputSize)
                while used < end, input[used] == 0 { used += 1 }
                return .needsInput
            }
            // A gzip file may have several members, one after the other (RFC 1952, section 2.2).
            guard isGzip, !isPadded, input[used] == 0x1f else {
                return .damaged("bytes follow the end of the compressed body")
            }
            guard inflateReset(&stream) == Z_OK else { return .damaged("the compressed body is damaged") }
            hasEnded = false
            emptyMembers = memberHasContent ? 0 : emptyMembers + 1
            memberHasContent = false
            guard emptyMembers <= Self.mostEmptyMembers else { return .damaged("a gzip file of empty members") }
        }
        let end = min(input.count, used + Self.inputSize)
        let result = inflate(UnsafeRawBufferPointer(rebasing: input[used..<end]))
        used += result.used
        // zlib always takes a byte or gives one.
        if case .needsInput = result.step, result.used == 0, used < input.count {
            return .damaged("the compressed body is damaged")
        }
        return result.step
    }

    private func windowBits(_ input: UnsafeRawBufferPointer, _ used: inout Int) -> Int32? {
        if isGzip { return used < input.count ? 15 + 16 : nil }
        while lead.count < 2, used < input.count {
            lead.append(input[used])
            used += 1
        }
        guard lead.count == 2 else { return nil }
        // RFC 1950, section 2.2: the method is 8, and the two bytes are a multiple of 31.
        let hasHeader = lead[0] & 0x0f == 8 && (Int(lead[0]) << 8 | Int(lead[1])) % 31 == 0
        return hasHeader ? 15 : -15
    }

    private func inflate(_ input: UnsafeRawBufferPointer) -> (step: Step, used: Int) {
        // zlib does not write to what it reads.
        let start = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
        stream.next_in = start
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = (piece + filled).assumingMemoryBound(to: UInt8.self)
        stream.avail_out = UInt32(Self.pieceSize - filled)
        let offered = Int(stream.avail_in)
        let code = CCurl.inflate(&stream, Z_NO_FLUSH)
        let used = offered - Int(stream.avail_in)
        // The input is the caller's, and is gone after this.
        stream.next_in = nil
        stream.avail_in = 0
        filled = Self.pieceSize - Int(stream.avail_out)
        if filled > 0 { memberHasContent = true }
        hasFilledPiece = stream.avail_out == 0 && code != Z_STREAM_END
        switch code {
        case Z_STREAM_END: hasEnded = true
        case Z_OK, Z_BUF_ERROR: break
        case Z_MEM_ERROR: return (.noMemory, used)
        default: return (.damaged("the compressed body is damaged"), used)
        }
        return (filled > 0 ? .output : .needsInput, used)
    }
}

/// How a body has to be decoded, by the `Content-Encoding` fields of its head (RFC 9110, section 8.4).
enum BodyCoding: Equatable {
    /// Not at all: the body is the content. So is a body whose encoding has an unknown name, which is mostly a server's
    /// mistake (`none`, `utf-8`, `aws-chunked`).
    case plain
    case gzip
    case deflate
    /// What libcurl alone can undo, if it was built with it: Brotli, Zstandard.
    case library(String)
    /// More than one. Servers that say so mostly have not done it, so no decoding is safe.
    case several

    /// - Parameter names: Of the encodings, in lower case, in the order in which they were applied.
    init(_ names: [String]) {
        let names = names.filter { $0 != "identity" }
        let known: Set = ["gzip", "x-gzip", "deflate", "br", "zstd"]
        guard let name = names.first, names.allSatisfy(known.contains) else {
            self = .plain
            return
        }
        guard names.count == 1 else {
            self = .several
            return
        }
        switch name {
        case "gzip", "x-gzip": self = .gzip
        case "deflate": self = .deflate
        default: self = .library(name)
        }
    }
}
