import CGTK
import Foundation
import HTTPTypes
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonGTK
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

/// The article of `imageView.kf.setImage(with: url, placeholder:, options:, progressBlock:, completionHandler:)` and
/// all that stands behind it: a manager, two caches with expiration, a downloader, processors, serializers, providers,
/// placeholders, indicators, transitions, and errors with a type.
///
/// Here it is `picture.halcyon.setImage`. What Kingfisher has in one list of options stands in two places: on the
/// request what is loaded, and how; in the options how it is shown. Each test is one of them, named as Kingfisher names
/// it.
extension GTKSuite {
    @Suite("Article: setImage", .timeLimit(.minutes(5))) @MainActor
    struct SetImageArticleTests {
        typealias Outcome = Result<ImageResponse, ImageError>

        private let site: ArticleSite
        private let pipeline: ImagePipeline
        private let picture: UnsafeMutablePointer<GtkWidget>

        init() throws {
            site = try ArticleSite()
            pipeline = site.pipeline()
            picture = try #require(gtk_picture_new())
            try site.publish(.pureRed, at: "/red.png")
            try site.publish(.pureGreen, at: "/green.png")
            try site.publish(.pureBlue, at: "/large.png", width: 800, height: 600)
        }

        private var options: WidgetImages.Options { WidgetImages.Options(pipeline: pipeline) }

        private func inWindow(_ body: (TestWindow) async throws -> Void) async throws {
            let window = try await TestWindow(picture)
            defer { window.close() }
            try await body(window)
        }

        /// Shows an image, and tells how that ended.
        private func show(
            _ request: ImageRequest?, from pipeline: ImagePipeline? = nil,
            _ change: (inout WidgetImages.Options) -> Void = { _ in }
        ) async throws -> ImageResponse {
            var options = options
            options.pipeline = pipeline ?? self.pipeline
            change(&options)
            return try await withCheckedContinuation { done in
                picture.halcyon.setImage(with: request, options: options) { done.resume(returning: $0) }
            }.get()
        }

        // MARK: The call

        @Test("Given a URL, when set, then placeholder, progress, image and completion come in order")
        func call() async throws {
            try await inWindow { window async throws in
                let data = try ArticleSite.png(.pureGreen, width: 600, height: 600) + Data(count: 40_000)
                try site.server.write(data, to: "/green.png")
                var progress: [LoadingProgress] = []
                var outcome: Outcome?
                picture.halcyon.setImage(
                    with: try site.url("/rate/40000/green.png"), placeholder: .color(.pureRed), options: options
                ) {
                    progress.append($0)
                } completion: {
                    outcome = $0
                }
                try await window.shows(.pureRed)
                #expect(outcome == nil)
                try await window.shows(.pureGreen)
                #expect(try outcome?.get().source == .network)
                #expect(progress.last == LoadingProgress(receivedBytes: data.count, expectedBytes: data.count))
                #expect(progress.map(\.receivedBytes) == progress.map(\.receivedBytes).sorted())
            }
        }

        @Test("Given an image in memory, when it is set, then it is there when the call returns")
        func memory() async throws {
            try await inWindow { window async throws in
                _ = try await show(site.request("/red.png"))
                picture.halcyon.reset()
                var source: ResponseSource?
                picture.halcyon.setImage(with: site.request("/red.png"), options: options) {
                    source = try? $0.get().source
                }
                #expect(source == .memory)
                try await window.shows(.pureRed)
            }
        }

        @Test("Given errors, when images are set, then each has its type, and its reason a number")
        func errors() async throws {
            try await inWindow { _ async throws in
                let missing = await #expect(throws: ImageError.self) { try await show(site.request("/none.png")) }
                #expect(missing == .response(.status(404)))
                try site.server.write(Data("no picture".utf8), to: "/text.png")
                let text = await #expect(throws: ImageError.self) { try await show(site.request("/text.png")) }
                guard case .decoding(.notAnImage) = text else { throw TestWindow.Failure(what: "\(text as Any)") }
                #expect(text?.code == 4002)
                await #expect(throws: ImageError.display(.noSource)) { try await show(nil) }
            }
        }

