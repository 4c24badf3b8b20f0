#if os(Linux)
import Foundation
import Glibc
import HalcyonCore
import Synchronization

/// The helpers of a ``SandboxedDecoder``: started when they are needed, kept for a while, and each used by one image at
/// a time.
///
/// Nothing here waits for a helper that another caller uses: if none is free, one more is made. A pipeline decodes as
/// many images at a time as there are processors, so there are not many more helpers than that.
final class HelperPool: Sendable {
    private struct State {
        var template: TemplateProcess?
        /// Made ahead, so that the next image that may share no helper waits for none.
        var spare: NewHelper?
        /// The uptime at which a helper was given back last.
        var lastUse = 0.0
        /// The one that was given back last is last.
        var idle: [Helper] = []
        /// The uptime before which no template is started, because the last ones failed.
        var retryAt = 0.0
        var failures = 0
        var lastFailure: TemplateProcess.Failure?
        /// Whether a helper was ready once.
        var hasWorked = false
        /// Whether a task will end what has been idle for long enough.
        var isDue = false
        /// The slots with a helper, the one that was used longest ago first.
        var slots: [WeakSlot] = []

        mutating func note(_ failure: TemplateProcess.Failure, at now: Double) {
            // It may be over at any time.
            if case .shortage = failure.kind { return }
            failures += 1
            lastFailure = failure
            retryAt = now + min(firstWait * Double(1 << min(failures - 1, 10)), longestWait)
        }
    }

    private struct WeakSlot {
        weak var slot: HelperSlot?
    }

    /// Seconds that a helper is kept without work.
    private static let lifetime = 20.0
    /// Seconds of the first wait after a failure; each further one doubles it.
    private static let firstWait = 0.1
    private static let longestWait = 5.0
    /// The passes over animations that keep a helper from one frame to the next. Beyond these, the one that was used
    /// longest ago loses its helper, and begins again when it goes on.
    private static let mostSlots = 16
    /// How often one more helper is asked for when the system has too little of something.
    private static let mostTries = 4
    /// Seconds without work after which a helper is looked at before it gets some.
    private static let glance = 0.01

    private let settings: SandboxSettings
    private let clock: any PipelineClock
    private let state = Mutex(State())

    init(_ settings: SandboxSettings, clock: any PipelineClock = SystemClock()) {
        self.settings = settings
        self.clock = clock
    }

    /// Lends a helper for one image, for the frames of one animation, or for the previews of one file.
    ///
    /// - Parameters:
    ///   - origin: Of the image; nil if it is unknown, and so shares a helper with no other.
    ///   - format: Of the image, if it is known: what it needs of the system is loaded beforehand.
    ///   - limit: The seconds that the image may take.
    func helper(
        for origin: String?, _ format: ImageFormat?, limit: Double = DecodingLimits().maximumSeconds
    ) throws(TemplateProcess.Failure) -> Helper {
        let needed = format.flatMap { SandboxSettings.preparedFormats.contains($0) ? $0.name : nil }
        if let helper = usableIdleHelper(for: origin, needed) { return helper }
        let patience = Patience(limit: limit)
        var (tries, hasAnother) = (0, false)
        while true {
            var template: TemplateProcess?
            do throws(TemplateProcess.Failure) {
                let current = try self.template()
                template = current
                return try newHelper(of: current, for: origin, needed, format, patience)
            } catch {
                switch error.kind {
                case .cancelled: throw error
                case .late:
                    if let template, template.isSilent { dismiss(template, because: error) }
                    throw error
                case .shortage:
                    tries += 1
                    if tries == Self.mostTries { throw error }
                    // Helpers without work may have taken what is missing: threads, or descriptors on their way.
                    endAllIdle()
                    try patience.pause()
                case .broken, .impossible:
                    guard let template else { throw error }
                    dismiss(template, because: error)
                    // If it has worked, somebody has ended it: that is no reason to wait for another.
                    guard template.hasWorked, !hasAnother else { throw error }
                    hasAnother = true
                    try patience.check()
                }
            }
        }
    }

