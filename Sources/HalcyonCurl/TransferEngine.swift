import CCurl
import Foundation
import HalcyonCore
import Synchronization

/// The interface to the thread that runs the transfers: starts it when there is work, passes on work, wakes it.
///
/// The thread and all of libcurl's objects live in ``TransferLoop``, which exists only while there are transfers and
/// for the keep-alive time after the last.
final class TransferEngine: Sendable {
    let configuration: CurlDataLoader.Configuration
    /// Bodies hold on to it too, and may outlive the engine.
    let buffers = BufferPool()
    private let state = Mutex(State())
    /// How many threads are about to wake the loop, whose handle must outlive that.
    private let wakers = Atomic<Int>(0)

    private struct State {
        /// Transfers to start, resume or drop; the loop finds out which.
        var inbox: [Transfer] = []
        /// The running loop's handle, for waking it; nil if none is running.
        var multi: UnsafeMutableRawPointer?
        var isAsleep = false
        var isAbandoned = false

        /// Whether the loop has to be woken. That takes a system call, so do it only if the loop is asleep, and only
        /// once.
        mutating func endSleep() -> Bool {
            defer { isAsleep = false }
            return isAsleep && multi != nil
        }
    }

    /// Changes the state, and wakes the loop if `change` says so. Not under the lock, which the woken loop takes at
    /// once.
    private func wakingLoop<Answer: Sendable>(_ change: (inout State) -> (answer: Answer, wakes: Bool)) -> Answer {
        let (answer, address) = state.withLock { state -> (Answer, UInt?) in
            let (answer, wakes) = change(&state)
            guard wakes, state.endSleep(), let multi = state.multi else { return (answer, nil) }
            wakers.add(1, ordering: .relaxed)
            return (answer, UInt(bitPattern: multi))
        }
        if let multi = address.flatMap(UnsafeMutableRawPointer.init(bitPattern:)) {
            curl_multi_wakeup(multi)
            wakers.subtract(1, ordering: .releasing)
        }
        return answer
    }

    init(_ configuration: CurlDataLoader.Configuration) { self.configuration = configuration }

    private enum Answer: Sendable { case accepted, noMemory, noThread, noDescriptor }

    /// Starts a transfer.
    func submit(_ transfer: Transfer) throws(ImageError) {
        guard CurlLibrary.isReady else { throw .response(.other("libcurl cannot be started")) }
        let answer = wakingLoop { state -> (Answer, Bool) in
            if state.multi == nil {
                // libcurl opens the descriptors for waking, and those for name look-ups, itself: in older versions,
                // programs started by the process inherit them. No connection is among them.
                guard let multi = curl_multi_init() else {
                    return (Descriptors.room < 2 ? .noDescriptor : .noMemory, false)
                }
                // Without a pair of descriptors for waking, libcurl still returns a handle, but a sleeping loop would
                // not be woken. A handle is also useless without a descriptor for a connection.
                guard curl_multi_wakeup(multi) == CURLM_OK, Descriptors.room >= 2 else {
                    curl_multi_cleanup(multi)
                    return (.noDescriptor, false)
                }
                state.multi = multi
                state.isAsleep = false
                let address = UInt(bitPattern: multi)
                let isStarted = OwnThread.start("halcyon-curl") { [self] in
                    guard let multi = UnsafeMutableRawPointer(bitPattern: address) else { return }
                    blockBrokenPipeSignal()
                    TransferLoop(engine: self, multi: multi).run()
                }
                guard isStarted else {
                    state.multi = nil
                    curl_multi_cleanup(multi)
                    return (.noThread, false)
                }
            }
            state.inbox.append(transfer)
            return (.accepted, true)
        }
        switch answer {
        case .accepted: return
        case .noMemory: throw .response(.other("not enough memory for a transfer"))
        case .noThread: throw .request(.noThread)
        case .noDescriptor: throw .request(.noDescriptor)
        }
    }

    /// Notifies the loop that a transfer was cancelled, or that its reader has room again.
    func notify(_ transfer: Transfer) {
        wakingLoop { state in
            // Without a loop there are no transfers to notify it about.
            guard state.multi != nil else { return ((), false) }
            state.inbox.append(transfer)
            return ((), true)
        }
    }

    /// Ends the thread as soon as it is idle.
    func abandon() {
        wakingLoop { state in
            state.isAbandoned = true
            return ((), true)
        }
    }

    // MARK: The loop's side

    enum Next {
        case work([Transfer])
        case sleep
        case leave
    }

    /// Returns what the loop does next. After `.leave` the loop is the only owner of its handle, and frees it.
    func next(isIdle: Bool, isTired: Bool) -> Next {
        state.withLock { state in
            if !state.inbox.isEmpty {
                defer { state.inbox = [] }
                return .work(state.inbox)
            }
            if isIdle, isTired || state.isAbandoned {
                // Whoever has taken the handle is done with it in a moment.
                guard wakers.load(ordering: .acquiring) == 0 else { return .work([]) }
                state.multi = nil
                return .leave
            }
            state.isAsleep = true
            return .sleep
        }
    }

    /// Call this after each sleep.
    func didWake() { state.withLock { $0.isAsleep = false } }

    /// Blocks SIGPIPE: older versions of libcurl let OpenSSL write to closed sockets, which would kill the process.
    private func blockBrokenPipeSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}

/// State and properties of libcurl, for the whole process.
enum CurlLibrary {
    /// Whether libcurl is set up; reading this sets it up.
    static let isReady = halcyon_global_init() == CURLE_OK

    /// Whether the library was built with HTTP/2.
    static let hasHTTP2 =
        halcyon_version_info().map { $0.pointee.features & Int32(CURL_VERSION_HTTP2) != 0 } ?? false

    /// Returns whether the library can decode an encoding.
    static func decodes(_ encoding: String) -> Bool {
        guard let features = halcyon_version_info()?.pointee.features else { return false }
        return switch encoding {
        case "br": features & Int32(CURL_VERSION_BROTLI) != 0
        case "zstd": features & Int32(CURL_VERSION_ZSTD) != 0
        default: false
        }
    }

    /// Whether a handle can be reused for another transfer.
    ///
    /// From 7.83 to 8.1, a handle kept a pointer to the last header field of its last transfer. If the head of the next
    /// response began with a folded line, the library wrote to the freed memory behind it: any server could crash the
    /// program. Source: curl's pull request 11103, of May 2023.
    static let canReuseHandles: Bool = {
        guard let version = halcyon_version_info()?.pointee.version_num else { return false }
        return version < 0x07_53_00 || version >= 0x08_02_00
    }()

    /// Whether the library's bundle of authorities can be read.
    ///
    /// Debian's libcurl has a folder of hashed certificates in addition. With both, libcurl parses the whole bundle for
    /// each connection (20 ms of processor time); with the bundle alone it keeps the parsed one.
    static let hasBundle: Bool = {
        guard let version = halcyon_version_info(), let bundle = version.pointee.cainfo else { return false }
        return access(bundle, R_OK) == 0
    }()
}
