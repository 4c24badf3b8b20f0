import CCurl
import Foundation
import HTTPTypes
import HalcyonCore

/// The options of one handle, and the memory that they point to; free it after the handle has been reset.
final class EasyOptions {
    /// The size of reads from a connection.
    private static let readBytes = 128 << 10
    private let easy: UnsafeMutableRawPointer
    private let errorBuffer: UnsafeMutablePointer<CChar>
    private var headers: UnsafeMutablePointer<curl_slist>?
    private var authorities: NSData?
    private var parts: OpaquePointer?
    private(set) var usesGivenProxy = false
    /// Whether the server may choose HTTP/2.
    private(set) var allowsHTTP2 = false
    /// Why libcurl refuses the transfer: the first reason.
    private var refusal: String?

    init(_ easy: UnsafeMutableRawPointer) {
        self.easy = easy
        errorBuffer = .allocate(capacity: Int(CURL_ERROR_SIZE))
        errorBuffer[0] = 0
    }

    deinit {
        curl_slist_free_all(headers)
        curl_url_cleanup(parts)
        errorBuffer.deallocate()
    }

    /// libcurl's message about its failure.
    var errorText: String { String(cString: errorBuffer) }

    /// Closes the connection at the end of the transfer; may be called while it runs.
    func forbidReuse() { _ = halcyon_set_long(easy, CURLOPT_FORBID_REUSE, 1) }

    /// Makes the transfer open a connection, even if there is one that it could use.
    func demandNewConnection() { set(CURLOPT_FRESH_CONNECT, 1) }

    /// - Returns: Which option libcurl refuses, and why: a lack of memory, its value, or because libcurl was built
    ///   without it. Nil if it refuses none.
    func apply(
        _ request: TransferRequest, _ configuration: CurlDataLoader.Configuration, context: UnsafeMutableRawPointer,
        loop: UnsafeMutableRawPointer
    ) -> String? {
        setPointer(CURLOPT_PRIVATE, context)
        setPointer(CURLOPT_ERRORBUFFER, errorBuffer)
        setAddress(request.address, isVerbatim: request.isVerbatim)
        // CURLOPT_PROTOCOLS by its number: its name is deprecated since 7.85, and the option that replaces it is newer.
        check(CURLoption(rawValue: 181), halcyon_set_web_protocols_only(easy))
        halcyon_set_quick_exit(easy)
        set(CURLOPT_NOSIGNAL, 1)
        // Refused by a reused handle that still has its buffer, of this size.
        _ = halcyon_set_long(easy, CURLOPT_BUFFERSIZE, Self.readBytes)
        // Our limit starts with the connection; libcurl's includes the wait for a free one, and cannot be disabled.
        set(CURLOPT_CONNECTTIMEOUT_MS, 86_400_000)
        setCallbacks(context)
        check(CURLOPT_CLOSESOCKETFUNCTION, halcyon_set_close_socket(easy, onCloseSocket))
        setPointer(CURLOPT_CLOSESOCKETDATA, loop)
        setConnection(request, configuration)
        setMethod(request)
        setFields(request, configuration)
        return refusal
    }

    private func setAddress(_ address: WebAddress, isVerbatim: Bool) {
        setText(CURLOPT_URL, address.text)
        if isVerbatim { set(CURLOPT_PATH_AS_IS, 1) }
        guard address.hasEmptyQuery else { return }
        // libcurl drops the question mark of an empty query: older versions in requests to a proxy and in Digest
        // authentication, newer ones (8.8 and later) always. As part of the path it stays everywhere. The path's
        // percent-encodings become lower case, which is equivalent (RFC 3986, section 6.2.2.1).
        parts = curl_url()
        let codes = [
            curl_url_set(parts, CURLUPART_URL, address.text, 0), curl_url_set(parts, CURLUPART_QUERY, nil, 0),
            curl_url_set(parts, CURLUPART_PATH, address.path, 0),
        ]
        check(CURLOPT_CURLU, codes.allSatisfy { $0 == CURLUE_OK } ? CURLE_OK : CURLE_OUT_OF_MEMORY)
        setPointer(CURLOPT_CURLU, UnsafeRawPointer(parts))
    }

