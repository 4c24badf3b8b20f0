import CCurl
import HalcyonCore

// What it does while the process is short of file descriptors.
extension TransferLoop {
    /// Tells libcurl how many connections may be open.
    func limitConnections() {
        halcyon_multi_set_long(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, share.mostConnections)
    }

    /// Has a transfer begin again when there may be a descriptor for it.
    func postpone(_ running: ActiveTransfer) {
        if share.lower(with: sockets.count) {
            // Now libcurl has it wait for one of the connections, and closes one that is idle.
            limitConnections()
            start(running.transfer, retryCount: running.retryCount, waitCount: running.waitCount)
        } else if !postponed.add(running, at: now) {
            running.transfer.settle(.failure(.request(.noDescriptor)))
        }
    }

    /// Starts those that have waited long enough for now.
    func startPostponed() {
        guard postponed.isDue(at: now) else { return }
        for entry in postponed.take() where !entry.transfer.isSettled {
            start(entry.transfer, retryCount: entry.retryCount, waitCount: entry.waitCount)
        }
    }
}
