public import Foundation
public import HTTPTypes
public import HalcyonCore

extension FakeLoader {
    /// The response that a server would have sent, and when.
    ///
    /// ```swift
    /// loader["/cat.jpg"] = .image().delayed(by: 2, on: clock)
    /// loader["/dog.jpg"] = .chunks([start, rest]).pausing(at: gate)
    /// loader["/owl.jpg"] = .status(404)
    /// ```
    public struct Answer: Sendable {
        private enum Wait: Sendable {
            case gate(Gate)
            case sleep(Double, any PipelineClock)
        }

        /// The status. Default: 200.
        public var status: HTTPResponse.Status
        /// The header fields. Default: none.
        public var fields: HTTPFields
        /// The body, in the chunks in which it arrives. Default: empty.
        public var chunks: [Data]
        /// The announced number of body bytes; nil for no announcement. Default: that of all chunks.
        public var expectedBytes: Int?
        /// The URL of the response; nil (the default) for the requested one.
        public var url: String?
        /// Redirects that lead to the response. Default: none; see ``redirected(_:to:fields:)``.
        var redirects: [(status: Int, url: String, fields: HTTPFields)] = []
        /// The error after the last chunk, instead of a normal end. Default: nil.
        public var failure: ImageError?
        /// Whether ``failure`` occurs before the head, so that there is no response. Default: false.
        public var failsBeforeHead: Bool

        private var head: [Wait] = []
        private var pauses: [Wait] = []

        /// Creates an answer; see the properties.
        public init(status: HTTPResponse.Status = .ok, fields: HTTPFields = [:], chunks: [Data] = []) {
            self.status = status
            self.fields = fields
            self.chunks = chunks
            expectedBytes = chunks.reduce(0) { $0 + $1.count }
            failsBeforeHead = false
        }

        /// Returns the answer with its head held until the gate is open.
        public func held(at gate: Gate) -> Answer {
            var answer = self
            answer.head.append(.gate(gate))
            return answer
        }

        /// Returns the answer with its head delayed by `seconds`.
        public func delayed(by seconds: Double, on clock: any PipelineClock) -> Answer {
            var answer = self
            answer.head.append(.sleep(seconds, clock))
            return answer
        }

        /// Returns the answer behind a redirect; each further call adds another one.
        ///
        /// - Parameters:
        ///   - status: The redirect's status. Default: 302.
        ///   - url: The complete URL that it leads to.
        ///   - fields: The redirect's other header fields. Default: none.
        public func redirected(_ status: Int = 302, to url: String, fields: HTTPFields = [:]) -> Answer {
            var answer = self
            answer.redirects.append((status, url, fields))
            answer.url = url
            return answer
        }

        /// Follows the redirects that lead to the answer, and returns the last request.
        ///
        /// - Throws: `ImageError.response(.redirectRefused)`.
        private func redirected(_ request: DataRequest) async throws(ImageError) -> HTTPRequest {
            var current = request.http
            for (count, hop) in redirects.enumerated() {
                var fields = hop.fields
                fields[.location] = hop.url
                var redirect = Redirect(
                    request: current, response: HTTPResponse(status: .init(code: hop.status), headerFields: fields),
                    next: current, count: count)
                // A redirect that leads nowhere is reported too.
                do throws(ImageError) {
                    redirect.next = try Self.next(after: current, hop.status, hop.url, request.allowedSchemes)
                } catch {
                    request.onRedirect?(redirect)
                    throw error
                }
                request.onRedirect?(redirect)
                current = redirect.next
                guard let handler = request.redirects else { continue }
                guard let answer = await handler.request(for: redirect) else {
                    let why = "the request's redirect handler refused it"
                    throw .response(.redirectRefused(location: hop.url, why: why))
                }
                try Self.check(answer, request.allowedSchemes)
                current = answer
            }
            return current
        }

