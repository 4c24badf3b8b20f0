import Foundation

/// Answers in HTTP/2 that no server should send: what must hold for the heads of HTTP/1.1 holds for these.
public struct HostileFrames: Sendable, CustomStringConvertible {
    /// What happens to the connection afterwards.
    public enum Ending: Sendable {
        /// It closes.
        case close
        /// It stays, and further requests get a good answer.
        case serve
        /// It stays, and nothing comes.
        case hold
    }

    /// What is wrong with it.
    public let description: String
    /// Sends the answer, on a connection to a stream.
    public let send: @Sendable (FrameConnection, UInt32) -> Void
    /// What happens afterwards.
    public let ending: Ending

    private init(
        _ description: String, _ ending: Ending = .serve, _ send: @escaping @Sendable (FrameConnection, UInt32) -> Void
    ) {
        (self.description, self.ending, self.send) = (description, ending, send)
    }

    /// Nobody may make an answer of these.
    public static let wrong = statuses + fields + cut + reset + endless + bodies

    private static let answer = [(":status", "200")]

    /// Nothing but three digits from 100 to 999 is a status, and 101 is none in HTTP/2 (RFC 9113, section 8.6).
    private static let statuses = [
        "99999", "-5", "1000", "101", "99", "099", "0", "000", "", "2e2", " 200", "+200", "0x2", "9223372036854775807",
        "99999999999999999999", "\u{0}00",
    ].map { status in
        HostileFrames("the status '\(status)'") { connection, stream in
            connection.sendHead([(":status", status), ("content-length", "2")], stream: stream)
            connection.send(.data, .endsStream, stream: stream, payload: Array("ok".utf8))
        }
    }

    /// RFC 9113, section 8.3.
    private static let fields = [
        ("no status", [("content-length", "0")]), ("no field", []), ("two statuses", answer + answer),
        ("a status behind a field", [("etag", "a")] + answer), ("a request's field", answer + [(":path", "/")]),
        ("a pseudo-field that nobody knows", answer + [(":what", "")]),
        ("two lengths", answer + [("content-length", "2"), ("content-length", "3")]),
        ("a length that is none", answer + [("content-length", "-1")]),
        ("a connection field", answer + [("connection", "close")]),
        ("a transfer encoding", answer + [("transfer-encoding", "chunked")]),
    ].map { name, fields in
        HostileFrames(name) { connection, stream in connection.sendHead(fields, stream: stream, ends: true) }
    }

    private static let head = FrameConnection.bytes(
        .headers, .endsHead, stream: 1, payload: FrameConnection.block(answer + [("content-length", "2")]))

