import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

/// The article of the two-tier cache: a memory cache over files, and a downloader, all with completion handlers, their
/// disk work on a queue, for a program that has no `async`.
///
/// The same classes are here: `pipeline.cache` is the cache, `pipeline.downloader` the downloader. ``Album`` puts them
/// together by hand, as the article does. ``ShortAlbum`` is what is left of it when the pipeline does that.
extension GTKSuite {
    @Suite("Article: a two-tier cache", .timeLimit(.minutes(5))) @MainActor
    struct TwoTierCacheArticleTests {
        typealias Outcome = Result<ImageResponse, ImageError>

        /// Memory, then the disk, then the network; what comes from there is stored for the next time.
        @MainActor
        final class Album {
            let pipeline: ImagePipeline
            private var downloads: [URL: LoadID] = [:]

            init(_ pipeline: ImagePipeline) { self.pipeline = pipeline }

            func photo(at url: URL, completion: @escaping @MainActor @Sendable (Outcome) -> Void) {
                let (cache, request) = (pipeline.cache, ImageRequest(url))
                cache.response(for: request) { found in
                    switch found {
                    case .success(let response?): completion(.success(response))
                    case .success(nil): self.download(url, completion)
                    case .failure(let error): completion(.failure(error))
                    }
                }
            }

            func cancel(_ url: URL) {
                if let token = downloads[url] { pipeline.downloader.cancel(token) }
            }

            private func download(_ url: URL, _ completion: @escaping @MainActor @Sendable (Outcome) -> Void) {
                let (cache, request) = (pipeline.cache, ImageRequest(url))
                downloads[url] = pipeline.downloader.download(url) { outcome in
                    self.downloads[url] = nil
                    switch outcome {
                    case .success(let download):
                        // Not written yet when the next line looks for it, and found all the same.
                        cache.store(download.data, for: request, on: .main)
                        cache.response(for: request) { found in
                            completion(
                                found.flatMap {
                                    $0.map { .success($0) } ?? .failure(.cache(.notCached(key: "\(url)")))
                                })
                        }
                    case .failure(let error): completion(.failure(error))
                    }
                }
            }
        }

        /// The same, and more: loads of one picture are joined, and it is decoded as large as it is wanted.
        @MainActor
        struct ShortAlbum {
            let pipeline: ImagePipeline

            func photo(at url: URL, completion: @escaping @MainActor @Sendable (Outcome) -> Void) {
                pipeline.load(url, completion: completion)
            }
        }

        private let site: ArticleSite
        /// Whether the disk's work was seen on the main thread, each time it was seen.
        private let diskWork = Log<Bool>()

        init() throws {
            // The disk cache asks for the time in the midst of its work.
            site = try ArticleSite { [diskWork] in
                $0.now = {
                    diskWork.add(Thread.isMainThread)
                    return Date()
                }
            }
            try site.publish(.pureRed, at: "/cat.png")
        }

        private func photo(_ album: Album, _ url: URL) async throws -> ImageResponse {
            try await withCheckedContinuation { done in album.photo(at: url) { done.resume(returning: $0) } }.get()
        }

        @Test("Given a photo, when it is requested again, then it comes from memory, disk or the server")
        func tiers() async throws {
            let url = try site.url("/cat.png")
            let album = Album(site.pipeline())
            let first = try await photo(album, url)
            #expect(first.image.color == .pureRed)
            #expect(try await photo(album, url).source == .memory)
            await withCheckedContinuation { done in album.pipeline.flush { done.resume() } }

            let nextDay = Album(site.pipeline())
            #expect(try await photo(nextDay, url).source == .disk)
            #expect(try await photo(nextDay, url).source == .memory)
            #expect(try site.transfers(of: "/cat.png") == 1)

            await withCheckedContinuation { done in nextDay.pipeline.cache.removeAll { _ in done.resume() } }
            #expect(try await photo(nextDay, url).image.color == .pureRed)
            #expect(try site.transfers(of: "/cat.png") == 2)
        }

