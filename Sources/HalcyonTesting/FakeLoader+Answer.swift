public import Foundation
public import HTTPTypes
public import HalcyonCore

extension FakeLoader {
    /// What a server would have sent, and when.
    ///
    /// ```swift
    /// loader["/cat.jpg"] = .image().delayed(by: 2, on: clock)
    /// loader["/dog.jpg"] = .chunks([start, rest]).pausing(at: gate)
    /// loader["/owl.jpg"] = .status(404)
    /// ```
    public struct Answer: Sendable {
        private enum Wait: Sendable {
            case gate(Gate)
            case sleep(Double, any Timekeeping)
        }

        /// The status. Default: 200.
        public var status: HTTPResponse.Status
        /// The header fields. Default: none.
        public var fields: HTTPFields
        /// The body, as it arrives. Default: empty.
        public var chunks: [Data]
        /// The number of body bytes announced; nil for no announcement. Default: those of all chunks.
        public var expectedByteCount: Int?
        /// The URL that answers; nil (the default) for the one that was asked for.
        public var url: String?
        /// Redirects that lead to the answer. Default: none; see ``redirected(_:to:fields:)``.
        var redirects: [(status: Int, url: String, fields: HTTPFields)] = []
        /// What ends the transfer after the last chunk, in the place of a proper end. Default: nil.
        public var failure: ImageError?
        /// Whether there is no answer at all but ``failure``. Default: false.
        public var failsBeforeHead: Bool

        private var head: [Wait] = []
        private var pauses: [Wait] = []

        /// An answer; see the properties.
        public init(status: HTTPResponse.Status = .ok, fields: HTTPFields = [:], chunks: [Data] = []) {
            self.status = status
            self.fields = fields
            self.chunks = chunks
            expectedByteCount = chunks.reduce(0) { $0 + $1.count }
            failsBeforeHead = false
        }

        /// The answer, but its head comes only once the gate is open.
        public func held(at gate: Gate) -> Answer {
            var answer = self
            answer.head.append(.gate(gate))
            return answer
        }

        /// The answer, but its head comes only after so many seconds.
        public func delayed(by seconds: Double, on clock: any Timekeeping) -> Answer {
            var answer = self
            answer.head.append(.sleep(seconds, clock))
            return answer
        }

        /// The answer, but behind a redirect; called several times, behind several.
        ///
        /// - Parameters:
        ///   - status: The redirect's status. Default: 302.
        ///   - url: Where it leads to: the whole URL.
        ///   - fields: The redirect's other header fields. Default: none.
        public func redirected(_ status: Int = 302, to url: String, fields: HTTPFields = [:]) -> Answer {
            var answer = self
            answer.redirects.append((status, url, fields))
            answer.url = url
            return answer
        }

        /// Tells of the redirects that lead to the answer.
        func reportRedirects(of request: DataRequest) {
            var current = request.http
            for (count, hop) in redirects.enumerated() {
                var next = current
                if RedirectRules.turnsToGet(current.method, at: hop.status) { next.method = .get }
                if case .remote(let target, _) = ImageSource(hop.url) {
                    (next.scheme, next.authority, next.path) = (target.scheme, target.authority, target.path)
                }
                var fields = hop.fields
                fields[.location] = hop.url
                let response = HTTPResponse(status: .init(code: hop.status), headerFields: fields)
                request.onRedirect?(Redirect(request: current, response: response, next: next, count: count))
                current = next
            }
        }

        /// The answer, but no chunk after the first comes before the gate is open.
        public func pausing(at gate: Gate) -> Answer {
            var answer = self
            answer.pauses.append(.gate(gate))
            return answer
        }

        /// The answer, but every chunk after the first comes only after so many seconds more.
        public func pausing(for seconds: Double, on clock: any Timekeeping) -> Answer {
            var answer = self
            answer.pauses.append(.sleep(seconds, clock))
            return answer
        }

        /// The answer, but the transfer fails after its last chunk.
        public func failing(with error: ImageError) -> Answer {
            var answer = self
            answer.failure = error
            return answer
        }

        /// The answer as a transfer; waits for what its head waits for.
        ///
        /// - Throws: ``failure`` where there is no head, `ImageError.cancelled`.
        func load(_ request: HTTPRequest) async throws(ImageError) -> DataLoad {
            try await Self.run(head)
            if failsBeforeHead { throw failure ?? .response(.connectionReset) }
            let next = Tally()
            let body = DataBody { [self] () async throws(ImageError) in
                let index = next.value
                next.add()
                if index > 0 { try await Self.run(pauses) }
                if index < chunks.count { return chunks[index] }
                if let failure { throw failure }
                return nil
            }
            return DataLoad(
                response: HTTPResponse(status: status, headerFields: fields), url: url ?? request.urlText,
                expectedByteCount: expectedByteCount, body: body
            )
        }

        private static func run(_ waits: [Wait]) async throws(ImageError) {
            for wait in waits {
                switch wait {
                case .gate(let gate): await gate.pass()
                case .sleep(let seconds, let clock): try await clock.sleep(seconds: seconds)
                }
            }
            if Task.isCancelled { throw .cancelled }
        }
    }
}

extension FakeLoader.Answer {
    /// A picture that ``FakeDecoder`` knows. Default: one red pixel.
    public static func image(_ image: FakeImage = FakeImage(), fields: HTTPFields = [:]) -> Self {
        data(image.data, fields: fields)
    }

    /// Bytes, in one chunk: the file of a test's own, for example, for real decoders.
    public static func data(_ data: Data, fields: HTTPFields = [:]) -> Self {
        Self(fields: fields, chunks: [data].filter { !$0.isEmpty })
    }

    /// Bytes that no ``FakeDecoder`` makes a picture of.
    public static var damaged: Self { data(FakeDecoder.damaged) }

    /// Bytes in pieces, each of which is a step of the progress. Empty pieces are left out.
    ///
    /// - Parameters:
    ///   - chunks: The pieces, in their order.
    ///   - isLengthKnown: Whether the server announces the length. Default: true.
    ///   - fields: The header fields of the answer. Default: none.
    public static func chunks(_ chunks: [Data], isLengthKnown: Bool = true, fields: HTTPFields = [:]) -> Self {
        var answer = Self(fields: fields, chunks: chunks.filter { !$0.isEmpty })
        if !isLengthKnown { answer.expectedByteCount = nil }
        return answer
    }

    /// The first `count` bytes of an answer that announces all of them: the connection closed too early.
    public static func truncated(_ data: Data, at count: Int) -> Self {
        var answer = Self.data(data.prefix(count))
        answer.expectedByteCount = data.count
        return answer
    }

    /// An answer of some status, with a body that is no image.
    public static func status(_ code: Int, fields: HTTPFields = [:]) -> Self {
        let body = Data("a page about the error".utf8)
        return Self(status: HTTPResponse.Status(code: code), fields: fields, chunks: [body])
    }

    /// No answer, but an error of the network.
    public static func failure(_ error: ImageError) -> Self {
        var answer = Self()
        answer.failure = error
        answer.failsBeforeHead = true
        return answer
    }

    /// An answer (by default an image) that comes only once the gate is open.
    public static func hold(at gate: Gate, then answer: Self = .image()) -> Self { answer.held(at: gate) }
}
