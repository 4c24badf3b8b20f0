import CCurl
import Foundation
import HTTPTypes
import HalcyonCore

extension ActiveTransfer {
    /// How often a request is retried. The last retry uses a new connection; earlier ones may use one that others have
    /// made meanwhile.
    static let mostRetries = 2

    /// Whether to retry the request: the server has not begun to respond, and the connection, which had carried other
    /// requests, turns out to be broken, or accepts no more requests (RFC 9113, sections 5.4.1 and 6.8).
    ///
    /// libcurl retries by itself if the connection was closed; for HTTP/2, newer versions (8.14, for one) do not.
    func isToRetry(after code: CURLcode) -> Bool {
        code == CURLE_HTTP2 && failure == nil && firstByte == 0 && retryCount < Self.mostRetries
            && [.get, .head].contains(transfer.request.method) && !transfer.isSettled
            && halcyon_get_long(easy, CURLINFO_NUM_CONNECTS) == 0
            // A server that sends without end would do so again.
            && line?.budget.isShut != true
    }

    /// Whether its whole connection is broken, not only its stream. The text is libcurl's message about the session.
    func showsBrokenConnection(_ code: CURLcode) -> Bool {
        code == CURLE_HTTP2 && failure == nil && options.errorText.hasPrefix("nghttp2 ")
    }

    /// Whether it ended because it was refused a descriptor, and can be restarted when there is one.
    func isToWaitForDescriptor(after code: CURLcode) -> Bool {
        lacksDescriptor && isUnconnected(code) && failure == nil && firstByte == 0 && !transfer.isSettled
    }

    /// Whether it ended before it had a connection.
    private func isUnconnected(_ code: CURLcode) -> Bool {
        [CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY].contains(code)
    }

    /// Returns the result for libcurl's code.
    func outcome(_ code: CURLcode) -> Result<Void, ImageError> {
        if failure == nil, code == CURLE_OK { _ = deliverChallenge() }
        // For a chunked body this is known only now, too.
        if isEncoded { transfer.noteReceived(encodedBytes) }
        if let failure { return .failure(failure) }
        if isDiscardedEnough { return .success(()) }
        if code == CURLE_OK, let decoder, decoder.isUnfinished {
            return .failure(.response(.truncated(receivedBytes: encodedBytes, expectedBytes: nil)))
        }
        // libcurl takes a connection that is closed inside the head for the end of the response, or of its body.
        if !hasDelivered, code == CURLE_OK || code == CURLE_PARTIAL_FILE {
            return .failure(.response(.connectionReset))
        }
        if code == CURLE_OK { return .success(()) }
        if lacksDescriptor, isUnconnected(code) { return .failure(.request(.noDescriptor)) }
        if let refusedAddress, !hasOpenedSocket { return .failure(.response(.addressRefused("\(refusedAddress)"))) }
        let facts = TransferFailure(
            code: code, text: options.errorText, systemError: Int32(halcyon_get_long(easy, CURLINFO_OS_ERRNO)),
            connectStatus: halcyon_get_long(easy, CURLINFO_HTTP_CONNECTCODE), origin: transfer.request.address.origin,
            usesGivenProxy: options.usesGivenProxy, isConnected: isConnected, isHeadOver: isHeadOver,
            received: isEncoded ? encodedBytes : received, expected: expected)
        return .failure(facts.error)
    }
}

/// The facts about a transfer that libcurl gave up, and the error that they amount to.
struct TransferFailure {
    let code: CURLcode
    /// libcurl's message; may be empty.
    let text: String
    let systemError: Int32
    /// The status of a proxy's response to `CONNECT`, or 0.
    let connectStatus: Int
    let origin: WebAddress.Origin
    let usesGivenProxy: Bool
    /// Whether the connection was established, so that the request could be sent.
    let isConnected: Bool
    let isHeadOver: Bool
    /// The number of body bytes received over the network.
    let received: Int
    let expected: Int?

