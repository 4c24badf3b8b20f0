import Foundation

/// Plain calls on TCP sockets at 127.0.0.1.
enum LoopbackSocket {
    struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
    }

    static func make() throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure("socket") }
        return descriptor
    }

    /// A socket that listens at a port that was free.
    static func listening() throws -> (descriptor: Int32, port: Int) {
        let descriptor = try make()
        var address = address(port: 0)
        let bound = withSocketAddress(&address) { bind(descriptor, $0, $1) }
        guard bound == 0, listen(descriptor, 1024) == 0 else {
            defer { close(descriptor) }
            throw Failure("bind")
        }
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withSocketAddress(&address) { pointer, _ in getsockname(descriptor, pointer, &length) }
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// Different ports that were free a moment ago.
    static func freePorts(_ count: Int) throws -> [Int] {
        let sockets = try (0..<count).map { _ in try listening() }
        sockets.forEach { close($0.descriptor) }
        return sockets.map(\.port)
    }

    /// Sends a text and reads the answer until the other side closes; nil if nobody listens.
    static func exchange(port: Int, _ text: String) throws -> String? {
        let descriptor = try make()
        defer { close(descriptor) }
        var address = address(port: port)
        guard withSocketAddress(&address, { connect(descriptor, $0, $1) }) == 0 else { return nil }
        let request = Array(text.utf8)
        guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return nil }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
            answer += buffer[..<count]
        }
    }

    /// The port that a socket is connected to; nil for what is no such socket.
    static func peerPort(_ descriptor: Int32) -> Int? {
        var address = address(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withSocketAddress(&address) { pointer, _ in getpeername(descriptor, pointer, &length) }
        guard code == 0, address.sin_family == sa_family_t(AF_INET) else { return nil }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private static func address(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return address
    }

    private static func withSocketAddress<Result>(
        _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
        }
    }
}
