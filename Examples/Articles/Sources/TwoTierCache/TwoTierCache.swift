import ArticleSupport
import CGTK
import Foundation
import Halcyon
import HalcyonGTK
import HalcyonStore

/// A cache with two tiers and a downloader, for code that has no `async`.
@main
@MainActor
struct TwoTierCache {
    private let program: ArticleProgram
    private let pipeline: ImagePipeline
    private let transfers = Transfers()
    private let album: Album
    private let clock = ContinuousClock()

    static func main() {
        ArticleProgram.run("TwoTierCache", takes: 1...4) { program in
            let example = TwoTierCache(program)
            await example.askForNothing()
            try await example.showTiers(program.urls)
            try await example.store(program.urls[0])
            await example.cancel(program.urls[0])
            await example.pipeline.flush()
        }
    }

    // 1. Both tiers have limits: 64 MB of pixels in memory, 256 MB of files on the disk.
    private init(_ program: ArticleProgram) {
        self.program = program
        pipeline = ImagePipeline { [transfers] in
            $0.imageCache = ImageCache(costLimit: 64 << 20)
            $0.dataCache = DiskCache(
                directory: DiskCache.defaultDirectory(named: "halcyon-TwoTierCache"),
                configuration: DiskCache.Configuration(sizeLimit: 256 << 20))
            $0.downloads.onEvent = { transfers.observe($0) }
        }
        album = Album(pipeline)
    }

    // 6. Every call calls back, exactly once: one for no URL as well.
    private func askForNothing() async {
        var outcomes: [ImageError?] = []
        await withCheckedContinuation { continuation in
            album.photo(at: "") { result in
                if case .failure(let error) = result { outcomes.append(error) } else { outcomes.append(nil) }
                if outcomes.count == 1 { continuation.resume() }
            }
        }
        program.say("\"\": called back, \(outcomes[0].map { "\($0) (code \($0.code))" } ?? "with an image")")
    }

    // 7. Each picture from each tier, with its time. Two callers ask for it at first, and share what is done.
    private func showTiers(_ urls: [URL]) async throws {
        let pictures = urls.map { _ in (0..<3).map { _ in Widget.picture(width: 200, height: 150) } }
        let labels = urls.map { _ in (0..<3).map { _ in Widget.label("…") } }
        let rows = zip(pictures, labels).map { pictures, labels in
            Widget.row(zip(pictures, labels).map { Widget.column([$0, $1]) })
        }
        await program.show(Widget.column(rows), width: 660, height: 190 * urls.count)

        for (index, url) in urls.enumerated() {
            for step in 0..<3 {
                if step == 2 {
                    await flush()
                    pipeline.configuration.imageCache?.removeAll()
                }
                let callers = step == 0 ? 2 : 1
                let answer = try await photo(url, callers: callers)
                let text = "\(answer.tier.rawValue) \(milliseconds(answer.time)) ms"
                let moment = answer.isImmediate ? "before the call returned" : "later"
                program.say(
                    "\(url.lastPathComponent): \(text), \(moment), callers: \(callers), \(transfers.sinceLast())")
                let texture = GTKTexture.of(answer.image.pixels)
                gtk_picture_set_paintable(pictures[index][step].opaque, OpaquePointer(texture.pointer))
                labels[index][step].setText(text)
            }
        }
    }

    private struct Answer {
        var image: DecodedImage
        var tier: Album.Tier
        var time: Duration
        var isImmediate: Bool
    }

    /// Waits until all callers have their answer; returns the first.
    private func photo(_ url: URL, callers: Int) async throws -> Answer {
        let (answers, answer) = AsyncStream.makeStream(of: Result<Answer, ImageError>.self)
        var ended = 0
        let start = clock.now
        for _ in 0..<callers {
            album.photo(at: url.absoluteString) { result in
                ended += 1
                let time = start.duration(to: clock.now)
                answer.yield(result.map { Answer(image: $0.image, tier: $0.tier, time: time, isImmediate: false) })
            }
        }
        let isImmediate = ended == callers
        var all: [Answer] = []
        for await result in answers.prefix(callers) {
            all.append(try result.mapError { ArticleProgram.Failure("\(url): \($0)") }.get())
        }
        all[0].isImmediate = isImmediate
        return all[0]
    }

    // 8. Writing is not the caller's work: the calls return long before the last file is there.
    private func store(_ url: URL) async throws {
        guard let data = await pipeline.cache.data(for: url)?.data else {
            throw ArticleProgram.Failure("\(url) is not on the disk")
        }
        let copies = (0..<200).map { "\(url)?copy=\($0)" }
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let start = clock.now
        for copy in copies { pipeline.cache.store(data, for: copy) { end.yield() } }
        let returned = milliseconds(start.duration(to: clock.now))
        for await _ in ends.prefix(copies.count) {}
        let written = milliseconds(start.duration(to: clock.now))
        program.say("200 stores: returned after \(returned) ms, written after \(written) ms")
        for copy in copies { await pipeline.cache.remove(for: copy) }
    }

    // 9. The whole album in one call, with a token. It also joins loads, decodes and processors, follows HTTP, and
    //    can be cancelled at any time: its completion is called all the same, once.
    private func cancel(_ url: URL) async {
        var outcomes: [String] = []
        let request = ImageRequest(url, cachePolicy: CachePolicy(network: .reload))
        let token = pipeline.load(request) { result in
            switch result {
            case .success(let response): outcomes.append("from \(response.source.rawValue)")
            case .failure(let error): outcomes.append("\(error)")
            }
        }
        pipeline.cancel(token)
        await program.frames(20)
        program.say("cancelled: called back \(outcomes)")
    }

    private func flush() async {
        await withCheckedContinuation { continuation in pipeline.flush { continuation.resume() } }
    }

    private func milliseconds(_ duration: Duration) -> String {
        String(format: "%.2f", duration / .milliseconds(1))
    }
}