        @Test("Given a photo in memory, when requested, then the completion runs before the call returns")
        func memory() async throws {
            let url = try site.url("/cat.png")
            let album = Album(site.pipeline())
            _ = try await photo(album, url)
            var source: ResponseSource?
            album.photo(at: url) { source = try? $0.get().source }
            #expect(source == .memory)
        }

        @Test("Given photos, when stored, looked up and removed, then no disk work is on the main thread")
        func offTheMainThread() async throws {
            let album = Album(site.pipeline())
            let (url, request) = (try site.url("/cat.png"), ImageRequest(try site.url("/cat.png")))
            _ = try await photo(album, url)
            await withCheckedContinuation { done in album.pipeline.flush { done.resume() } }
            album.pipeline.configuration.imageCache?.removeAll()
            _ = try await photo(album, url)
            #expect(await album.pipeline.cache.hasData(for: request))
            #expect(await album.pipeline.cache.data(for: request) != nil)
            await withCheckedContinuation { done in album.pipeline.cache.remove(for: request) { done.resume() } }
            let found = try await withCheckedContinuation { done in
                album.pipeline.cache.response(for: request) { done.resume(returning: $0) }
            }.get()
            #expect(found == nil)
            #expect(diskWork.entries.count >= 3)
            #expect(!diskWork.entries.contains(true))
        }

        @Test("Given a photo that loads, when cancelled, then it completes once and its transfer ends")
        func cancels() async throws {
            let url = try site.url("/delay/100/cat.png")
            let (started, givenUp) = (Tally(), Tally())
            let album = Album(
                site.pipeline {
                    $0.downloads.onEvent = { event in
                        if case .started = event.kind { started.add() }
                        if event.kind == .cancelled { givenUp.add() }
                    }
                })
            var outcomes: [Outcome] = []
            album.photo(at: url) { outcomes.append($0) }
            await started.wait(for: 1)
            album.cancel(url)
            #expect(outcomes.count == 1)
            await givenUp.wait(for: 1)
            #expect(throws: ImageError.cancelled) { try outcomes.first?.get() }
            #expect(outcomes.count == 1)
            // The server's log says so: the client went away.
            try await eventually("the transfer has ended, if it had begun") {
                try site.server.log().allSatisfy { $0.status == 499 }
            }
        }

        @Test("Given many downloads of one URL, when two are cancelled, then the rest share one transfer")
        func oneTransfer() async throws {
            let downloader = site.pipeline().downloader
            let path = "/delay/0.3/cat.png"
            var (sizes, failures): ([Int], [ImageError]) = ([], [])
            var tokens: [LoadID] = []
            for _ in 0..<10 {
                tokens.append(
                    downloader.download(try site.url(path)) { outcome in
                        switch outcome {
                        case .success(let download): sizes.append(download.data.count)
                        case .failure(let error): failures.append(error)
                        }
                    })
            }
            downloader.cancel(tokens[3])
            downloader.cancel(tokens[7])
            #expect(failures == [.cancelled, .cancelled])
            try await eventually("the others have it") { sizes.count == 8 }
            #expect(Set(sizes).count == 1)
            #expect(try site.transfers(of: path) == 1)
        }

        @Test("Given a photo that is not there, when it is asked for, then the completion has the reason")
        func failure() async throws {
            let url = try site.url("/dog.png")
            let album = Album(site.pipeline())
            await #expect(throws: ImageError.response(.status(404))) { try await photo(album, url) }
        }

        @Test("Given the one-line album, when asked for photos, then it does the same and joins loads")
        func short() async throws {
            let album = ShortAlbum(pipeline: site.pipeline())
            let url = try site.url("/delay/0.3/cat.png")
            var sources: [ResponseSource] = []
            for _ in 0..<5 {
                album.photo(at: url) { if let response = try? $0.get() { sources.append(response.source) } }
            }
            try await eventually("all have it") { sources.count == 5 }
            album.photo(at: url) { if let response = try? $0.get() { sources.append(response.source) } }
            #expect(sources == [.network, .network, .network, .network, .network, .memory])
            #expect(try site.transfers(of: "/delay/0.3/cat.png") == 1)
            #expect(!diskWork.entries.contains(true))
        }
    }
}