        @Test("Given two images in turn, when the second is set, then the first fails as not current")
        func notCurrent() async throws {
            try await inWindow { window async throws in
                var first: Outcome?
                picture.halcyon.setImage(with: site.request("/delay/0.3/red.png"), options: options) { first = $0 }
                _ = try await show(site.request("/green.png"))
                #expect(throws: ImageError.display(.notCurrent)) { try first?.get() }
                try await window.shows(.pureGreen)
            }
        }

        // MARK: How it is shown

        @Test("onFailureImage: given a failure, when there is an image for it, then that is shown")
        func failureImage() async throws {
            try await inWindow { window async throws in
                await #expect(throws: ImageError.response(.status(404))) {
                    try await show(site.request("/none.png")) {
                        $0.placeholder = .color(.pureRed)
                        $0.failureImage = .color(.pureBlue)
                    }
                }
                try await window.shows(.pureBlue)
            }
        }

        @Test("indicatorType: given a slow image, when it loads, then an indicator is drawn meanwhile")
        func indicator() async throws {
            try await inWindow { window async throws in
                var draws = 0
                picture.halcyon.indicator = .custom { _ in draws += 1 }
                _ = try await show(site.request("/delay/0.6/red.png"))
                #expect(draws > 0)
                let count = draws
                await window.frames(5)
                #expect(draws <= count + 1)
            }
        }

        @Test("transition, forceTransition: given a fade, when cached, then only a forced one is used")
        func transition() async throws {
            try await inWindow { window async throws in
                @MainActor func mixes(_ path: String, forced: Bool) async throws -> Bool {
                    var hasMix = false
                    let end: PixelColor = path == "/red.png" ? .pureRed : .pureGreen
                    picture.halcyon.setImage(
                        with: site.request(path),
                        options: .init(
                            keepsCurrentImage: true, transition: .fade(seconds: 0.3), forcesTransition: forced,
                            pipeline: pipeline))
                    try await eventually("the fade has ended") {
                        let color = try await window.drawnPixels().middle
                        if color.red > 0, color.green > 0 { hasMix = true }
                        return color == end
                    }
                    return hasMix
                }
                _ = try await show(site.request("/red.png"))
                await window.frames(2)
                #expect(try await mixes("/green.png", forced: false))
                #expect(try await !mixes("/red.png", forced: false))
                #expect(try await mixes("/green.png", forced: true))
            }
        }

