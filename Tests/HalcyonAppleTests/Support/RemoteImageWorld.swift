#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import Observation
import SwiftUI
import TestSupport

/// A pipeline of fakes, and windows whose views load by it.
@MainActor
final class RemoteImageWorld {
    static let a = FakeImage(width: 40, height: 30)
    static let b = FakeImage(width: 80, height: 60)

    let loader = FakeLoader(default: .status(404))
    let clock = FakeClock()
    let pipeline: ImagePipeline
    /// Holds what ``hold(_:)`` names.
    let gate = Gate()
    /// What handlers were told.
    let events = Log<String>()

    init(decoder: any ImageDecoding = FakeDecoder()) {
        pipeline = Self.pipeline(loader, clock, decoder)
        loader["/a"] = .image(Self.a)
        loader["/b"] = .image(Self.b)
    }

    static func pipeline(
        _ loader: FakeLoader, _ clock: FakeClock = FakeClock(), _ decoder: any ImageDecoding = FakeDecoder()
    ) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.fake(loader: loader, decoder: decoder, clock: clock)
        configuration.downloads.retry = .never
        configuration.downloads.startRate = nil
        return ImagePipeline(configuration)
    }

    func request(_ path: String) -> ImageRequest { ImageRequest("http://test\(path)") }

    /// Has the answer for a path wait at the gate.
    func hold(_ path: String) { loader[path] = loader[path]?.held(at: gate) }

    /// Loads an image, so that it is in memory.
    func load(_ path: String, _ size: TargetSize? = nil) async throws {
        var request = request(path)
        request.targetSize = size
        _ = try await pipeline.image(for: request)
    }

    func window<Content: View>(
        size: CGSize = CGSize(width: 320, height: 240), scale: CGFloat = 1, appearsFirst: Bool = true,
        @ViewBuilder content: @escaping () -> Content
    ) -> StandInHost {
        var environment = EnvironmentValues()
        environment.imagePipeline = pipeline
        environment.displayScale = scale
        return StandInHost(size: size, environment: environment, appearsFirst: appearsFirst, content: content)
    }

    /// Shows each phase by a word, and the image where there is one.
    func phases(_ path: String?) -> RemoteImage<PhaseView> {
        RemoteImage(path.map { request($0) }) { PhaseView(phase: $0) }
    }

    /// With handlers that tell ``events``.
    func telling<Content>(_ image: RemoteImage<Content>, as name: String = "") -> RemoteImage<Content> {
        let events = events
        return
            image
            .onSuccess { events.add("\(name)success \($0.image.size) \($0.source)") }
            .onFailure { events.add("\(name)failure \($0.code)") }
    }
}

/// The word for a phase, and its image.
struct PhaseView: View {
    let phase: RemoteImagePhase

    var body: some View {
        Text(verbatim: word)
        phase.image
        if case .failure(_, let retry) = phase { Button("Retry", action: retry) }
    }

    private var word: String {
        switch phase {
        case .empty: "empty"
        case .loading(let progress, _): progress.map { "loading \($0.receivedBytes)" } ?? "loading"
        case .preview: "preview"
        case .success(_, let response): "success from \(response.source)"
        case .failure(let error, _): "failure \(error.code)"
        }
    }
}

/// What a test has change while a window is open.
@MainActor @Observable
final class Choice<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

extension StandInHost {
    /// What is seen, in words.
    var seen: [String] { leaves.map(\.words) }

    /// What was seen in each frame.
    var seenInFrames: [[String]] { frames.map { $0.leaves.map(\.words) } }

    func waits(for expected: [String]) async throws {
        try await eventually("\(expected) is seen, but \(seenInFrames)") { seen == expected }
    }

    func press(_ title: String) { leaves.first { $0.kind == .button && $0.text == title }?.action?() }

    var image: StandInLeaf? { leaves.first { $0.image != nil } }
}

extension StandInLeaf {
    var words: String {
        switch kind {
        case .text, .shape: text
        case .image: image.map { "\($0.width)×\($0.height)" } ?? text
        case .button: "[\(text)]"
        case .progress: "progress \(text)"
        }
    }
}
#endif
