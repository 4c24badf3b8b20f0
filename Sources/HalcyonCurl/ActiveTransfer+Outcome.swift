import CCurl
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
