public import HalcyonCore

/// What a pipeline has done and is doing, counted from its events.
public struct PipelineFigures: Sendable, Equatable {
    /// A load that has failed.
    public struct Failure: Sendable, Equatable {
        /// What was asked for.
        public var name: String
        /// Why there is no image.
        public var reason: String
    }

    /// Loads that memory has answered.
    public private(set) var memoryHits = 0
    /// Loads that the disk cache has answered.
    public private(set) var diskHits = 0
    /// Loads that the network has answered.
    public private(set) var networkLoads = 0
    /// Loads that files have answered.
    public private(set) var fileLoads = 0
    /// Loads that have failed.
    public private(set) var failures = 0
    /// Loads that nobody wanted any more.
    public private(set) var cancellations = 0
    /// Bytes that transfers have brought.
    public private(set) var bytesTransferred = 0
    /// Pictures made of bytes.
    public private(set) var decodes = 0
    /// How long that took, in seconds.
    public private(set) var decodingSeconds = 0.0
    /// The last failures, the newest first, at most ``mostFailures``.
    public private(set) var lastFailures: [Failure] = []

    private var running: Set<LoadID> = []
    private var waitingTransfers: Set<ImageDownloader.Event.TransferID> = []
    private var runningTransfers: Set<ImageDownloader.Event.TransferID> = []

    /// The most failures that are kept.
    public static let mostFailures = 4

    /// Nothing has happened yet.
    public init() {}

    /// Loads that run now.
    public var loadsRunning: Int { running.count }
    /// Transfers that wait for their turn, or to be tried again.
    public var transfersWaiting: Int { waitingTransfers.count }
    /// Transfers that run now.
    public var transfersRunning: Int { runningTransfers.count }
    /// Loads that were answered.
    public var answers: Int { memoryHits + diskHits + networkLoads + fileLoads }

    /// Counts an event.
    public mutating func count(_ event: PipelineEvent) {
        switch event.kind {
        case .started: running.insert(event.load)
        case .finished(let source, _):
            running.remove(event.load)
            switch source {
            case .memory: memoryHits += 1
            case .disk: diskHits += 1
            case .network: networkLoads += 1
            case .provider: fileLoads += 1
            }
        case .failed(let error, _):
            running.remove(event.load)
            failures += 1
            lastFailures.insert(Failure(name: Self.name(of: event.request), reason: error.description), at: 0)
            if lastFailures.count > Self.mostFailures { lastFailures.removeLast() }
        case .cancelled:
            running.remove(event.load)
            cancellations += 1
        case .decoded(let size, let seconds):
            if size != nil { decodes += 1 }
            decodingSeconds += seconds
        case .transfer(let event): count(event)
        case .memoryLookup, .diskLookup, .processed, .storedInMemory, .storedOnDisk, .revalidated, .answeredStale:
            break
        }
    }

    private mutating func count(_ event: ImageDownloader.Event) {
        let id = event.transfer
        switch event.kind {
        case .queued, .willRetry:
            runningTransfers.remove(id)
            waitingTransfers.insert(id)
        case .started, .resumed:
            waitingTransfers.remove(id)
            runningTransfers.insert(id)
        case .finished(let byteCount, _):
            bytesTransferred += byteCount
            end(id)
        case .failed, .cancelled: end(id)
        }
    }

    private mutating func end(_ id: ImageDownloader.Event.TransferID) {
        waitingTransfers.remove(id)
        runningTransfers.remove(id)
    }

    private static func name(of request: ImageRequest) -> String {
        let path = request.source.text.prefix { $0 != "?" && $0 != "#" }
        return path.split(separator: "/").last.map(String.init) ?? request.source.text
    }
}
