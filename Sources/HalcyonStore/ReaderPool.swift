import HalcyonCore
import Synchronization

/// Connections that read the index, as many as threads ever read at a time.
final class ReaderPool: Sendable {
    private let path: String
    private let folder: String
    private let identity: FileIdentity
    private let idle = Mutex<[Connection]>([])

    init(path: String, folder: String, identity: FileIdentity) {
        self.path = path
        self.folder = folder
        self.identity = identity
    }

    /// Lends a connection to `body`.
    func use<Result>(
        _ body: (Connection) throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        let connection: Connection
        if let known = idle.withLock({ $0.popLast() }) { connection = known } else { connection = try open() }
        // A connection that failed goes back too: its statements are reset, and a damaged index is dropped as a whole.
        defer { idle.withLock { $0.append(connection) } }
        return try body(connection)
    }

    private func open() throws(StoreFailure) -> Connection {
        try FolderLock.hold(folder, exclusive: false) { () throws(StoreFailure) in
            guard FileIdentity(path: path) == identity else { throw .unavailable("another index took its place") }
            let connection = try Connection(path: path)
            // SQLite opens its log at the first read: that must happen under the lock as well.
            _ = try connection.value("PRAGMA user_version")
            return connection
        }
    }
}
