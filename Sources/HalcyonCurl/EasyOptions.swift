import CCurl
import Foundation
import HTTPTypes
import HalcyonCore

/// The options of one handle, and the memory that they point to: to be freed after the handle was reset.
final class EasyOptions {
    /// How much is read from a connection at once.
    private static let readBytes = 128 << 10
    private let easy: UnsafeMutableRawPointer
    private let errorBuffer: UnsafeMutablePointer<CChar>
    private var headers: UnsafeMutablePointer<curl_slist>?
    private var authorities: NSData?
    private(set) var usesGivenProxy = false
    private var hasFailed = false

    init(_ easy: UnsafeMutableRawPointer) {
        self.easy = easy
        errorBuffer = .allocate(capacity: Int(CURL_ERROR_SIZE))
        errorBuffer[0] = 0
    }

    deinit {
        curl_slist_free_all(headers)
        errorBuffer.deallocate()
    }

    /// What libcurl says of its failure.
    var errorText: String { String(cString: errorBuffer) }

    /// Has the connection closed at the end of the transfer; may be called while it runs.
    func forbidReuse() { _ = halcyon_set_long(easy, CURLOPT_FORBID_REUSE, 1) }

    /// - Returns: false where libcurl takes an option not, for want of memory or because it was built without it.
    func apply(
        _ request: TransferRequest, _ configuration: CurlDataLoader.Configuration, context: UnsafeMutableRawPointer,
        loop: UnsafeMutableRawPointer
    ) -> Bool {
        check(halcyon_set_pointer(easy, CURLOPT_PRIVATE, context))
        check(halcyon_set_pointer(easy, CURLOPT_ERRORBUFFER, errorBuffer))
        check(halcyon_set_text(easy, CURLOPT_URL, request.address.text))
        check(halcyon_set_web_protocols_only(easy))
        halcyon_set_quick_exit(easy)
        set(CURLOPT_NOSIGNAL, 1)
        // Refused by a used handle that still has its buffer, of this size.
        _ = halcyon_set_long(easy, CURLOPT_BUFFERSIZE, Self.readBytes)
        // Ours starts when the connection does; libcurl's counts the wait for a free one too, and cannot be switched
        // off.
        set(CURLOPT_CONNECTTIMEOUT_MS, 86_400_000)
        setCallbacks(context)
        check(halcyon_set_close_socket(easy, onCloseSocket))
        check(halcyon_set_pointer(easy, CURLOPT_CLOSESOCKETDATA, loop))
        setConnection(request, configuration)
        setMethod(request)
        setFields(request, configuration)
        return !hasFailed
    }

    private func setCallbacks(_ context: UnsafeMutableRawPointer) {
        check(halcyon_set_write(easy, CURLOPT_WRITEFUNCTION, onBody))
        check(halcyon_set_pointer(easy, CURLOPT_WRITEDATA, context))
        // With the data but without the function, field lines would go into the body.
        check(halcyon_set_write(easy, CURLOPT_HEADERFUNCTION, onHeadLine))
        check(halcyon_set_pointer(easy, CURLOPT_HEADERDATA, context))
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        check(halcyon_set_open_socket(easy, onOpenSocket))
        check(halcyon_set_pointer(easy, CURLOPT_OPENSOCKETDATA, context))
        check(halcyon_set_resolver_start(easy, onResolverStart))
        check(halcyon_set_pointer(easy, CURLOPT_RESOLVER_START_DATA, context))
        check(halcyon_set_prerequest(easy, onConnected))
        check(halcyon_set_pointer(easy, CURLOPT_PREREQDATA, context))
    }

    private func setConnection(_ request: TransferRequest, _ configuration: CurlDataLoader.Configuration) {
        let isSecure = request.address.origin.scheme == "https"
        let usesHTTP2 = isSecure && configuration.allowsHTTP2 && CurlLibrary.hasHTTP2
        set(CURLOPT_HTTP_VERSION, usesHTTP2 ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_1_1)
        // Without TLS there is no HTTP/2 to wait for, and transfers would go one by one.
        if usesHTTP2 { set(CURLOPT_PIPEWAIT, 1) }
        if isSecure { setAuthorities(configuration) }
        switch configuration.proxy {
        case .environment:
            if configuration.addressFilter != nil { check(halcyon_set_text(easy, CURLOPT_PROXY, "")) }
        case .none:
            check(halcyon_set_text(easy, CURLOPT_PROXY, ""))
        case .url(let url):
            usesGivenProxy = true
            check(halcyon_set_text(easy, CURLOPT_PROXY, url))
            check(halcyon_set_text(easy, CURLOPT_NOPROXY, ""))
        }
    }

