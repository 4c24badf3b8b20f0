import Foundation
import HTTPTypes
import Halcyon
import HalcyonCodecs
import HalcyonTesting
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Guide: Load images", .timeLimit(.minutes(5)))
struct LoadingImagesGuide {
    private let loader = FakeLoader(default: .image(FakeImage(width: 400, height: 300)))
    private let pipeline: ImagePipeline

    init() { pipeline = ImagePipeline(.fake(loader: loader)) }

    @Test("Given the guide, when an image is loaded, then its pixels can be read")
    func anImage() async throws {
        let image = try await pipeline.image(for: "https://example.org/cat.jpg")
        image.pixels.withUnsafeBytes { bytes in
            // Rows from the top, four bytes a pixel: red, green, blue, alpha; straight alpha, sRGB, upright.
        }

        #expect(image.pixels.withUnsafeBytes { $0.count } == 400 * 300 * 4)
    }

    @Test("Given the guide, when a thumbnail is loaded, then it has the size asked for")
    func aThumbnail() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")
        request.targetSize = TargetSize(width: 200, height: 200, mode: .fill)
        #expect(try await pipeline.image(for: request).size == PixelSize(width: 200, height: 200))
    }

    @Test("Given the guide, when requests are made, then there is one for each kind of source")
    func sources() throws {
        let url = try #require(URL(string: "https://example.org/cat.jpg"))
        let file = URL(filePath: "/tmp/cover.jpg")
        let urlRequest = URLRequest(url: url)
        let bytes = Data("cat".utf8)
        let text = "Y2F0"
        let database = GuideDatabase()
        @Sendable func drawnChart() async throws -> DecodedImage { try FakeImage().decoded() }

        _ = ImageRequest("https://example.org/cat.jpg")  // text; what is no URL fails when it is loaded
        _ = ImageRequest(url)  // http, https, file or data
        _ = ImageRequest(urlRequest)  // a URLRequest: with its method, fields, body and policy
        _ = ImageRequest("data:image/png;base64,iVBORw0KGgo=")  // no network needed
        _ = ImageRequest(provider: RawDataProvider(bytes, id: "logo"))
        _ = ImageRequest(provider: Base64DataProvider(text))
        _ = ImageRequest(provider: FileDataProvider(file, id: "cover"))  // a file under a name of your own
        _ = ImageRequest(provider: ClosureDataProvider(id: "row 17") { try await database.bytes(17) })
        _ = ImageRequest(id: "chart") { try await drawnChart() }  // pixels that the program makes
    }

    @Test("Given the guide, when a request is modified, then it is sent that way and has its own key")
    func whatIsSent() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")
        let user = GuideUser()

        request.headerFields[.accept] = "image/webp,image/*"
        request.cacheKey = "photo-17"  // for a URL whose signature changes
        request.modifier = RequestModifier(id: user.name) { http in
            http.headerFields[.authorization] = "Bearer \(try await user.token())"
        }

        _ = try await pipeline.image(for: request)
        let sent = try #require(loader.requests.entries.first)
        #expect(sent.headerFields[.accept] == "image/webp,image/*")
        #expect(sent.headerFields[.authorization] == "Bearer t0k3n")
        #expect(request.sourceKey.hasPrefix("photo-17"))
    }

    @Test("Given the guide, when neither source nor mirror answers, then the placeholder does")
    func alternatives() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")
        let placeholder = FakeDataProvider(identifier: "placeholder", FakeImage(width: 1, height: 2))

        request.alternatives = [ImageSource("https://mirror.example.org/cat.jpg"), .provider(placeholder)]
        request.lowDataSource = ImageSource("https://example.org/cat-small.jpg")

        loader["/cat.jpg"] = .status(404)
        #expect(try await pipeline.image(for: request).size == PixelSize(width: 1, height: 2))
        #expect(loader.urls == ["https://example.org/cat.jpg", "https://mirror.example.org/cat.jpg"])
    }

    private struct MyDecoder: ImageDecoding {
        func info(of data: Data) throws(ImageError) -> ImageInfo? { nil }
        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? { nil }
    }

    @Test("Given the guide, when a pipeline is configured, then only those settings change")
    func common() {
        var configuration = ImagePipeline.Configuration.standard
        configuration.headerFields[.userAgent] = "Gallery/2"
        configuration.defaults.retry = .never
        configuration.cachePolicy.network = .revalidate
        configuration.keyMapper = .ignoringQueryItems()  // one cache entry, however the URL is signed
        configuration.decoders.append(MyDecoder())  // asked first; nil means "not mine"
        let pipeline = ImagePipeline(configuration)

        #expect(pipeline.configuration.defaults.retry?.maximumAttempts == 1)
        #expect(pipeline.configuration.decoders.count == StandardCodecs.decoders.count + 1)
        let standard = Mirror(reflecting: ImagePipeline.Configuration.standard)
        // Sorted, because a set has its elements in any order.
        let changed = zip(standard.children, Mirror(reflecting: pipeline.configuration).children)
            .filter { "\($0.value)".sorted() != "\($1.value)".sorted() }.map { $0.0.label }
        #expect(changed == ["decoders", "defaults", "cachePolicy", "headerFields", "keyMapper"])
    }

    private struct Undecipherable: Error {}

    @Test("Given the guide's hooks and interceptor, when a picture is missing, then another is loaded")
    func hooks() async throws {
        var configuration = ImagePipeline.Configuration.fake(loader: loader)
        @Sendable func decrypted(_ data: Data) throws -> Data {
            if data.isEmpty { throw Undecipherable() }
            return data
        }

        configuration.defaultTargetSize = TargetSize(width: 800, height: 800)
        configuration.defaultProcessors = [.roundedCorners(radius: 12)]
        configuration.defaultPriority = .low
        configuration.maximumImageSize = PixelSize(width: 4096, height: 4096)  // larger ones are made smaller
        configuration.willDecode = { data, request in try decrypted(data) }
        configuration.willStore = { entry, request in entry.data.count < 10 << 20 ? entry.data : nil }
        configuration.interceptors = [
            { load in
                do {
                    return try await load.proceed()
                } catch ImageError.response(.status(404)) {
                    return try await load.proceed(with: "https://example.org/missing.png")
                }
            }
        ]

        loader["/cat.jpg"] = .status(404)
        loader["/missing.png"] = .image(FakeImage(width: 1600, height: 800))
        let image = try await ImagePipeline(configuration).image(for: "https://example.org/cat.jpg")
        #expect(image.size == PixelSize(width: 800, height: 400))
        #expect(loader.urls == ["https://example.org/cat.jpg", "https://example.org/missing.png"])
    }

    @Test("Given the guide, when a task is watched, then it ends with the image")
    func events() async throws {
        let request = ImageRequest("https://example.org/cat.jpg")

        let task = pipeline.task(for: request)  // starts at once
        task.priority = .high
        for await event in task.events {
            switch event {
            case .progress(let progress): print(progress.receivedBytes, "of", progress.expectedBytes ?? 0)
            case .preview(let response): print("a preview of", response.image.size)
            case .finished(let result): print(result)
            }
        }
        let response = try await task.response  // any number of tasks may wait for it
        task.cancel()

        #expect(response.source == .network)
    }

    @MainActor
    @Test("Given the guide, when a load is cancelled, then nothing is shown unless it was in memory")
    func handlers() async throws {
        let request = ImageRequest("https://example.org/cat.jpg")
        let (bar, view) = (GuideBar(), GuideView())
        let gate = Gate()
        loader["/cat.jpg"] = .hold(at: gate)

        func show() {
            let token = pipeline.load(request, progress: { bar.fraction = $0.fraction ?? 0 }) { result in
                if case .success(let response) = result { view.image = response.image }
            }
            pipeline.cancel(token)
        }

        show()
        await loader.running.wait { $0 == 0 }
        #expect(view.image == nil)

        gate.open()
        _ = try await pipeline.image(for: request)
        show()
        #expect(view.image != nil)
    }

    @Test("Given the guide, when bytes are loaded, then nothing is decoded")
    func bytes() async throws {
        let request = ImageRequest("https://example.org/cat.jpg")

        let file = try await pipeline.data(for: request)
        print(file.data.count, file.response?.headerFields[.contentType] ?? "", file.source)

        #expect(file.data == FakeImage(width: 400, height: 300).data)
        #expect(pipeline.cachedImage(for: request) == nil)
    }
}

/// In the place of the standard one, whose words would stand in the midst of the tests' own.
private func print(_ words: Any..., separator: String = " ", terminator: String = "\n") {}