        private static func next(
            after current: HTTPRequest, _ status: Int, _ url: String, _ allowed: Set<String>?
        ) throws(ImageError) -> HTTPRequest {
            guard case .remote(let target, _) = ImageSource(url), ["http", "https"].contains(target.scheme) else {
                throw .response(.redirectRefused(location: url, why: "it is not a URL of http or https"))
            }
            try check(target, allowed)
            let turnsToGet = RedirectRules.turnsToGet(current.method, at: status)
            var next = current
            (next.scheme, next.authority, next.path) = (target.scheme, target.authority, target.path)
            if turnsToGet { next.method = .get }
            next.headerFields = RedirectRules.fields(
                current.headerFields, turnsToGet: turnsToGet, leavesOrigin: next.origin != current.origin)
            return next
        }

        private static func check(_ next: HTTPRequest, _ allowed: Set<String>?) throws(ImageError) {
            guard let allowed, let scheme = next.scheme?.lowercased(), !allowed.contains(scheme) else { return }
            let why = "the scheme '\(scheme)' is not allowed here"
            throw .response(.redirectRefused(location: next.urlText, why: why))
        }

        /// Returns the answer with all chunks after the first held until the gate is open.
        public func pausing(at gate: Gate) -> Answer {
            var answer = self
            answer.pauses.append(.gate(gate))
            return answer
        }

        /// Returns the answer with every chunk after the first delayed by another `seconds`.
        public func pausing(for seconds: Double, on clock: any PipelineClock) -> Answer {
            var answer = self
            answer.pauses.append(.sleep(seconds, clock))
            return answer
        }

        /// Returns the answer with a failure after its last chunk.
        public func failing(with error: ImageError) -> Answer {
            var answer = self
            answer.failure = error
            return answer
        }

        /// Returns the answer as a transfer, after waiting for what delays its head.
        ///
        /// - Throws: ``failure`` if there is no head; `ImageError.cancelled`.
        func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
            let last = try await redirected(request)
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
                response: HTTPResponse(status: status, headerFields: fields), url: url ?? last.urlText,
                expectedBytes: expectedBytes, body: body
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
    /// Answers with an image that ``FakeDecoder`` can decode. Default: one red pixel.
    public static func image(_ image: FakeImage = FakeImage(), fields: HTTPFields = [:]) -> Self {
        data(image.data, fields: fields)
    }

    /// Answers with bytes, in one chunk: for example a real file, for real decoders.
    public static func data(_ data: Data, fields: HTTPFields = [:]) -> Self {
        Self(fields: fields, chunks: [data].filter { !$0.isEmpty })
    }

    /// Answers with bytes that no ``FakeDecoder`` can decode.
    public static var damaged: Self { data(FakeDecoder.damaged) }

    /// Answers with bytes in pieces, each of which is one step of progress. Empty pieces are left out.
    ///
    /// - Parameters:
    ///   - chunks: The pieces, in order.
    ///   - isLengthKnown: Whether the server announces the length. Default: true.
    ///   - fields: The header fields of the response. Default: none.
    public static func chunks(_ chunks: [Data], isLengthKnown: Bool = true, fields: HTTPFields = [:]) -> Self {
        var answer = Self(fields: fields, chunks: chunks.filter { !$0.isEmpty })
        if !isLengthKnown { answer.expectedBytes = nil }
        return answer
    }

    /// Answers with the first `count` bytes of a response that announces all of them: the connection was closed too
    /// early.
    public static func truncated(_ data: Data, at count: Int) -> Self {
        var answer = Self.data(data.prefix(count))
        answer.expectedBytes = data.count
        return answer
    }

    /// Answers with a status, and a body that is not an image.
    public static func status(_ code: Int, fields: HTTPFields = [:]) -> Self {
        let body = Data("a page about the error".utf8)
        return Self(status: HTTPResponse.Status(code: code), fields: fields, chunks: [body])
    }

    /// Fails with a network error instead of a response.
    public static func failure(_ error: ImageError) -> Self {
        var answer = Self()
        answer.failure = error
        answer.failsBeforeHead = true
        return answer
    }

    /// Answers (by default with an image) only once the gate is open.
    public static func hold(at gate: Gate, then answer: Self = .image()) -> Self { answer.held(at: gate) }
}
