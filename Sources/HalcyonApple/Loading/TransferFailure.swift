#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HTTPTypes
import HalcyonCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What is known of a transfer that URLSession gave up, and the error that it amounts to.
struct TransferFailure {
    let request: SessionRequest
    let timeout: Double
    let hasConnected: Bool
    let received: Int
    let expected: Int?

    func error(_ error: any Error) -> ImageError {
        let words = error.localizedDescription
        guard let code = (error as? URLError)?.code else { return .response(.other(words)) }
        switch code {
        case .badURL: return .request(.invalidURL(request.http.shownURL))
        case .unsupportedURL: return .request(.unsupportedScheme(request.http.scheme ?? ""))
        case .timedOut: return .response(.timeout(hasConnected ? .idle : .connect, seconds: timeout))
        case .cannotFindHost, .dnsLookupFailed: return .response(.hostNotFound(request.http.hostAndPort?.host ?? ""))
        case .cannotConnectToHost:
            return .response(isRefused(error) ? .connectionRefused(request.http.peer) : .connectionFailed(words))
        case .notConnectedToInternet, .internationalRoamingOff, .callIsActive, .dataNotAllowed:
            return .response(.connectionFailed(words))
        case .networkConnectionLost: return .response(isShort ? short : .connectionReset)
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            return .response(.tls(words))
        case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
            .httpTooManyRedirects, .redirectToNonExistentLocation:
            return .response(.malformed(words))
        // What Linux's URLSession says of a body that ends too early, among others.
        case .unknown where isShort: return .response(short)
        default: return .response(.other(words))
        }
    }

    private var isShort: Bool { received > 0 || expected ?? 0 > received }

    private var short: ResponseReason { .truncated(received: received, expected: expected) }

    /// The system's own reason lies below, where it is told; nobody listening is by far the most usual.
    private func isRefused(_ error: any Error) -> Bool {
        var next = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        while let current = next {
            if current.domain == NSPOSIXErrorDomain { return current.code == Int(ECONNREFUSED) }
            next = current.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return true
    }
}
#endif
