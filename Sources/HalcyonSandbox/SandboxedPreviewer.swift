#if os(Linux)
import Foundation
import HalcyonCore
import Synchronization

/// Previews that a helper makes. None is started before the first preview is wanted: most files arrive at once.
final class SandboxedPreviewer: ImagePreviewing {
    private enum Worker {
        case none
        case helper(Helper)
        /// In this process, if there is no sandbox and none is required.
        case fallback(any ImagePreviewing)
        /// There are no previews of this file, or an error has ended them.
        case nobody
    }

    private struct State {
        var worker = Worker.none
        /// What has arrived since the last preview.
        var pending = Data()
    }

    private let options: DecodingOptions
    private let head: Data
    private let sandbox: Sandbox
    private let state = Mutex(State())

    init(_ head: Data, _ options: DecodingOptions, _ sandbox: Sandbox) {
        self.head = head
        self.options = options
        self.sandbox = sandbox
    }

    deinit {
        if case .helper(let helper) = state.withLock({ $0.worker }) { sandbox.pool.give(helper) }
    }

    func append(_ data: Data) throws(ImageError) {
        state.withLock { state in
            if case .nobody = state.worker { return }
            state.pending.append(data)
        }
    }

    func preview() throws(ImageError) -> DecodedImage? {
        // One caller at a time: see `ImagePreviewing`. The lock is not held while a helper works.
        var (worker, pending) = state.withLock { state in
            defer { state.pending = Data() }
            return (state.worker, state.pending)
        }
        do throws(ImageError) {
            if case .none = worker { worker = try begin() }
            let preview = try preview(by: worker, of: pending)
            state.withLock { [worker] in $0.worker = worker }
            return preview
        } catch {
            state.withLock { $0.worker = .nobody }
            throw error
        }
    }

    private func begin() throws(ImageError) -> Worker {
        guard let helper = try sandbox.helper(for: head, options) else {
            return try sandbox.fallbackDecoders.makePreviewer(for: head, options: options).map { .fallback($0) }
                ?? .nobody
        }
        let request = HelperRequest.beginPreviews(options)
        switch try helper.perform(request, try SharedMemory(copying: head), options).reply {
        case .done: return .helper(helper)
        case .nothing:
            sandbox.pool.give(helper)
            return .nobody
        default: throw helper.ended(.decoding(.decoderMisbehaved("it sent something else than that it has begun")))
        }
    }

    private func preview(by worker: Worker, of pending: Data) throws(ImageError) -> DecodedImage? {
        switch worker {
        case .none, .nobody: return nil
        case .fallback(let previewer):
            if !pending.isEmpty { try previewer.append(pending) }
            return try previewer.preview()
        case .helper(let helper):
            if !pending.isEmpty {
                _ = try helper.perform(.append, try SharedMemory(copying: pending), options)
            }
            let answer = try helper.perform(.preview, nil, options)
            guard let (facts, pixels) = try helper.picture(answer, options) else { return nil }
            return facts.image(of: pixels, helper.isolation)
        }
    }
}
#endif
