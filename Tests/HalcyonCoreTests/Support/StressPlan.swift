import Foundation
import HTTPTypes
import HalcyonTesting

@testable import HalcyonCore

/// A random request, and how it may end where nobody gives it up.
struct StressPlan: Sendable {
    /// What becomes of a source.
    enum Kind: String, CaseIterable {
        case ok, big, flaky, provided, filed, damaged, missing, fail, hang
    }

    let kind: Kind
    let request: ImageRequest
    /// What an image of it says.
    let text: String?
    /// What its bytes say.
    let bytes: String?
    /// How it may fail.
    let errors: Set<ImageError>
    /// What its own source says, of which alone the downloader knows; and how that fails.
    let own: (bytes: String?, error: ImageError?)

    init(_ world: StressWorld, using random: inout RandomSource) {
        kind = Kind.allCases.randomElement(using: &random) ?? .ok
        let path = "/\(kind.rawValue)\(Int.random(in: 0..<4, using: &random))"
        let chain = Array("abc".prefix(Int.random(in: 0...3, using: &random)))
        var request = ImageRequest(
            source: world.source(kind, path), processors: chain.map { Suffix($0) },
            priority: LoadPriority.allCases.randomElement(using: &random) ?? .normal)
        if Int.random(in: 0..<3, using: &random) > 0 { Self.setOptions(of: &request, world, using: &random) }
        // How often it is tried makes no difference to how it ends.
        if kind == .fail || kind == .missing {
            request.retry = RetryPolicy(maximumAttempts: Int.random(in: 1...3, using: &random))
        }

        var errors = Set([Self.error(of: kind)].compactMap(\.self))
        var others: [String] = []
        if request.cachePolicy.network == .never {
            errors.insert(.cache(.notCached(key: request.cacheKey ?? request.source.text)))
        } else if Bool.random(using: &random), kind == .fail || kind == .missing {
            others = ["/ok7"]
            request.alternatives = [world.source(.damaged, "/damaged7"), world.source(.ok, "/ok7")]
        }
        self.request = request
        let isGood = ![.damaged, .missing, .fail, .hang].contains(kind)
        let suffix = String(chain)
        text = isGood ? StressWorld.body(kind, path) + suffix : others.first.map { $0 + suffix }
        // Bytes that no picture can be made of are bytes all the same.
        bytes = isGood || kind == .damaged ? StressWorld.body(kind, path) : others.isEmpty ? nil : "bad/damaged7"
        self.errors = others.isEmpty ? errors : []
        let isSent = isGood || kind == .damaged
        own = (isSent ? StressWorld.body(kind, path) : nil, isSent ? nil : Self.error(of: kind))
    }

    private static func setOptions(
        of request: inout ImageRequest, _ world: StressWorld, using random: inout RandomSource
    ) {
        request.previews = PreviewPolicy(
            isOn: Bool.random(using: &random), interval: Bool.random(using: &random) ? 0 : 0.01, leastBytes: 1)
        request.sharesWork = Int.random(in: 0..<4, using: &random) > 0
        request.storage = [.original, .processed, .both].randomElement(using: &random)
        request.serializer = TextSerializer()
        request.delivery = Int.random(in: 0..<4, using: &random) == 0 ? .afterStore : .immediate
        if Int.random(in: 0..<4, using: &random) == 0 { request.caches = world.otherCaches }
        if Int.random(in: 0..<4, using: &random) == 0 {
            request.modifier = RequestModifier { _ in await Task.yield() }
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            request.retry = RetryPolicy(maximumAttempts: 100, totalTimeout: 1e9)
        }
        request.cachePolicy.network =
            [.automatic, .automatic, .automatic, .reload, .revalidate, .never].randomElement(using: &random)
            ?? .automatic
        request.cachePolicy.memory = [.readWrite, .readWrite, .off].randomElement(using: &random) ?? .readWrite
    }

    private static func error(of kind: Kind) -> ImageError? {
        switch kind {
        case .ok, .big, .flaky, .provided, .filed, .hang: nil
        case .damaged: .decoding(.corrupt(ImageFormat(name: "fake"), why: "it says so itself"))
        case .missing: .response(.status(404))
        case .fail: .response(.connectionReset)
        }
    }
}
