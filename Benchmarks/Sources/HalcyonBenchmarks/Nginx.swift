import Foundation

/// nginx on a free loopback port, serving a folder.
struct Nginx {
    let port: Int
    private let process = Process()

    init(serving folder: URL) throws {
        port = Self.freePort()
        let own = folder.appendingPathComponent("nginx")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let configuration = """
            daemon off; worker_processes 1; pid \(own.path)/pid; error_log \(own.path)/error.log;
            events { worker_connections 256; }
            http {
                access_log off; sendfile on; keepalive_requests 100000;
                client_body_temp_path \(own.path)/b; proxy_temp_path \(own.path)/p; fastcgi_temp_path \(own.path)/f;
                uwsgi_temp_path \(own.path)/u; scgi_temp_path \(own.path)/s;
                server { listen 127.0.0.1:\(port); root \(folder.path); }
            }
            """
        let file = own.appendingPathComponent("nginx.conf")
        try configuration.write(to: file, atomically: false, encoding: .utf8)
        process.executableURL = URL(fileURLWithPath: "/usr/sbin/nginx")
        process.arguments = ["-c", file.path, "-e", "\(own.path)/error.log"]
        try process.run()
        while process.isRunning, !FileManager.default.fileExists(atPath: "\(own.path)/pid") { usleep(10_000) }
        usleep(100_000)
    }

    /// A port that nobody had a moment ago.
    private static func freePort() -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                _ = bind(descriptor, generic, length)
                _ = getsockname(descriptor, generic, &length)
            }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