    private func setAuthorities(_ configuration: CurlDataLoader.Configuration) {
        switch configuration.authorities {
        case .system:
            let named = NamedAuthorities.current
            if let folder = named.folder { check(halcyon_set_text(easy, CURLOPT_CAPATH, folder)) }
            if let file = named.file { check(halcyon_set_text(easy, CURLOPT_CAINFO, file)) }
            // With a file of certificates, the folder of the same costs much for nothing.
            if named.folder == nil, named.file != nil || CurlLibrary.hasBundle {
                check(halcyon_set_text(easy, CURLOPT_CAPATH, nil))
            }
        case .file(let file):
            check(halcyon_set_text(easy, CURLOPT_CAINFO, file.path))
            check(halcyon_set_text(easy, CURLOPT_CAPATH, nil))
        case .pem(let text):
            // Not copied by libcurl, so it is kept here.
            let kept = text as NSData
            authorities = kept
            check(halcyon_set_authorities(easy, kept.bytes, kept.length))
            check(halcyon_set_text(easy, CURLOPT_CAPATH, nil))
        }
    }

    private func setMethod(_ request: TransferRequest) {
        // A method that means to send something says so even where that is nothing (RFC 9110, section 8.6).
        let sends = request.body != nil || [.post, .put, .patch].contains(request.method)
        if sends {
            let body = request.body ?? Data()
            check(halcyon_set_size(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count)))
            body.withUnsafeBytes { bytes in
                check(
                    halcyon_set_pointer(
                        easy, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress ?? UnsafeRawPointer(errorBuffer)))
            }
        }
        switch request.method {
        case .get where !sends, .post: break
        case .head where !sends: set(CURLOPT_NOBODY, 1)
        default: check(halcyon_set_text(easy, CURLOPT_CUSTOMREQUEST, request.method.rawValue))
        }
    }

    private func setFields(_ request: TransferRequest, _ configuration: CurlDataLoader.Configuration) {
        for field in request.sentFields { add(field) }
        setCredential(request.credential)
        func lacks(_ name: HTTPField.Name) -> Bool { !request.fields.contains(name) }
        // Pictures are compressed already, and a plain body can be resumed at any byte.
        if lacks(.acceptEncoding) { add("Accept-Encoding: identity") }
        // What is encoded all the same is decoded by us, unless libcurl alone can.
        if request.decodesInLibrary {
            check(halcyon_set_text(easy, CURLOPT_ACCEPT_ENCODING, ""))
        } else {
            set(CURLOPT_HTTP_CONTENT_DECODING, 0)
        }
        if lacks(.userAgent), !configuration.userAgent.isEmpty {
            check(halcyon_set_text(easy, CURLOPT_USERAGENT, configuration.userAgent))
        }
        // libcurl's own additions to a body.
        if lacks(.contentType) { add("Content-Type:") }
        add("Expect:")
        check(halcyon_set_list(easy, CURLOPT_HTTPHEADER, headers))
    }

    private func setCredential(_ credential: Credential?) {
        switch credential {
        case nil: break
        case .password(let user, let password):
            check(halcyon_set_password_schemes(easy))
            check(halcyon_set_text(easy, CURLOPT_USERNAME, user))
            check(halcyon_set_text(easy, CURLOPT_PASSWORD, password))
        case .bearer(let token): add(HTTPField(name: .authorization, value: "Bearer \(token)"))
        case .authorization(let value): add(HTTPField(name: .authorization, value: value))
        }
    }

    private func add(_ field: HTTPField) {
        // An empty value is written with a semicolon, since a colon would take the field out.
        let start = Array(field.name.rawName.utf8) + (field.value.isEmpty ? [59] : [58, 32])
        let line = field.withUnsafeBytesOfValue { start + Array($0) + [0] }
        line.withUnsafeBytes { bytes in add(bytes.assumingMemoryBound(to: CChar.self).baseAddress) }
    }

    private func add(_ line: UnsafePointer<CChar>?) {
        guard let longer = curl_slist_append(headers, line) else {
            hasFailed = true
            return
        }
        headers = longer
    }

    private func set(_ option: CURLoption, _ value: Int) { check(halcyon_set_long(easy, option, value)) }

    private func check(_ code: CURLcode) { if code != CURLE_OK { hasFailed = true } }
}