    private func setCallbacks(_ context: UnsafeMutableRawPointer) {
        check(CURLOPT_WRITEFUNCTION, halcyon_set_write(easy, CURLOPT_WRITEFUNCTION, onBody))
        setPointer(CURLOPT_WRITEDATA, context)
        // With the data but without the function, field lines would be written to the body.
        check(CURLOPT_HEADERFUNCTION, halcyon_set_write(easy, CURLOPT_HEADERFUNCTION, onHeadLine))
        setPointer(CURLOPT_HEADERDATA, context)
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        check(CURLOPT_OPENSOCKETFUNCTION, halcyon_set_open_socket(easy, onOpenSocket))
        setPointer(CURLOPT_OPENSOCKETDATA, context)
        check(CURLOPT_RESOLVER_START_FUNCTION, halcyon_set_resolver_start(easy, onResolverStart))
        setPointer(CURLOPT_RESOLVER_START_DATA, context)
        check(CURLOPT_PREREQFUNCTION, halcyon_set_prerequest(easy, onConnected))
        setPointer(CURLOPT_PREREQDATA, context)
    }

    private func setConnection(_ request: TransferRequest, _ configuration: CurlDataLoader.Configuration) {
        let isSecure = request.address.origin.scheme == "https"
        allowsHTTP2 = isSecure && configuration.allowsHTTP2 && CurlLibrary.hasHTTP2
        set(CURLOPT_HTTP_VERSION, allowsHTTP2 ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_1_1)
        // Without TLS there is no HTTP/2 to wait for, and transfers would go one by one.
        if allowsHTTP2 { set(CURLOPT_PIPEWAIT, 1) }
        if isSecure { setAuthorities(configuration) }
        switch configuration.proxy {
        case .environment:
            if configuration.addressFilter != nil { setText(CURLOPT_PROXY, "") }
        case .none:
            setText(CURLOPT_PROXY, "")
        case .url(let url):
            usesGivenProxy = true
            setText(CURLOPT_PROXY, url)
            setText(CURLOPT_NOPROXY, "")
        }
    }

    private func setAuthorities(_ configuration: CurlDataLoader.Configuration) {
        switch configuration.authorities {
        case .system:
            let named = NamedAuthorities.current
            if let folder = named.folder { setText(CURLOPT_CAPATH, folder) }
            if let file = named.file { setText(CURLOPT_CAINFO, file) }
            // With a file of certificates, a folder of the same ones is expensive and adds nothing.
            if named.folder == nil, named.file != nil || CurlLibrary.hasBundle {
                setText(CURLOPT_CAPATH, nil)
            }
        case .file(let file):
            setText(CURLOPT_CAINFO, file.path)
            setText(CURLOPT_CAPATH, nil)
        case .pem(let text):
            // libcurl does not copy it, so it is kept here.
            let kept = text as NSData
            authorities = kept
            check(CURLOPT_CAINFO_BLOB, halcyon_set_authorities(easy, kept.bytes, kept.length))
            setText(CURLOPT_CAPATH, nil)
        }
    }

