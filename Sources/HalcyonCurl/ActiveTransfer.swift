import CCurl
import Foundation
import HTTPTypes
import HalcyonCore

/// A transfer in libcurl's hands. It is used only on the engine's thread.
final class ActiveTransfer {
    /// A redirect's body is read so that its connection can be reused, but no more bytes and no longer than this.
    static let mostDiscarded = 64 << 10
    static let longestDiscarding = 0.25
    /// The first 401 asks for the password; another may mean that the nonce has expired meanwhile (RFC 7616, section
    /// 3.3). libcurl would respond forever. The last of these gets no response.
    private static let mostChallenges = 3

    let transfer: Transfer
    /// How many times the request was sent before, over connections that turned out to be broken.
    let retryCount: Int
    let easy: UnsafeMutableRawPointer
    /// Outlives this object, which is removed when the loop ends at the latest.
    unowned let loop: TransferLoop

    /// Why it was aborted, if we aborted it.
    var failure: ImageError?
    var isPaused = false
    var heldSince: UInt64?
    var lastActivity: UInt64
    var isWorthWaking = false

    /// Whether it has no connection yet, and none is being made for it.
    private(set) var isWaiting = true
    private var resolvingSince: UInt64?
    private var nameLookup = 0.0
    private(set) var connectingSince: UInt64?
    private(set) var isConnected = false
    var sentBytes = 0
    private(set) var refusedAddress: ResolvedAddress?
    private(set) var hasOpenedSocket = false
    /// Whether it was refused a socket or a look-up because descriptors are scarce.
    var lacksDescriptor = false
    /// How many times it has waited for a descriptor.
    let waitCount: Int

    private(set) var head = HeadCollector()
    private(set) var isHeadOver = false
    /// Whether the reader has been given a head. It gets only the first.
    private(set) var hasDelivered = false
    /// When the first line of the last head arrived; 0 before.
    private(set) var firstByte: UInt64 = 0
    /// A 401 that libcurl may respond to with the credential: then the reader does not see it, and its body never
    /// arrives.
    private var challenge: ResponseHead?
    private var challengeCount = 0
    /// Whether the reader gets other bytes than those that arrive over the network.
    private(set) var isEncoded = false
    var decoder: BodyDecoder?
    /// How many of the bytes that libcurl passes again after a pause were decoded before it.
    var decodedBefore = 0
    /// How many of them were seen before the pause, decoded or not.
    var seenBefore = 0
    var decoding = DecodingTurn()
    /// How many bytes of the compressed body have been decoded.
    var decodedInput = 0
    private(set) var line: ConnectionLine?
    var discards = false
    private(set) var discardsUntil: UInt64 = .max
    var isDiscardedEnough = false
    var received = 0
    private(set) var expected: Int?
    /// Whether the whole body fits the buffer limit, so that it can be delivered in one block instead of in pieces.
    private(set) var fitsWhole = false

    var speed: SpeedMeter
    let options: EasyOptions

    init(_ transfer: Transfer, _ easy: UnsafeMutableRawPointer, _ loop: TransferLoop, retryCount: Int, waitCount: Int) {
        self.transfer = transfer
        self.retryCount = retryCount
        self.waitCount = waitCount
        self.easy = easy
        self.loop = loop
        lastActivity = loop.now
        speed = SpeedMeter(loop.configuration)
        options = EasyOptions(easy)
    }

    static func from(_ context: UnsafeMutableRawPointer) -> ActiveTransfer {
        Unmanaged<ActiveTransfer>.fromOpaque(context).takeUnretainedValue()
    }

