public import Foundation
import HalcyonCore

/// Where S3 is, or a server that speaks its protocol (MinIO, Ceph, Garage, R2), and who asks.
///
/// ```swift
/// let amazon = try S3Configuration.fromEnvironment()
/// let own = S3Configuration(
///     region: "us-east-1", endpoint: URL(string: "http://127.0.0.1:9000"),
///     credentials: S3Credentials(accessKeyID: "halcyon", secretAccessKey: secret))
/// ```
///
/// Neither its description nor its mirror shows a secret.
public struct S3Configuration: Sendable, Hashable {
    /// How a URL names the bucket.
    public enum Addressing: Sendable, Hashable {
        /// By the host at Amazon, if the bucket's name can be part of a host name that its certificate covers;
        /// otherwise by the path.
        case automatic
        /// In the path: `https://s3.eu-west-1.amazonaws.com/bucket/key`. Most other servers need this.
        case path
        /// In the host: `https://bucket.s3.eu-west-1.amazonaws.com/key`.
        case host
    }

    /// The region of the buckets, such as `eu-central-1`. Other servers often take any; `us-east-1` is usual.
    public var region: String
    /// The server: `http` or `https`, with a host, and perhaps a port and a path. Nil (the default) for Amazon's in the
    /// ``region``.
    public var endpoint: URL?
    /// Signs requests; nil for anonymous ones, which only public buckets answer.
    public var credentials: S3Credentials?
    /// How a URL names the bucket. Default: `.automatic`.
    public var addressing: Addressing

    /// Creates a configuration; see the properties.
    public init(
        region: String = "us-east-1", endpoint: URL? = nil, credentials: S3Credentials? = nil,
        addressing: Addressing = .automatic
    ) {
        self.region = region
        self.endpoint = endpoint
        self.credentials = credentials
        self.addressing = addressing
    }
}

extension S3Configuration {
    /// Settings that were found but cannot be used.
    public struct InvalidSettings: Error, Hashable, CustomStringConvertible {
        /// What is wrong, and what to do. Contains no secret.
        public let description: String

        init(_ description: String) { self.description = description }
    }

    /// A server's scheme, host with port, and path without a slash at its end.
    struct Endpoint: Equatable {
        var scheme: String
        /// In the form in which libcurl sends it as `Host`, because it is signed.
        var authority: String
        /// Whether the host is an IP address.
        var isAddress = false
        var path: String
    }

    /// Returns the server.
    ///
    /// - Throws: `ImageError.request(.invalidURL)`; `.response(.other)` for a host that may mean another in libcurl,
    ///   or a region that is not a name.
    func resolvedEndpoint() throws(ImageError) -> Endpoint {
        guard (1...64).contains(region.utf8.count), region.utf8.allSatisfy(Self.isOfRegion) else {
            throw .response(.other("'\(URLText.shortened(region, to: 64))' is not the name of a region"))
        }
        guard let endpoint else {
            // The AWS General Reference, "Service endpoints": China is a partition with a domain of its own.
            let domain = region.hasPrefix("cn-") ? "amazonaws.com.cn" : "amazonaws.com"
            return Endpoint(scheme: "https", authority: "s3.\(region).\(domain)", path: "")
        }
        let parts = URLReference(endpoint.absoluteString)
        let shown = URLText.withoutUser(endpoint.absoluteString)
        guard let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let authority = parts.authority, !authority.isEmpty, parts.query == nil, parts.fragment == nil
        else { throw .request(.invalidURL(shown)) }
        guard !authority.utf8.contains(UInt8(ascii: "@")) else {
            throw .response(.other("the endpoint \(shown) must not contain a user: set the credentials"))
        }
        var path = parts.path[...]
        while path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        guard let bytes = PercentEncoding.decoded(String(path)) else { throw .request(.invalidURL(shown)) }
        guard let host = EndpointHost(authority) else {
            throw .response(.other("the endpoint \(shown) has a host or port in an unusual form: write it plainly"))
        }
        return Endpoint(
            scheme: scheme, authority: host.text, isAddress: host.isAddress, path: S3Text.encodedPath(bytes))
    }

    private static func isOfRegion(_ byte: UInt8) -> Bool {
        PercentEncoding.isLetterOrDigit(byte) || byte == UInt8(ascii: "-")
    }

    /// Whether the bucket's name goes into the host. Amazon's certificate covers no name with a dot.
    func namesInHost(_ bucket: String) -> Bool {
        switch addressing {
        case .path: false
        case .host: true
        case .automatic:
            endpoint == nil && (3...63).contains(bucket.utf8.count)
                && bucket.utf8.allSatisfy { Self.isOfRegion($0) && !(65...90).contains($0) }
        }
    }
}

extension S3Configuration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private var shownEndpoint: String? { endpoint.map { URLText.withoutUser($0.absoluteString) } }

    /// The region, the endpoint without a user and password, and the access key's ID.
    public var description: String {
        let parts = [region, shownEndpoint, credentials?.accessKeyID ?? "anonymous", "\(addressing)"]
        return "S3Configuration(\(parts.compactMap { $0 }.joined(separator: ", ")))"
    }
    /// The same as ``description``.
    public var debugDescription: String { description }
    /// The properties, without what ``description`` leaves out.
    public var customMirror: Mirror {
        let children: KeyValuePairs<String, Any> = [
            "region": region, "endpoint": shownEndpoint as Any, "credentials": credentials as Any,
            "addressing": addressing,
        ]
        return Mirror(self, children: children, displayStyle: .struct)
    }
}

/// The key of an account of S3, or of a server that speaks its protocol.
///
/// Neither its description nor its mirror shows the secret or the token.
public struct S3Credentials: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The access key's ID, which is not secret: it is sent with each request.
    public var accessKeyID: String
    /// The secret access key. It signs requests and is never sent.
    public var secretAccessKey: String
    /// The session token of temporary credentials; nil (the default) for lasting ones.
    public var sessionToken: String?

    /// Creates credentials; see the properties.
    public init(accessKeyID: String, secretAccessKey: String, sessionToken: String? = nil) {
        self.accessKeyID = accessKeyID
        self.secretAccessKey = secretAccessKey
        self.sessionToken = sessionToken
    }

    /// The access key's ID alone.
    public var description: String { "S3Credentials(\(accessKeyID))" }
    /// The same as ``description``.
    public var debugDescription: String { description }
    /// The access key's ID alone.
    public var customMirror: Mirror { Mirror(self, children: ["accessKeyID": accessKeyID]) }
}
