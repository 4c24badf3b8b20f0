import HTTPTypes
public import HalcyonCore

#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

extension ImageRequest {
    /// Creates a request from a `URLRequest`: its URL, method, header fields and body.
    ///
    /// Its cache policy becomes the network policy: `.reloadIgnoringLocalCacheData` and similar ones `.reload`,
    /// `.reloadRevalidatingCacheData` `.revalidate`, `.returnCacheDataDontLoad` `.never`, `.returnCacheDataElseLoad`
    /// `.automatic`; `.useProtocolCachePolicy`, its default, leaves it to the pipeline. Header fields that are not
    /// valid in HTTP (RFC 9110, 5.1) are left out. A `timeoutInterval` other than Foundation's 60 seconds becomes the
    /// `idleTimeout`, the longest time without receiving bytes, as in URLSession; a longer one than the loader's, which
    /// is 30 seconds, has no effect. A body stream is not read.
    public init(
        _ urlRequest: URLRequest, targetSize: TargetSize? = nil, processors: [any ImageProcessing] = [],
        priority: LoadPriority? = nil
    ) {
        self.init(
            source: ImageSource(urlRequest), targetSize: targetSize, processors: processors, priority: priority,
            cachePolicy: CachePolicy(network: CachePolicy.Network(urlRequest.cachePolicy))
        )
        // The default: the program may not have set it.
        guard urlRequest.timeoutInterval != 60, urlRequest.timeoutInterval > 0 else { return }
        self.idleTimeout = urlRequest.timeoutInterval
    }
}

extension URLRequest: ImageRequestConvertible {
    /// A request for the whole image of this request; see `ImageRequest.init(_:targetSize:processors:priority:)`.
    public func asImageRequest() -> ImageRequest { ImageRequest(self) }
}

extension ImageSource {
    fileprivate init(_ urlRequest: URLRequest) {
        guard let url = urlRequest.url else {
            self.init("")
            return
        }
        self.init(url)
        guard case .remote(var request, _) = self else { return }
        if let method = urlRequest.httpMethod.flatMap(HTTPRequest.Method.init(rawValue:)) { request.method = method }
        for (name, value) in urlRequest.allHTTPHeaderFields ?? [:] {
            if let name = HTTPField.Name(name) { request.headerFields[name] = value }
        }
        self = .remote(request, body: urlRequest.httpBody)
    }
}

extension CachePolicy.Network {
    fileprivate init?(_ policy: URLRequest.CachePolicy) {
        switch policy {
        case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData: self = .reload
        case .reloadRevalidatingCacheData: self = .revalidate
        case .returnCacheDataDontLoad: self = .never
        case .useProtocolCachePolicy: return nil
        default: self = .automatic
        }
    }
}
