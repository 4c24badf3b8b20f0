import CCurl
import Foundation

/// Decodes gzip (RFC 1952) and deflate (RFC 1950, or RFC 1951, which many servers send) in pieces, so that a body that
/// inflates a thousandfold can wait for its reader.
///
/// It does not use libcurl's decoder, which passes on everything that a packet inflates to at once, and whose versions
/// differ in how they treat unknown encodings.
final class BodyDecoder {
    enum Step {
        /// ``output`` is not empty.
        case output
        /// There is no output yet. If input is left, call again with it.
        case needsInput
        /// The input is damaged, for the given reason.
        case damaged(String)
        /// There is no memory for decoding.
        case noMemory
    }

    private static let pieceSize = 64 << 10
    /// The most input decoded at a time, so that decoding which costs much and yields nothing can be interrupted.
    private static let inputSize = 16 << 10
    /// The maximum number of consecutive empty members in a gzip file: each costs more than its twenty bytes are worth.
    private static let mostEmptyMembers = 64
    private let isGzip: Bool
    private var stream = z_stream()
    private var isReady = false
    private var hasEnded = false
    private var hasFilledPiece = false
    /// The first two bytes of a deflate body, which distinguish its two forms.
    private var lead: [UInt8] = []
    private let piece: UnsafeMutableRawPointer
    private var filled = 0
    private var memberHasContent = false
    private var emptyMembers = 0
    /// Whether zeros have followed the last member: nothing else may follow.
    private var isPadded = false

    /// - Parameter allocate: zlib's allocator. Default: nil, for the system's.
    init(isGzip: Bool, allocate: alloc_func? = nil) {
        self.isGzip = isGzip
        piece = .allocate(byteCount: Self.pieceSize, alignment: 16)
        stream.zalloc = allocate
    }

    deinit {
        if isReady { inflateEnd(&stream) }
        piece.deallocate()
    }

    /// The decoded bytes that ``takeOutput()`` has not consumed yet.
    var output: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: piece, count: filled) }

    func takeOutput() { filled = 0 }

    /// Whether the body ended early: it has begun, and its end has not been reached.
    var isUnfinished: Bool { (isReady || !lead.isEmpty) && !hasEnded }

    /// Decodes some of the input. Call again until it needs more and all of the input is used.
    ///
    /// - Parameter used: How many bytes of the input have been consumed; only grows.
    func step(_ input: UnsafeRawBufferPointer, _ used: inout Int) -> Step {
        guard filled == 0 else { return .output }
        if !isReady {
            guard let windowBits = windowBits(input, &used) else { return .needsInput }
            guard halcyon_inflate_init(&stream, windowBits) == Z_OK else { return .noMemory }
            isReady = true
            // The two bytes that were examined.
            if !lead.isEmpty {
                let step = lead.withUnsafeBytes { inflate($0).step }
                if case .needsInput = step {} else { return step }
            }
        }
        guard used < input.count || hasFilledPiece else { return .needsInput }
        if hasEnded {
            // Zeros may pad a gzip file to a device's block size; `gzip` and browsers ignore them.
            if isGzip, input[used] == 0 {
                isPadded = true
                let end = min(input.count, used + Self.inputSize)
                while used < end, input[used] == 0 { used += 1 }
                return .needsInput
            }
            // A gzip file may have several members in sequence (RFC 1952, section 2.2).
            guard isGzip, !isPadded, input[used] == 0x1f else {
                return .damaged("bytes follow the end of the compressed body")
            }
            guard inflateReset(&stream) == Z_OK else { return .damaged("the compressed body is damaged") }
            hasEnded = false
            emptyMembers = memberHasContent ? 0 : emptyMembers + 1
            memberHasContent = false
            guard emptyMembers <= Self.mostEmptyMembers else { return .damaged("too many empty gzip members") }
        }
        let end = min(input.count, used + Self.inputSize)
        let result = inflate(UnsafeRawBufferPointer(rebasing: input[used..<end]))
        used += result.used
        // zlib always consumes a byte or produces one.
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
        // zlib does not write to its input.
        let start = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
        stream.next_in = start
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = (piece + filled).assumingMemoryBound(to: UInt8.self)
        stream.avail_out = UInt32(Self.pieceSize - filled)
        let offered = Int(stream.avail_in)
        let code = CCurl.inflate(&stream, Z_NO_FLUSH)
        let used = offered - Int(stream.avail_in)
        // The input belongs to the caller, and is invalid after this.
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

/// How to decode a body, according to the `Content-Encoding` fields of its head (RFC 9110, section 8.4).
enum BodyCoding: Equatable {
    /// Not at all: the body is the content. This includes encodings with unknown names, which are mostly a server's
    /// mistake (`none`, `utf-8`, `aws-chunked`).
    case plain
    case gzip
    case deflate
    /// An encoding that only libcurl can decode, if it was built with it: Brotli, Zstandard.
    case library(String)
    /// More than one. Servers that declare several mostly have not applied them, so no decoding is safe.
    case several

    private static let known: Set = ["gzip", "x-gzip", "deflate", "br", "zstd"]

    /// - Parameter names: The names of the encodings, in lower case, in the order in which they were applied.
    init(_ names: [String]) {
        let names = names.filter { $0 != "identity" }
        guard let name = names.first, names.allSatisfy(Self.known.contains) else {
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
