import CCurl
import Foundation
import HTTPTypes
import HalcyonCore

extension ActiveTransfer {
    /// How often a request is sent again. The last time it goes over a new connection; before, over one that others may
    /// have made meanwhile.
    static let mostRetries = 2

    /// Whether to send the request once more: the server has not begun to answer, and the connection, which had carried
    /// others before, turns out to be broken, or does not take requests any more (RFC 9113, sections 5.4.1 and 6.8).
    ///
    /// libcurl does so itself if the connection was closed; of HTTP/2, newer versions (8.14, for one) do not.
    func isToRetry(after code: CURLcode) -> Bool {
        code == CURLE_HTTP2 && failure == nil && firstByte == 0 && retryCount < Self.mostRetries
            && [.get, .head].contains(transfer.request.method) && !transfer.isSettled
            && halcyon_get_long(easy, CURLINFO_NUM_CONNECTS) == 0
            // What a server sends without end it would send again.
            && line?.budget.isShut != true
    }

    /// Whether its whole connection is broken, not only its own stream. The words are those of libcurl about the session.
    func showsBrokenConnection(_ code: CURLcode) -> Bool {
        code == CURLE_HTTP2 && failure == nil && options.errorText.hasPrefix("nghttp2 ")
    }

    /// Whether it ended since it was refused a descriptor, and can be begun again when there is one.
    func isToWaitForDescriptor(after code: CURLcode) -> Bool {
        lacksDescriptor && isUnconnected(code) && failure == nil && firstByte == 0 && !transfer.isSettled
    }

    /// Whether it ended before it had a connection.
    private func isUnconnected(_ code: CURLcode) -> Bool {
        [CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY].contains(code)
    }

    /// How it ended, by libcurl's code.
    func outcome(_ code: CURLcode) -> Result<Void, ImageError> {
        if failure == nil, code == CURLE_OK { _ = deliverChallenge() }
        // Known only now if it was chunked, too.
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

/// What is known of a transfer that libcurl gave up, and the error that it amounts to.
struct TransferFailure {
    let code: CURLcode
    /// libcurl's own words; may be empty.
    let text: String
    let systemError: Int32
    /// The status that a proxy answered `CONNECT` with, or 0.
    let connectStatus: Int
    let origin: WebAddress.Origin
    let usesGivenProxy: Bool
    /// Whether the connection stood, so that the request could be sent.
    let isConnected: Bool
    let isHeadOver: Bool
    /// How many bytes of the body have come over the network.
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
        case CURLE_PARTIAL_FILE: return .response(.truncated(received: received, expected: expected))
        case CURLE_HTTP2_STREAM where isProtocolError: return .response(.malformed(words))
        // So newer versions say without more words that a connection of HTTP/2 is closed, or takes no requests any more.
        case CURLE_HTTP2 where text.isEmpty || text == String(cString: curl_easy_strerror(code)):
            return .response(.connectionReset)
        case CURLE_GOT_NOTHING, CURLE_HTTP2_STREAM: return .response(.connectionReset)
        case CURLE_SEND_ERROR, CURLE_RECV_ERROR:
            return .response(isChunkError || isFrameError ? .malformed(words) : .connectionReset)
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_HTTP2, CURLE_BAD_CONTENT_ENCODING,
            // A bad argument of the server's: a field line that cannot be one.
            CURLE_BAD_FUNCTION_ARGUMENT, Self.tooLarge:
            return .response(.malformed(words))
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ENGINE_NOTFOUND,
            CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED,
            CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_SHUTDOWN_FAILED, CURLE_SSL_CRL_BADFILE,
            CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CLIENTCERT:
            return .response(.tls(words))
        // So older versions name a line of the head that is too long, even the first; of the body, no line is kept.
        case CURLE_OUT_OF_MEMORY where isConnected && !isHeadOver:
            return .response(.malformed("a line of its head is too long"))
        // It was not us who refused the bytes, so it was libcurl's decoder.
        case CURLE_WRITE_ERROR: return .response(.malformed(text.isEmpty ? "the body cannot be decoded" : text))
        default: return .response(.other(words))
        }
    }

    /// `CURLE_TOO_LARGE`, which older versions do not have: among others, of a head that is too large.
    private static let tooLarge = CURLcode(rawValue: 100)

    private var unconnected: ResponseReason {
        // The environment may name a proxy too; then libcurl speaks of another host than ours.
        if usesGivenProxy || (hostInText.map { !origin.isHost($0) } ?? false) {
            return .proxy(words)
        }
        return systemError == ECONNREFUSED ? .connectionRefused("\(origin)") : .connectionFailed(words)
    }

    /// Which host libcurl says it could not connect to, as libcurl writes it.
    private var hostInText: String? {
        let words = text.split(separator: " ")
        guard text.hasPrefix("Failed to connect to "), words.count > 5, words[5] == "port" else { return nil }
        return String(words[4])
    }

    /// Whether a stream of HTTP/2 ended for what was sent on it (RFC 9113, section 7: PROTOCOL_ERROR,
    /// FLOW_CONTROL_ERROR, FRAME_SIZE_ERROR, COMPRESSION_ERROR). libcurl does not tell whether the server or its own
    /// library found it; to send the same request again is of no use in either case.
    private var isProtocolError: Bool { [1, 3, 6, 9].contains { text.hasSuffix("(err \($0))") } }

    /// Whether libcurl's library for HTTP/2 could not go on with what came.
    private var isFrameError: Bool { text.contains("nghttp2_session_mem_recv") }

    private var isChunkError: Bool { systemError == 0 && text.lowercased().contains("chunk") }

    private var words: String { text.isEmpty ? String(cString: curl_easy_strerror(code)) : text }
}

extension WebAddress.Origin {
    /// Whether a host as libcurl writes it is this one: in any case, an IPv6 address without its brackets and in any of
    /// its forms. Of a name that is not ASCII, libcurl knows another form, which counts as the same.
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
