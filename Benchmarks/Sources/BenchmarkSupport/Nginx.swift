import Foundation

/// nginx on a free loopback port, serving a folder.
package struct Nginx {
    package let port: Int
    private let process = Process()

    /// - Parameter own: Where it keeps what is its own, in a folder `nginx`. Default: nil, what it serves.
    package init(serving folder: URL, own: URL? = nil) throws {
        port = Self.freePort()
        let own = (own ?? folder).appendingPathComponent("nginx")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let configuration = """
            \(Self.modules) \(Self.user)
            daemon off; worker_processes 1; pid \(own.path)/pid; error_log \(own.path)/error.log;
            events { worker_connections 256; }
            http {
                access_log off; sendfile on; keepalive_requests 100000;
                client_body_temp_path \(own.path)/b; proxy_temp_path \(own.path)/p; fastcgi_temp_path \(own.path)/f;
                uwsgi_temp_path \(own.path)/u; scgi_temp_path \(own.path)/s;
                server { listen 127.0.0.1:\(port); root \(folder.path); \(Self.delays) }
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

    /// As root, nginx's workers run as another user, who cannot read `/root`.
    private static let user = geteuid() == 0 ? "user root;" : ""
    /// Debian has the module that waits in a file of its own.
    private static let echo = "/usr/lib/nginx/modules/ngx_http_echo_module.so"
    private static let hasEcho = FileManager.default.fileExists(atPath: echo)
    private static let modules = hasEcho ? "load_module \(echo);" : ""
    /// `/delay/SECONDS/FILE`: the file, after a while without a byte.
    private static let delays =
        hasEcho ? "location ~ ^/delay/(?<seconds>[0-9.]+)(?<file>/.*)$ { echo_sleep $seconds; echo_exec $file; }" : ""

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

    package func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
