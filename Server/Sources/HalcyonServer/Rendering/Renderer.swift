import Crypto
import Foundation
import HTTPTypes
import HalcyonCore

/// Makes results: a loader of bytes that answers the requests of ``RenderJob``.
///
/// To the pipeline of results, it is a server behind HTTP: results are shared by equal requests, stored, and
/// revalidated by their `ETag`, by the engine's own rules. A result whose source has not changed is confirmed without
/// a decode.
final class Renderer: DataLoading {
    private let sources: ImagePipeline
    private let policy: SourcePolicy
    private let lifetime: ResultLifetime
    private let longestSide: Int
    private let onRender: @Sendable (ImageFormat) -> Void

    init(
        _ sources: ImagePipeline, _ policy: SourcePolicy, _ lifetime: ResultLifetime, longestSide: Int,
        onRender: @escaping @Sendable (ImageFormat) -> Void
    ) {
        self.sources = sources
        self.policy = policy
        self.lifetime = lifetime
        self.longestSide = longestSide
        self.onRender = onRender
    }

    var schemes: Set<String> { [RenderJob.scheme] }

    func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        guard let job = RenderJob(path: request.http.path ?? "") else {
            throw .request(.invalidURL(request.http.path ?? ""))
        }
        let source: ImageSource
        do throws(RequestProblem) {
            source = try policy.source(job.source)
        } catch {
            throw .request(.invalidURL(job.source))
        }
        let start = ContinuousClock.now
        let bytes = try await sources.data(for: ImageRequest(source: source))
        let digest = SHA256.hash(data: bytes.data)
        let tag = job.entityTag(of: digest)
        var head = HTTPResponse(status: .ok)
        head.headerFields[.eTag] = tag
        head.headerFields[.cacheControl] = lifetime.cacheControl(of: bytes)
        // The pipeline of results adds the time that this answer takes, as for any server.
        let age = max(0, (bytes.age ?? 0) - (ContinuousClock.now - start).inSeconds)
        head.headerFields[.age] = String(Int(age))
        if request.http.headerFields[.ifNoneMatch] == tag {
            head.status = .notModified
            return load(head, Data(), of: request)
        }
        let (data, format) = try await file(job.options, from: bytes.data, id: Base64URL.text(of: Data(digest)))
        onRender(format)
        head.headerFields[.contentType] = OutputFormats.contentType(of: format)
        head.headerFields[.contentLength] = String(data.count)
        return load(head, data, of: request)
    }

    private func load(_ head: HTTPResponse, _ data: Data, of request: DataRequest) -> DataLoad {
        DataLoad(
            response: head, url: "\(RenderJob.scheme)://halcyon\(request.http.path ?? "")", expectedBytes: data.count,
            body: DataBody(data))
    }

    /// Decodes, processes and encodes. Requests that differ only in their format share the first two.
    func file(
        _ options: RenderOptions, from data: Data, id: String
    ) async throws(ImageError) -> (data: Data, format: ImageFormat) {
        var request = ImageRequest(
            provider: RawDataProvider(data, id: id),
            targetSize: options.hasSize ? options.targetSize(longest: longestSide) : nil,
            processors: options.processors(longest: longestSide))
        request.frames = .first
        request.cachePolicy.memory = .off
        var image = try await sources.image(for: request)
        image.frames = nil
        let format = options.format ?? (image.pixels.hasAlpha ? .png : .jpeg)
        let file = try await sources.encode(
            image, as: format, options: options.quality.map { EncodingOptions(quality: $0) } ?? EncodingOptions(),
            // Before decodes that wait: what has begun is finished first, and its pixels go.
            priority: .high)
        return (file, format)
    }
}
