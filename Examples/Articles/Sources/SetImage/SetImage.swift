import ArticleSupport
import CGTK
import Foundation
import Halcyon
import HalcyonGTK
import HalcyonStore

/// `setImage` on a view, and what stands behind it.
@main
@MainActor
struct SetImage {
    private let program: ArticleProgram
    private let url: URL
    private let other: URL
    private let transfers = Transfers()
    private let manager: ImagePipeline
    private let pictures = (0..<5).map { _ in Widget.picture(width: 200, height: 150) }

    static func main() {
        ArticleProgram.run("SetImage", takes: 2...2) { program in
            let example = SetImage(program)
            await example.showWindow()
            try await example.setInOneLine()
            try await example.setWithOptions()
            try await example.setProcessed()
            try await example.setTwice()
            await example.setMissing()
            await example.askCaches()
            await example.manager.flush()
        }
    }

    // 1. The manager: a downloader and two caches, one in memory and one on the disk. All views use it.
    private init(_ program: ArticleProgram) {
        self.program = program
        (url, other) = (program.urls[0], program.urls[1])
        manager = ImagePipeline { [transfers] in
            $0.dataCache = DiskCache(directory: DiskCache.defaultDirectory(named: "halcyon-SetImage"))
            $0.downloads.onEvent = { transfers.observe($0) }
        }
        ImagePipeline.shared = manager
    }

    private func showWindow() async {
        let captions = ["One line", "Options", "Processors", "Set twice", "Failure"]
        let cells = zip(pictures, captions).map { Widget.column([$0, .label($1)]) }
        let rows = [Widget.row(Array(cells[..<3]), isEven: true), Widget.row(Array(cells[3...]), isEven: true)]
        await program.show(Widget.column(rows), width: 660, height: 400)
    }

    // 2. The one line. The image is decoded at the size of the view.
    private func setInOneLine() async throws {
        let response = try await outcome { done in
            pictures[0].halcyon.setImage(with: url, completion: done)
        }.get()
        let image = response.image
        program.say("one line: decoded at \(image.size) of \(image.originalSize), \(transfers.sinceLast())")
    }

    // 3. Placeholder, indicator, transition, progress and completion. What is loaded is in the request, how it is
    //    shown is in the options.
    private func setWithOptions() async throws {
        var request = ImageRequest(other)
        request.expiration = .days(30)
        request.priority = .high
        let options = WidgetImages.Options(
            failureImage: .icon("image-missing-symbolic"), keepsCurrentImage: true, transition: .fade(seconds: 0.25))
        pictures[1].halcyon.indicator = .spinner
        var received: [LoadingProgress] = []
        let response = try await outcome { done in
            pictures[1].halcyon.setImage(
                with: request, placeholder: .icon("image-x-generic-symbolic"), options: options,
                progress: { received.append($0) }, completion: done)
        }.get()
        program.say("options: from \(response.source.rawValue), \(transfers.sinceLast())")
        if let last = received.last, let size = last.expectedBytes {
            program.say("progress: \(received.count) times, at last \(last.receivedBytes) of \(size) bytes")
        }
    }

    // 4. Processors. Each works on what the one before has made; they run on the bytes that are here already.
    private func setProcessed() async throws {
        var request = ImageRequest(url)
        request.targetSize = TargetSize(width: 150, height: 150, mode: .fill)
        request.processors = [.blur(radius: 3), .circle(border: .init(.white, width: 6))]
        let response = try await outcome { done in
            pictures[2].halcyon.setImage(with: request, completion: done)
        }.get()
        program.say("processors: \(response.image.size), \(transfers.sinceLast())")
    }

    // 5. Two images in turn, of which the first comes late. It may finish, for the caches, but the view does not show
    //    it, and its completion says so.
    private func setTwice() async throws {
        let image = try await manager.image(for: other)
        let late = ImageRequest(id: "late") {
            try await Task.sleep(for: .milliseconds(300))
            return image
        }
        let (outcomes, outcome) = AsyncStream.makeStream(of: Result<ImageResponse, ImageError>.self)
        pictures[3].halcyon.setImage(with: late, options: .init(replacement: .finish)) { outcome.yield($0) }
        pictures[3].halcyon.setImage(with: url)
        for await case .failure(let error) in outcomes.prefix(1) {
            program.say("set twice: the first ended with \"\(error)\" (code \(error.code))")
        }
        let shown = pictures[3].halcyon.state.response?.source.rawValue
        program.say("set twice: the view shows the image from \(shown ?? "nowhere")")
    }

    // 6. Failures have a type, a number and a sentence. The view shows the failure image.
    private func setMissing() async {
        let missing = url.deletingLastPathComponent().appending(path: "no-such-picture.jpg")
        let result = await outcome { done in
            pictures[4].halcyon.setImage(
                with: missing, options: .init(failureImage: .icon("image-missing-symbolic")), completion: done)
        }
        switch result {
        case .success: program.say("failure: none")
        case .failure(.response(.status(let status))):
            program.say("failure: the server says \(status), \(transfers.sinceLast())")
        case .failure(let error):
            program.say("failure: \(error) (code \(error.code))")
        }
    }

    // 7. The caches: what they have, and until when.
    private func askCaches() async {
        let (cache, request) = (manager.cache, ImageRequest(other))
        await manager.flush()
        let entry = await cache.data(for: request)
        let days = (entry?.metadata.expiresAt?.timeIntervalSinceNow ?? 0) / 86_400
        program.say("disk: \(entry?.data.count ?? 0) bytes, fresh for \(Int(days.rounded())) days")
        let shown = pictures.filter { $0.halcyon.state.response != nil }.count
        program.say("shown: \(shown) of \(pictures.count) views")
    }

    /// Waits for a completion handler, which is called exactly once.
    private func outcome(
        _ start: (@escaping WidgetImages.Completion) -> DisplayTask
    ) async -> Result<ImageResponse, ImageError> {
        await withCheckedContinuation { continuation in
            _ = start { continuation.resume(returning: $0) }
        }
    }
}
