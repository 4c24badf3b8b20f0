import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// What one round of random use happens in: a pipeline whose parts are drawn by lot, and their counters.
final class StressWorld: Sendable {
    static let maximumTransfers = 3
    static let maximumDecodes = 2

    let pipeline: ImagePipeline
    let loader: FakeLoader
    let clock = FakeClock()
    let otherCaches: CacheSet
    /// The pipeline's observer, if it has one.
    let observer: EventRecorder<PipelineEvent>?
    private let folder: TemporaryDirectory

    init(using random: inout RandomSource) throws {
        folder = try TemporaryDirectory()
        for number in 0..<4 {
            let path = "/filed\(number)"
            try Data(Self.body(.filed, path).utf8).write(to: folder.file(path))
        }
        loader = FakeLoader { request async throws(ImageError) in try await Self.answer(request) }
        otherCaches = CacheSet(imageCache: ImageCache(costLimit: 300), dataCache: FakeDataCache())
        observer = Bool.random(using: &random) ? EventRecorder() : nil
        var configuration = ImagePipeline.Configuration(
            dataLoader: loader, dataCache: Int.random(in: 0..<3, using: &random) > 0 ? FakeDataCache() : nil,
            imageCache: [nil, ImageCache(costLimit: 200), ImageCache()].randomElement(using: &random) ?? nil,
            decoders: [PreviewingDecoder()])
        configuration.maximumDecodes = Self.maximumDecodes
        configuration.clock = clock
        configuration.observer = observer
        configuration.downloads.maximumTransfers = Self.maximumTransfers
        configuration.downloads.maximumTransfersPerHost = Int.random(in: 2...3, using: &random)
        configuration.downloads.retry = RetryPolicy(maximumAttempts: 100)
        configuration.downloads.sharesTransfers = Int.random(in: 0..<4, using: &random) > 0
        if Bool.random(using: &random) { configuration.downloads.startRate = nil }
        if Bool.random(using: &random) { configuration.downloads.resumableBytesLimit = 4 << 10 }
        pipeline = ImagePipeline(configuration)
    }

    func source(_ kind: StressPlan.Kind, _ path: String) -> ImageSource {
        switch kind {
        case .provided:
            .provider(
                FakeDataProvider(identifier: path) {
                    await Task.yield()
                    return Data(Self.body(kind, path).utf8)
                })
        case .filed: .file(folder.file(path))
        default: ImageSource("http://host\(kind.rawValue.count & 1)\(path)")
        }
    }

    static func body(_ kind: StressPlan.Kind, _ path: String) -> String {
        switch kind {
        case .damaged: "bad" + path
        case .big: path + String(repeating: ".", count: 3000)
        default: path
        }
    }

    /// What a server might send: in pieces, from where it is asked to, and now and then not all of it.
    private static func answer(_ request: HTTPRequest) async throws(ImageError) -> DataLoad {
        let path = request.path ?? ""
        let kind = StressPlan.Kind.allCases.first { path.dropFirst().hasPrefix($0.rawValue) } ?? .ok
        for _ in 0..<Int.random(in: 0..<5) { await Task.yield() }
        switch kind {
        case .fail: throw .response(.connectionReset)
        case .missing: return .status(404)
        case .hang:
            await Gate().pass()
            throw .cancelled
        default: break
        }
        let isFlaky = kind == .flaky
        if isFlaky, Int.random(in: 0..<4) == 0 { throw .response(.timeout(.idle, seconds: 1)) }
        let whole = Data(body(kind, path).utf8)
        var start = 0
        var fields: HTTPFields = [.eTag: "\"1\""]
        // Servers may ignore the range.
        if let range = request.headerFields[.range], Bool.random() {
            start = Int(range.dropFirst("bytes=".count).dropLast()) ?? 0
            fields[.contentRange] = "bytes \(start)-\(whole.count - 1)/\(whole.count)"
        }
        let size = max(1, whole.count / 5)
        let chunks = stride(from: start, to: whole.count, by: size).map { whole[$0..<min($0 + size, whole.count)] }
        let next = Tally()
        return DataLoad(
            response: HTTPResponse(status: start > 0 ? .partialContent : .ok, headerFields: fields),
            url: request.urlText, expectedBytes: whole.count - start,
            body: DataBody { () async throws(ImageError) in
                let number = next.value
                next.add()
                guard number < chunks.count else { return nil }
                // Some are deaf to cancellation: the rest comes all the same.
                if kind != .ok { await Task.yield() }
                if isFlaky, Int.random(in: 0..<8) == 0 { throw .response(.connectionReset) }
                return chunks[number]
            })
    }
}