    private func newHelper(
        of template: TemplateProcess, for origin: String?, _ needed: String?, _ format: ImageFormat?,
        _ patience: Patience
    ) throws(TemplateProcess.Failure) -> Helper {
        let helper = try startedHelper(of: template, needed, format, patience)
        helper.origin = origin
        let now = clock.uptime
        let isFirst = state.withLock { state in
            (state.failures, state.hasWorked, state.lastUse) = (0, true, now)
            defer { state.isDue = true }
            return !state.isDue
        }
        // Not only when it is given back: it may never be.
        if isFirst { endIdleLater() }
        return helper
    }

    private func startedHelper(
        of template: TemplateProcess, _ needed: String?, _ format: ImageFormat?, _ patience: Patience
    ) throws(TemplateProcess.Failure) -> Helper {
        let spare = state.withLock { state -> NewHelper? in
            guard state.template === template, let spare = state.spare,
                needed.map(spare.prepared.contains) ?? true
            else { return nil }
            state.spare = nil
            return spare
        }
        func begin(_ patience: Patience?) throws(TemplateProcess.Failure) -> NewHelper {
            try NewHelper(of: template, settings.helperLimits, for: format, patience)
        }
        let helper: NewHelper
        if let spare { helper = spare } else { helper = try begin(patience) }
        // Without it, the next image waits.
        let next = try? begin(nil)
        let surplus = state.withLock { state -> NewHelper? in
            guard state.template === template else { return next }
            defer { state.spare = next }
            return state.spare
        }
        withExtendedLifetime(surplus) {}
        guard spare != nil else { return try helper.ready(patience) }
        // Somebody may have ended it in the meantime, or its template: then what it said before is all that is left.
        if let helper = try? helper.ready(patience), helper.isAlive { return helper }
        try patience.check()
        return try begin(patience).ready(patience)
    }

    /// Whether a failure says that there can be no sandbox here, and so no hostile image that has brought it about:
    /// images may then be decoded in the program.
    func isForGood(_ failure: TemplateProcess.Failure) -> Bool {
        guard case .impossible = failure.kind, !state.withLock(\.hasWorked) else { return false }
        guard let path = try? HelperLocation.path(configured: settings.helperPath) else { return true }
        return !TemplateProcess.hasWorked(path)
    }

    /// Takes a helper back.
    func give(_ helper: Helper) {
        let isKept =
            !helper.isSpent && !helper.isWorn && helper.imageCount < settings.imagesPerHelper
            && settings.isolation != .perImage && (settings.isolation == .shared || helper.origin != nil)
            && !helper.isCrowded
        let now = clock.uptime
        helper.idleSince = now
        let (surplus, isFirst) = state.withLock { state -> (Helper?, Bool) in
            state.lastUse = now
            if isKept { state.idle.append(helper) }
            defer { state.isDue = true }
            return (state.idle.count > settings.mostIdle ? state.idle.removeFirst() : nil, !state.isDue)
        }
        if !isKept { helper.kill() }
        surplus?.kill()
        if isFirst { endIdleLater() }
    }

    /// Ends all helpers that have no work.
    func removeAll() {
        let ended = state.withLock { state in
            defer { (state.idle, state.spare, state.template) = ([], nil, nil) }
            return (state.idle, state.spare, state.template)
        }
        withExtendedLifetime(ended) {}
    }

    /// Takes back all that is lent to nobody, for those who need it more.
    private func endAllIdle() {
        let ended = state.withLock { state in
            defer { (state.idle, state.spare) = ([], nil) }
            return (state.idle, state.spare)
        }
        withExtendedLifetime(ended) {}
    }

