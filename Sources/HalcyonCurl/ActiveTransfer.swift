import CCurl
import Foundation
import HTTPTypes
import HalcyonCore

/// A transfer in libcurl's hands; lives on the engine's thread alone.
final class ActiveTransfer {
    /// A redirect's body is read, so that its connection can be used again, but no further than this and no longer.
    private static let mostDiscarded = 64 << 10
    private static let longestDiscarding = 0.25
    /// So much is worth waking the reader for at once, where the body is larger than what may wait for the reader.
    private static let worthWaking = 256 << 10
    /// The first 401 asks for the password; another may say that the nonce has become too old meanwhile (RFC 7616, section
    /// 3.3). libcurl itself would answer for ever.
    private static let mostChallenges = 3

    let transfer: Transfer
    let easy: UnsafeMutableRawPointer
    /// Outlives this value: it is removed when the loop ends at the latest.
    unowned let loop: TransferLoop

    /// Why it was broken off, where that was our doing.
    var failure: ImageError?
    var isPaused = false
    var heldSince: UInt64?
    var lastActivity: UInt64
    private(set) var isWorthWaking = false

    /// Whether it has no connection yet, and none is being made for it.
    private(set) var isWaiting = true
    private var resolvingSince: UInt64?
    private var nameLookup = 0.0
    private var connectingSince: UInt64?
    private var isConnected = false
    private var sentBytes = 0
    private var refusedAddress: ResolvedAddress?
    private var hasOpenedSocket = false

    private var head = HeadCollector()
    private var isHeadOver = false
    /// Whether the reader has been given a head. There is none but the first.
    private var hasDelivered = false
    private var firstByte: UInt64 = 0
    /// A 401 that libcurl may answer with the credential: then it is nobody's business, and its body never comes.
    private var challenge: Head?
    private var challengeCount = 0
    /// Whether what the reader gets is not what comes over the network.
    private var isEncoded = false
    private var decoder: BodyDecoder?
    /// How many bytes of those that libcurl hands over again after a pause have been decoded before it.
    private var decodedBefore = 0
    /// How many of them have been seen before it, decoded or not.
    private var seenBefore = 0
    private var decoding = DecodingTurn()
    /// How many bytes of the compressed body have been decoded.
    private var decodedInput = 0
    private var line: ConnectionLine?
    private var discards = false
    private var discardsUntil: UInt64 = .max
    private var isDiscardedEnough = false
    private var received = 0
    private var expected: Int?
    /// Whether the whole body may wait for the reader, in one block: rather that than pieces to be joined.
    private var fitsWhole = false

    private var speed: SpeedMeter
    private let options: EasyOptions

    init(_ transfer: Transfer, _ easy: UnsafeMutableRawPointer, _ loop: TransferLoop) {
        self.transfer = transfer
        self.easy = easy
        self.loop = loop
        lastActivity = loop.now
        speed = SpeedMeter(loop.configuration)
        options = EasyOptions(easy)
    }

    static func from(_ context: UnsafeMutableRawPointer) -> ActiveTransfer {
        Unmanaged<ActiveTransfer>.fromOpaque(context).takeUnretainedValue()
    }

    func prepare() -> Bool {
        options.apply(
            transfer.request, loop.configuration, context: Unmanaged.passUnretained(self).toOpaque(),
            loop: Unmanaged.passUnretained(loop).toOpaque())
    }

    // MARK: Connecting

    func willResolve() {
        resolvingSince = Monotonic.now
        willConnect()
    }

    func willOpenSocket() {
        if let start = resolvingSince { nameLookup += Monotonic.seconds(from: start, to: Monotonic.now) }
        resolvingSince = nil
        willConnect()
    }

    private func willConnect() {
        guard connectingSince == nil, !isConnected else { return }
        connectingSince = loop.now
        loop.watch(self)
        stopWaiting()
    }

