/// What happens in a load that has an `Answer` at its end.
enum LoadEvent<Answer: Sendable>: Sendable {
    /// More bytes have arrived.
    case progress(LoadingProgress)
    /// There is a better preview than before.
    case preview(ImageResponse)
    /// The load has ended; the last event.
    case finished(Result<Answer, ImageError>)
}

extension LoadEvent<ImageResponse> {
    /// The image that it brings.
    var image: DecodedImage? {
        switch self {
        case .preview(let response), .finished(.success(let response)): response.image
        case .progress, .finished(.failure): nil
        }
    }
}

extension ImageTask.Event {
    init(_ event: LoadEvent<ImageResponse>) {
        switch event {
        case .progress(let progress): self = .progress(progress)
        case .preview(let preview): self = .preview(preview)
        case .finished(let outcome): self = .finished(outcome)
        }
    }
}
