import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting

#if HALCYON_TSAN
typealias Mutex<Value> = SanitizedMutex<Value>
#else
import Synchronization
#endif

/// The servers of a round: each source has a version that only ever grows, and every answer says in its colours which
/// version it shows and which transfer has brought it.
final class ModelOrigin: DataLoading {
    /// How a source's server answers.
    struct Manner: Sendable {
        var fields: HTTPFields
        var hasTag: Bool
        var hasDate: Bool
    }

    /// What a transfer brought, or bytes that were stored by hand.
    struct Record: Sendable {
        var source: Int
        var version: Int
        /// When the request reached its server, among all events of the round.
        var askedAt: Int
        /// Whether the program has stored it in memory as a finished image, of which no server knows.
        var isDrawn = false
    }

    /// What is to happen to the next transfers of a source; drawn by the round.
    struct Mood: Sendable {
        /// Whether answers wait until the round lets them go.
        var isHeld = false
        /// Whether a held answer shows what there was when the request came, and not when it is let go.
        var isSnapshot = true
        /// Whether a held answer sends its head at once, and waits before its body.
        var hasEarlyHead = false
        /// Whether answers may not be stored.
        var isUnstorable = false
        var failure: Failure?

        enum Failure: Sendable { case unavailable, reset }
    }

    /// What a request met when it reached its server.
    private struct Arrival {
        var serial: Int
        var version: Int
        var date: Date
    }

    let manners: [Manner]

    fileprivate struct State {
        var versions = [1, 1, 1, 1]
        /// The versions of each source of which there is nothing but the answer 404.
        var absent: [Set<Int>] = [[], [], [], []]
        var moods = [Mood(), Mood(), Mood(), Mood()]
        var records: [Record] = []
        var gates: [Gate] = []
        var events = 0
        var arrivals = 0
    }

    private let state = Mutex(State())
    private let clock: FakeClock

    /// - Parameter revalidatesInBackground: Whether one of them lets stale answers be revalidated in the background.
    init(_ clock: FakeClock, revalidatesInBackground: Bool) {
        self.clock = clock
        manners = [
            Manner(fields: [.cacheControl: "max-age=60"], hasTag: true, hasDate: true),
            Manner(fields: [:], hasTag: false, hasDate: true),
            Manner(
                fields: [.cacheControl: "max-age=40" + (revalidatesInBackground ? ", stale-while-revalidate=200" : "")],
                hasTag: true, hasDate: false),
            Manner(fields: [.cacheControl: "no-cache"], hasTag: true, hasDate: true),
        ]
    }

    static func url(_ source: Int) -> String { "http://model\(source)/x" }

    /// The next moment among all events of the round.
    func moment() -> Int {
        state.withLock { state in
            state.events += 1
            return state.events
        }
    }

    /// How many requests have come.
    var arrivals: Int { state.withLock { $0.arrivals } }
    func version(_ source: Int) -> Int { state.withLock { $0.versions[source] } }
    func record(_ serial: Int) -> Record? {
        state.withLock { $0.records.indices.contains(serial) ? $0.records[serial] : nil }
    }
    /// Whether a request has come for a source after the answer with a number was made.
    func wasAsked(_ source: Int, since serial: Int) -> Bool {
        state.withLock { $0.records.dropFirst(serial + 1).contains { $0.source == source && !$0.isDrawn } }
    }
    func setMood(_ mood: Mood, of source: Int) { state.withLock { $0.moods[source] = mood } }
    @discardableResult
    func change(_ source: Int) -> Int {
        state.withLock { state in
            state.versions[source] += 1
            return state.versions[source]
        }
    }

    /// The server has nothing any more, until it changes again.
    func remove(_ source: Int) {
        state.withLock { state in
            state.versions[source] += 1
            state.absent[source].insert(state.versions[source])
        }
    }

    /// The first version from a given one on of which there is nothing, and whether a pipeline is to remember that; nil
    /// if there is none.
    func absence(of source: Int, from version: Int) -> (version: Int, isRemembered: Bool)? {
        let isRemembered = manners[source].fields[.cacheControl]?.hasPrefix("max-age") == true
        return state.withLock { state in
            state.absent[source].filter { $0 >= version }.min().map { ($0, isRemembered) }
        }
    }

