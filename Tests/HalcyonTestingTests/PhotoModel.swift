import HalcyonCore

@MainActor
final class PhotoModel {
    private(set) var image: DecodedImage?
    private(set) var message: String?
    private(set) var isLoading = false
    var onProgress: (Double?) -> Void = { _ in }

    private let pipeline: ImagePipeline
    private let clock: any Timekeeping
    private var task: ImageTask?

    init(pipeline: ImagePipeline, clock: any Timekeeping = SystemClock()) {
        self.pipeline = pipeline
        self.clock = clock
    }

    /// Shows the photo; one that cannot be had is tried for a second time after five seconds.
    func load(_ url: String) async {
        isLoading = true
        defer { isLoading = false }
        for attempt in 1...2 {
            message = nil
            let task = pipeline.task(for: ImageRequest(url))
            self.task = task
            for await event in task.events {
                switch event {
                case .progress(let progress): onProgress(progress.fraction)
                case .finished(.success(let response)): image = response.image
                case .finished(.failure(.cancelled)): break
                case .finished(.failure(let error)): message = error.errorDescription
                }
            }
            if message == nil || attempt == 2 { return }
            guard (try? await clock.sleep(seconds: 5)) != nil else { return }
        }
    }

    func cancel() { task?.cancel() }
}
