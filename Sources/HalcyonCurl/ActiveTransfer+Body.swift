import CCurl
import HTTPTypes
import HalcyonCore

// Handling of the body's bytes.
extension ActiveTransfer {
    /// The number of waiting bytes for which the reader is woken at once, if the body is larger than the buffer limit.
    private static let worthWaking = 256 << 10

    /// Prepares decoding the body.
    func prepareDecoding(_ coding: BodyCoding, _ head: inout ResponseHead) -> Bool {
        // The response to an earlier, refused attempt may have been encoded.
        decoder = nil
        guard !transfer.request.decodesInLibrary else {
            // libcurl would decode any other encoding too, a whole packet at once, or fail.
            if case .library(let name) = coding, transfer.request.accepts(encoding: name) { return true }
            guard coding == .plain, !self.head.namesEncoding else {
                return fail(.response(.malformed("a body in a different encoding than before")))
            }
            return true
        }
        switch coding {
        case .plain: break
        case .gzip: decoder = BodyDecoder(isGzip: true)
        case .deflate: decoder = BodyDecoder(isGzip: false)
        case .library(let name):
            // libcurl decodes a whole packet at once, on the thread of all transfers, so only callers who ask for it
            // get it.
            guard transfer.request.accepts(encoding: name), CurlLibrary.decodes(name),
                [.get, .head].contains(transfer.request.method)
            else {
                return fail(.response(.malformed("a body in the encoding '\(name)', which was not requested")))
            }
            head.needsLibrary = true
            discards = true
        case .several: return fail(.response(.malformed("a body in several encodings")))
        }
        return true
    }

    enum Reception { case taken, pause, stop }

    func receive(_ bytes: UnsafeRawBufferPointer) -> Reception {
        let repeated = min(seenBefore, bytes.count)
        seenBefore -= repeated
        if bytes.count > repeated { noteArrival(bytes.count - repeated) }
        guard !bytes.isEmpty else { return .taken }
        let reception = take(bytes)
        if reception == .pause { seenBefore += bytes.count }
        return reception
    }

    private func take(_ bytes: UnsafeRawBufferPointer) -> Reception {
        guard deliverChallenge() else { return .stop }
        guard hasDelivered else {
            _ = fail(.response(.malformed("a body without a header")))
            return .stop
        }
        if discards {
            received += bytes.count
            isDiscardedEnough = received > Self.mostDiscarded
            return isDiscardedEnough ? .stop : .taken
        }
        guard let decoder else { return hand(bytes) }
        return decode(bytes, by: decoder)
    }

    private func decode(_ bytes: UnsafeRawBufferPointer, by decoder: BodyDecoder) -> Reception {
        // libcurl passes the whole packet again if it was paused in the middle of it.
        var used = min(decodedBefore, bytes.count)
        decodedBefore -= used
        decoding.begin(loop.round)
        while true {
            guard !decoding.isOver else {
                decodedBefore += used
                loop.yield(self)
                return .pause
            }
            let before = used
            let step = decoder.step(bytes, &used)
            decodedInput += used - before
            decoding.spend(input: used - before, output: decoder.output.count)
            guard decodedInput <= encodedLimit else {
                _ = fail(.response(.tooLarge(limit: transfer.request.maximumBodyBytes)))
                return .stop
            }
            switch step {
            case .needsInput where used < bytes.count: continue
            case .needsInput: return .taken
            case .noMemory:
                _ = failForMemory()
                return .stop
            case .damaged(let why):
                _ = fail(.response(.malformed(why)))
                return .stop
            case .output:
                switch hand(decoder.output) {
                case .taken: decoder.takeOutput()
                case .pause:
                    decodedBefore += used
                    return .pause
                case .stop: return .stop
                }
            }
        }
    }

    /// Passes decoded bytes to the reader.
    private func hand(_ bytes: UnsafeRawBufferPointer) -> Reception {
        guard let start = bytes.baseAddress else { return .taken }
        let limit = transfer.request.maximumBodyBytes
        guard bytes.count <= limit - received else {
            _ = fail(.response(.tooLarge(limit: limit)))
            return .stop
        }
        // What libcurl decodes cannot be paused, or libcurl would keep everything that one packet inflates to. The
        // caller asked for it.
        let bufferLimit = isEncoded && decoder == nil ? Int.max : loop.configuration.bufferLimit
        let delivery = transfer.deliver(
            start, count: bytes.count, limit: bufferLimit,
            received: isEncoded ? encodedBytes : received + bytes.count)
        switch delivery.result {
        case .taken:
            received += bytes.count
            isWorthWaking = !fitsWhole && delivery.waiting >= min(Self.worthWaking, max(1, bufferLimit / 2))
            loop.hold(self)
            return .taken
        case .paused:
            isPaused = true
            return .pause
        case .notWanted:
            return .stop
        case .noMemory:
            _ = failForMemory()
            return .stop
        }
    }

    /// The maximum size of the compressed body: in the worst case, compression adds an eighth and some headers.
    private var encodedLimit: Int {
        let limit = transfer.request.maximumBodyBytes
        let (sum, overflows) = limit.addingReportingOverflow(limit / 8 + 65536)
        return overflows ? .max : sum
    }

    var encodedBytes: Int { max(0, Int(clamping: halcyon_get_size(easy, CURLINFO_SIZE_DOWNLOAD_T))) }
}

/// How much of a compressed body may be decoded before other transfers get their turn on the engine's only thread.
///
/// A body of only empty blocks or members costs a hundred times the processor time of a normal one, and a packet that
/// inflates a thousandfold costs as much as a thousand packets.
struct DecodingTurn {
    private static let mostInput = 32 << 10
    private static let mostOutput = 512 << 10

    private var number = 0
    private var input = 0
    private var output = 0

    /// Starts a new budget if the engine has begun another round.
    mutating func begin(_ number: Int) {
        guard number != self.number else { return }
        self = DecodingTurn()
        self.number = number
    }

    /// Counts what was decoded.
    mutating func spend(input: Int, output: Int) {
        self.input += input
        self.output += output
    }

    /// Whether the rest has to wait for the next round.
    var isOver: Bool { input >= Self.mostInput || output >= Self.mostOutput }
}
