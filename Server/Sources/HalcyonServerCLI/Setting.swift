/// A setting of the program: from the command line, an environment variable, or the configuration file.
struct Setting: Sendable {
    /// Its name in the file, with a point for each level: `http.port`.
    let name: String
    /// What its values look like, as in a list of options.
    let value: String
    /// What it means and its default, as a sentence without a full stop.
    let meaning: String

    /// `--http-port`.
    var flag: String { "--" + name.split(separator: ".").joined(separator: "-") }
    /// `HALCYON_HTTP_PORT`.
    var variable: String { "HALCYON_" + name.split(separator: ".").joined(separator: "_").uppercased() }

    private init(_ name: String, _ value: String, _ meaning: String) {
        self.name = name
        self.value = value
        self.meaning = meaning
    }

    /// All of them, in the order of the help. Names have no capitals: the file, the flag and the variable are the same
    /// words.
    static let all = [
        Setting("http.host", "HOST", "the address to listen at; default: 127.0.0.1"),
        Setting("http.port", "PORT", "the port to listen at; default: 8080"),
        Setting("http.forwarded", "BOOL", "the last X-Forwarded-For is the client's address; default: false"),
        Setting("keys", "HEX,HEX", "the keys of signatures, the first one signs; required unless insecure is set"),
        Setting("signature.bytes", "N", "the bytes of a signature, 16 to 32; default: 32"),
        Setting("insecure", "BOOL", "answer unsigned paths, with the signature 'insecure'; default: false"),
        Setting(
            "development", "BOOL", "show the page at /, which signs anything, and the details of errors; default: false"
        ),
        Setting("sources.hosts", "HOST,HOST", "the hosts of sources, such as *.example.com; default: all"),
        Setting(
            "sources.private", "BOOL",
            "also load from private addresses, and from ports but 80, 443, 8080 and 8443; default: false"),
        Setting("sources.buckets", "BUCKET,…", "the buckets of S3 for sources at s3://bucket/key; default: none"),
        Setting("sources.megabytes", "N", "the largest source; default: 16"),
        Setting("sources.megapixels", "N", "the largest picture; default: 50"),
        Setting(
            "sources.sandbox", "BOOL", "decode in processes that can reach nothing, or not at all; default: false"
        ),
        Setting("sources.transfers", "N", "how many transfers run at a time; default: 64"),
        Setting("presets.list", "NAME=OPTIONS,…", "presets, separated by semicolons: thumb=w:200,h:200;hero=w:1600"),
        Setting("presets.only", "BOOL", "allow no options but presets; default: false"),
        Setting("results.side", "N", "the longest side of a result in pixels; default: 4096"),
        Setting("results.quality", "N", "the quality of JPEG, WebP and AVIF, 1 to 100; default: 80"),
        Setting("results.formats", "FORMAT,…", "formats for clients that accept them, best first; default: webp"),
        Setting("results.fallback", "FILE", "a picture for sources that cannot be loaded; default: none"),
        Setting("lifetime.standard", "SECONDS", "for results of servers that state none; default: 86400"),
        Setting("lifetime.minimum", "SECONDS", "the least lifetime of a result; default: 0"),
        Setting("lifetime.maximum", "SECONDS", "the longest lifetime of a result; default: 31536000"),
        Setting("limits.running", "N", "how many requests are worked on at a time; default: 64"),
        Setting("limits.waiting", "N", "how many requests wait besides; default: 1024"),
        Setting("limits.client", "N", "how many requests of one client wait; default: 256"),
        Setting("limits.seconds", "SECONDS", "the longest time from a request to its answer; default: 30"),
        Setting("limits.drain", "SECONDS", "how long /ready says no before a stop takes no more requests; default: 0"),
        Setting("cache.directory", "FOLDER", "the disk cache; default: halcyon-server in the user's caches"),
        Setting("cache.megabytes", "N", "the size of the disk cache; 0 for none; default: 4096"),
        Setting("cache.memory", "N", "megabytes of results kept in memory; default: 64"),
        Setting("redis", "URL", "a Redis that several instances share, such as redis://127.0.0.1:6379; default: none"),
        Setting(
            "s3.bucket", "BUCKET",
            "a bucket of S3 that several instances share, with the key of the AWS tools; default: none"),
        Setting("s3.prefix", "TEXT", "the beginning of the names of its objects; default: halcyon/"),
        Setting("s3.region", "REGION", "the region of the buckets; default: AWS_REGION, or the profile's"),
        Setting("s3.endpoint", "URL", "a server other than Amazon's; default: AWS_ENDPOINT_URL, or the profile's"),
        Setting("s3.addressing", "WAY", "where URLs name the bucket: path, host or automatic; default: automatic"),
        Setting("log.level", "LEVEL", "trace, debug, info, notice, warning or error; default: info"),
    ]
}
