import Foundation
import Synchronization

/// Feeds a previewer with a body as it arrives, each byte once. Called by one at a time.
final class PreviewSession: Sendable {
    /// As much as decoders need to tell a format by.
    private static let headLength = 64

    private struct State {
        /// The body that it has been fed with, and how much of that.
        var body: WaitID?
        var fed = 0
        var previewer: (any ImagePreviewing)?
        /// Whether there will be no more previews of this body.
        var isOver = false
        /// How many previews there were.
        var count = 0
    }

    private let state = Mutex(State())
    private let decoders: ImageDecoderRegistry
    private let options: DecodingOptions
    private let policy: PreviewPolicy

    init(_ decoders: ImageDecoderRegistry, _ options: DecodingOptions, _ policy: PreviewPolicy) {
        self.decoders = decoders
        self.options = options
        self.policy = policy
    }

    /// A preview of what there is, and of how many bytes it was made; nil where there is nothing new to be seen.
    func preview(
        of body: ArrivingBody, _ progress: LoadingProgress
    ) throws(ImageError) -> (image: DecodedImage, byteCount: Int)? {
        var state = state.withLock { $0 }
        // A transfer that began anew brings other bytes; one that was resumed goes on.
        if state.body != body.id { state = State(body: body.id, count: state.count) }
        guard !state.isOver else { return nil }
        do throws(ImageError) {
            let image = try next(of: body, &state)
            let number = state.count
            if image != nil { state.count += 1 }
            keep(state)
            return try image.map { image throws(ImageError) in
                let blur = Blur(radius: policy.blurRadius(progress, number: number))
                return (try blur.process(image), state.fed)
            }
        } catch {
            keep(State(body: body.id, isOver: true, count: state.count))
            throw error
        }
    }

    private func keep(_ new: State) {
        let old = state.withLock { state in
            defer { state = new }
            return state
        }
        withExtendedLifetime(old) {}
    }

    private func next(of body: ArrivingBody, _ state: inout State) throws(ImageError) -> DecodedImage? {
        let chunks = body.chunks(from: state.fed)
        if state.previewer == nil {
            var head = Data()
            for chunk in chunks where head.count < Self.headLength { head.append(chunk) }
            state.previewer = try decoders.makePreviewer(for: head, options: options)
            guard state.previewer != nil else {
                state.isOver = head.count >= Self.headLength
                return nil
            }
        }
        for chunk in chunks {
            try state.previewer?.append(chunk)
            state.fed += chunk.count
        }
        return try state.previewer?.preview()
    }
}