    func isAllowed(_ address: ResolvedAddress?) -> Bool {
        guard let filter = loop.configuration.addressFilter else {
            hasOpenedSocket = true
            return true
        }
        guard let address, filter(address) else {
            refusedAddress = address
            return false
        }
        hasOpenedSocket = true
        return true
    }

    func didConnect(_ ends: ConnectionLine.Ends) {
        isConnected = true
        let next = loop.sockets.line(ends)
        if next !== line, let old = leaveLine(early: true) { loop.sockets.forgetIfUnused(old) }
        line = next
        next?.add(self)
        lastActivity = loop.now
        loop.watch(self)
        stopWaiting()
    }

    /// Leaves the connection that it uses.
    ///
    /// - Parameter early: Whether bytes may still come that were meant for it.
    /// - Returns: The connection, if there is one.
    func leaveLine(early: Bool) -> ConnectionLine? {
        guard let line else { return nil }
        if early { line.leaveBytes() }
        line.remove(self)
        self.line = nil
        return line
    }

    private func stopWaiting() {
        guard isWaiting else { return }
        isWaiting = false
        loop.didLeaveWaiting()
    }

    // MARK: The head

    /// One line of a head, with its end; false breaks the transfer off.
    func receiveHeadLine(_ line: UnsafeRawBufferPointer) -> Bool {
        noteArrival(line.count)
        // The letter alone tells most lines off, for less.
        if line.first == UInt8(ascii: "H"), line.starts(with: "HTTP/".utf8), !startHead() { return false }
        // Trailers, which nobody asked for, have no end of their own either.
        switch isHeadOver ? head.skip(line) : head.add(line) {
        case .more: return true
        case .end: return isHeadOver || endHead()
        case .tooLarge: return fail(HeadCollector.sizeError)
        case .malformed(let why): return fail(.response(.malformed(why)))
        }
    }

    /// - Returns: false for a second answer, whose body would be added to that of the first: libcurl begins some
    ///   transfers of HTTP/2 again by itself when the server asks for HTTP/1.1 in the middle of its answer.
    private func startHead() -> Bool {
        guard !hasDelivered else { return fail(.response(.malformed("a second answer to one request"))) }
        firstByte = Monotonic.now
        guard challenge != nil else { return true }
        // What came before was the question.
        challenge = nil
        isHeadOver = false
        return true
    }

    private func endHead() -> Bool {
        guard let status = head.status, Head.statuses.contains(status),
            status == halcyon_get_long(easy, CURLINFO_RESPONSE_CODE)
        else { return fail(.response(.malformed("its status line has no status"))) }
        // libcurl takes all that follows for the body, of a protocol that nobody has asked for.
        guard status != 101 else {
            return fail(.response(.malformed("status 101, a change of protocol that nobody asked for")))
        }
        // 100…199 only announce the answer (RFC 9110, section 15.2).
        guard status >= 200 else { return true }
        isHeadOver = true
        let hasBody = transfer.request.method != .head && status != 204 && status != 304
        if hasBody, let problem = head.framingProblem { return fail(.response(.malformed(problem))) }
        guard status != 206 || transfer.request.fields.contains(.range) else {
            return fail(.response(.malformed("status 206, a part, though the whole was asked for")))
        }
        let coding = hasBody ? head.coding : .plain
        isEncoded = coding != .plain
        let length = Int(clamping: halcyon_get_size(easy, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T))
        expected = hasBody && !isEncoded && length >= 0 ? length : nil
        discards = head.hasLocation && Head.isRedirect(status)
        var head = Head(status: status, lines: head.lines, expectedByteCount: expected)
        guard discards || prepareDecoding(coding, &head) else { return false }
        if status == 401, case .password? = transfer.request.credential {
            challengeCount += 1
            guard challengeCount >= Self.mostChallenges else {
                challenge = head
                return true
            }
            // Its last word, although libcurl would go on.
            discards = true
            _ = deliver(Head(status: status, lines: head.lines, expectedByteCount: nil))
            isDiscardedEnough = true
            return false
        }
        return deliver(head)
    }

