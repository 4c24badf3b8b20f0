import CoreMetrics
import Testing

@testable import HalcyonServer

@Suite("Prometheus, text version 0.0.4")
struct PrometheusTests {
    private let registry = PrometheusRegistry()

    @Test("Given nothing, when the text is written, then it is empty")
    func empty() { #expect(registry.text.isEmpty) }

    @Test("Given a counter, when it counts, then it ends in _total and has the sum")
    func counters() {
        let counter = registry.makeCounter(label: "server.requests", dimensions: [("status", "2xx"), ("tier", "disk")])
        counter.increment(by: 2)
        registry.makeCounter(label: "server.requests", dimensions: [("status", "2xx"), ("tier", "disk")])
            .increment(by: 3)
        registry.makeCounter(label: "already_total", dimensions: []).increment(by: 1)
        #expect(
            registry.text == """
                # TYPE already_total counter
                already_total 1
                # TYPE server_requests_total counter
                server_requests_total{status="2xx",tier="disk"} 5

                """)
        counter.reset()
        #expect(registry.text.contains("tier=\"disk\"} 0\n"))
    }

    @Test("Given a meter and a plain recorder, when they are set, then they are gauges")
    func gauges() {
        let meter = registry.makeMeter(label: "running", dimensions: [])
        meter.set(5 as Int64)
        meter.increment(by: 2)
        meter.decrement(by: 0.5)
        registry.makeRecorder(label: "size", dimensions: [("a", "b")], aggregate: false).record(7 as Int64)
        #expect(
            registry.text == """
                # TYPE running gauge
                running 6.5
                # TYPE size gauge
                size{a="b"} 7.0

                """)
    }

    @Test("Given a recorder, when it records, then it is a summary of sum and count")
    func summaries() {
        let recorder = registry.makeRecorder(label: "bytes", dimensions: [("tier", "disk")], aggregate: true)
        recorder.record(3 as Int64)
        recorder.record(0.5)
        #expect(
            registry.text == """
                # TYPE bytes summary
                bytes_sum{tier="disk"} 3.5
                bytes_count{tier="disk"} 2

                """)
    }

    @Test("Given a timer, when it records, then it is a cumulative histogram in seconds")
    func histograms() {
        let timer = registry.makeTimer(label: "load", dimensions: [("a", "b")])
        // A bound belongs to its bucket.
        for nanoseconds in [500_000, 1_000_000, 1_000_001, 250_000_000, 60_000_000_000] as [Int64] {
            timer.recordNanoseconds(nanoseconds)
        }
        let lines = registry.text.split(separator: "\n").map(String.init)
        let counts = [
            ("0.001", 2), ("0.0025", 3), ("0.005", 3), ("0.01", 3), ("0.025", 3), ("0.05", 3), ("0.1", 3), ("0.25", 4),
            ("0.5", 4), ("1.0", 4), ("2.5", 4), ("5.0", 4), ("10.0", 4), ("30.0", 4), ("+Inf", 5),
        ]
        #expect(
            lines.dropLast(2)
                == ["# TYPE load_seconds histogram"]
                + counts.map { "load_seconds_bucket{a=\"b\",le=\"\($0)\"} \($1)" })
        #expect(lines.suffix(2).first?.hasPrefix("load_seconds_sum{a=\"b\"} 60.252") == true)
        #expect(lines.last == "load_seconds_count{a=\"b\"} 5")
    }

    @Test("Given a timer in seconds, when the text is written, then its name has the unit once")
    func units() {
        _ = registry.makeTimer(label: "a_seconds", dimensions: [])
        _ = registry.makeTimer(label: "b.seconds", dimensions: [])
        #expect(registry.text.contains("# TYPE a_seconds histogram\n"))
        #expect(registry.text.contains("# TYPE b_seconds histogram\n"))
        #expect(registry.text.contains("a_seconds_bucket{le=\"+Inf\"} 0\n"))
    }

    @Test("Given series of one name, when the text is written, then its type is there once")
    func types() {
        for value in ["b", "c", "a"] {
            registry.makeCounter(label: "x", dimensions: [("k", value)]).increment(by: 1)
            registry.makeMeter(label: "y", dimensions: [("k", value)]).set(1.0)
        }
        #expect(
            registry.text == """
                # TYPE x_total counter
                x_total{k="a"} 1
                x_total{k="b"} 1
                x_total{k="c"} 1
                # TYPE y gauge
                y{k="a"} 1.0
                y{k="b"} 1.0
                y{k="c"} 1.0

                """)
    }

    @Test(
        "Given a value of a label, when the text is written, then what would end it is escaped",
        arguments: [
            ("a\"b", "a\\\"b"), ("a\\b", "a\\\\b"), ("a\nb", "a\\nb"), ("a\r\nb", "a\r\\nb"), ("ü", "ü"),
            ("a\"\u{301}b", "a\\\"\u{301}b"), ("\\\u{301}", "\\\\\u{301}"), ("\"} 1\nevil 2", "\\\"} 1\\nevil 2"),
        ])
    func escaping(value: String, escaped: String) {
        registry.makeCounter(label: "x", dimensions: [("k", value)]).increment(by: 1)
        #expect(Array(registry.text.utf8) == Array("# TYPE x_total counter\nx_total{k=\"\(escaped)\"} 1\n".utf8))
    }

    @Test("Given names with other characters, when the text is written, then they are underscores")
    func names() {
        registry.makeCounter(label: "a.b-c d/é1", dimensions: [("x-y", "z")]).increment(by: 1)
        #expect(registry.text == "# TYPE a_b_c_d__1_total counter\na_b_c_d__1_total{x_y=\"z\"} 1\n")
    }

    @Test("Given a name of another type, when it is asked for, then the first one stays")
    func conflicts() {
        registry.makeMeter(label: "x", dimensions: []).set(1.0)
        registry.makeRecorder(label: "x", dimensions: [], aggregate: true).record(2.0)
        #expect(registry.text == "# TYPE x gauge\nx 1.0\n")
    }

    @Test("Given 2,000 series, when there are more, then only those are kept and they still count")
    func limit() {
        for index in 0..<2_100 {
            registry.makeCounter(label: "x", dimensions: [("k", "\(index)")]).increment(by: 1)
        }
        registry.makeCounter(label: "x", dimensions: [("k", "1999")]).increment(by: 1)
        registry.makeCounter(label: "x", dimensions: [("k", "2000")]).increment(by: 1)
        let lines = registry.text.split(separator: "\n")
        #expect(lines.count == 2_001)
        #expect(lines.contains("x_total{k=\"1999\"} 2"))
        #expect(!lines.contains { $0.contains("k=\"2000\"") })
    }
}
