#if os(Linux)
import Foundation
import HalcyonCore
import Synchronization

/// Previews that a helper makes. None is started before the first preview is wanted: most files arrive at once.
final class SandboxedPreviewer: ImagePreviewing {
    private struct State {
        var helper: Helper?
        var fallback: (any ImagePreviewing)?
        var hasBegun = false
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

    deinit { state.withLock { $0.helper }?.kill() }

    func append(_ data: Data) throws(ImageError) {
        state.withLock { $0.pending.append(data) }
    }

    func preview() throws(ImageError) -> DecodedImage? {
        // One caller at a time: see `ImagePreviewing`. The lock is not held while a helper works.
        var current = state.withLock { state in
            defer { state.pending = Data() }
            return state
        }
        if !current.hasBegun {
            current.hasBegun = true
            try begin(&current)
        }
        state.withLock { [helper = current.helper, fallback = current.fallback] state in
            (state.helper, state.fallback, state.hasBegun) = (helper, fallback, true)
        }
        if let fallback = current.fallback {
            if !current.pending.isEmpty { try fallback.append(current.pending) }
            return try fallback.preview()
        }
        guard let helper = current.helper else { return nil }
        if !current.pending.isEmpty {
            _ = try helper.perform(.append, try SharedMemory(copying: current.pending), options.limits)
        }
        let answer = try helper.perform(.preview, nil, options.limits)
        guard let (facts, pixels) = try helper.picture(answer, options.limits) else { return nil }
        return facts.image(of: pixels, helper.isolation)
    }

    private func begin(_ state: inout State) throws(ImageError) {
        guard let helper = try sandbox.helper(for: head, options) else {
            state.fallback = try sandbox.fallbackDecoders.makePreviewer(for: head, options: options)
            return
        }
        let request = HelperRequest.beginPreviews(options)
        switch try helper.perform(request, try SharedMemory(copying: head), options.limits).reply {
        case .done: state.helper = helper
        case .nothing: helper.kill()
        default: throw helper.ended(.decoding(.decoderMisbehaved("it sent something else than that it has begun")))
        }
    }
}
#endif
