import ArticleSupport
import CGTK
import Foundation
import FoundationNetworking
import Halcyon
import HalcyonGTK
import HalcyonStore

// 1. The loader. The article writes an actor with a dictionary of tasks, a dictionary of images and a folder. All of
//    that is a pipeline, which has limits for both caches. It is no actor: a hit in memory waits for nobody.
struct Loader: Sendable {
    let images: ImagePipeline
    let transfers = Transfers()

    init() {
        images = ImagePipeline { [transfers] in
            $0.dataCache = DiskCache(directory: DiskCache.defaultDirectory(named: "halcyon-ActorLoader"))
            $0.downloads.onEvent = { transfers.observe($0) }
        }
    }

    // 2. `fetch` takes a URL or a URLRequest, looks into memory, then on the disk, then asks the server. It joins
    //    whatever loads the same image, however far that is, and says where the image came from.
    func fetch(_ source: some ImageRequestConvertible) async throws(ImageError) -> ImageResponse {
        try await images.response(for: source)
    }
}

// 3. The environment. SwiftUI hands it down; here it is a value that is passed to whatever makes widgets.
@MainActor
struct Environment {
    let loader: Loader

    // 4. The view. It finds the loader in its environment, and shows a placeholder until the image is there. The
    //    article's `onAppear` is GTK's "map", to which `RemoteImage` listens itself.
    func photo(_ url: URL) -> RemoteImage {
        RemoteImage(url) {
            $0.pipeline = loader.images
            $0.contentFit = .cover
            $0.cornerRadius = 8
            $0.width = 160
            $0.height = 120
            $0.placeholder = .icon("image-x-generic-symbolic")
        }
    }
}

@main
@MainActor
struct ActorLoader {
    private static let copies = 3
    private let program: ArticleProgram
    private let loader = Loader()

    static func main() {
        ArticleProgram.run("ActorLoader", takes: 1...20) { program in
            let example = ActorLoader(program: program)
            try await example.fetchAtOnce(program.urls[0])
            try await example.fetchAgain(program.urls[0])
            await example.fetchMissing(beside: program.urls[0])
            try await example.showViews(program.urls)
            await example.loader.images.flush()
        }
    }

    // 5. Ten callers at once, by URL and by URLRequest; the first gives up while it waits. The others get their image.
    private func fetchAtOnce(_ url: URL) async throws {
        let fetches = (0..<10).map { [loader] number in
            Task { try await number % 2 == 0 ? loader.fetch(url) : loader.fetch(URLRequest(url: url)) }
        }
        // The main actor runs tasks in their order: when this one goes on, all ten wait for the image.
        await Task.yield()
        fetches[0].cancel()

        var (sources, cancelled): (Set<ResponseSource>, Int) = ([], 0)
        for fetch in fetches {
            do {
                sources.insert(try await fetch.value.source)
            } catch ImageError.cancelled {
                cancelled += 1
            } catch {
                throw ArticleProgram.Failure("\(url): \(error)")
            }
        }
        let list = sources.map(\.rawValue).sorted().joined(separator: ", ")
        let count = loader.transfers.sinceLast()
        program.say("10 fetches at once: \(cancelled) cancelled, the others from \(list), \(count)")
    }

    // 6. The same image again, from each of the two caches. It is on the disk when `flush` returns.
    private func fetchAgain(_ url: URL) async throws {
        program.say("fetched again: from \(try await loader.fetch(url).source.rawValue)")
        await loader.images.flush()
        loader.images.configuration.imageCache?.removeAll()
        let source = try await loader.fetch(url).source.rawValue
        program.say("without memory: from \(source), \(loader.transfers.sinceLast())")
    }

    // 7. A load that failed is over. It stays in no dictionary, so the next `fetch` asks the server again.
    private func fetchMissing(beside url: URL) async {
        let missing = url.deletingLastPathComponent().appending(path: "no-such-picture.jpg")
        for _ in 1...2 {
            do {
                _ = try await loader.fetch(missing)
            } catch {
                program.say("no-such-picture.jpg: \(error) (code \(error.code)), \(loader.transfers.sinceLast())")
            }
        }
    }

    // 8. The window: each picture in several views. They share what the loader has and does.
    private func showViews(_ urls: [URL]) async throws {
        let environment = Environment(loader: loader)
        let (outcomes, outcome) = AsyncStream.makeStream(of: (URL, Result<ImageResponse, ImageError>).self)
        let rows = urls.map { url in
            Widget.row(
                (0..<Self.copies).map { _ in
                    let photo = environment.photo(url)
                    photo.onSuccess = { outcome.yield((url, .success($0))) }
                    photo.onFailure = { outcome.yield((url, .failure($0))) }
                    return photo.pointer()
                })
        }
        let note = Widget.label("…")
        await program.show(Widget.column(rows + [note]), width: 540, height: 130 * urls.count + 60)

        var sources: [URL: [String]] = [:]
        for await (url, result) in outcomes.prefix(urls.count * Self.copies) {
            do throws(ImageError) {
                sources[url, default: []].append(try result.get().source.rawValue)
            } catch {
                throw ArticleProgram.Failure("\(url): \(error)")
            }
        }
        for url in urls { program.say("views of \(url.lastPathComponent): \(sources[url, default: []])") }
        let line = "\(urls.count * Self.copies) views of \(urls.count) pictures: \(loader.transfers.sinceLast())"
        program.say(line)
        note.setText(line)
    }
}
