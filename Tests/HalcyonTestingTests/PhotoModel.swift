import HalcyonCore

@MainActor
final class PhotoModel {
    private(set) var image: DecodedImage?
    private(set) var message: String?
    private(set) var isLoading = false
    var onProgress: (Double?) -> Void = { _ in }

    private let pipeline: ImagePipeline
    private var task: ImageTask?

    init(pipeline: ImagePipeline) { self.pipeline = pipeline }

    func load(_ url: String) async {
        isLoading = true
        defer { isLoading = false }
        let task = pipeline.task(for: url)
        self.task = task
        for await event in task.events {
            switch event {
            case .progress(let progress): onProgress(progress.fraction)
            case .preview(let response), .finished(.success(let response)): image = response.image
            case .finished(.failure(.cancelled)): break
            case .finished(.failure(let error)): message = error.errorDescription
            }
        }
    }

    func cancel() { task?.cancel() }
}