        @Test(
            "keepCurrentImageWhileLoading: given an image, when the next loads, then it stays if asked",
            arguments: [true, false])
        func keepsCurrentImage(keeps: Bool) async throws {
            try await inWindow { window async throws in
                _ = try await show(site.request("/red.png"))
                try await window.shows(.pureRed)
                picture.halcyon.setImage(
                    with: site.request("/delay/0.5/green.png"), placeholder: .color(.pureBlue),
                    options: .init(keepsCurrentImage: keeps, pipeline: pipeline))
                let shot = try await window.drawnPixels()
                if picture.halcyon.state.isLoading { #expect(shot.middle == (keeps ? .pureRed : .pureBlue)) }
                try await window.shows(.pureGreen)
            }
        }

        @Test("loadDiskFileSynchronously: given a disk hit, when awaited, then the call returns with it")
        func diskWait() async throws {
            try await inWindow { window async throws in
                _ = try await show(site.request("/red.png"))
                await pipeline.flush()
                var source: ResponseSource?
                picture.halcyon.setImage(
                    with: site.request("/red.png"), options: .init(diskWait: 30, pipeline: site.pipeline())
                ) { source = try? $0.get().source }
                #expect(source == .disk)
                try await window.shows(.pureRed)
            }
        }

        @Test(
            "Given a replaced image, when its load may finish, then it is cached; otherwise it is not",
            arguments: [DisplayOptions<GTKPlaceholder>.Replacement.finish, .cancel])
        func replacement(_ replacement: DisplayOptions<GTKPlaceholder>.Replacement) async throws {
            try await inWindow { _ async throws in
                let slow = site.request("/delay/0.4/red.png")
                var first: Outcome?
                picture.halcyon.setImage(with: slow, options: .init(replacement: replacement, pipeline: pipeline)) {
                    first = $0
                }
                _ = try await show(site.request("/green.png"))
                try await eventually("the first has ended") { first != nil }
                #expect(throws: ImageError.display(.notCurrent)) { try first?.get() }
                #expect(await pipeline.cache.hasData(for: slow) == (replacement == .finish))
            }
        }

        @Test("DownsamplingImageProcessor: given a large picture, when shown, then decoded for the view")
        func sizing() async throws {
            try await inWindow { window async throws in
                let scale = Int(gtk_widget_get_scale_factor(picture))
                let fitted = try await show(site.request("/large.png"))
                #expect(fitted.image.size == PixelSize(width: 200 * scale, height: 150 * scale))
                #expect(fitted.image.originalSize == PixelSize(width: 800, height: 600))
                let whole = try await show(site.request("/large.png")) { $0.sizing = .whole }
                #expect(whole.image.size == PixelSize(width: 800, height: 600))
                let small = site.request("/large.png") { $0.targetSize = TargetSize(width: 40, height: 30) }
                #expect(try await show(small).image.size == PixelSize(width: 40, height: 30))
                try await window.shows(.pureBlue)
            }
        }

        // MARK: What becomes of the pixels

        @Test("processor: given a chain, when it is set, then each works on what the one before has made")
        func processors() async throws {
            try await inWindow { window async throws in
                let request = site.request("/red.png") {
                    $0.processors = [.tint(.pureBlue), .crop(width: 20, height: 10)]
                }
                let image = try await show(request).image
                #expect(image.size == PixelSize(width: 20, height: 10))
                try await window.shows(.pureBlue)
                // What they began with is here as well, in memory or on the disk.
                _ = try await show(site.request("/red.png"))
                #expect(try site.transfers(of: "/red.png") == 1)
            }
        }

        @Test("cacheSerializer, cacheOriginalImage: given the processed kept, when set, then disk has it")
        func storage() async throws {
            try await inWindow { window async throws in
                let request = site.request("/red.png") {
                    $0.processors = [.tint(.pureGreen)]
                    $0.storage = .processed
                    $0.serializer = FormatSerializer(format: .png)
                }
                _ = try await show(request) { $0.sizing = .whole }
                await pipeline.flush()
                #expect(await !pipeline.cache.hasData(for: request))
                let again = try await show(request, from: site.pipeline()) { $0.sizing = .whole }
                #expect(again.source == .disk)
                #expect(try site.transfers(of: "/red.png") == 1)
                try await window.shows(.pureGreen)
            }
        }

        @Test("progressiveJPEG: given a slow progressive file, when it loads, then previews come first")
        func previews() async throws {
            try await inWindow { window async throws in
                let data = try Fixtures.data("arriving-scans-large.jpg")
                try site.server.write(data, to: "/photo.jpg")
                var outcome: Outcome?
                picture.halcyon.setImage(
                    with: site.request("/rate/\(data.count / 2)/photo.jpg") { $0.previews = true }, options: options
                ) { outcome = $0 }
                try await eventually("a preview is drawn") {
                    let shot = try await window.drawnPixels()
                    guard case .preview = picture.halcyon.state else { return false }
                    return shot.middle.alpha == 255
                }
                #expect(outcome == nil)
                try await eventually("it is whole") { outcome != nil }
                #expect(try outcome?.get().isPreview == false)
            }
        }

        @Test("onlyLoadFirstFrame, preloadAllAnimationData: given one, when set, then its frames come")
        func frames() async throws {
            try await inWindow { _ async throws in
                try site.server.write(Fixtures.data("frames-mixed.gif"), to: "/dance.gif")
                #expect(try await show(site.request("/dance.gif") { $0.frames = .first }).image.frames == nil)
                #expect(try await show(site.request("/dance.gif")).image.frames != nil)
                #expect(try await show(site.request("/dance.gif") { $0.frames = .preloaded }).image.frames != nil)
                #expect(try site.transfers(of: "/dance.gif") == 1)
            }
        }

        // MARK: Caches

        private func request(_ network: CachePolicy.Network) -> ImageRequest {
            site.request("/red.png") { $0.cachePolicy.network = network }
        }

        @Test("forceRefresh, onlyFromCache: given a network policy, when images are set, then it holds")
        func networkPolicies() async throws {
            try await inWindow { _ async throws in
                await #expect { try await show(request(.never)) } throws: { ($0 as? ImageError)?.code == 3001 }
                #expect(try await show(request(.automatic)).source == .network)
                #expect(try await show(request(.never)).source == .memory)
                #expect(try await show(request(.reload)).source == .network)
                // Its server says that it is what it was: so is the image in memory.
                #expect(try await show(request(.revalidate)).source == .memory)
                #expect(try site.server.log().map(\.status) == [200, 200, 304])
            }
        }

        @Test("cacheMemoryOnly, fromMemoryCacheOrRefresh: given a disk policy, when set, then it holds")
        func diskPolicies() async throws {
            try await inWindow { _ async throws in
                let memoryOnly = site.request("/red.png") { $0.cachePolicy.disk = .off }
                #expect(try await show(memoryOnly).source == .network)
                #expect(try await show(memoryOnly).source == .memory)
                await pipeline.flush()
                #expect(try await show(site.request("/red.png"), from: site.pipeline()).source == .network)
                let fresh = site.request("/red.png") { $0.cachePolicy.disk = .writeOnly }
                #expect(try await show(fresh, from: site.pipeline()).source == .network)
                #expect(try site.transfers(of: "/red.png") == 3)
            }
        }

        @Test("diskCacheExpiration: given an expired image, when relaunched, then it is downloaded again")
        func expiration() async throws {
            try await inWindow { _ async throws in
                let short = site.request("/red.png") { $0.expiration = .date(.distantPast) }
                let long = site.request("/green.png") { $0.expiration = .never }
                for request in [short, long] { _ = try await show(request) }
                await pipeline.flush()
                for request in [short, long] { _ = try await show(request, from: site.pipeline()) }
                #expect(try site.transfers(of: "/red.png") == 2)
                #expect(try site.transfers(of: "/green.png") == 1)
            }
        }

        @Test("targetCache: given the request's own caches, when set, then its image is in those alone")
        func caches() async throws {
            try await inWindow { _ async throws in
                let request = site.request("/red.png")
                let caches = CacheSet(imageCache: ImageCache(), dataCache: nil)
                let own = site.request("/red.png") { $0.caches = caches }
                _ = try await show(own)
                #expect(await !pipeline.cache.hasData(for: request))
                #expect(try await show(own).source == .memory)
                #expect(try await show(request).source == .network)
            }
        }

        @Test("ImageResource(cacheKey:): given signed URLs, when they share a key, then one load suffices")
        func cacheKey() async throws {
            try await inWindow { _ async throws in
                func signed(_ signature: Int) -> ImageRequest {
                    site.request("/red.png?signature=\(signature)") { $0.cacheKey = "portrait" }
                }
                #expect(try await show(signed(1)).source == .network)
                #expect(try await show(signed(2)).source == .memory)
                #expect(try site.server.log().count == 1)
            }
        }

        @Test("waitForCache: given delivery after the store, when it completes, then the disk has it")
        func delivery() async throws {
            try await inWindow { _ async throws in
                let request = site.request("/red.png") { $0.delivery = .afterStore }
                _ = try await show(request)
                #expect(try await site.diskCache.entry(for: request.sourceKey) != nil)
            }
        }

        // MARK: The way of the bytes

        @Test("ImageDataProvider: given a provider, when set, then its data is shown and cached by its ID")
        func provider() async throws {
            try await inWindow { window async throws in
                let provider = ClosureDataProvider(id: "green square") { try ArticleSite.png(.pureGreen) }
                #expect(try await show(ImageRequest(provider: provider)).source == .provider)
                await pipeline.flush()
                #expect(try await show(ImageRequest(provider: provider), from: site.pipeline()).source == .disk)
                try await window.shows(.pureGreen)
            }
        }

        @Test("alternativeSources: given a source that fails, when there is another, then that is shown")
        func alternatives() async throws {
            try await inWindow { window async throws in
                _ = try await show(
                    site.request("/none.png") { $0.alternatives = [ImageSource(site.server.url("/green.png"))] })
                try await window.shows(.pureGreen)
            }
        }

        @Test("lowDataMode: given a constrained network, when set, then the smaller source is shown")
        func lowData() async throws {
            try await inWindow { window async throws in
                let request = site.request("/large.png") {
                    $0.lowDataSource = ImageSource(site.server.url("/green.png"))
                }
                _ = try await show(request, from: site.pipeline { $0.isNetworkConstrained = { true } })
                try await window.shows(.pureGreen)
                #expect(try site.transfers(of: "/large.png") == 0)
            }
        }

        @Test("retryStrategy: given a failing server, when retried, then exactly as often as allowed")
        func retry() async throws {
            try await inWindow { _ async throws in
                let request = site.request("/status/503") {
                    $0.retry = RetryPolicy(maximumAttempts: 3, backoff: RetryPolicy.Backoff(initial: 0.01, jitter: 0))
                }
                await #expect(throws: ImageError.response(.status(503))) { try await show(request) }
                #expect(try site.transfers(of: "/status/503") == 3)
            }
        }

        @Test("requestModifier: given a modifier that signs requests, when set, then the image comes")
        func modifier() async throws {
            try await inWindow { window async throws in
                await #expect(throws: ImageError.response(.status(401))) {
                    try await show(site.request("/basic/red.png") { $0.retry = .never })
                }
                _ = try await show(
                    site.request("/basic/red.png") {
                        $0.modifier = RequestModifier(id: "me") { request in
                            request.headerFields[.authorization] = "Basic bWU6c2VjcmV0"
                        }
                    })
                try await window.shows(.pureRed)
            }
        }