    /// Sees to it that the body will be decoded.
    private func prepareDecoding(_ coding: BodyCoding, _ head: inout Head) -> Bool {
        // A refusal that was answered may have been encoded.
        decoder = nil
        guard !transfer.request.decodesInLibrary else {
            guard isEncoded || !self.head.namesEncoding else {
                return fail(.response(.malformed("a body in an encoding that is not known")))
            }
            return true
        }
        switch coding {
        case .plain: break
        case .gzip: decoder = BodyDecoder(isGzip: true)
        case .deflate: decoder = BodyDecoder(isGzip: false)
        case .library(let name):
            guard CurlLibrary.decodes(name), [.get, .head].contains(transfer.request.method) else {
                return fail(.response(.malformed("a body in the encoding '\(name)', which nobody asked for")))
            }
            head.needsLibrary = true
            discards = true
        case .several: return fail(.response(.malformed("a body in several encodings")))
        }
        return true
    }

    /// Shows the reader a 401 that turns out to be the last word, as its body comes or the transfer has ended well.
    private func deliverChallenge() -> Bool {
        guard let head = challenge else { return true }
        challenge = nil
        return deliver(head)
    }

    private func deliver(_ head: Head) -> Bool {
        let limit = transfer.request.maximumBodyBytes
        if !discards, let expected, expected > limit { return fail(.response(.tooLarge(limit: limit))) }
        fitsWhole = expected.map { $0 <= loop.configuration.bufferLimit } ?? false
        let room = discards ? 0 : min(expected ?? 0, loop.configuration.bufferLimit)
        let figures = ConnectionFigures(easy, nameLookup: nameLookup)
        guard transfer.deliver(head, over: figures, at: firstByte, reserving: max(0, room)) else {
            return failForMemory()
        }
        hasDelivered = true
        if discards {
            // A redirect's reader waits for the end, which may never come; what leads on is known.
            discardsUntil = Monotonic.deadline(Self.longestDiscarding, after: loop.now)
            isDiscardedEnough = head.needsLibrary || expected ?? 0 > Self.mostDiscarded
            loop.watch(self)
            return !isDiscardedEnough
        }
        loop.hold(self)
        return true
    }

    // MARK: The body

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
            _ = fail(.response(.malformed("a body without a head")))
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
        // libcurl hands over all of a packet again that was paused in its middle.
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

