import HTTPTypes
import HalcyonServer
import NIOCore
import NIOHTTP1

extension ImageConnection {
    /// Answers a request whose result is in memory; returns false for any other.
    func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) -> Bool {
        guard head.method == .GET || head.method == .HEAD, head.uri.utf8.first == UInt8(ascii: "/") else {
            return false
        }
        let fields = HTTPFields(ofResult: head.headers)
        let isPlain = head.method == .GET && head.version == .http1_1 && fields.allSatisfy { $0.name == .accept }
        let isAnswered = isPlain && writeSerialized(head.uri, fields, context) || write(head, fields, context)
        if isAnswered { hasAnswered = true }
        return isAnswered
    }

    private func writeSerialized(_ path: String, _ fields: HTTPFields, _ context: ChannelHandlerContext) -> Bool {
        guard let wire,
            let result = server.serializedResult(
                at: path, accepting: fields.map(\.value), maximumBytes: ImageResponder.wholeBytes)
        else { return false }
        // The numbers and words of the last two fields take at most 70 bytes.
        var buffer = context.channel.allocator.buffer(capacity: result.head.count + 70 + result.body.count)
        buffer.writeBytes(result.head)
        buffer.writeString("Age: \(result.age)\r\nDate: \(DateField.now)\r\n\r\n")
        buffer.writeBytes(result.body)
        wire.write(NIOAny(IOData.byteBuffer(buffer)), promise: nil)
        return true
    }

    private func write(_ head: HTTPRequestHead, _ fields: HTTPFields, _ context: ChannelHandlerContext) -> Bool {
        let method: HTTPRequest.Method = head.method == .GET ? .get : .head
        let request = HTTPRequest(method: method, scheme: nil, authority: nil, path: head.uri, headerFields: fields)
        guard let answer = server.responseInMemory(to: request, maximumBytes: ImageResponder.wholeBytes) else {
            return false
        }
        var headers = HTTPHeaders()
        headers.reserveCapacity(answer.head.headerFields.count + 2)
        for field in answer.head.headerFields { headers.add(name: field.name.rawName, value: field.value) }
        headers.add(name: "Date", value: DateField.now)
        // HTTP/1.0 has connections for one request unless both sides say otherwise (RFC 9112, 9.3).
        if head.version == .http1_0 { headers.add(name: "Connection", value: "keep-alive") }
        let status = HTTPResponseStatus(statusCode: answer.head.status.code)
        let response = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(response)), promise: nil)
        if !answer.body.isEmpty {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
        }
        context.write(wrapOutboundOut(.end(nil)), promise: nil)
        return true
    }
}

extension HTTPFields {
    /// The fields that decide about the answer of a result in memory.
    fileprivate init(ofResult headers: HTTPHeaders) {
        self.init()
        for (name, value) in headers {
            guard let known = Self.known.first(where: { $0.canonicalName.utf8.count == name.utf8.count }),
                zip(name.utf8, known.canonicalName.utf8).allSatisfy({ $0 | 0x20 == $1 })
            else { continue }
            append(HTTPField(name: known, value: value))
        }
    }

    /// Their lengths differ. A capital letter is its small one without the bit 0x20.
    private static let known: [HTTPField.Name] = [.accept, .ifNoneMatch, .range, .ifRange]
}
