import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImageRequest.Options and what pipelines add")
struct ImageRequestOptionsTests {
    private let url = "http://test/x"

    // MARK: Values

    @Test("Given options set on a request, when read, then the request and its options agree")
    func dynamicMembers() {
        var request = ImageRequest(url)
        #expect(request.storage == nil && request.delivery == nil && request.retry == nil && request.userInfo == nil)
        request.storage = .both
        request.delivery = .afterStore
        request.previews = true
        request.sharesWork = false
        request.expiration = .days(2)
        request.userInfo = ["a": 1]
        request.userInfo?["b"] = 2
        #expect(request.options.storage == .both)
        #expect(request.options.delivery == .afterStore)
        #expect(request.options.previews == true)
        #expect(request.options.sharesWork == false)
        #expect(request.options.expiration == .days(2))
        #expect(request.userInfo?["a"] as? Int == 1)
        #expect(request.userInfo?["b"] as? Int == 2)
        request.options = ImageRequest.Options()
        #expect(request.storage == nil)
    }

    @Test("Given a request whose keys were used, when a copy changes, then the original is unchanged")
    func valueSemantics() {
        let original = ImageRequest(url).with { $0.retry = .never }
        let key = original.imageKey
        let changes: [(inout ImageRequest) -> Void] = [
            { $0.cacheKey = "k" }, { $0.targetSize = TargetSize(width: 1, height: 1) },
            { $0.processors = [Suffix("a")] }, { $0.source = ImageSource("http://test/y") },
            { $0.headerFields[.accept] = "a" }, { $0.modifier = RequestModifier(id: "m") { _ in } },
            { $0.authentication = AuthenticationHandler(id: "h") { _ in nil } },
        ]
        var keys: Set = [key]
        for change in changes {
            let copy = original.with(change)
            keys.insert(copy.imageKey)
            #expect(original.imageKey == key)
            #expect(original.with { _ in }.imageKey == key)
        }
        #expect(keys.count == changes.count + 1)
        let retried = original.with { $0.retry = .standard }
        #expect(retried.imageKey == key)
        #expect(original.retry?.maximumAttempts == 1)
        #expect(retried.retry?.maximumAttempts == 3)
    }

    @Test("Given a request already run, when it changes, then that applies, but not to its copy")
    func changedAfterUse() async throws {
        let pipeline = PipelineFixture().pipeline { $0.headerFields = [.userAgent: "halcyon"] }
        var request = ImageRequest(url)
        #expect(try await pipeline.image(for: request).text == "/x")
        let copy = request
        request.processors = [Suffix("a")]
        #expect(try await pipeline.image(for: request).text == "/xa")
        request.processors += [Suffix("b")]
        #expect(try await pipeline.image(for: request).text == "/xab")
        request.source = ImageSource("http://test/y")
        #expect(try await pipeline.image(for: request).text == "/yab")
        #expect(try await pipeline.image(for: copy).text == "/x")
    }

    @Test("Given a request already run, when its policy changes, then that applies at once")
    func policyAfterUse() async throws {
        let fixture = PipelineFixture()
        let pipeline = fixture.pipeline { $0.headerFields = [.userAgent: "halcyon"] }
        var request = ImageRequest(url)
        _ = try await pipeline.image(for: request)
        request.cachePolicy.network = .reload
        #expect(try await pipeline.response(for: request).source == .network)
        request.cachePolicy = CachePolicy(memory: .off, network: .never)
        #expect(try await pipeline.response(for: request).source == .disk)
    }

    @Test("Given header fields set on a request, when read, then only remote sources have them")
    func headerFields() {
        var request = ImageRequest(url)
        #expect(request.headerFields.isEmpty)
        request.headerFields[.accept] = "image/webp"
        guard case .remote(let http, nil) = request.source else {
            Issue.record("not a remote source")
            return
        }
        #expect(http.headerFields == [.accept: "image/webp"])
        request.headerFields = [:]
        #expect(request.imageKey == ImageRequest(url).imageKey)
        for text in ["file:///x", "data:,x"] {
            var local = ImageRequest(text)
            let key = local.imageKey
            local.headerFields[.accept] = "image/webp"
            #expect(local.headerFields.isEmpty)
            #expect(local.imageKey == key)
        }
    }

