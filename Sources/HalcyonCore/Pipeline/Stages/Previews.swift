import Foundation
import Synchronization

/// Makes previews for the stages, in the time that the processors can spare.
final class Previews: Sendable {
    private let parts: EngineParts
    private let permits: CPUPermits

    init(_ parts: EngineParts, _ permits: CPUPermits) {
        self.parts = parts
        self.permits = permits
    }

    /// Decodes previews of partial bodies; nil if the request wants no previews.
    @inline(never)  // few want any
    func decodingPreviews(
        for request: ImageRequest, _ report: @escaping SnapshotHandler
    ) -> PreviewMaker? {
        // What is changed before it is decoded has to be whole.
        guard let policy = request.previewPolicy, parts.configuration.willDecode == nil else { return nil }
        let options = DecodingOptions(
            targetSize: parts.decodedSize(of: request), limits: parts.configuration.decodingLimits, frames: .first)
        let session = PreviewSession(parts.decoders, options, policy)
        return PreviewMaker(interval: policy.interval, clock: parts.configuration.clock) { snapshot, last in
            snapshot.body != nil && policy.isDue(snapshot.progress, after: last)
        } make: { [self] snapshot in
            guard let body = snapshot.body else { return nil }
            return await spareTime { () throws(ImageError) in
                try session.preview(of: body, snapshot.progress).map { image, byteCount in
                    LoadingSnapshot.Preview(
                        response: ImageResponse(
                            image: image, source: .network, cacheKey: request.imageKey, isPreview: true),
                        finishedSize: options.targetSize?.layout(for: image.originalSize).output ?? image.originalSize,
                        byteCount: byteCount)
                }
            }
        } report: {
            report($0)
        }
    }

    /// Applies processors to the previews of the stage below; nil if the request wants no previews.
    func processedPreviews(
        for request: ImageRequest, by processors: ArraySlice<any ImageProcessing>,
        _ report: @escaping SnapshotHandler
    ) -> PreviewMaker? {
        guard request.previewPolicy != nil else { return nil }
        return PreviewMaker { snapshot, last in
            snapshot.preview.map { $0.byteCount > last } ?? false
        } make: { [self] snapshot in
            guard let preview = snapshot.preview else { return nil }
            return await spareTime { () throws(ImageError) in
                var response = preview.response
                var copy = ScaledCopy(response.image, of: preview.finishedSize)
                for processor in processors { copy = try copy.applying(processor) }
                response.image = copy.image
                response.cacheKey = request.imageKey
                return LoadingSnapshot.Preview(
                    response: response, finishedSize: copy.whole, byteCount: preview.byteCount)
            }
        } report: {
            report($0)
        }
    }

    /// Runs `work` when no finished body waits to be decoded. A preview that fails is skipped.
    private func spareTime(
        _ work: @Sendable () throws(ImageError) -> LoadingSnapshot.Preview?
    ) async -> LoadingSnapshot.Preview? {
        do throws(ImageError) {
            return try await permits.cpu.withPermit(for: .constant(.veryLow)) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run(work)
            }
        } catch {
            return nil
        }
    }
}

/// Feeds a previewer with a body as it arrives, each byte once. Called by one thread at a time.
final class PreviewSession: Sendable {
    /// The number of bytes that decoders need to recognize a format.
    private static let headLength = 64

    private struct State {
        /// The body that was fed to the previewer, and how much of it.
        var body: WaitID?
        var fed = 0
        var previewer: (any ImagePreviewing)?
        /// Whether this body has no more previews.
        var isOver = false
        /// The number of previews so far.
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

    /// Returns a preview of the available bytes, and their number; nil if there is nothing new to show.
    func preview(
        of body: ArrivingBody, _ progress: LoadingProgress
    ) throws(ImageError) -> (image: DecodedImage, byteCount: Int)? {
        var state = state.withLock { $0 }
        // A restarted transfer brings other bytes; a resumed one continues.
        if state.body != body.id { state = State(body: body.id, count: state.count) }
        guard !state.isOver else { return nil }
        do throws(ImageError) {
            let image = try next(of: body, &state)
            let number = state.count
            if image != nil { state.count += 1 }
            keep(state)
            return try image.map { image throws(ImageError) in
                let blur = ImageProcessors.Blur(radius: policy.blurRadius(progress, number: number))
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
