extension ImageError {
    /// The reason that a request cannot be carried out.
    public enum RequestReason: ImageErrorReason {
        /// The text is not a URL. Code 1001.
        case invalidURL(String)
        /// An `http` or `https` URL without a host. Code 1002.
        case missingHost(String)
        /// A scheme that no loader supports. Code 1003.
        case unsupportedScheme(String)
        /// A `data:` URL that does not follow RFC 2397. Code 1004.
        case malformedDataURL(String)
        /// A local file that cannot be read; `why` is the system's reason. Code 1005.
        case unreadableFile(path: String, why: String)
        /// A data provider failed with its own error. Code 1006.
        case providerFailed(Cause)
        /// The pipeline has no loader for network requests. Code 1007.
        case noLoader
        /// More bytes than the configured limit. Code 1008.
        case tooLarge(limit: Int)
        /// A loader, decoder or processor ended with `.cancelled` although nobody had cancelled the load. Code 1009.
        case givenUp
        /// A request modifier failed with its own error. Code 1010.
        case modifierFailed(Cause)
        /// Neither the source nor any of its alternatives could be loaded: each with its error, in the order of the
        /// attempts. Code 1011.
        case allSourcesFailed([SourceFailure])
        /// Text that should be base64 is not. Code 1012.
        case malformedBase64
        /// A scheme that this pipeline or downloader does not load; see ``ImagePipeline/Configuration/allowedSchemes``.
        /// Code 1013.
        case schemeNotAllowed(String)
        /// A control character in a part of the request head: the error names the part but does not show its text.
        /// Code 1014.
        case controlCharacter(in: String)
        /// A URL that is longer than the configured limit in bytes; the error holds its beginning. Code 1015.
        case urlTooLong(String, limit: Int)
        /// The system refused to create a thread: at its limit of threads, or without memory for a stack. Code 1016.
        case noThread
        /// No file descriptor is left for a connection: the program or the system has reached its limit of open files.
        /// Code 1017.
        case noDescriptor
        /// The pipeline was invalidated (``ImagePipeline/invalidate()``). Code 1018.
        case invalidated

        /// 1001…1018.
        public var code: Int {
            switch self {
            case .invalidURL: 1001
            case .missingHost: 1002
            case .unsupportedScheme: 1003
            case .malformedDataURL: 1004
            case .unreadableFile: 1005
            case .providerFailed: 1006
            case .noLoader: 1007
            case .tooLarge: 1008
            case .givenUp: 1009
            case .modifierFailed: 1010
            case .allSourcesFailed: 1011
            case .malformedBase64: 1012
            case .schemeNotAllowed: 1013
            case .controlCharacter: 1014
            case .urlTooLong: 1015
            case .noThread: 1016
            case .noDescriptor: 1017
            case .invalidated: 1018
            }
        }

        /// One sentence for people.
        public var message: String {
            switch self {
            case .invalidURL(let text): "'\(URLText.shortened(text))' is not a URL"
            case .missingHost(let url): "the URL '\(URLText.shortened(url))' has no host"
            case .unsupportedScheme(let scheme):
                "no loader supports the scheme '\(URLText.shortened(scheme))': use http, https, file or data"
            case .malformedDataURL(let why): "malformed data: URL: \(URLText.shortened(why))"
            case .unreadableFile(let path, let why): "cannot read '\(URLText.shortened(path, to: 4096))': \(why)"
            case .providerFailed(let why): "the data provider failed: \(why)"
            case .noLoader:
                "the pipeline has no loader for network requests: start from Configuration.standard, or set a loader"
            case .tooLarge(let limit): "the data is larger than the limit of \(limit) bytes"
            case .givenUp: "a part of the pipeline gave up the load, although nobody had cancelled it"
            case .modifierFailed(let why): "the request modifier failed: \(why)"
            case .malformedBase64: "the text is not base64"
            case .schemeNotAllowed(let scheme): "the scheme '\(URLText.shortened(scheme))' is not allowed here"
            case .controlCharacter(let part): "\(part) contains a control character: remove it, or encode it"
            case .urlTooLong(let url, let limit):
                "the URL that begins with '\(URLText.beginning(of: url))' is longer than the limit of \(limit) bytes"
            case .noThread:
                "the system refused to create a thread: raise this program's limit on processes and threads, or on memory"
            case .noDescriptor:
                "the program has no file descriptor left for a connection: raise its limit on open files (ulimit -n)"
            case .invalidated: "the pipeline was invalidated"
            case .allSourcesFailed(let failures):
                "no source could be loaded: " + failures.map(\.description).joined(separator: "; ")
            }
        }
    }

