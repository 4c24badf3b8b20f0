import Foundation

/// nginx on a free loopback port, serving a folder.
struct Nginx {
    let port: Int
    private let process = Process()

    init(serving folder: URL) throws {
        port = Int.random(in: 20_000..<60_000)
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

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
