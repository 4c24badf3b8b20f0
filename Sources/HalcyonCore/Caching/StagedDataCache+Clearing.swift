import Synchronization

extension StagedDataCache {
    /// A removal of everything, or of all variants of one source.
    struct Clearing: Sendable {
        /// What stays of a source.
        enum Spared: Sendable {
            case nothing
            /// Its bytes of this version, and what was made of them.
            case version(UInt64)
            /// What was made of the bytes that the cache has, and these.
            case stored
        }

        let id: WaitID
        /// What has come of it; see ``StagedDataCache/finish(_:)``.
        let outcome: Outcome
        /// Whether it is a part of another, which is carried out in any case.
        let isPart: Bool
        /// Nil for everything.
        let source: String?
        var spared: Spared
        /// What was on its way to the disk and is removed as well, and the moment from which on nothing else of it is.
        var keys: [String] = []
        var end: WaitID?

        init(source: String?, spared: Spared = .nothing, partOf whole: Clearing? = nil) {
            (id, outcome, isPart) = (whole?.id ?? WaitID(), whole?.outcome ?? Outcome(), whole != nil)
            (self.source, self.spared) = (source, spared)
        }

        /// Whether it removes what is stored under a key.
        func takes(_ key: String) -> Bool {
            guard let source else { return true }
            return key.hasPrefix(source) && (key.utf8.count == source.utf8.count || key.hasPrefix(source + "\n"))
        }

        /// Whether something on its way to the disk stays.
        func spares(_ version: UInt64?) -> Bool {
            switch spared {
            case .nothing: false
            case .version(let spared): version == spared
            case .stored: true
            }
        }

        /// What a source's key and those of its variants have in common: all before the first line feed.
        static func name(of key: String) -> Substring {
            key[..<(key.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? key.endIndex)]
        }
    }

    /// What has come of a removal.
    final class Outcome: Sendable {
        private let result = Mutex<Result<Void, ImageError>>(.success(()))

        func note(_ result: Result<Void, ImageError>) { self.result.withLock { $0 = result } }
        func get() throws(ImageError) { try result.withLock { $0 }.get() }
    }

    /// The removals that are on their way to the disk, and what waits until they are done.
    ///
    /// A look-up asks for those of its own source alone: a disk that has stalled may owe the removals of thousands.
    struct Clearings {
        private var ofEverything: [Clearing] = []
        private var ofSources: [Substring: [Clearing]] = [:]
        private var ids: Set<WaitID> = []
        private var waiting: [WaitID: [Suspension<Void>]] = [:]

        var count: Int { ids.count }
        /// One that takes every key: what else is to be removed goes with it, for nothing is stored until its end.
        var whole: Clearing? { ofEverything.first }

        func contains(_ id: WaitID) -> Bool { ids.contains(id) }

        /// A removal that takes a key; nil if there is none.
        func first(taking key: String) -> WaitID? {
            if let whole { return whole.id }
            if ofSources.isEmpty { return nil }
            return ofSources[Clearing.name(of: key)]?.first { $0.takes(key) }?.id
        }

        mutating func insert(_ clearing: Clearing) {
            ids.insert(clearing.id)
            if let source = clearing.source {
                ofSources[Clearing.name(of: source), default: []].append(clearing)
            } else {
                ofEverything.append(clearing)
            }
        }

        /// Has a writer wait until a removal is done.
        mutating func wait(for id: WaitID, _ suspension: Suspension<Void>) {
            waiting[id, default: []].append(suspension)
        }

        /// Returns the writers that have waited for it.
        mutating func remove(_ clearing: Clearing) -> [Suspension<Void>] {
            ids.remove(clearing.id)
            if let source = clearing.source {
                let name = Clearing.name(of: source)
                ofSources[name]?.removeAll { $0.id == clearing.id }
                if ofSources[name]?.isEmpty == true { ofSources[name] = nil }
            } else {
                ofEverything.removeAll { $0.id == clearing.id }
            }
            return waiting.removeValue(forKey: clearing.id) ?? []
        }
    }
}