    private func usableIdleHelper(for origin: String?, _ needed: String?) -> Helper? {
        while let helper = idleHelper(for: origin, needed) {
            guard helper.isAlive else { continue }
            // A thread that it has left may have begun others since.
            if clock.uptime - helper.idleSince < Self.glance || !helper.isCrowded { return helper }
        }
        return nil
    }

    private func idleHelper(for origin: String?, _ needed: String?) -> Helper? {
        guard settings.isolation == .shared || origin != nil else { return nil }
        return state.withLock { state in
            let index = state.idle.lastIndex {
                (settings.isolation == .shared || $0.origin == origin) && needed.map($0.prepared.contains) ?? true
            }
            return index.map { state.idle.remove(at: $0) }
        }
    }

    private func template() throws(TemplateProcess.Failure) -> TemplateProcess {
        let now = clock.uptime
        let outcome: Result<TemplateProcess, TemplateProcess.Failure> = state.withLock { state in
            if let template = state.template { return .success(template) }
            if now < state.retryAt, let failure = state.lastFailure { return .failure(failure) }
            do throws(TemplateProcess.Failure) {
                let template = try start()
                state.template = template
                return .success(template)
            } catch {
                state.note(error, at: now)
                return .failure(error)
            }
        }
        return try outcome.get()
    }

    private func start() throws(TemplateProcess.Failure) -> TemplateProcess {
        let path: String
        do throws(HelperLocation.NotFound) {
            path = try HelperLocation.path(configured: settings.helperPath)
        } catch {
            throw TemplateProcess.Failure(
                .impossible,
                why: "\(HelperLocation.name) is at none of these places: \(error.places.joined(separator: ", "))")
        }
        return try TemplateProcess(path)
    }

    private func dismiss(_ template: TemplateProcess, because failure: TemplateProcess.Failure) {
        let now = clock.uptime
        template.noteFailure()
        let ended = state.withLock { state -> ([Helper], NewHelper?) in
            guard state.template === template else { return ([], nil) }
            state.template = nil
            if !template.hasWorked { state.note(failure, at: now) }
            defer { (state.idle, state.spare) = ([], nil) }
            return (state.idle, state.spare)
        }
        ended.1?.abandon()
        withExtendedLifetime(ended) {}
    }

    private func endIdleLater() {
        Task.detached { [weak self, clock] in
            repeat {
                try? await clock.sleep(seconds: Self.lifetime / 4)
            } while self?.endIdle(before: clock.uptime - Self.lifetime) == false
        }
    }

    /// - Returns: Whether none is left.
    private func endIdle(before time: Double) -> Bool {
        let (ended, isEmpty) = state.withLock { state -> (([Helper], NewHelper?, TemplateProcess?), Bool) in
            let (crowd, ended) = (state.idle.filter(\.isCrowded), state.idle.filter { $0.idleSince <= time })
            state.idle.removeAll { helper in
                helper.idleSince <= time || crowd.contains { $0 === helper }
            }
            guard state.idle.isEmpty, state.lastUse <= time else { return ((crowd + ended, nil, nil), false) }
            state.isDue = false
            // Helpers at work keep it.
            defer { (state.spare, state.template) = (nil, nil) }
            return ((crowd + ended, state.spare, state.template), true)
        }
        withExtendedLifetime(ended) {}
        return isEmpty
    }

    /// Notes that a slot has a helper, and takes that of another one if there are too many.
    func keep(_ slot: HelperSlot) {
        let (surplus, seen) = state.withLock { state -> (HelperSlot?, [HelperSlot]) in
            // A slot whose owner lets go of it now gives its helper back when the last of these is gone, which must be
            // behind the lock.
            let seen = state.slots.compactMap(\.slot)
            state.slots = seen.filter { $0 !== slot }.map(WeakSlot.init) + [WeakSlot(slot: slot)]
            return (state.slots.count > Self.mostSlots ? state.slots.removeFirst().slot : nil, seen)
        }
        surplus?.take()?.kill()
        withExtendedLifetime(seen) {}
    }
}
#endif
