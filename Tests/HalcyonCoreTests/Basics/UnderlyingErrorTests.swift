import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImageError.underlyingError", .timeLimit(.minutes(5)))
struct UnderlyingErrorTests {
    /// An error of a program's own.
    private enum MyError: Error, Equatable {
        case noToken, noMirror
    }

    private struct Validator: ResponseValidating {
        let identifier = "mine"

        func validate(_ response: HTTPResponse, for request: HTTPRequest) throws(ImageError) {
            throw .response(.rejected(.init(MyError.noToken)))
        }
    }

    private struct Decoder: ImageDecoding {
        func info(of data: Data) throws(ImageError) -> ImageInfo? { nil }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            throw .decoding(.corrupt(.png, why: .init(MyError.noToken)))
        }
    }

    private struct Processor: ImageProcessing {
        let identifier = "mine"

        func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            throw .processing(.failed(processor: identifier, why: .init(MyError.noToken)))
        }
    }

    /// A part of a pipeline that a program may write itself; here it throws an error of its own.
    enum Part: String, CaseIterable {
        case loader, body, provider, pixelProvider, modifier, validator, decoder, processor, closure, nestedClosure
        case interceptor, willDecode
    }

    private let loader = FakeLoader { request throws(ImageError) in
        switch request.path {
        case "/loader": throw .response(.other(.init(MyError.noToken)))
        case "/mirror?X-Amz-Signature=secret": throw .response(.other(.init(MyError.noMirror)))
        case "/body":
            let body = DataBody { () throws(ImageError) in throw .response(.other(.init(MyError.noToken))) }
            return DataLoad(response: HTTPResponse(status: .ok), url: "http://test", expectedBytes: nil, body: body)
        default: return .success(request.path ?? "")
        }
    }

    private func request(_ part: Part) -> ImageRequest {
        var request = ImageRequest("http://test/\(part)")
        switch part {
        case .loader, .body, .decoder, .interceptor, .willDecode: break
        case .provider: request.source = .provider(ClosureDataProvider(id: "mine") { throw MyError.noToken })
        case .pixelProvider: request = ImageRequest(id: "mine") { throw MyError.noToken }
        case .modifier: request.modifier = RequestModifier { _ in throw MyError.noToken }
        case .validator: request.validator = Validator()
        case .processor: request.processors = [Processor()]
        case .closure: request.processors = [.process(id: "mine") { _ in throw MyError.noToken }]
        case .nestedClosure:
            request.processors = [.process(id: "mine") { try Processor().process($0) }]
        }
        return request
    }

    private func pipeline(_ part: Part?) -> ImagePipeline {
        PipelineFixture(loader: loader).pipeline {
            if part == .decoder { $0.decoders = [Decoder()] }
            if part == .interceptor { $0.interceptors = [{ _ in throw MyError.noToken }] }
            if part == .willDecode { $0.willDecode = { _, _ in throw MyError.noToken } }
        }
    }

    @Test("Given a part of one's own, when it throws its own error, then the load's has it", arguments: Part.allCases)
    func parts(_ part: Part) async {
        let error = await pipeline(part).failure(of: request(part))
        #expect(error?.underlyingError as? MyError == .noToken)
        #expect(error?.description.contains("noToken") == true)
        #expect((error as NSError?)?.userInfo[NSUnderlyingErrorKey] != nil)
    }

    @Test("Given callers that share a load, when its part throws, then each has its error", arguments: Part.allCases)
    func shared(_ part: Part) async {
        let pipeline = pipeline(part)
        let request = request(part)
        let tasks = (0..<3).map { _ in pipeline.task(for: request) }
        for task in tasks { #expect(await task.failure?.underlyingError as? MyError == .noToken) }
        let answer = await withCheckedContinuation { continuation in
            pipeline.load(request, on: .immediate) { continuation.resume(returning: $0) }
        }
        guard case .failure(let error) = answer else {
            Issue.record("it has loaded")
            return
        }
        #expect(error.underlyingError as? MyError == .noToken)
    }

    @Test("Given a loader's own error, when it is retried, then the policy and the caller have it")
    func retries() async {
        let seen = Log<MyError>()
        var request = request(.loader)
        request.retry = RetryPolicy(maximumAttempts: 3) { failure in
            if let error = failure.error.underlyingError as? MyError { seen.add(error) }
            return .retry(after: 0)
        }
        let error = await pipeline(nil).failure(of: request)
        #expect(error?.underlyingError as? MyError == .noToken)
        #expect(loader.started.value == 3)
        #expect(seen.entries == [.noToken, .noToken])
    }

    @Test("Given alternatives, when all have failed, then each error is kept with its source")
    func alternatives() async {
        var request = ImageRequest("http://user:secret@test/mirror?X-Amz-Signature=secret")
        request.alternatives = [ImageSource("ftp://test/x"), self.request(.provider).source]
        let error = await pipeline(nil).failure(of: request)
        guard case .request(.allSourcesFailed(let failures)) = error else {
            Issue.record("\(error as Any)")
            return
        }
        #expect(failures.map(\.source) == ["http://test/mirror", "ftp://test/x", "mine"])
        #expect(failures.map { $0.error.underlyingError as? MyError } == [.noMirror, nil, .noToken])
        #expect(error?.underlyingError as? MyError == .noMirror)
        #expect(error?.description.contains("http://test/mirror: noMirror; ftp://test/x: no loader supports") == true)
        #expect(error?.description.contains("secret") == false)
    }

    @Test("Given an error of Halcyon's own, when asked for another behind it, then there is none")
    func none() async {
        for (error, _) in ImageErrorTests.codes { #expect(error.underlyingError == nil) }
        #expect((ImageError.cancelled as NSError).userInfo[NSUnderlyingErrorKey] == nil)
    }

    private static let long = "http://test/" + String(repeating: "a", count: 999)

    @Test(
        "Given an uncached source, when offline, then the error names it without secrets",
        arguments: [
            ("http://user:secret@test/a?b=1", nil, "http://test/a?b=1"),
            ("https://test/a?X-Amz-Credential=secret&X-Amz-Signature=secret", nil, "https://test/a"),
            ("http://test/a?sig=secret", "photo 17", "photo 17"),
            ("http://test/a", "http://me:secret@test/b?sig=secret", "http://test/b"),
            (long, nil, long.prefix(197) + "…"),
        ])
    func notCached(url: String, cacheKey: String?, key: String) async {
        var request = ImageRequest(url, cachePolicy: CachePolicy(network: .never))
        request.cacheKey = cacheKey
        let error = await pipeline(nil).failure(of: request)
        #expect(error == .cache(.notCached(key: key)))
        #expect(error?.description == "'\(key)' is not in any cache, and the request does not allow the network")
    }
}