    @Test(
        "Given URL text of each kind, when a request is made, then its source is of that kind",
        arguments: [
            ("http://test/a b", "remote http://test/a%20b"), ("HTTPS://Test/x", "remote https://Test/x"),
            ("http://test", "remote http://test/"), ("file:///tmp/x.png", "file /tmp/x.png"),
            ("FILE:///tmp/x%20y.png", "file /tmp/x y.png"), ("data:,x", "provider data:,x"),
            ("DATA:,x", "provider DATA:,x"), ("ftp://test/x", "remote ftp://test/x"), ("", "remote "),
            ("/tmp/x.png", "remote /tmp/x.png"), ("http://täst/ü", "remote http://xn--tst-qla/%C3%BC"),
            // `URL` encodes their percent signs once more.
            ("http://test/a%20ü.png", "remote http://test/a%20%C3%BC.png"),
            ("http://test/a%20b?s[]=1&c=%26", "remote http://test/a%20b?s%5B%5D=1&c=%26"),
            ("http://täst/a%20b c?d=%26é#e f", "remote http://xn--tst-qla/a%20b%20c?d=%26%C3%A9"),
            ("http://test/100% b%20", "remote http://test/100%25%20b%20"), ("http://test/%", "remote http://test/%25"),
            ("http://test/%zz%4", "remote http://test/%25zz%254"),
            ("s3://bucket/a%20ü", "remote s3://bucket/a%20%C3%BC"),
            ("file:///tmp/x%20ü.png", "file /tmp/x ü.png"),
        ])
    func strings(text: String, expected: String) {
        let source = ImageRequest(text).source
        let kind =
            switch source {
            case .remote: "remote \(source.text)"
            case .file(let url): "file \(url.path)"
            case .provider(let provider): "provider \(provider.identifier)"
            }
        #expect(kind.lowercased() == expected.lowercased())
    }

    @Test("Given a file URL with a password, when its request is named, then the name omits it")
    func passwordOfFile() {
        let request = ImageRequest("file://anna:geheim@localhost/tmp/x.png")
        #expect(request.source.text == "file://localhost/tmp/x.png")
        #expect(request.sourceKey == "file://localhost/tmp/x.png")
        #expect(ImageRequest("file:///tmp/a@b:c@d.png").source.text == "file:///tmp/a@b:c@d.png")
    }

    // MARK: Defaults

    @Test("Given pipeline defaults, when a request sets its own options, then each of those wins")
    func options() async throws {
        let fixture = PipelineFixture()
        let pipeline = fixture.pipeline { configuration in
            configuration.defaults.expiration = .seconds(10)
            configuration.defaults.modifier = RequestModifier { $0.headerFields[.userAgent] = "default" }
            configuration.defaults.storage = .processed
        }
        _ = try await pipeline.image(for: ImageRequest("http://test/a", processors: [Suffix("1")]))
        let own = ImageRequest("http://test/b", processors: [Suffix("2")]).with { request in
            request.modifier = RequestModifier { $0.headerFields[.userAgent] = "own" }
            request.storage = .original
        }
        _ = try await pipeline.image(for: own)
        await pipeline.flush()
        #expect(fixture.loader.requests.entries.map { $0.headerFields[.userAgent] } == ["default", "own"])
        #expect(fixture.cache.texts == ["/a1", "/b"])
        #expect(fixture.cache["http://test/b"]?.metadata.expiresAt == fixture.clock.date + 10)
    }

    @Test("Given a default policy, when a request sets part of it, then the rest is the default's")
    func policy() async throws {
        let fixture = PipelineFixture()
        let pipeline = fixture.pipeline { configuration in
            configuration.cachePolicy = CachePolicy(memory: .off, disk: .readOnly, network: .never)
        }
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest(url))
        }
        #expect(error?.isNotCached == true)
        let online = ImageRequest(url, cachePolicy: CachePolicy(network: .automatic))
        #expect(try await pipeline.response(for: online).source == .network)
        #expect(try await pipeline.response(for: online).source == .network)
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
        let all = online.with { $0.cachePolicy.disk = .readWrite }
        #expect(try await pipeline.response(for: all).source == .network)
        await pipeline.flush()
        #expect(try await pipeline.response(for: ImageRequest(url)).source == .disk)
        let memory = ImageRequest(url).with { $0.cachePolicy.memory = .readWrite }
        #expect(try await pipeline.response(for: memory).source == .disk)
        #expect(try await pipeline.response(for: memory).source == .memory)
    }

    @Test("Given pipeline header fields, when a request sets some, then its own win name by name")
    func defaultHeaderFields() async throws {
        let fixture = PipelineFixture()
        let pipeline = fixture.pipeline { $0.headerFields = [.userAgent: "default", .accept: "default"] }
        _ = try await pipeline.image(for: .get("/x", [.accept: "own"]))
        _ = try await pipeline.image(for: ImageRequest("data:,x"))
        #expect(fixture.loader.requests.entries.map(\.headerFields) == [[.accept: "own", .userAgent: "default"]])
    }

    @Test("Given default and own user info, when observed, then they are merged and own values win")
    func userInfo() async throws {
        final class Watcher: PipelineObserving {
            let seen = Log<[String: String]>()
            func observe(_ event: PipelineEvent) {
                seen.add((event.request.userInfo ?? [:]).compactMapValues { $0 as? String })
            }
        }
        let watcher = Watcher()
        let pipeline = PipelineFixture().pipeline { configuration in
            configuration.observer = watcher
            configuration.defaults.userInfo = ["a": "default", "b": "default"]
        }
        _ = try await pipeline.image(for: ImageRequest(url).with { $0.userInfo = ["b": "own", "c": "own"] })
        #expect(Set(watcher.seen.entries) == [["a": "default", "b": "own", "c": "own"]])
    }
}