    /// Gives the reader bytes as it is to get them.
    private func hand(_ bytes: UnsafeRawBufferPointer) -> Reception {
        guard let start = bytes.baseAddress else { return .taken }
        let limit = transfer.request.maximumBodyBytes
        guard bytes.count <= limit - received else {
            _ = fail(.response(.tooLarge(limit: limit)))
            return .stop
        }
        // What libcurl decodes cannot be paused: it would keep all that one packet inflates to.
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
            line?.leaveBytes()
            return .pause
        case .notWanted:
            return .stop
        case .noMemory:
            _ = failForMemory()
            return .stop
        }
    }

    /// The most bytes of a compressed body: at its worst, compression adds an eighth and some headers.
    private var encodedLimit: Int {
        let limit = transfer.request.maximumBodyBytes
        let (sum, overflows) = limit.addingReportingOverflow(limit / 8 + 65536)
        return overflows ? .max : sum
    }

    private var encodedBytes: Int { max(0, Int(clamping: halcyon_get_size(easy, CURLINFO_SIZE_DOWNLOAD_T))) }

    private func failForMemory() -> Bool { fail(.response(.other("no memory for the body"))) }

    /// Notes why the transfer is to be broken off.
    ///
    /// - Returns: false, for whom libcurl asks whether to go on.
    private func fail(_ error: ImageError) -> Bool {
        failure = error
        if case .response(.malformed) = error { leaveConnection() }
        return false
    }

    /// Has the connection closed with this transfer, unless others use it.
    ///
    /// One of HTTP/1.1 would be closed in any case. One of HTTP/2 would carry the next transfer too, with what it may
    /// wait for in vain as this one did: the other side may be gone, or send nonsense for ever.
    func leaveConnection() { options.forbidReuse() }

    // MARK: The end

    /// How it ended, by libcurl's code.
    func outcome(_ code: CURLcode) -> Result<Void, ImageError> {
        if failure == nil, code == CURLE_OK { _ = deliverChallenge() }
        // Known only now where it was chunked, too.
        if isEncoded { transfer.noteReceived(encodedBytes) }
        if let failure { return .failure(failure) }
        if isDiscardedEnough { return .success(()) }
        if code == CURLE_OK, let decoder, decoder.isUnfinished {
            return .failure(.response(.truncated(received: encodedBytes, expected: nil)))
        }
        // libcurl takes a connection that is closed inside the head for the end of the answer, or of its body.
        if !hasDelivered, code == CURLE_OK || code == CURLE_PARTIAL_FILE {
            return .failure(.response(.connectionReset))
        }
        if code == CURLE_OK { return .success(()) }
        if let refusedAddress, !hasOpenedSocket { return .failure(.response(.addressRefused("\(refusedAddress)"))) }
        let facts = TransferFailure(
            code: code, text: options.errorText, systemError: Int32(halcyon_get_long(easy, CURLINFO_OS_ERRNO)),
            connectStatus: halcyon_get_long(easy, CURLINFO_HTTP_CONNECTCODE), origin: transfer.request.address.origin,
            usesGivenProxy: options.usesGivenProxy, isInHead: !isHeadOver, received: received, expected: expected)
        return .failure(facts.error)
    }

    // MARK: Time limits

    /// The limit that runs out first.
    var deadline: (moment: UInt64, kind: ResponseReason.Timeout, seconds: Double) {
        let configuration = loop.configuration
        let limit = transfer.request.limit
        var first = (limit.end, ResponseReason.Timeout.total, limit.seconds)
        // A redirect's body is not worth more.
        if discardsUntil < first.0 { first = (discardsUntil, .idle, Self.longestDiscarding) }
        if isConnected {
            guard !isPaused else { return first }
            if let end = speed.end, end < first.0 { first = (end, .speed, configuration.minimumSpeedTime) }
            let moment = Monotonic.deadline(configuration.idleTimeout, after: lastActivity)
            if moment < first.0 { first = (moment, .idle, configuration.idleTimeout) }
        } else if let connectingSince {
            let moment = Monotonic.deadline(configuration.connectTimeout, after: connectingSince)
            if moment < first.0 { first = (moment, .connect, configuration.connectTimeout) }
        }
        return first
    }

    private func noteArrival(_ count: Int) {
        lastActivity = loop.now
        line?.count(count)
        if speed.add(count, at: loop.now) { loop.watch(self) }
    }

    /// To be called when the reader takes bytes again.
    func resume() {
        isPaused = false
        lastActivity = loop.now
        speed.restart(at: loop.now)
    }

    /// Whether its time was a redirect's, which ends well.
    func endsDiscarding() -> Bool {
        guard loop.now >= discardsUntil else { return false }
        isDiscardedEnough = true
        return true
    }

    /// Whether the server has sent fast enough until now, and is watched for another while.
    func isFastEnough() -> Bool { speed.passes(at: loop.now) }

    /// Whether request bytes have left since the last time it was asked, which puts the idle limit off.
    func hasSentMeanwhile() -> Bool {
        // Without a body there is nothing to send that takes time; HTTP/2 counts what it answers to the server's frames.
        guard isConnected, transfer.request.body != nil, loop.now < transfer.request.limit.end else { return false }
        let sent = Int(clamping: halcyon_get_size(easy, CURLINFO_SIZE_UPLOAD_T))
        // Less than before where the request is sent again, to a server that has asked for the credential.
        guard sent != sentBytes else { return false }
        sentBytes = sent
        lastActivity = loop.now
        return true
    }
}
