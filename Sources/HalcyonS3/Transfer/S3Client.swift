import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl

/// One request to a bucket.
struct S3Request: Sendable {
    var method = HTTPRequest.Method.get
    var bucket: String
    /// The object's name in bytes; empty for the bucket itself.
    var key: [UInt8] = []
    var query: [(name: String, value: String)] = []
    var fields: HTTPFields = [:]
    var body: Data?
}

/// Signs and sends requests. No answer's redirect is followed: S3 sends one only to a client with a wrong region or
/// endpoint, and no other host may get what is meant for this one.
struct S3Client: Sendable {
    let configuration: S3Configuration
    private let transfers: CurlDataLoader

    init(_ configuration: S3Configuration, _ transfers: CurlDataLoader) {
        (self.configuration, self.transfers) = (configuration, transfers)
    }

    /// Sends a request and returns the answer, whatever its status.
    ///
    /// - Parameter limits: Changes the limits of the transfer.
    func load(
        _ request: S3Request, limits: (inout DataRequest) -> Void = { _ in }
    ) async throws(ImageError) -> DataLoad {
        var hash = SHA256.ofNothing
        if let body = request.body, configuration.credentials != nil { hash = try await SHA256.hashInPieces(body) }
        var sent = DataRequest(try http(request, bodyHash: hash), body: request.body)
        limits(&sent)
        sent.redirects = RedirectHandler.refuseAll
        do throws(ImageError) {
            return try await transfers.load(sent, verbatim: true)
        } catch .response(.redirectRefused(let location, _)) {
            throw .response(
                .redirectRefused(
                    location: location,
                    why: "requests to S3 follow no redirect: check the endpoint, and that the bucket is in the region "
                        + configuration.region))
        }
    }

    /// Composes the request, with path and query in the form that they are signed in, and signs it.
    ///
    /// - Parameter bodyHash: The SHA-256 of the body, in hexadecimal digits.
    func http(_ request: S3Request, bodyHash: String = SHA256.ofNothing) throws(ImageError) -> HTTPRequest {
        guard S3Place.isBucket(request.bucket) else {
            throw .response(.other("'\(URLText.shortened(request.bucket, to: 80))' is not the name of a bucket"))
        }
        var endpoint = try configuration.resolvedEndpoint()
        if configuration.namesInHost(request.bucket) {
            guard !endpoint.isAddress else {
                throw .response(.other("a bucket cannot be part of the host of an endpoint that is an IP address"))
            }
            // As libcurl sends it.
            endpoint.authority = "\(request.bucket.lowercased()).\(endpoint.authority)"
        } else {
            endpoint.path += "/\(request.bucket)"
        }
        var path = endpoint.path + "/" + S3Text.encodedPath(request.key)
        if !request.query.isEmpty { path += "?" + S3Text.query(request.query) }
        var http = HTTPRequest(
            method: request.method, scheme: endpoint.scheme, authority: endpoint.authority, path: path,
            headerFields: request.fields)
        if request.body != nil { http.headerFields[.contentType] = "application/octet-stream" }
        if let credentials = configuration.credentials {
            try Self.check(credentials)
            let signature = S3Signature(credentials: credentials, region: configuration.region, date: Date())
            signature.sign(&http, bodyHash: bodyHash)
        }
        return http
    }

    /// A line feed in a field would begin another field, and `HTTPField` would send blanks in its place.
    private static func check(_ credentials: S3Credentials) throws(ImageError) {
        let parts = [
            ("the access key's ID", credentials.accessKeyID), ("the secret access key", credentials.secretAccessKey),
            ("the session token", credentials.sessionToken ?? "-"),
        ]
        for (name, value) in parts {
            guard value.utf8.allSatisfy({ $0 >= 32 && $0 != 127 }) else { throw .request(.controlCharacter(in: name)) }
            guard !value.isEmpty else { throw .response(.other("\(name) of the S3 credentials is empty")) }
        }
    }
}

extension S3Configuration {
    /// Checks that a request to a bucket can be made: that the names of the region and the bucket, the endpoint and the
    /// credentials are such as can be sent. Nothing is sent, so the bucket need not exist. A program can call this at
    /// its start, to fail there.
    ///
    /// - Throws: ``InvalidSettings``, which says what to correct.
    public func validate(bucket: String) throws(InvalidSettings) {
        do throws(ImageError) {
            _ = try S3Client(self, CurlDataLoader()).http(S3Request(bucket: bucket))
        } catch {
            throw InvalidSettings(error.description)
        }
    }
}

extension DataLoad {
    /// Reads the first bytes of the body, and no more than one chunk beyond; the rest is not received.
    ///
    /// - Parameter limit: The number of bytes wanted.
    func beginning(_ limit: Int) async throws(ImageError) -> Data {
        var data = Data()
        var iterator = body.makeAsyncIterator()
        // To the end if that is near, so that the connection can carry the next request.
        let isShort = expectedBytes.map { $0 <= limit } ?? false
        while isShort || data.count < limit, let chunk = try await iterator.next() { data += chunk }
        return data.count > limit ? Data(data.prefix(limit)) : data
    }
}

/// The object that an `s3:` URL names: `s3://bucket/key`, with the key percent-encoded, and perhaps
/// `?versionId=…`.
struct S3Place: Equatable {
    var bucket: String
    var key: [UInt8]
    var version: String?

    /// - Throws: `ImageError.request(.invalidURL)`, or `.response(.other)` with what to correct.
    init(_ request: HTTPRequest) throws(ImageError) {
        let parts = URLReference(request.urlText)
        let shown = request.shownURL
        guard let bucket = parts.authority, Self.isBucket(bucket), let key = PercentEncoding.decoded(parts.path),
            key.count > 1
        else { throw .request(.invalidURL(shown)) }
        guard parts.fragment == nil else { throw Self.unencoded("#", in: shown) }
        if let query = parts.query {
            let name = "versionId="
            guard query.hasPrefix(name), !query.contains("&"),
                let bytes = PercentEncoding.decoded(String(query.dropFirst(name.count)))
            else { throw Self.unencoded("?", in: shown) }
            version = String(decoding: bytes, as: UTF8.self)
        }
        self.bucket = bucket
        self.key = Array(key.dropFirst())
    }

    private static func unencoded(_ mark: String, in url: String) -> ImageError {
        let code = mark == "#" ? "%23" : "%3F"
        return .response(
            .other(
                .init(
                    "'\(URLText.shortened(url))' has a '\(mark)': if it is part of the object's name, write \(code); "
                        + "only ?versionId= is understood")))
    }

    /// Whether a text may be a bucket's name. Old buckets and other servers have names that Amazon's rules of today do
    /// not allow, so this refuses only what has a meaning of its own in a URL.
    static func isBucket(_ name: String) -> Bool {
        (1...255).contains(name.utf8.count) && name != "." && name != ".."
            && name.utf8.allSatisfy { PercentEncoding.isLetterOrDigit($0) || "-._".utf8.contains($0) }
    }
}
