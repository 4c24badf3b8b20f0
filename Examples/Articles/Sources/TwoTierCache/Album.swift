import Foundation
import Halcyon

/// Memory, then the disk, then the network, with completion handlers: the article's class, built from the parts of a
/// pipeline.
@MainActor
final class Album {
    enum Tier: String { case memory, disk, network }

    typealias Outcome = Result<(image: DecodedImage, tier: Tier), ImageError>
    typealias Completion = @MainActor @Sendable (Outcome) -> Void

    private let cache: ImagePipeline.Cache
    private let downloader: ImageDownloader
    /// The callers that wait for a photo, by its URL.
    private var waiting: [String: [Completion]] = [:]

    init(_ pipeline: ImagePipeline) { (cache, downloader) = (pipeline.cache, pipeline.downloader) }

    // 2. Join callers from the look-up on, not from the download on: of two look-ups that miss, the slower one may end
    //    when the other's download is over already.
    func photo(at url: String, completion: @escaping Completion) {
        waiting[url, default: []].append(completion)
        if waiting[url]?.count == 1 { lookUp(url) }
    }

    // 3. Look into both tiers. A hit in memory completes before the call returns. The disk is read, and the image
    //    decoded, on other threads.
    private func lookUp(_ url: String) {
        cache.response(for: request(url)) { found in
            switch found {
            case .success(let response?):
                self.finish(url, .success((response.image, response.source == .memory ? .memory : .disk)))
            case .success(nil): self.download(url)
            case .failure(let error): self.finish(url, .failure(error))
            }
        }
    }

    // 4. Download what is in neither. A text that is no URL fails here, like all that fails: through the completion.
    private func download(_ url: String) {
        downloader.download(url) { outcome in
            switch outcome {
            case .success(let download): self.keep(download.data, of: url)
            case .failure(let error): self.finish(url, .failure(error))
            }
        }
    }

    // 5. Store the bytes. `store` returns at once; the next line finds them, written or not. What cannot be decoded
    //    fails.
    private func keep(_ data: Data, of url: String) {
        cache.store(data, for: request(url), on: .main)
        cache.response(for: request(url)) { found in
            switch found {
            case .success(let response?): self.finish(url, .success((response.image, .network)))
            case .success(nil): self.finish(url, .failure(.cache(.notCached(key: url))))
            case .failure(let error): self.finish(url, .failure(error))
            }
        }
    }

    private func finish(_ url: String, _ outcome: Outcome) {
        for completion in waiting.removeValue(forKey: url) ?? [] { completion(outcome) }
    }

    /// Decoded at the size of the window's pictures.
    private func request(_ url: String) -> ImageRequest {
        ImageRequest(url, targetSize: TargetSize(width: 200, height: 150))
    }
}
