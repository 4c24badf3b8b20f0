public import Foundation
public import HTTPTypes
public import HalcyonCore

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
