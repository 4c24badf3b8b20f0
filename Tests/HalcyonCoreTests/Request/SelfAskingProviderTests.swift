import Foundation
import HalcyonCore
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

/// A provider that loads what waits for it.
@Suite("Providers that ask for themselves", .timeLimit(.minutes(5)))
struct SelfAskingProviderTests {
    private let pipeline = ImagePipeline(.fake(cache: FakeDataCache()))

    /// Gives what `load` gives for a request of the provider named `other`.
    private func provider(
        _ identifier: String, asking other: @escaping @Sendable () -> any ImageDataProvider,
        _ change: @escaping @Sendable (inout ImageRequest) -> Void = { _ in }
    ) -> FakeDataProvider {
        FakeDataProvider(identifier: identifier) { [pipeline] in
            try await pipeline.data(for: ImageRequest(provider: other()).with(change)).data
        }
    }

    private final class Later: Sendable {
        private let provider = Mutex<(any ImageDataProvider)?>(nil)
        func set(_ value: any ImageDataProvider) { provider.withLock { $0 = value } }
        var value: any ImageDataProvider { provider.withLock { $0 } ?? FakeDataProvider(identifier: "none") }
    }

    private func expectFailure(_ provider: any ImageDataProvider) async {
        let image = await failure {
            _ = try await pipeline.image(for: ImageRequest(provider: provider))
        }
        let bytes = await failure {
            _ = try await pipeline.data(for: ImageRequest(provider: provider))
        }
        for error in [image, bytes] {
            guard case .request(.providerFailed(let why)) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(why.text.contains("waits for itself"))
        }
    }

    @Test("Given a provider that requests its own bytes, when loaded, then it fails and says why")
    func direct() async {
        let itself = Later()
        let provider = provider("a") { itself.value }
        itself.set(provider)
        await expectFailure(provider)
    }

    @Test("Given a provider that requests its own image, when loaded, then it fails and says why")
    func image() async {
        let itself = Later()
        let provider = FakeDataProvider(identifier: "a") { [pipeline] in
            _ = try await pipeline.image(for: ImageRequest(provider: itself.value))
            return Data("never".utf8)
        }
        itself.set(provider)
        await expectFailure(provider)
    }

    @Test("Given providers that ask for each other, when one is loaded, then it fails and says why")
    func mutual() async {
        let first = Later()
        let second = provider("b") { first.value }
        first.set(provider("a") { second })
        await expectFailure(first.value)
    }

    @Test("Given a provider that reloads its own bytes, when loaded, then it fails and says why")
    func unshared() async {
        let itself = Later()
        let provider = provider("a") {
            itself.value
        } _: {
            $0.cachePolicy.network = .reload
        }
        itself.set(provider)
        await expectFailure(provider)
        #expect(provider.calls.value == 2)
    }

    @Test("Given a provider that checks the caches for its own bytes, when loaded, then it succeeds")
    func cached() async throws {
        let itself = Later()
        let provider = FakeDataProvider(identifier: "a") { [pipeline] in
            let offline = ImageRequest(provider: itself.value).with { $0.cachePolicy.network = .never }
            if let data = try? await pipeline.data(for: offline).data { return data }
            return Data("made".utf8)
        }
        itself.set(provider)
        #expect(try await pipeline.image(for: ImageRequest(provider: provider)).text == "made")
    }

    @Test("Given a provider that asks for others, when these ask for a third, then all are loaded")
    func tree() async throws {
        let leaf = FakeDataProvider(identifier: "leaf") { Data("leaf".utf8) }
        let left = provider("left") { leaf }
        let right = provider("right") { leaf }
        let root = FakeDataProvider(identifier: "root") { [pipeline] in
            async let a = pipeline.data(for: ImageRequest(provider: left)).data
            async let b = pipeline.data(for: ImageRequest(provider: right)).data
            return try await a + b
        }
        #expect(try await pipeline.image(for: ImageRequest(provider: root)).text == "leafleaf")
    }
}