    /// The reason that a network transfer failed, or that its response is unusable.
    public enum ResponseReason: ImageErrorReason {
        /// The time limit that was exceeded.
        public enum Timeout: String, Sendable, Hashable {
            /// The time until the connection is established, TLS included.
            case connect
            /// The time between two arrivals of bytes.
            case idle
            /// The time from start to end.
            case total
            /// The time for which the server sent fewer bytes than required.
            case speed
        }

        /// The host name could not be resolved. Code 2001.
        case hostNotFound(String)
        /// Nothing listens at the address. Code 2002.
        case connectionRefused(String)
        /// The connection failed for another reason. Code 2003.
        case connectionFailed(String)
        /// The secure connection failed: certificate, name or protocol. Code 2004.
        case tls(String)
        /// A time limit was exceeded. Code 2005.
        case timeout(Timeout, seconds: Double)
        /// The peer reset the connection. Code 2006.
        case connectionReset
        /// The connection closed before all announced bytes had arrived; `expected` is nil if no length was announced.
        /// Code 2007.
        case truncated(receivedBytes: Int, expectedBytes: Int?)
        /// A status that the validator does not accept: by default, one outside 200…299. Code 2008.
        case status(Int)
        /// More bytes than the configured limit. Code 2009.
        case tooLarge(limit: Int)
        /// More redirects than the configured limit. Code 2010.
        case tooManyRedirects(limit: Int)
        /// A redirect that was not followed: `location` as sent, and the reason. Code 2011.
        case redirectRefused(location: String, why: String)
        /// The address filter refused the resolved address. Code 2012.
        case addressRefused(String)
        /// The response violates HTTP. Code 2013.
        case malformed(String)
        /// A proxy could not be reached or refused the connection. Code 2014.
        case proxy(String)
        /// A response with an empty body. Code 2015.
        case emptyBody
        /// Any other failure, in the loader's words; a loader of your own passes on its error by this. Code 2016.
        case other(Cause)
        /// The response was examined and found unusable; `why` goes after "the response was rejected: ". Code 2017.
        case rejected(Cause)

        /// 2001…2017.
        public var code: Int {
            switch self {
            case .hostNotFound: 2001
            case .connectionRefused: 2002
            case .connectionFailed: 2003
            case .tls: 2004
            case .timeout: 2005
            case .connectionReset: 2006
            case .truncated: 2007
            case .status: 2008
            case .tooLarge: 2009
            case .tooManyRedirects: 2010
            case .redirectRefused: 2011
            case .addressRefused: 2012
            case .malformed: 2013
            case .proxy: 2014
            case .emptyBody: 2015
            case .other: 2016
            case .rejected: 2017
            }
        }

        /// One sentence for people.
        public var message: String {
            switch self {
            case .hostNotFound(let host): "the host '\(URLText.shortened(host))' was not found"
            case .connectionRefused(let peer): "\(URLText.shortened(peer)) refused the connection"
            case .connectionFailed(let why): "the connection failed: \(URLText.shortened(why))"
            case .tls(let why): "the secure connection failed: \(URLText.shortened(why))"
            case .timeout(.speed, let seconds): "the server sent data too slowly for \(seconds) s"
            case .timeout(let which, let seconds): "the \(which.rawValue) timeout of \(seconds) s expired"
            case .connectionReset: "the server closed the connection unexpectedly"
            case .truncated(let received, let expected?):
                "the transfer ended after \(received) of \(expected) bytes"
            case .truncated(let received, nil): "the transfer ended early, after \(received) bytes"
            case .status(let status): "the server answered with status \(status)"
            case .tooLarge(let limit): "the response is larger than the limit of \(limit) bytes"
            case .tooManyRedirects(let limit): "more than \(limit) redirects"
            case .redirectRefused(let location, let why):
                "the redirect to '\(URLText.shortened(location))' was not followed: \(URLText.shortened(why))"
            case .addressRefused(let address): "the address \(address) is not allowed"
            case .malformed(let why): "the server's response violates HTTP: \(URLText.shortened(why))"
            case .proxy(let why): "the proxy failed: \(URLText.shortened(why))"
            case .emptyBody: "the server sent an empty body"
            case .other(let why): URLText.shortened(why.text)
            case .rejected(let why): "the response was rejected: \(why)"
            }
        }
    }

