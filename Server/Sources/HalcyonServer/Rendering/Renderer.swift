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
    private let quality: Int
    private let onRender: @Sendable (ImageFormat) -> Void

    init(
        _ sources: ImagePipeline, _ policy: SourcePolicy, _ lifetime: ResultLifetime, quality: Int,
        onRender: @escaping @Sendable (ImageFormat) -> Void
    ) {
        self.sources = sources
        self.policy = policy
        self.lifetime = lifetime
        self.quality = quality
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
        let bytes = try await sources.data(for: ImageRequest(source: source))
        let digest = SHA256.hash(data: bytes.data)
        let tag = job.entityTag(of: digest)
        var head = HTTPResponse(status: .ok)
        head.headerFields[.eTag] = tag
        head.headerFields[.cacheControl] = lifetime.cacheControl(of: bytes)
        head.headerFields[.age] = String(Int(bytes.age ?? 0))
        if request.http.headerFields[.ifNoneMatch] == tag {
            head.status = .notModified
            return load(head, Data(), of: request)
        }
        let (data, format) = try await file(of: job, from: bytes.data, digest)
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
    private func file(
        of job: RenderJob, from data: Data, _ digest: SHA256.Digest
    ) async throws(ImageError) -> (Data, ImageFormat) {
        let bytes = RawDataProvider(data, id: Base64URL.text(of: Data(digest)))
        var request = ImageRequest(
            provider: bytes, targetSize: job.options.targetSize, processors: job.options.processors)
        request.frames = .first
        request.cachePolicy.memory = .off
        let image = try await sources.image(for: request)
        var still = image
        still.frames = nil
        let format = job.options.format ?? (image.pixels.hasAlpha ? .png : .jpeg)
        let options = EncodingOptions(quality: job.options.quality ?? quality)
        let file = try await sources.encode(still, as: format, options: options)
        onRender(format)
        return (file, format)
    }
}
