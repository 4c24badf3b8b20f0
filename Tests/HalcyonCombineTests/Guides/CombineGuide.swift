import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// The code of the guide "Load with Combine".
@MainActor
@Suite("Guide: Combine")
final class CombineGuide {
    private final class View {
        var image: DecodedImage?
        var images: [DecodedImage] = []
        var message: String?
        var fraction: Double?
        var isBlurred = false
        var isBusy = false
    }

    private final class Model {
        @Published var image: DecodedImage?
    }

    private let loader = FakeLoader()
    private let pipeline: ImagePipeline
    private let url: URL
    private let placeholder: DecodedImage
    private let (view, model) = (View(), Model())
    private let text = PassthroughSubject<String, Never>()
    private var cancellables: Set<AnyCancellable> = []

    init() throws {
        pipeline = ImagePipeline(.fake(loader: loader))
        url = try #require(URL(string: "https://example.org/cat.jpg"))
        placeholder = try .fake()
    }

    @Test("Given the guide, when an image is published, then the view has it")
    func image() async throws {
        pipeline.imagePublisher(for: url)
            .receive(on: .mainActor)
            .sink(
                receiveCompletion: { [view] completion in
                    if case .failure(let error) = completion { view.message = error.description }
                },
                receiveValue: { [view] response in view.image = response.image }
            )
            .store(in: &cancellables)
        try await eventually("it is there") { view.image?.text == "/cat.jpg" }
    }

    @Test("Given the guide, when an image is assigned, then the property has it")
    func assign() async throws {
        pipeline.imagePublisher(for: url)
            .map { Optional($0.image) }
            .replaceError(with: nil)
            .receive(on: .mainActor)
            .assign(to: &model.$image)
        try await eventually("it is there") { model.image?.text == "/cat.jpg" }
    }

    @Test("Given the guide, when somebody types, then the last one's image is shown")
    func search() async throws {
        text
            .debounce(for: .milliseconds(300), scheduler: .mainActor)
            .removeDuplicates()
            .map { [pipeline] text in
                pipeline.imagePublisher(for: "https://example.org/\(text).jpg").map { Optional($0.image) }
                    .replaceError(with: nil)
            }
            .switchToLatest()
            .receive(on: .mainActor)
            .sink { [view] in view.image = $0 }
            .store(in: &cancellables)
        text.send("c")
        text.send("ca")
        text.send("cat")
        try await eventually("it is there") { view.image?.text == "/cat.jpg" }
    }

    @Test("Given the guide, when many images are published, then all are shown")
    func many() async throws {
        let urls = ["https://example.org/1.jpg", "https://example.org/2.jpg", "no URL"]
        urls.publisher
            .flatMap(maxPublishers: .max(4)) { [pipeline] url in
                pipeline.imagePublisher(for: url).map(\.image).catch { _ in Empty() }
            }
            .receive(on: .mainActor)
            .sink { [view] in view.images.append($0) }
            .store(in: &cancellables)
        try await eventually("they are there") { view.images.count == 2 }
    }

    @Test("Given the guide, when previews are published, then the image is not blurred in the end")
    func previews() async throws {
        var request = ImageRequest(url)
        request.previews = true
        pipeline.imagePublisher(for: request)
            .receive(on: .mainActor)
            .sink(receiveCompletion: { _ in }) { [view] response in
                view.image = response.image
                view.isBlurred = response.isPreview
            }
            .store(in: &cancellables)
        try await eventually("it is there") { view.image != nil && !view.isBlurred }
    }

    @Test("Given the guide, when events are published, then the view has the image")
    func events() async throws {
        pipeline.eventPublisher(for: url)
            .receive(on: .mainActor)
            .sink { [view] event in
                switch event {
                case .progress(let progress): view.fraction = progress.fraction
                case .preview(let response): view.image = response.image
                case .finished(.success(let response)): view.image = response.image
                case .finished(.failure(let error)): view.message = error.description
                }
            }
            .store(in: &cancellables)
        try await eventually("it is there") { view.image?.text == "/cat.jpg" }
    }

    @Test("Given the guide, when a view is bound, then it has the placeholder, and then the image")
    func binder() async throws {
        // Held, for a load may end before the call returns that began it.
        let gate = Gate()
        loader["/cat.jpg"] = .data(Data("/cat.jpg".utf8)).held(at: gate)
        let binder = ImageBinder(pipeline: pipeline, options: .init(placeholder: placeholder))
        binder.$image.sink { [view] in view.image = $0 }.store(in: &cancellables)
        binder.$progress.sink { [view] in view.fraction = $0?.fraction }.store(in: &cancellables)
        binder.$error.sink { [view] in view.message = $0?.description }.store(in: &cancellables)
        binder.$isLoading.sink { [view] in view.isBusy = $0 }.store(in: &cancellables)
        binder.load(url)

        #expect(view.isBusy)
        #expect(view.image?.size.width == 1)
        gate.open()
        try await eventually("it is there") { view.image?.text == "/cat.jpg" }
        #expect(!view.isBusy)
    }
}
