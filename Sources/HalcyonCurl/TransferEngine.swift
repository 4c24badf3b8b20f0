import CCurl
import Foundation
import HalcyonCore
import Synchronization

/// The door to the thread that makes the transfers: starts it when there is work, hands work over, wakes it.
///
/// The thread and everything of libcurl's live in ``TransferLoop``, which exists only while there are transfers and for
/// the keep-alive time after the last.
final class TransferEngine: Sendable {
    let configuration: CurlDataLoader.Configuration
    /// Bodies hold on to it too, and may outlive the engine.
    let buffers = BufferPool()
    private let state = Mutex(State())

    private struct State {
        /// Transfers to start, to resume or to drop: the loop looks which.
        var inbox: [Transfer] = []
        /// The running loop's handle, for waking it; nil when none runs.
        var multi: UnsafeMutableRawPointer?
        var isAsleep = false
        var isAbandoned = false

        /// Waking costs a system call: only when the loop sleeps, and once.
        mutating func wake() {
            guard isAsleep, let multi else { return }
            isAsleep = false
            curl_multi_wakeup(multi)
        }
    }

    init(_ configuration: CurlDataLoader.Configuration) { self.configuration = configuration }

    private enum Answer: Sendable { case accepted, noMemory, noThread, noDescriptor }

    /// Starts a transfer.
    func submit(_ transfer: Transfer) throws(ImageError) {
        guard CurlLibrary.isReady else { throw .response(.other("libcurl cannot be started")) }
        let answer = state.withLock { state -> Answer in
            if state.multi == nil {
                // Its descriptors for waking, and those of its name look-ups, are libcurl's own: older versions let the
                // programs that the process starts have them. No connection is among them.
                guard let multi = curl_multi_init() else { return Descriptors.room < 2 ? .noDescriptor : .noMemory }
                // Without a pair of descriptors for waking, libcurl's handle is there all the same, but a loop that sleeps
                // would hear of nothing. Nor is there a use for one without a descriptor for a connection.
                guard curl_multi_wakeup(multi) == CURLM_OK, Descriptors.room >= 2 else {
                    curl_multi_cleanup(multi)
                    return .noDescriptor
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
                    return .noThread
                }
            }
            state.inbox.append(transfer)
            state.wake()
            return .accepted
        }
        switch answer {
        case .accepted: return
        case .noMemory: throw .response(.other("no memory for a transfer"))
        case .noThread: throw .request(.noThread)
        case .noDescriptor: throw .request(.noDescriptor)
        }
    }

    /// Tells the loop that a transfer was cancelled, or that its reader has room again.
    func notify(_ transfer: Transfer) {
        state.withLock { state in
            // Without a loop there is no transfer that it could be about.
            guard state.multi != nil else { return }
            state.inbox.append(transfer)
            state.wake()
        }
    }

    /// Ends the thread as soon as it has nothing to do.
    func abandon() {
        state.withLock { state in
            state.isAbandoned = true
            state.wake()
        }
    }

    // MARK: The loop's side

    enum Next {
        case work([Transfer])
        case sleep
        case leave
    }

    /// What the loop does next. With `.leave` its handle is the loop's alone, to be freed.
    func next(isIdle: Bool, isTired: Bool) -> Next {
        state.withLock { state in
            if !state.inbox.isEmpty {
                defer { state.inbox = [] }
                return .work(state.inbox)
            }
            if isIdle, isTired || state.isAbandoned {
                state.multi = nil
                return .leave
            }
            state.isAsleep = true
            return .sleep
        }
    }

    /// To be told after each sleep.
    func didWake() { state.withLock { $0.isAsleep = false } }

    /// Older versions of libcurl let OpenSSL write to closed sockets, and the process would end.
    private func blockBrokenPipeSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}

/// What holds for the whole process.
enum CurlLibrary {
    /// Whether libcurl is set up; asking sets it up.
    static let isReady = halcyon_global_init() == CURLE_OK

    /// Whether the library was built with HTTP/2.
    static let hasHTTP2 =
        halcyon_version_info().map { $0.pointee.features & Int32(CURL_VERSION_HTTP2) != 0 } ?? false

    /// Whether the library undoes an encoding of this name.
    static func decodes(_ encoding: String) -> Bool {
        guard let features = halcyon_version_info()?.pointee.features else { return false }
        return switch encoding {
        case "br": features & Int32(CURL_VERSION_BROTLI) != 0
        case "zstd": features & Int32(CURL_VERSION_ZSTD) != 0
        default: false
        }
    }

    /// Whether a handle may make another transfer after its first.
    ///
    /// From 7.83 to 8.1, a handle kept a pointer to the last header field of its last transfer. If the head of the next
    /// answer began with a folded line, the library wrote to the freed memory behind it: any server could crash the
    /// program. Source: curl's pull request 11103, of May 2023.
    static let canReuseHandles: Bool = {
        guard let version = halcyon_version_info()?.pointee.version_num else { return false }
        return version < 0x07_53_00 || version >= 0x08_02_00
    }()

    /// Whether the library's own bundle of authorities can be read.
    ///
    /// Debian's libcurl has a folder of hashed certificates beside it. With both, libcurl parses the whole bundle for
    /// each connection (20 ms of processor time); with the bundle alone it keeps the parsed one.
    static let hasBundle: Bool = {
        guard let version = halcyon_version_info(), let bundle = version.pointee.cainfo else { return false }
        return access(bundle, R_OK) == 0
    }()
}