    /// - Returns: Why libcurl refuses it, or nil if it does not.
    func prepare() -> String? {
        if retryCount == Self.mostRetries { options.demandNewConnection() }
        return options.apply(
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
        if next !== line {
            // The request was sent again over another connection, because the server had closed the first.
            leaveLine(early: true)
            line = next
        }
        next?.add(self, hasWindows: options.allowsHTTP2, at: loop.now)
        lastActivity = loop.now
        loop.watch(self)
        stopWaiting()
    }

    /// Leaves the connection that it uses.
    ///
    /// - Parameter early: Whether bytes meant for it may still arrive.
    func leaveLine(early: Bool) {
        line?.remove(self, early: early)
        line = nil
    }

    private func stopWaiting() {
        guard isWaiting else { return }
        isWaiting = false
        loop.didLeaveWaiting()
    }

    // MARK: The head

    /// Receives a line of a head, including its end; returns false to abort the transfer.
    func receiveHeadLine(_ line: UnsafeRawBufferPointer) -> Bool {
        noteArrival(line.count)
        // Comparing the first letter alone rules out most lines, at less cost.
        if line.first == UInt8(ascii: "H"), line.starts(with: "HTTP/".utf8), !startHead() { return false }
        // Trailers, which we did not request, have no end marker either.
        switch isHeadOver ? head.skip(line) : head.add(line) {
        case .more: return true
        case .end: return isHeadOver || endHead()
        case .tooLarge: return fail(HeadCollector.sizeError)
        case .malformed(let why): return fail(.response(.malformed(why)))
        }
    }

    /// - Returns: False for a second response, whose body would be appended to that of the first: libcurl restarts some
    ///   HTTP/2 transfers by itself if the server asks for HTTP/1.1 in the middle of its response.
    private func startHead() -> Bool {
        guard !hasDelivered else { return fail(.response(.malformed("a second response to one request"))) }
        firstByte = Monotonic.now
        guard challenge != nil else { return true }
        // What came before was the challenge.
        challenge = nil
        isHeadOver = false
        return true
    }

    private func endHead() -> Bool {
        guard let status = head.status, ResponseHead.statuses.contains(status),
            status == halcyon_get_long(easy, CURLINFO_RESPONSE_CODE)
        else { return fail(.response(.malformed("its status line has no status"))) }
        // libcurl takes everything that follows for the body, in a protocol that we did not request.
        guard status != 101 else {
            return fail(.response(.malformed("status 101, a change of protocol that was not requested")))
        }
        // 100…199 only announce the response (RFC 9110, section 15.2).
        guard status >= 200 else { return true }
        isHeadOver = true
        let hasBody = transfer.request.method != .head && status != 204 && status != 304
        if hasBody, let problem = head.framingProblem { return fail(.response(.malformed(problem))) }
        let coding = hasBody ? head.coding : .plain
        isEncoded = coding != .plain
        let length = Int(clamping: halcyon_get_size(easy, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T))
        expected = hasBody && !isEncoded && length >= 0 ? length : nil
        discards = head.hasLocation && ResponseHead.isRedirect(status)
        var head = ResponseHead(status: status, lines: head.lines, expectedBytes: expected)
        guard !discards || !head.hasSeveralLocations else {
            return fail(.response(.malformed("it has several different Location fields")))
        }
        if status == 401, case .password? = transfer.request.credential {
            challengeCount += 1
            guard challengeCount >= Self.mostChallenges else {
                challenge = head
                return true
            }
            // The final response, although libcurl would go on.
            discards = true
            _ = deliver(ResponseHead(status: status, lines: head.lines, expectedBytes: nil))
            isDiscardedEnough = true
            return false
        }
        guard discards || !hasBody || prepareDecoding(coding, &head) else { return false }
        return deliver(head)
    }

    /// Delivers a 401 that turns out to be the final response, because its body arrives or the transfer has ended
    /// successfully.
    func deliverChallenge() -> Bool {
        guard var head = challenge else { return true }
        challenge = nil
        guard prepareDecoding(isEncoded ? self.head.coding : .plain, &head) else { return false }
        return deliver(head)
    }

    private func deliver(_ head: ResponseHead) -> Bool {
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
            // A redirect's reader waits for the end, which may never come; the next location is already known.
            discardsUntil = Monotonic.deadline(Self.longestDiscarding, after: loop.now)
            isDiscardedEnough = head.needsLibrary || expected ?? 0 > Self.mostDiscarded
            loop.watch(self)
            return !isDiscardedEnough
        }
        loop.hold(self)
        return true
    }