    /// The bytes of a version that the program stores by hand.
    func placed(_ source: Int, version: Int, isDrawn: Bool = false) -> Data {
        let serial = state.withLock { state in
            let serial = state.add(source, version: version)
            state.records[serial].isDrawn = isDrawn
            return serial
        }
        return Self.picture(serial, version).data
    }

    /// Lets the answer go that has waited for the nth longest, or all.
    func release(_ index: Int?) {
        let gates = state.withLock { state -> [Gate] in
            guard let index, !state.gates.isEmpty else {
                defer { state.gates = [] }
                return state.gates
            }
            return [state.gates.remove(at: index % state.gates.count)]
        }
        for gate in gates { gate.open() }
    }

    func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        let source = Int(request.http.authority?.dropFirst("model".count) ?? "") ?? 0
        let reply = request.http.method == .get ? nil : Reply(askedForBy: request)
        let gate = Gate()
        let (mood, arrival) = state.withLock { state -> (Mood, Arrival) in
            let mood = state.moods[source]
            state.arrivals += 1
            // A method that is not safe changes what there is, wherever it gets to.
            if let reply, mood.failure == nil {
                for changed in reply.sources(from: source) { state.versions[changed] += 1 }
                for other in reply.sources(from: source).dropFirst() {
                    _ = state.add(other, version: state.versions[other])
                }
            }
            if mood.isHeld { state.gates.append(gate) }
            let version = state.versions[source]
            return (mood, Arrival(serial: state.add(source, version: version), version: version, date: clock.date))
        }
        if mood.isHeld, !mood.hasEarlyHead { await gate.pass() }
        if Task.isCancelled { throw .cancelled }
        switch mood.failure {
        case .unavailable: return .status(503)
        case .reset: throw .response(.connectionReset)
        case nil: break
        }
        if let reply { return reply.answer(to: request, of: source, manners[source].fields) }
        var shown = arrival
        if mood.isHeld, !mood.isSnapshot, !mood.hasEarlyHead {
            state.withLock { state in
                shown.version = state.versions[source]
                shown.date = clock.date
                state.records[shown.serial].version = shown.version
            }
        }
        return answer(
            request.http, source, shown, isUnstorable: mood.isUnstorable,
            gate: mood.isHeld && mood.hasEarlyHead ? gate : nil)
    }

    private func answer(
        _ request: HTTPRequest, _ source: Int, _ shown: Arrival, isUnstorable: Bool, gate: Gate?
    ) -> DataLoad {
        let manner = manners[source]
        var fields = manner.fields
        let tag = "\"\(shown.version)\""
        if manner.hasTag { fields[.eTag] = tag }
        if manner.hasDate { fields[.date] = Self.text(shown.date) }
        let url = Self.url(source)
        if state.withLock({ $0.absent[source].contains(shown.version) }) {
            fields[.eTag] = nil
            return .status(.notFound, fields: fields)
        }
        if isUnstorable { fields[.cacheControl] = "no-store" }
        if manner.hasTag, request.headerFields[.ifNoneMatch] == tag {
            return DataLoad(
                response: HTTPResponse(status: .notModified, headerFields: fields), url: url, expectedBytes: nil,
                body: DataBody(Data()))
        }
        let data = Self.picture(shown.serial, shown.version).data
        let sent = Tally()
        return DataLoad(
            response: HTTPResponse(status: .ok, headerFields: fields), url: url, expectedBytes: data.count,
            body: DataBody { () async throws(ImageError) in
                guard sent.value == 0 else { return nil }
                sent.add()
                await gate?.pass()
                return data
            })
    }

    /// A picture whose colour says what it is.
    static func picture(_ serial: Int, _ version: Int) -> FakeImage {
        FakeImage(width: 8, height: 8, color: SIMD4(UInt8(serial & 255), UInt8(serial >> 8), UInt8(version), 255))
    }

    private static func text(_ date: Date) -> String {
        var seconds = time_t(date.timeIntervalSince1970)
        var parts = tm()
        var text = [CChar](repeating: 0, count: 64)
        gmtime_r(&seconds, &parts)
        let count = strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
        return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension ModelOrigin.State {
    fileprivate mutating func add(_ source: Int, version: Int) -> Int {
        events += 1
        records.append(ModelOrigin.Record(source: source, version: version, askedAt: events))
        return records.count - 1
    }
}