        @Test("authenticationChallengeResponder: given a challenge, when answered, then the image comes")
        func authentication() async throws {
            try await inWindow { window async throws in
                _ = try await show(
                    site.request("/basic/red.png") {
                        $0.authentication = AuthenticationHandler(
                            .password(user: "me", password: "secret"), host: "127.0.0.1", allowsPlainHTTP: true)
                    })
                try await window.shows(.pureRed)
            }
        }

        @Test("redirectHandler: given a redirect, when it is refused or followed, then it fails or loads")
        func redirects() async throws {
            try await inWindow { window async throws in
                let path = "/redirect/302?to=/green.png"
                await #expect(throws: ImageError.self) {
                    try await show(site.request(path) { $0.redirects = RedirectHandler.refuseAll })
                }
                #expect(try site.transfers(of: "/green.png") == 0)
                _ = try await show(site.request(path))
                try await window.shows(.pureGreen)
            }
        }

        @Test("downloadPriority: given queued transfers, when one is more urgent, then it starts first")
        func priority() async throws {
            let started = Tally()
            let pipeline = site.pipeline {
                $0.maximumTransfers = 1
                $0.downloads.onEvent = { event in if case .started = event.kind { started.add() } }
            }
            let box = try #require(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
            let window = try await TestWindow(box)
            defer { window.close() }
            let requests: [(String, LoadPriority)] = [
                ("/delay/1/red.png", .normal), ("/green.png", .low), ("/large.png", .veryHigh),
            ]
            var count = 0
            for (path, priority) in requests {
                let picture = try #require(gtk_picture_new())
                gtk_box_append(UnsafeMutablePointer(OpaquePointer(box)), picture)
                picture.halcyon.setImage(
                    with: site.request(path) { $0.priority = priority },
                    options: .init(sizing: .whole, pipeline: pipeline)
                ) { _ in count += 1 }
                // The first has the only place before the others ask for it.
                await started.wait(for: 1)
            }
            try await eventually("all have come") { count == 3 }
            #expect(try site.server.log().map(\.path) == ["/delay/1/red.png", "/large.png", "/green.png"])
        }

        @Test("callbackQueue: given a queue, when a load without a view ends, then it completes there")
        func callbackQueue() async throws {
            let queue = DispatchQueue(label: "callbacks")
            let key = DispatchSpecificKey<Bool>()
            queue.setSpecific(key: key, value: true)
            let isThere = await withCheckedContinuation { done in
                pipeline.load(site.request("/red.png"), on: .queue(queue)) { _ in
                    done.resume(returning: DispatchQueue.getSpecific(key: key) == true)
                }
            }
            #expect(isThere)
            // The picture of this test is in no window, and is let go of here.
            g_object_ref_sink(UnsafeMutableRawPointer(picture))
            g_object_unref(UnsafeMutableRawPointer(picture))
        }
    }
}