    func failForMemory() -> Bool { fail(.response(.other("not enough memory for the body"))) }

    /// Records why the transfer is being aborted.
    ///
    /// - Returns: False, for callbacks in which libcurl asks whether to go on.
    func fail(_ error: ImageError) -> Bool {
        failure = error
        if case .response(.malformed) = error { leaveConnection() }
        return false
    }

    /// Closes the connection with this transfer, unless others use it.
    ///
    /// An HTTP/1.1 connection would be closed in any case. An HTTP/2 connection would also carry the next transfer,
    /// which might wait in vain like this one: the other side may be gone, or send garbage forever.
    func leaveConnection() { options.forbidReuse() }
}

// The callbacks of libcurl, on the engine's thread. None of these may call libcurl's multi interface: they record what
// they have seen, and the loop acts on it.

func onBody(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let context else { return 0 }
    switch ActiveTransfer.from(context).receive(UnsafeRawBufferPointer(start: bytes, count: size * count)) {
    case .taken: return size * count
    case .pause: return halcyon_pause_code()
    // Any number other than the count aborts the transfer; without any bytes, 0 would be the count.
    case .stop: return size * count == 0 ? 1 : 0
    }
}

func onHeadLine(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let context else { return 0 }
    let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return ActiveTransfer.from(context).receiveHeadLine(line) ? size * count : 0
}

func onOpenSocket(
    _ context: UnsafeMutableRawPointer?, _ purpose: curlsocktype, _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
    guard let context, let address else { return CURL_SOCKET_BAD }
    let running = ActiveTransfer.from(context)
    running.willOpenSocket()
    // The address extends beyond the field, as far as its length says.
    let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 0
    let bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(address) + offset, count: Int(address.pointee.addrlen))
    let resolved = ResolvedAddress(socketAddress: bytes)
    guard running.isAllowed(resolved) else { return CURL_SOCKET_BAD }
    let (family, type, proto) = (address.pointee.family, address.pointee.socktype, address.pointee.protocol)
    // A program that the process starts must not inherit the connection, not even one that starts at this very moment.
    let descriptor = socket(family, type | Int32(SOCK_CLOEXEC.rawValue), proto)
    guard descriptor >= 0 else {
        if Descriptors.isShortage(errno) { running.lacksDescriptor = true }
        return CURL_SOCKET_BAD
    }
    guard running.loop.share.leavesEnough(after: descriptor, with: running.loop.sockets.count) else {
        close(descriptor)
        running.lacksDescriptor = true
        return CURL_SOCKET_BAD
    }
    running.loop.didOpen(descriptor)
    return descriptor
}

/// Closes a socket. The context is the loop, because a connection outlives the transfer that it was made for.
func onCloseSocket(_ context: UnsafeMutableRawPointer?, _ descriptor: curl_socket_t) -> Int32 {
    guard let context else { return close(descriptor) }
    return TransferLoop.from(context).closeSocket(descriptor)
}

func onResolverStart(
    _ resolver: UnsafeMutableRawPointer?, _ reserved: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) -> Int32 {
    guard let context else { return 0 }
    let running = ActiveTransfer.from(context)
    running.willResolve()
    guard running.loop.share.allowsLookup(of: running.transfer.request.address.origin, with: running.loop.sockets.count)
    else {
        running.lacksDescriptor = true
        // Any other number than 0 ends the transfer.
        return 1
    }
    return 0
}

func onConnected(
    _ context: UnsafeMutableRawPointer?, _ remote: UnsafeMutablePointer<CChar>?, _ local: UnsafeMutablePointer<CChar>?,
    _ remotePort: Int32, _ localPort: Int32
) -> Int32 {
    if let context {
        func text(_ text: UnsafeMutablePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
        ActiveTransfer.from(context).didConnect(
            ConnectionLine.Ends(
                local: text(local), localPort: localPort, remote: text(remote), remotePort: remotePort))
    }
    return CURL_PREREQFUNC_OK
}
