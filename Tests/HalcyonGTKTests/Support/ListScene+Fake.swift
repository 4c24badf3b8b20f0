import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension ListScene {
    /// Rows of `http://example.org/0` and so on.
    ///
    /// - Parameters:
    ///   - transfers: So many at a time.
    ///   - ahead: So many rows are prefetched.
    ///   - owned: Held by the factory's closure.
    ///   - onRequest: Called when a request is asked for.
    static func fake(
        _ loader: FakeLoader, kind: Kind = .list, count: Int, transfers: Int = 8, ahead: Int = 0,
        isRemote: Bool = false, observer: EventRecorder<PipelineEvent>? = nil, owned: AnyObject? = nil,
        completion: WidgetImages.Completion? = nil, onRequest: (@MainActor (Int) -> Void)? = nil
    ) async throws -> ListScene {
        var configuration = ImagePipeline.Configuration.fake(loader: loader)
        configuration.maximumTransfers = transfers
        configuration.downloads.maximumTransfersPerHost = transfers
        configuration.observer = observer
        let pipeline = ImagePipeline(configuration)
        let prefetcher = ListPrefetcher(
            ImagePrefetcher(pipeline: pipeline), window: PrefetchWindow(ahead: ahead, behind: 0))
        return try await ListScene(
            kind, numbers: 0..<count, options: ListPictures.options(pipeline),
            prefetcher: ahead > 0 ? prefetcher : nil, isRemote: isRemote, completion: completion
        ) { number in
            onRequest?(number)
            return withExtendedLifetime(owned) { ImageRequest("http://example.org/\(number)") }
        }
    }

    /// Waits until every row shows what it is to show in the end.
    func settle(_ color: (Int) -> PixelColor = { ListPictures.final($0) }) async throws {
        do {
            try await eventually("all rows show their own") {
                await window.frames(1)
                return try rows().allSatisfy { $0.color == color($0.number) }
            }
        } catch {
            for row in try rows() where row.color != color(row.number) {
                Issue.record("row \(row.number) shows \(row.color)")
            }
            throw error
        }
    }
}

extension FakeLoader {
    /// The rows that were asked for, in their order.
    var numbers: [Int] { urls.compactMap { Int($0.dropFirst("http://example.org/".count)) } }
}
