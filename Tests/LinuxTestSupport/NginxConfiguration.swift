import Foundation

/// The text of the server's configuration file.
struct NginxConfiguration {
    let directory: String
    let port: Int
    let tlsPort: Int
    let certificate: TestCertificate
    /// What `nginx -v` says.
    let version: String

    var text: String {
        """
        \(modules)
        daemon off;
        master_process off;
        user root;
        worker_processes 1;
        pid \(directory)/nginx.pid;
        error_log \(directory)/error.log;
        events { worker_connections 4096; }
        http {
            log_format requests '\(LoggedRequest.format)';
            access_log \(directory)/access.log requests;
            client_body_temp_path \(directory)/body;
            proxy_temp_path \(directory)/proxy;
            fastcgi_temp_path \(directory)/fastcgi;
            uwsgi_temp_path \(directory)/uwsgi;
            scgi_temp_path \(directory)/scgi;
            types {
                image/jpeg jpg jpeg; image/png png; image/gif gif; image/webp webp; image/avif avif;
                text/html html; text/plain txt;
            }
            default_type application/octet-stream;
            absolute_redirect off;
            keepalive_requests 100000;
            client_max_body_size 64m;
            client_body_buffer_size 1m;
            sendfile on;
            server {
                listen 127.0.0.1:\(port) backlog=1024;
                \(secureListener)
                ssl_certificate \(certificate.certificate.path);
                ssl_certificate_key \(certificate.key.path);
                root \(directory)/www;
                \(locations)
            }
        }
        """
    }

    /// HTTP/2 is a directive of its own since 1.25.1, and the parameter of `listen` is deprecated; older versions have
    /// only the parameter.
    private var secureListener: String {
        let numbers =
            version.components(separatedBy: CharacterSet(charactersIn: "0123456789.").inverted)
            .first { $0.contains(".") } ?? ""
        let parts = numbers.split(separator: ".").compactMap { Int($0) }
        let hasDirective = !parts.lexicographicallyPrecedes([1, 25, 1])
        return hasDirective
            ? "listen 127.0.0.1:\(tlsPort) ssl backlog=1024; http2 on;"
            : "listen 127.0.0.1:\(tlsPort) ssl http2 backlog=1024;"
    }

    /// Debian has the module in a file of its own, elsewhere it may be built in.
    private var modules: String {
        let echo = "/usr/lib/nginx/modules/ngx_http_echo_module.so"
        return FileManager.default.fileExists(atPath: echo) ? "load_module \(echo);" : ""
    }

    private var locations: String {
        let redirects = [301, 302, 303, 307, 308].map { "location = /redirect/\($0) { return \($0) $arg_to; }" }
        let statuses = [204, 400, 401, 403, 404, 410, 416, 429, 500, 502, 503, 504].map {
            "location = /status/\($0) { return \($0) 'status \($0)'; }"
        }
        let others = """
            location = /ready { access_log off; return 200 '\(directory)'; }
            location = /redirect/loop { return 302 /redirect/loop; }
            location ~ ^/delay/(?<seconds>[0-9.]+)(?<file>/.*)$ { echo_sleep $seconds; echo_exec $file; }
            location ~ ^/rate/(?<rate>[0-9]+)(?<file>/.*)$ { limit_rate $rate; try_files $file =404; }
            location ~ ^/cache-control/(?<control>[^/]+)(?<file>/.*)$ {
                add_header Cache-Control $control;
                try_files $file =404;
            }
            location ~ ^/basic(?<file>/.*)$ {
                auth_basic "Pictures";
                auth_basic_user_file \(directory)/users;
                try_files $file =404;
            }
            location = /echo-method { default_type text/plain; echo -n $request_method; }
            location = /echo-headers { default_type text/plain; echo -n $echo_client_request_headers; }
            location = /echo-body { default_type text/plain; echo_read_request_body; echo_request_body; }
            """
        return (redirects + statuses + [others]).joined(separator: "\n")
    }
}
