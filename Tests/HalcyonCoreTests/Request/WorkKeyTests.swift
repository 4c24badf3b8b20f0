import Foundation
import HTTPTypes
import HalcyonTesting
import Testing

@testable import HalcyonCore

/// Compares the table at the top of WorkKeys.swift with the code.
@Suite("The keys of a request's work")
struct WorkKeyTests {
    /// A row of the table: what changes, and in which request.
    private struct Row {
        let name: String
        let base: ImageRequest
        /// Each of them alone has the effect that the row states.
        let changes: [(inout ImageRequest) -> Void]

        init(
            _ name: String, in prepare: (inout ImageRequest) -> Void = { _ in },
            _ changes: ((inout ImageRequest) -> Void)...
        ) {
            self.name = name
            base = WorkKeyTests.request.with(prepare)
            self.changes = changes
        }
    }

    private static let source = URL(filePath: #filePath)
        .appending(path: "../../../../Sources/HalcyonCore/Request/WorkKeys.swift").standardized
    private static let downloader = ImageDownloader(.init())

    /// Not yet run by a pipeline.
    private static var request: ImageRequest { ImageRequest("http://test/x") }

    private static var rows: [Row] {
        [
            Row("source", { $0.source = ImageSource("http://test/y") }),
            Row("headerFields", { $0.headerFields[.accept] = "image/png" }),
            Row("cacheKey", { $0.cacheKey = "key" }),
            Row("targetSize", { $0.targetSize = TargetSize(width: 1, height: 1) }),
            Row("processors", { $0.processors = [Suffix("a")] }),
            Row("priority", { $0.priority = .veryHigh }),
            Row(
                "cachePolicy.memory", { $0.cachePolicy.memory = .off }, { $0.cachePolicy.memory = .readOnly },
                { $0.cachePolicy.memory = .writeOnly }),
            Row(
                "cachePolicy.disk", { $0.cachePolicy.disk = .off }, { $0.cachePolicy.disk = .readOnly },
                { $0.cachePolicy.disk = .writeOnly }),
            // `.never` sends nothing.
            Row("cachePolicy.network", { $0.cachePolicy.network = .reload }, { $0.cachePolicy.network = .revalidate }),
            Row("expiration", { $0.expiration = .days(1) }),
            Row("expirationExtension", { $0.expirationExtension = .lifetime }),
            Row("memoryExpiration", { $0.memoryExpiration = .days(1) }),
            Row("precision", { $0.precision = .atLeast }),
            Row("retry", { $0.retry = .never }),
            Row("idleTimeout", { $0.idleTimeout = 1 }),
            Row("modifier", { $0.modifier = RequestModifier(id: "a") { _ in } }),
            Row("modifier, unnamed", { $0.modifier = RequestModifier { _ in } }),
            Row("redirects", { $0.redirects = RedirectHandler.refuseAll }),
            Row("authentication", { $0.authentication = AuthenticationHandler(id: "a") { _ in nil } }),
            Row("validator", { $0.validator = ResponseValidator(statuses: [200]) }),
            Row("alternatives", { $0.alternatives = [ImageSource("http://test/y")] }),
            Row("lowDataSource", { $0.lowDataSource = ImageSource("http://test/y") }),
            Row("storage = .processed", { $0.storage = .processed }),
            Row("storage = .both", { $0.storage = .both }),
            Row("serializer, if used", in: { $0.storage = .both }, { $0.serializer = TextSerializer() }),
            Row("delivery", { $0.delivery = .afterStore }),
            Row("previews", { $0.previews = true }),
            Row("frames = .first", { $0.frames = .first }),
            Row("frames = .preloaded", { $0.frames = .preloaded }),
            Row("sharesWork = false", { $0.sharesWork = false }),
            Row("caches", { $0.caches = CacheSet(imageCache: ImageCache(), dataCache: nil) }),
            Row("thumbHash", { $0.thumbHash = ThumbHash(base64: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A") }),
            Row("userInfo", { $0.userInfo = ["a": 1] }),
            Row("purpose", { $0.purpose = .view }, { $0.purpose = .prefetching }),
            Row("isKeptForCertain", { $0.isKeptForCertain = true }),
            Row(
                "loadID, if unshared",
                in: {
                    $0.sharesWork = false
                    $0.loadID = LoadID()
                }, { $0.loadID = LoadID() }),
            Row(
                "ticket",
                {
                    let ledger = SourceLedger()
                    let earlier = ledger.begin($0.sourceKey)
                    ledger.clearing(where: { _ in true }) {}
                    $0.ticket = ledger.begin($0.sourceKey)
                    withExtendedLifetime(earlier) {}
                }),
        ]
    }

    /// The request of `askingProvider`, which only a pipeline can set.
    private static func askingProviderRow() async throws -> Row {
        let permits = ProviderPermits(1, behind: Backlog(limit: 1), clock: FakeClock())
        let turn = try await ProviderTurn.take(
            permits, for: ProviderTurn.Load(request, in: permits), .constant(.normal))
        return Row("askingProvider", { $0.askingProvider = turn })
    }

    /// The keys of a request, by the columns of the table; a prefetcher's by its destination.
    private func keys(of request: ImageRequest) -> [String: AnyHashable] {
        // As a pipeline runs it: each load has another ID.
        let run = request.with { if $0.loadID == nil { $0.loadID = LoadID() } }
        let http = run.http.tellingCaches(run.cachePolicy.network)
        let order = DownloadOrder(DownloadRequest(http, body: run.body, for: run), in: Self.downloader)
        // As a program starts it.
        let own = request.with {
            $0.loadID = nil
            $0.ticket = nil
        }
        return [
            "ImageKey": run.imageKey, "LoadIdentity": run.loadIdentity, "LoadKey": LoadKey(run),
            "DecodeKey": DecodeKey(run), "ImageJobKey": ImageJobKey(run), "DownloadIdentity": order.sharedKey,
            "PrefetchKey": PrefetchKey(own, .memory), "PrefetchKey to the disk": PrefetchKey(own, .disk),
        ]
    }

    /// The columns in which two requests differ, with what their cells say.
    private func differences(_ a: ImageRequest, _ b: ImageRequest) -> [String: String] {
        let (a, b) = (keys(of: a), keys(of: b))
        var cells: [String: String] = [:]
        for (column, key) in a where key != b[column] { cells[column] = "x" }
        if cells["PrefetchKey"] != nil, cells.removeValue(forKey: "PrefetchKey to the disk") == nil {
            cells["PrefetchKey"] = "memory"
        }
        return cells
    }

    /// The cells of the table that are not empty, by row and column.
    private func table() throws -> [String: [String: String]] {
        let lines = try String(contentsOf: Self.source, encoding: .utf8).split(separator: "\n")
            .drop { !$0.hasPrefix("// property or option") }.prefix { $0.hasPrefix("// ") }
        let cells = lines.map { line in
            line.dropFirst(3).split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let columns = try #require(cells.first).dropFirst()
        #expect(Set(columns).union(["PrefetchKey to the disk"]) == Set(keys(of: Self.request).keys))
        var table: [String: [String: String]] = [:]
        for row in cells.dropFirst(2) {
            #expect(row.count == columns.count + 1 && table[row[0]] == nil, "\(row)")
            table[row[0]] = Dictionary(uniqueKeysWithValues: zip(columns, row.dropFirst())).filter { $1 != "" }
        }
        return table
    }

    @Test("Given requests that are alike, when their keys are compared, then they are equal")
    func equal() throws {
        for row in Self.rows {
            let isUnshared = row.base.options.sharesWork == false
            // Each transfer of such a request has a number of its own.
            #expect(differences(row.base, row.base) == (isUnshared ? ["DownloadIdentity": "x"] : [:]))
            if isUnshared { continue }
            let alike = ImageRequest("http://test/x").with { $0.storage = row.base.storage }
            #expect(differences(row.base, alike) == [:])
        }
    }

    @Test("Given a row of the table, when its property changes, then exactly the named keys do")
    func changes() async throws {
        let table = try table()
        let rows = Self.rows + [try await Self.askingProviderRow()]
        #expect(rows.map(\.name).sorted() == table.keys.sorted())
        for row in rows {
            for change in row.changes {
                #expect(differences(row.base, row.base.with(change)) == table[row.name], "\(row.name)")
            }
        }
    }

    @Test("Given options of which one is set, when asked, then they are not empty")
    func emptiness() {
        #expect(ImageRequest.Options().isEmpty)
        for row in Self.rows {
            for changed in row.changes.map(row.base.with) where changed.hasOptions {
                #expect(!changed.options.isEmpty, "\(row.name)")
            }
        }
    }

    @Test("Given the properties and options of a request, when the table is read, then each has a row")
    func completeness() throws {
        let request = Self.request
        var properties = labels(of: request).union(labels(of: request.options))
        #expect(properties.count > 20)
        // The source is stored with the keys that follow from it, and header fields are a part of it.
        properties = properties.subtracting(["identity", "rareOptions"]).union(["source", "headerFields"])
        // It is nil for the pipeline's.
        properties = properties.subtracting(["ownPriority"]).union(["priority"])
        properties = properties.subtracting(["transfer"]).union(labels(of: request.options.transfer))
        // "ownDisk" holds the policy's `disk`.
        properties.remove("cachePolicy")
        properties.formUnion(labels(of: request.cachePolicy).map { "cachePolicy." + $0.dropFirst(3).lowercased() })
        let rows = try Set(table().keys.map { String($0.prefix { !" ,".contains($0) }) })
        #expect(properties.subtracting(rows) == [], "these have no row in the table of WorkKeys.swift")
        #expect(rows.subtracting(properties) == [], "these rows have no property")
    }

    private func labels(of value: Any) -> Set<String> { Set(Mirror(reflecting: value).children.compactMap(\.label)) }
}