    /// The reason that a cache could not return or store an entry.
    public enum CacheReason: ImageErrorReason {
        /// The request forbids the network and no cache has the data. `key` names what was looked for: the request's
        /// ``ImageRequest/cacheKey`` or else its source, without passwords and signatures, and shortened. Code 3001.
        case notCached(key: String)
        /// The cache cannot be used: its folder cannot be opened or created, or its server cannot be reached. `path` is
        /// the folder or the server's address. Code 3002.
        case unavailable(path: String, why: String)
        /// An entry could not be read. Code 3003.
        case readFailed(Cause)
        /// An entry could not be written. Code 3004.
        case writeFailed(Cause)
        /// The disk is full. Code 3005.
        case diskFull(path: String)
        /// An entry is larger than the limit of the whole cache. Code 3006.
        case entryTooLarge(bytes: Int, limit: Int)
        /// The cached response is stale, its server forbids using it without revalidation, and the request forbids
        /// revalidation. Code 3007.
        case stale

        /// 3001…3007.
        public var code: Int {
            switch self {
            case .notCached: 3001
            case .unavailable: 3002
            case .readFailed: 3003
            case .writeFailed: 3004
            case .diskFull: 3005
            case .entryTooLarge: 3006
            case .stale: 3007
            }
        }

        /// One sentence for people.
        public var message: String {
            switch self {
            case .notCached(let key): "'\(key)' is not in any cache, and the request does not allow the network"
            case .unavailable(let path, let why): "the cache '\(path)' cannot be used: \(why)"
            case .readFailed(let why): "the cache could not be read: \(why)"
            case .writeFailed(let why): "the cache could not be written: \(why)"
            case .diskFull(let path): "the disk that holds '\(path)' is full"
            case .entryTooLarge(let bytes, let limit):
                "an entry of \(bytes) bytes does not fit in a cache of \(limit) bytes"
            case .stale:
                "the cached response is stale and must be revalidated before use: allow the request to use the network"
            }
        }
    }

    /// The reason that a processor failed.
    public enum ProcessingReason: ImageErrorReason {
        /// The processor with this identifier failed; `why` in its own words. Code 5001.
        case failed(processor: String, why: Cause)

        /// 5001.
        public var code: Int { 5001 }

        /// One sentence for people.
        public var message: String {
            switch self {
            case .failed(let processor, let why): "the processor '\(processor)' failed: \(why)"
            }
        }
    }

    /// The reason that pixels could not be encoded as a file.
    public enum EncodingReason: ImageErrorReason {
        /// No registered encoder writes this format. Code 6001.
        case unsupportedFormat(ImageFormat)
        /// The codec failed; `why` in its words. Code 6002.
        case failed(ImageFormat, why: Cause)
        /// A side is longer than the format allows, in pixels. Code 6003.
        case tooLarge(ImageFormat, PixelSize, longestSide: Int)

        /// Encoding an animation took longer than the limit, in seconds. Code 6004.
        case tookTooLong(ImageFormat, limit: Double)

        /// 6001…6004.
        public var code: Int {
            switch self {
            case .unsupportedFormat: 6001
            case .failed: 6002
            case .tooLarge: 6003
            case .tookTooLong: 6004
            }
        }

        /// One sentence for people.
        public var message: String {
            switch self {
            case .unsupportedFormat(let format): format.unwrittenMessage
            case .failed(let format, let why): "writing \(format) failed: \(why)"
            case .tooLarge(let format, let size, let longestSide):
                "\(size) pixels are too large for \(format), which allows at most \(longestSide) on each side"
            case .tookTooLong(let format, let limit): "writing \(format) took longer than the limit of \(limit) s"
            }
        }
    }

    /// The reason that an image was not shown, although nothing was wrong with it.
    public enum DisplayReason: ImageErrorReason {
        /// The view was given something else to show meanwhile, or no longer exists. Whatever had been loaded by then
        /// is cached. Code 8001.
        case notCurrent
        /// The view was given no source, so that it shows only its placeholder. Code 8002.
        case noSource
        /// The object that should show the image is not a view that can. Code 8003.
        case unusableView

        /// 8001…8003.
        public var code: Int {
            switch self {
            case .notCurrent: 8001
            case .noSource: 8002
            case .unusableView: 8003
            }
        }

        /// One sentence for people.
        public var message: String {
            switch self {
            case .notCurrent: "the view now shows something else"
            case .noSource: "the view was given no image to load"
            case .unusableView: "the object that should show the image is not a view that can; see the log for details"
            }
        }
    }
}
