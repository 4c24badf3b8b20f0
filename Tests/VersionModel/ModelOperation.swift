import HalcyonCore

/// What a round does next, drawn by lot.
enum ModelOperation: CustomStringConvertible {
    /// Loads an image.
    case image(ModelFacts.Form, CachePolicy.Network, ImageRequest.Options.Storage, isAwaited: Bool)
    /// Loads the bytes of a source.
    case data(source: Int, CachePolicy.Network, isAwaited: Bool)
    /// Sends a request by another method than GET.
    case unsafe(source: Int, method: String, ModelOrigin.Reply, isAwaited: Bool)
    case storeImage(ModelFacts.Form)
    case storeData(source: Int)
    case remove(ModelFacts.Form)
    case removeVariants(source: Int)
    case removeAll
    /// The server has something new.
    case change(source: Int)
    /// The server has nothing any more.
    case vanish(source: Int)
    /// From now on the server of a source answers so.
    case mood(source: Int, ModelOrigin.Mood)
    /// An answer that has been held goes on its way.
    case release(Int)
    case wait(seconds: Double)
    case evictFromMemory
    case evictFromDisk(Int)
    /// From now on there is no room on the disk, or there is again.
    case fill(Bool)
    case cancel(Int)
    case restart

    static func random(using random: inout some RandomNumberGenerator, canRestart: Bool) -> Self {
        // Mostly the first ones: what happens to one source alone is what matters.
        let source = min(Int.random(in: 0..<8, using: &random), Int.random(in: 0..<4, using: &random))
        let form = ModelFacts.Form(
            source: source, side: [nil, 4, 6].randomElement(using: &random) ?? nil,
            isProcessed: Int.random(in: 0..<3, using: &random) == 0)
        let isAwaited = Bool.random(using: &random)
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<34:
            let storages: [ImageRequest.Options.Storage] = [.original, .original, .both, .both, .processed]
            return .image(
                form, network(using: &random), storages.randomElement(using: &random) ?? .original,
                isAwaited: isAwaited)
        case 34..<42: return .data(source: source, network(using: &random), isAwaited: isAwaited)
        case 42..<48:
            let method = ["POST", "PUT", "DELETE"].randomElement(using: &random) ?? "PUT"
            let reply = ModelOrigin.Reply.allCases.randomElement(using: &random) ?? .content
            return .unsafe(source: source, method: method, reply, isAwaited: isAwaited)
        case 48..<50: return .storeImage(form)
        case 50..<52: return .storeData(source: source)
        case 52..<55: return .remove(form)
        case 55..<57: return .removeVariants(source: source)
        case 57: return .removeAll
        case 58..<67: return .change(source: source)
        case 67: return .vanish(source: source)
        case 68..<77: return .mood(source: source, mood(using: &random))
        case 77..<86: return .release(Int.random(in: 0..<8, using: &random))
        case 86..<91: return .wait(seconds: [30, 70, 300, 700_000].randomElement(using: &random) ?? 30)
        case 91..<94: return .evictFromMemory
        case 94..<96: return .evictFromDisk(Int.random(in: 0..<64, using: &random))
        case 96: return .fill(Int.random(in: 0..<3, using: &random) == 0)
        default: return canRestart ? .restart : .cancel(Int.random(in: 0..<8, using: &random))
        }
    }

    /// The same for a program that keeps no finished images.
    var withoutFinished: Self {
        guard case .image(let form, let network, _, let isAwaited) = self else { return self }
        return .image(form, network, .original, isAwaited: isAwaited)
    }

    /// The same for one of two pipelines on a disk, none of which knows at once of what the other does; nil for what
    /// one of them cannot do without the other's help.
    var forSharing: Self? {
        switch self {
        case .image, .data, .change, .wait, .evictFromMemory, .evictFromDisk: return withoutFinished
        case .mood(let source, var mood):
            (mood.isHeld, mood.failure) = (false, nil)
            return .mood(source: source, mood)
        default: return nil
        }
    }

    private static func network(using random: inout some RandomNumberGenerator) -> CachePolicy.Network {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<6: .automatic
        case 6..<8: .reload
        case 8: .revalidate
        default: .never
        }
    }

    private static func mood(using random: inout some RandomNumberGenerator) -> ModelOrigin.Mood {
        var mood = ModelOrigin.Mood()
        mood.isHeld = Int.random(in: 0..<10, using: &random) < 6
        mood.isSnapshot = Bool.random(using: &random)
        mood.hasEarlyHead = Int.random(in: 0..<3, using: &random) == 0
        mood.isUnstorable = Int.random(in: 0..<6, using: &random) == 0
        switch Int.random(in: 0..<12, using: &random) {
        case 0: mood.failure = .unavailable
        case 1: mood.failure = .reset
        default: break
        }
        return mood
    }

    var description: String {
        func how(_ isAwaited: Bool) -> String { isAwaited ? "" : ", not awaited" }
        switch self {
        case .image(let form, let network, let storage, let isAwaited):
            return "load \(form) \(network) \(storage)\(how(isAwaited))"
        case .data(let source, let network, let isAwaited): return "bytes of \(source) \(network)\(how(isAwaited))"
        case .unsafe(let source, let method, let reply, let isAwaited):
            return "\(method) \(source): \(reply)\(how(isAwaited))"
        case .storeImage(let form): return "store image \(form)"
        case .storeData(let source): return "store bytes of \(source)"
        case .remove(let form): return "remove \(form)"
        case .removeVariants(let source): return "remove all of \(source)"
        case .removeAll: return "remove all"
        case .change(let source): return "server changes \(source)"
        case .vanish(let source): return "server has no \(source) any more"
        case .mood(let source, let mood):
            let held = mood.isHeld ? "held\(mood.isSnapshot ? " snapshot" : "")\(mood.hasEarlyHead ? " body" : "")" : ""
            let how = mood.isUnstorable ? "no-store " : ""
            return "server of \(source): \(how)\(mood.failure.map { "\($0) " } ?? "")\(held)"
        case .release(let index): return "release \(index)"
        case .wait(let seconds): return "wait \(seconds) s"
        case .evictFromMemory: return "evict from memory"
        case .evictFromDisk(let index): return "evict \(index) from disk"
        case .fill(let isFull): return isFull ? "disk is full" : "disk has room"
        case .cancel(let index): return "cancel \(index)"
        case .restart: return "restart"
        }
    }
}
