import HTTPTypes
public import HalcyonCore
public import HalcyonCurl

/// Loads `s3:` URLs from buckets, and passes all other requests on.
///
/// ```swift
/// var configuration = ImagePipeline.Configuration.standard
/// let s3 = try S3Configuration.fromEnvironment()
/// configuration.dataLoader = S3DataLoader(s3, others: configuration.dataLoader)
/// let pipeline = ImagePipeline(configuration)
/// let image = try await pipeline.image(for: "s3://photos/2026/cat.jpg")
/// ```
///
/// The URL's host is the bucket, any one that the credentials may read; its path is the object's name, percent-encoded
/// where needed (a `?` is `%3F`, a `#` is `%23`). `?versionId=` names an older version of the object. Requests are GET
/// or HEAD and are signed by AWS Signature Version 4, or anonymous without credentials.
///
/// Conditions (`If-None-Match`, `If-Modified-Since` …) and ranges are sent along, so that the pipeline's caches
/// revalidate objects and resume transfers as with any server. Other fields of the request are not sent, nor is its
/// credential. No redirect is followed.
///
/// If ``ImagePipeline/Configuration/allowedSchemes`` is set, it must contain `s3`; the scheme of the endpoint does not
/// count.
public final class S3DataLoader: DataLoading {
    /// The server and the credentials.
    public let configuration: S3Configuration
    private let others: any DataLoading
    private let client: S3Client

    /// The fields of a request that are sent.
    private static let passedFields: Set<HTTPField.Name> = [
        .ifMatch, .ifModifiedSince, .ifNoneMatch, .ifRange, .ifUnmodifiedSince, .range,
    ]
    /// The statuses of answers that say that something has to be set up differently.
    private static let refusals: Set<Int> = [301, 307, 400, 401, 403]

    /// Creates a loader. Nothing is started before the first transfer.
    ///
    /// - Parameters:
    ///   - configuration: The server and the credentials.
    ///   - others: Loads all other schemes. Pass the pipeline's own loader, which has its limits and, in `.untrusted`,
    ///     its filter of addresses. Default: nil, for a `CurlDataLoader` with the settings of `transfers`.
    ///   - transfers: Limits and options of the transfers from S3. Default: those of a `CurlDataLoader`.
    public init(
        _ configuration: S3Configuration, others: (any DataLoading)? = nil,
        transfers: CurlDataLoader.Configuration = CurlDataLoader.Configuration()
    ) {
        let loader = CurlDataLoader(transfers)
        self.configuration = configuration
        self.others = others ?? loader
        client = S3Client(configuration, loader)
    }

    /// `s3`, and those of the loader for all others.
    public var schemes: Set<String> { others.schemes.union(["s3"]) }

    /// Starts a transfer; see `CurlDataLoader.load`.
    ///
    /// - Throws: `ImageError.request` if the URL names no object; `ImageError.response(.rejected)` if S3 refuses the
    ///   request (status 301, 307, 400, 401 or 403), with S3's code and message, and what to do;
    ///   `.response(.redirectRefused)` for any redirect with a `Location`, which says that endpoint or region is wrong;
    ///   otherwise the errors of `CurlDataLoader.load`, or those of the loader for other schemes. Answers of other
    ///   statuses are returned.
    public func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        guard request.http.scheme?.lowercased() == "s3" else { return try await others.load(request) }
        if let allowed = request.allowedSchemes, !allowed.contains("s3") { throw .request(.schemeNotAllowed("s3")) }
        let place = try S3Place(request.http)
        guard [.get, .head].contains(request.http.method), request.body == nil else {
            throw .response(.other("an s3: URL can only be loaded by GET or HEAD, without a body"))
        }
        var sent = S3Request(method: request.http.method, bucket: place.bucket, key: place.key)
        if let version = place.version { sent.query = [("versionId", version)] }
        sent.fields = HTTPFields(request.http.headerFields.filter { Self.passedFields.contains($0.name) })
        var load = try await client.load(sent) { limits in
            limits.timeout = request.timeout
            limits.idleTimeout = request.idleTimeout
            limits.maximumBodyBytes = request.maximumBodyBytes
        }
        if Self.refusals.contains(load.response.status.code) {
            throw .response(.rejected(.init(try await S3Failure(load).text)))
        }
        load.url = request.http.shownURL
        return load
    }
}