    /// The connection closes inside a head.
    private static let cut =
        (0..<head.count).filter { $0 < 12 || $0 % 9 == 0 }.map { count in
            HostileFrames("a head cut off after \(count) bytes", .close) { connection, _ in
                connection.send(Array(head.prefix(count)))
            }
        } + [
            HostileFrames("half a head", .close) { connection, stream in
                connection.send(.headers, stream: stream, payload: FrameConnection.block(answer))
            },
            HostileFrames("a head without its body", .close) { connection, stream in
                connection.sendHead(answer, stream: stream)
            },
            HostileFrames("half a body", .close) { connection, stream in
                connection.sendHead(answer + [("content-length", "9")], stream: stream)
                connection.send(.data, stream: stream, payload: [1, 2])
            },
            HostileFrames("half a frame of a body", .close) { connection, stream in
                connection.sendHead(answer, stream: stream)
                connection.send(.data, .endsStream, stream: stream, payload: [1, 2], length: 9)
            },
            HostileFrames("an early hint alone", .close) { connection, stream in
                connection.sendHead([(":status", "103")], stream: stream)
            },
            HostileFrames("an early hint at the end", .close) { connection, stream in
                connection.sendHead([(":status", "103")], stream: stream, ends: true)
            },
            HostileFrames("what is not HTTP/2", .close) { connection, _ in
                connection.send(Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok".utf8))
            },
        ]

    /// The server breaks the stream or the connection off by a frame (RFC 9113, sections 6.4 and 6.8).
    private static let reset =
        (0...13).map { code in
            HostileFrames("a stream reset with \(code)") { connection, stream in
                connection.send(.reset, stream: stream, payload: FrameConnection.number(UInt32(code)))
            }
        } + [
            HostileFrames("a stream reset after half a head") { connection, stream in
                connection.send(.headers, stream: stream, payload: FrameConnection.block(answer))
                connection.send(.reset, stream: stream, payload: FrameConnection.number(8))
            },
            HostileFrames("a stream reset in its body") { connection, stream in
                connection.sendHead(answer, stream: stream)
                connection.send(.data, stream: stream, payload: [1])
                connection.send(.reset, stream: stream, payload: FrameConnection.number(2))
            },
            HostileFrames("a reset of a wrong length") { connection, stream in
                connection.send(.reset, stream: stream, payload: [0])
            },
            HostileFrames("farewell instead of an answer", .close) { connection, stream in
                connection.send(.goAway, payload: FrameConnection.number(0) + FrameConnection.number(0))
            },
            HostileFrames("farewell to the stream in its head", .close) { connection, stream in
                connection.send(.headers, stream: stream, payload: FrameConnection.block(answer))
                connection.send(.goAway, payload: FrameConnection.number(stream) + FrameConnection.number(0))
            },
            HostileFrames("farewell in the body", .close) { connection, stream in
                connection.sendHead(answer, stream: stream)
                connection.send(.goAway, payload: FrameConnection.number(0) + FrameConnection.number(2))
            },
            HostileFrames("farewell, and then nothing", .hold) { connection, stream in
                connection.send(.goAway, payload: FrameConnection.number(stream) + FrameConnection.number(0))
            },
            HostileFrames("a frame longer than agreed") { connection, stream in
                connection.send(.headers, .endsHead, stream: stream, payload: [], length: 0xff_ffff)
            },
            HostileFrames("a head for a stream that nobody has asked on") { connection, stream in
                connection.sendHead(answer, stream: stream + 2, ends: true)
            },
            HostileFrames("a head for stream 0") { connection, _ in
                connection.sendHead(answer, stream: 0, ends: true)
            },
            HostileFrames("more padding than there is", .close) { connection, stream in
                connection.send(.headers, [.endsHead, .isPadded], stream: stream, payload: [200, 0])
            },
            HostileFrames("a push that nobody has allowed") { connection, stream in
                connection.send(
                    .push, .endsHead, stream: stream,
                    payload: FrameConnection.number(2) + FrameConnection.block([(":method", "GET"), (":path", "/")]))
            },
            HostileFrames("a block that is no HPACK", .close) { connection, stream in
                connection.send(
                    .headers, .endsHead, stream: stream, payload: [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
            },
            HostileFrames("an index beyond the table", .close) { connection, stream in
                connection.send(.headers, .endsHead, stream: stream, payload: [0x88, 0xfe])
            },
            HostileFrames("a table larger than agreed", .close) { connection, stream in
                connection.send(.headers, .endsHead, stream: stream, payload: [0x3f, 0xff, 0xff, 0xff, 0x07, 0x88])
            },
            HostileFrames("something else than the rest of a head", .close) { connection, stream in
                connection.send(.headers, stream: stream, payload: FrameConnection.block(answer))
                connection.send(.data, .endsStream, stream: stream, payload: [1])
            },
            HostileFrames("the rest of a head that has not begun", .close) { connection, stream in
                connection.send(.continuation, .endsHead, stream: stream, payload: FrameConnection.block(answer))
            },
        ]

    /// What never ends.
    private static let endless = [
        HostileFrames("a head that goes on for ever", .close) { connection, stream in
            connection.send(.headers, stream: stream, payload: FrameConnection.block(answer))
            let more = FrameConnection.block((0..<20).map { ("x-\($0)", "some value or other") })
            while connection.send(.continuation, stream: stream, payload: more) {}
        },
        HostileFrames("a head that goes on for ever with nothing", .close) { connection, stream in
            connection.send(.headers, stream: stream, payload: FrameConnection.block(answer))
            while connection.send(.continuation, stream: stream) {}
        },
        HostileFrames("a field without end", .close) { connection, stream in
            connection.send(
                .headers, stream: stream,
                payload: FrameConnection.block(answer) + [0] + FrameConnection.text("x") + [127, 255, 255, 255, 7])
            let more = Array(repeating: UInt8(ascii: "a"), count: 16_000)
            while connection.send(.continuation, stream: stream, payload: more) {}
        },
        HostileFrames("a large field by its number in the table, again and again", .close) { connection, stream in
            let field = [0x40] + FrameConnection.text("x") + FrameConnection.text(String(repeating: "a", count: 3900))
            let again = Array(repeating: UInt8(0xbe), count: 10_000)
            connection.send(
                .headers, .endsHead, stream: stream, payload: FrameConnection.block(answer) + field + again)
        },
        HostileFrames("early hints without end", .close) { connection, stream in
            while connection.sendHead([(":status", "103"), ("link", "</a>")], stream: stream) {}
        },
        HostileFrames("trailers without end", .close) { connection, stream in
            connection.sendHead(answer, stream: stream)
            connection.send(.data, stream: stream, payload: [1])
            connection.send(.headers, .endsStream, stream: stream, payload: FrameConnection.block([("x", "y")]))
            let more = FrameConnection.block((0..<20).map { ("x-\($0)", "some value or other") })
            while connection.send(.continuation, stream: stream, payload: more) {}
        },
        HostileFrames("trailers that do not end the stream") { connection, stream in
            connection.sendHead(answer, stream: stream)
            connection.send(.headers, .endsHead, stream: stream, payload: FrameConnection.block([("x", "y")]))
        },
    ]

    /// Bodies that are not what was said (RFC 9113, section 8.1.1).
    private static let bodies = [
        HostileFrames("a body before the head") { connection, stream in
            connection.send(.data, stream: stream, payload: Array("ok".utf8))
            connection.sendHead(answer, stream: stream, ends: true)
        },
        HostileFrames("a body without a head") { connection, stream in
            connection.send(.data, .endsStream, stream: stream, payload: Array("ok".utf8))
        },
        HostileFrames("fewer bytes than announced") { connection, stream in
            connection.sendHead(answer + [("content-length", "5")], stream: stream)
            connection.send(.data, .endsStream, stream: stream, payload: Array("ok".utf8))
        },
        HostileFrames("no bytes, though some were announced") { connection, stream in
            connection.sendHead(answer + [("content-length", "5")], stream: stream, ends: true)
        },
        HostileFrames("more bytes than announced") { connection, stream in
            connection.sendHead(answer + [("content-length", "1")], stream: stream)
            connection.send(.data, .endsStream, stream: stream, payload: Array("ok".utf8))
        },
        HostileFrames("a status among the trailers") { connection, stream in
            connection.sendHead(answer, stream: stream)
            connection.sendHead([(":status", "500")], stream: stream, ends: true)
        },
    ]

    /// Servers that send a little, for ever: they cost no processor time, and end by a limit.
    public static let slow = [
        HostileFrames("silence", .hold) { _, _ in },
        HostileFrames("a head that drips") { connection, stream in
            let field = [0] + FrameConnection.text("x") + FrameConnection.text(String(repeating: "a", count: 9000))
            connection.send(.headers, stream: stream, length: field.count + 100)
            for byte in field where connection.send([byte]) { wait() }
        },
        HostileFrames("pings") { connection, _ in
            while connection.send(.ping, payload: Array(repeating: 0, count: 8)) { wait() }
        },
        HostileFrames("settings") { connection, _ in while connection.send(.settings) { wait() } },
        HostileFrames("a body that drips") { connection, stream in
            connection.sendHead(answer, stream: stream)
            while connection.send(.data, stream: stream, payload: [1]) { wait() }
        },
        HostileFrames("a body of nothing") { connection, stream in
            connection.sendHead(answer, stream: stream)
            while connection.send(.data, stream: stream) { wait() }
        },
        HostileFrames("a body that stops", .hold) { connection, stream in
            connection.sendHead(answer, stream: stream)
            connection.send(.data, stream: stream, payload: [1])
        },
    ]

    private static func wait() { usleep(20_000) }
}