    private func setMethod(_ request: TransferRequest) {
        // A method that usually has a body sends a Content-Length even if the body is empty (RFC 9110, section 8.6).
        let sends = request.body != nil || [.post, .put, .patch].contains(request.method)
        if sends {
            let body = request.body ?? Data()
            check(
                CURLOPT_POSTFIELDSIZE_LARGE, halcyon_set_size(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
            )
            body.withUnsafeBytes { bytes in
                setPointer(CURLOPT_COPYPOSTFIELDS, bytes.baseAddress ?? UnsafeRawPointer(errorBuffer))
            }
        }
        switch request.method {
        case .get where !sends, .post: break
        case .head where !sends: set(CURLOPT_NOBODY, 1)
        default: setText(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        }
    }

    private func setFields(_ request: TransferRequest, _ configuration: CurlDataLoader.Configuration) {
        for field in request.sentFields { add(field) }
        setCredential(request.credential)
        func lacks(_ name: HTTPField.Name) -> Bool { !request.fields.contains(name) }
        // Images are already compressed, and an uncompressed body can be resumed at any byte.
        if lacks(.acceptEncoding) { add("Accept-Encoding: identity") }
        // If the body is encoded anyway, we decode it, unless only libcurl can.
        if request.decodesInLibrary {
            setText(CURLOPT_ACCEPT_ENCODING, "")
        } else {
            set(CURLOPT_HTTP_CONTENT_DECODING, 0)
        }
        if lacks(.userAgent), !configuration.userAgent.isEmpty {
            setText(CURLOPT_USERAGENT, configuration.userAgent)
        }
        // Headers that libcurl adds to requests with a body.
        if lacks(.contentType) { add("Content-Type:") }
        add("Expect:")
        check(CURLOPT_HTTPHEADER, halcyon_set_list(easy, CURLOPT_HTTPHEADER, headers))
    }

    private func setCredential(_ credential: Credential?) {
        switch credential {
        case nil: break
        case .password(let user, let password):
            check(CURLOPT_HTTPAUTH, halcyon_set_password_schemes(easy))
            setText(CURLOPT_USERNAME, user)
            setText(CURLOPT_PASSWORD, password)
        case .bearer(let token): add(HTTPField(name: .authorization, value: "Bearer \(token)"))
        case .authorization(let value): add(HTTPField(name: .authorization, value: value))
        }
    }

    private func add(_ field: HTTPField) {
        // An empty value is written with a semicolon, because a colon would remove the field.
        let start = Array(field.name.rawName.utf8) + (field.value.isEmpty ? [59] : [58, 32])
        let line = field.withUnsafeBytesOfValue { start + Array($0) + [0] }
        line.withUnsafeBytes { bytes in add(bytes.assumingMemoryBound(to: CChar.self).baseAddress) }
    }

    private func add(_ line: UnsafePointer<CChar>?) {
        guard let longer = curl_slist_append(headers, line) else {
            refusal = refusal ?? "not enough memory for the fields of a request"
            return
        }
        headers = longer
    }

    private func set(_ option: CURLoption, _ value: Int) { check(option, halcyon_set_long(easy, option, value)) }

    private func setText(_ option: CURLoption, _ value: String?) {
        check(option, halcyon_set_text(easy, option, value))
    }

    private func setPointer(_ option: CURLoption, _ value: UnsafeRawPointer?) {
        check(option, halcyon_set_pointer(easy, option, value))
    }

    private func check(_ option: CURLoption, _ code: CURLcode) {
        guard code != CURLE_OK, refusal == nil else { return }
        let name = curl_easy_option_by_id(option).map { String(cString: $0.pointee.name) } ?? "\(option.rawValue)"
        refusal = "libcurl refused the option \(name): \(String(cString: curl_easy_strerror(code)))"
    }
}

/// The certificate authorities named by the environment, as the curl program and OpenSSL read it: `CURL_CA_BUNDLE`
/// names a file; without it, `SSL_CERT_FILE` names a file and `SSL_CERT_DIR` a folder of hashed certificates, or
/// several separated by colons. A file replaces the system's file, and a folder the system's folder; a folder without a
/// file is used in addition to the system's file.
struct NamedAuthorities: Equatable {
    var file: String?
    var folder: String?

    /// The environment at the start of the process, or as set before its first transfer over TLS.
    static let current = NamedAuthorities { name in getenv(name).map { String(cString: $0) } }

    /// Reads the variables; an empty one counts as not set.
    init(_ variable: (String) -> String?) {
        func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
        if let bundle = value("CURL_CA_BUNDLE") {
            file = bundle
        } else {
            file = value("SSL_CERT_FILE")
            folder = value("SSL_CERT_DIR")
        }
    }
}
