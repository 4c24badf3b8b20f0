import HTTPTypes
import HalcyonServer
import InMemoryTracing
import Testing
import Tracing

@Suite("Traces of a server")
struct TracingTests {
    /// Set once for the process; other tests have other traces.
    private static let tracer = {
        let tracer = InMemoryTracer()
        InstrumentationSystem.bootstrap(tracer)
        return tracer
    }()

    @Test("Given a client with a trace, when it asks, then the request is a span of that trace")
    func span() async throws {
        let tracer = Self.tracer
        let fixture = try await ServerFixture()
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20)))
        let trace = try #require(HTTPField.Name(InMemoryTracer.traceIDKey))
        let parent = try #require(HTTPField.Name(InMemoryTracer.spanIDKey))
        #expect(await fixture.get("/a.jpg", "-", [trace: "the client's", parent: "its span"]).head.status == .ok)
        let span = try #require(tracer.finishedSpans.first { $0.traceID == "the client's" })
        #expect(span.operationName == "halcyon.request")
        #expect(span.parentSpanID == "its span")
        #expect(span.attributes.get("http.response.status_code") == .int64(200))
        #expect(span.attributes.get("halcyon.tier") == .string("made"))
    }
}
