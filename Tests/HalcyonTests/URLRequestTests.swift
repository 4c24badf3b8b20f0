import Foundation
import HTTPTypes
import Halcyon
import HalcyonTesting
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct URLRequestTests {
    private func urlRequest(_ text: String = "https://example.org/cat.jpg?size=2") throws -> URLRequest {
        URLRequest(url: try #require(URL(string: text)))
    }

    @Test("Given a URLRequest, when converted, then URL, method, header fields and body are the same")
    func parts() throws {
        var urlRequest = try urlRequest()
        urlRequest.httpMethod = "POST"
        urlRequest.setValue("image/webp", forHTTPHeaderField: "Accept")
        urlRequest.setValue("Bearer 1", forHTTPHeaderField: "Authorization")
        urlRequest.httpBody = Data("cat".utf8)
        guard case .remote(let http, let body) = ImageRequest(urlRequest).source else {
            Issue.record("not a remote source")
            return
        }
        #expect(http.url?.absoluteString == "https://example.org/cat.jpg?size=2")
        #expect(http.method == .post)
        #expect(http.headerFields[.accept] == "image/webp")
        #expect(http.headerFields[.authorization] == "Bearer 1")
        #expect(body == Data("cat".utf8))
    }

    @Test("Given a plain URLRequest, when converted, then it has the identity of its URL's request")
    func identity() throws {
        let urlRequest = try urlRequest()
        let url = try #require(urlRequest.url)
        #expect(ImageRequest(urlRequest).imageKey == ImageRequest(url).imageKey)
        #expect(urlRequest.asImageRequest().imageKey == ImageRequest(url).imageKey)
    }

    @Test("Given two users' URLRequests, when requests are made of them, then their identities differ")
    func users() throws {
        var one = try urlRequest()
        one.setValue("Bearer 1", forHTTPHeaderField: "Authorization")
        var other = one
        other.setValue("Bearer 2", forHTTPHeaderField: "Authorization")
        #expect(ImageRequest(one).sourceKey != ImageRequest(other).sourceKey)
    }

    @Test("Given a file or data URL, when a request is made of it, then it needs no network")
    func local() throws {
        guard case .file(let url) = ImageRequest(try urlRequest("file:///tmp/cat.jpg")).source else {
            Issue.record("not a file")
            return
        }
        #expect(url.path == "/tmp/cat.jpg")
        guard case .provider = ImageRequest(try urlRequest("data:,x")).source else {
            Issue.record("not a provider")
            return
        }
    }

    @Test(
        "Given a cache policy, when a request is made of it, then the network policy says the same",
        arguments: [
            (URLRequest.CachePolicy.useProtocolCachePolicy, CachePolicy.Network.automatic),
            (.reloadIgnoringLocalCacheData, .reload), (.returnCacheDataElseLoad, .automatic),
            (.returnCacheDataDontLoad, .never), (.reloadRevalidatingCacheData, .revalidate),
        ]
    )
    func policies(policy: URLRequest.CachePolicy, network: CachePolicy.Network) throws {
        var urlRequest = try urlRequest()
        urlRequest.cachePolicy = policy
        #expect(ImageRequest(urlRequest).cachePolicy.network == network)
    }

    @Test("Given a plain URLRequest, when it has no policy of its own, then the pipeline's applies")
    func defaultPolicy() async throws {
        var configuration = ImagePipeline.Configuration(dataLoader: FakeLoader(), decoders: [FakeDecoder()])
        configuration.cachePolicy.network = .never
        let pipeline = ImagePipeline(configuration)
        var urlRequest = try urlRequest()
        #expect(await pipeline.failure(of: ImageRequest(urlRequest))?.isNotCached == true)
        urlRequest.cachePolicy = .returnCacheDataElseLoad
        #expect(try await pipeline.image(for: ImageRequest(urlRequest)).text == "/cat.jpg?size=2")
    }

    @Test("Given a URLRequest with a time limit, when converted, then that limits silence")
    func timeLimit() throws {
        var urlRequest = try urlRequest()
        #expect(ImageRequest(urlRequest).idleTimeout == nil)
        for seconds in [0.5, 120] {
            urlRequest.timeoutInterval = seconds
            #expect(ImageRequest(urlRequest).idleTimeout == seconds)
            // The pipeline's own policy stays.
            #expect(ImageRequest(urlRequest).retry == nil)
        }
        for seconds in [0, -1, Double.nan] {
            urlRequest.timeoutInterval = seconds
            #expect(ImageRequest(urlRequest).idleTimeout == nil)
        }
    }

    @Test("Given a converted URLRequest, when made with a size and a priority, then it has them")
    func options() throws {
        let size = TargetSize(width: 10, height: 20)
        let request = ImageRequest(try urlRequest(), targetSize: size, priority: .high)
        #expect(request.targetSize == size)
        #expect(request.priority == .high)
    }
}
