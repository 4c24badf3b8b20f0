public import HalcyonCore

#if canImport(Darwin) || HALCYON_STAND_INS
import HalcyonApple
#endif

extension RetryPolicy {
    /// Returns a policy that waits for the network: a download that fails because the machine has none is retried as
    /// soon as there is one again.
    ///
    /// ```swift
    /// request.retry = .whenOnline()
    /// configuration.downloads.retry = .whenOnline(timeout: 300)
    /// ```
    ///
    /// A download waits if the machine has no network when an attempt fails, and if the failure may come from that: the
    /// host is not found, the connection cannot be made or breaks, or there is no answer in time. It does not wait if
    /// something has answered, or if the host is this machine (`localhost`, `127.0.0.1`). While it waits, it occupies
    /// no connection and no place among the downloads. Attempts that have failed without a network do not count towards
    /// ``RetryPolicy/maximumAttempts``, so that `.whenOnline(.never)` waits too; methods that may not be repeated, such
    /// as `POST`, are not retried.
    ///
    /// With a network, and after `timeout`, the rules of `policy` apply. Since name servers may be known a moment later
    /// than the network, a host that is not found after such a wait is retried by them as well. ``RetryPolicy/decide``
    /// is asked first, and ``RetryPolicy/totalTimeout`` includes the waits.
    ///
    /// A Linux machine has a network if the kernel has a route to public addresses through a running interface, or if a
    /// network card that is running has an address which is not link-local: a local network without a gateway. On
    /// Apple's systems, `NWPathMonitor` says so. Whether the Internet can be reached is not tested.
    ///
    /// - Parameters:
    ///   - policy: The rules for all other failures. Default: ``RetryPolicy/standard``.
    ///   - timeout: The maximum number of seconds to wait, for all waits of a download together, each of which counts as
    ///     a second at least; `.infinity` (or NaN) for no limit. Default: 60.
    public static func whenOnline(_ policy: RetryPolicy = .standard, timeout: Double = 60) -> RetryPolicy {
        var policy = policy
        policy.networkWait = NetworkWait(waiters, timeout: timeout)
        return policy
    }

    #if canImport(Darwin) || HALCYON_STAND_INS
    private static let waiters = NetworkWaiters(AppleNetwork())
    #else
    private static let waiters = NetworkWaiters(LinuxNetwork())
    #endif
}
