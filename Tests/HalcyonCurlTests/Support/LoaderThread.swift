import Foundation
import HalcyonCore
import Synchronization

/// The one thread of a loader, as its address filter sees it, which runs on it.
final class LoaderThread: Sendable {
    private let number = Mutex<Int32?>(nil)

    /// To be called by the filter.
    ///
    /// - Returns: true, for all addresses.
    func note() -> Bool {
        number.withLock { $0 = gettid() }
        return true
    }

    /// What it has used so far, in the steps in which the system counts (mostly 10 ms); nil while it is not known.
    var processorTime: Duration? {
        guard let number = number.withLock({ $0 }),
            let text = try? String(contentsOfFile: "/proc/self/task/\(number)/stat", encoding: .utf8),
            let name = text.lastIndex(of: ")")
        else { return nil }
        // Its fields 14 and 15; the name, which may have blanks in it, is the second.
        let fields = text[name...].split(separator: " ")
        guard fields.count > 13, let user = Int(fields[12]), let system = Int(fields[13]) else { return nil }
        return .milliseconds((user + system) * 1000 / max(1, sysconf(Int32(_SC_CLK_TCK))))
    }
}

/// The C header hides it from Swift, which does not define `_GNU_SOURCE`.
@_silgen_name("gettid")
private func gettid() -> Int32