    var error: ImageError {
        if case let status = connectStatus, status != 0, !(200..<300).contains(status) {
            return .response(.proxy("it answered CONNECT with status \(status)"))
        }
        switch code {
        case CURLE_URL_MALFORMAT: return .request(.invalidURL("\(origin.scheme)://\(origin)"))
        case CURLE_COULDNT_RESOLVE_HOST: return .response(.hostNotFound(origin.host))
        case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: return .response(.proxy(words))
        case CURLE_COULDNT_CONNECT: return .response(unconnected)
        case CURLE_PARTIAL_FILE: return .response(.truncated(receivedBytes: received, expectedBytes: expected))
        case CURLE_HTTP2_STREAM where isProtocolError: return .response(.malformed(words))
        // Newer versions report like this, without a message, that an HTTP/2 connection is closed or accepts no more
        // requests.
        case CURLE_HTTP2 where text.isEmpty || text == String(cString: curl_easy_strerror(code)):
            return .response(.connectionReset)
        case CURLE_GOT_NOTHING, CURLE_HTTP2_STREAM: return .response(.connectionReset)
        case CURLE_SEND_ERROR, CURLE_RECV_ERROR:
            return .response(isChunkError || isFrameError ? .malformed(words) : .connectionReset)
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_HTTP2, CURLE_BAD_CONTENT_ENCODING,
            // An invalid argument from the server: a line that cannot be a header field.
            CURLE_BAD_FUNCTION_ARGUMENT, Self.tooLarge:
            return .response(.malformed(words))
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ENGINE_NOTFOUND,
            CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED,
            CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_SHUTDOWN_FAILED, CURLE_SSL_CRL_BADFILE,
            CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CLIENTCERT:
            return .response(.tls(words))
        // Older versions report a header line that is too long like this, even the first; lines of the body are not
        // kept.
        case CURLE_OUT_OF_MEMORY where isConnected && !isHeadOver:
            return .response(.malformed("a line of its header is too long"))
        // We did not refuse the bytes, so it was libcurl's decoder.
        case CURLE_WRITE_ERROR: return .response(.malformed(text.isEmpty ? "the body cannot be decoded" : text))
        default: return .response(.other(.init(words)))
        }
    }

    /// `CURLE_TOO_LARGE`, which older versions lack; reported, among others, for a head that is too large.
    private static let tooLarge = CURLcode(rawValue: 100)

    private var unconnected: ImageError.ResponseReason {
        // The environment may name a proxy too; then libcurl's message names another host than ours.
        if usesGivenProxy || (hostInText.map { !origin.isHost($0) } ?? false) {
            return .proxy(words)
        }
        return systemError == ECONNREFUSED ? .connectionRefused("\(origin)") : .connectionFailed(words)
    }

    /// The host to which libcurl says that it could not connect, as libcurl writes it.
    private var hostInText: String? {
        let words = text.split(separator: " ")
        guard text.hasPrefix("Failed to connect to "), words.count > 5, words[5] == "port" else { return nil }
        return String(words[4])
    }

    /// Whether an HTTP/2 stream ended because of what was sent on it (RFC 9113, section 7: PROTOCOL_ERROR,
    /// FLOW_CONTROL_ERROR, FRAME_SIZE_ERROR, COMPRESSION_ERROR). libcurl does not say whether the server or its own
    /// library detected it; sending the same request again is pointless in either case.
    private var isProtocolError: Bool { [1, 3, 6, 9].contains { text.hasSuffix("(err \($0))") } }

    /// Whether libcurl's HTTP/2 library could not process the received data.
    private var isFrameError: Bool { text.contains("nghttp2_session_mem_recv") }

    private var isChunkError: Bool { systemError == 0 && text.lowercased().contains("chunk") }

    private var words: String { text.isEmpty ? String(cString: curl_easy_strerror(code)) : text }
}

extension WebAddress.Origin {
    /// Whether a host as libcurl writes it is this one, ignoring case; an IPv6 address may lack its brackets and be in
    /// any form. If this name is not ASCII, libcurl uses another form of it, which counts as the same.
    fileprivate func isHost(_ other: String) -> Bool {
        func bare(_ host: String) -> String {
            let host = host.lowercased()
            return host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        }
        func address(_ host: String) -> [UInt8]? {
            var bytes = [UInt8](repeating: 0, count: 16)
            return inet_pton(AF_INET6, host, &bytes) == 1 ? bytes : nil
        }
        let (own, other) = (bare(host), bare(other))
        if own == other || !own.utf8.allSatisfy({ $0 < 128 }) || own.contains("%") { return true }
        guard let own = address(own) else { return false }
        return own == address(other)
    }
}
