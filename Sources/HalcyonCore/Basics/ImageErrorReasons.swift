/// Why a request cannot be carried out.
public enum RequestReason: ImageErrorReason {
    /// The text is not a URL. Code 1001.
    case invalidURL(String)
    /// An `http` or `https` URL without a host. Code 1002.
    case missingHost(String)
    /// A scheme that no loader serves. Code 1003.
    case unsupportedScheme(String)
    /// A `data:` URL that does not follow RFC 2397. Code 1004.
    case malformedDataURL(String)
    /// A local file that cannot be read; `why` is the system's reason. Code 1005.
    case unreadableFile(path: String, why: String)
    /// A data provider failed with an error of its own. Code 1006.
    case providerFailed(String)
    /// The pipeline was given no loader for network requests. Code 1007.
    case noLoader
    /// More bytes than the configured limit. Code 1008.
    case tooLarge(limit: Int)
    /// A loader, decoder or processor ended with `.cancelled` although nobody had cancelled the load. Code 1009.
    case givenUp

    /// A request modifier failed with an error of its own. Code 1010.
    case modifierFailed(String)
    /// Neither the source nor any of its alternatives could be loaded; why each failed, in their order. Code 1011.
    case allSourcesFailed([ImageError])

    /// Text that should be base64 is not. Code 1012.
    case malformedBase64

    /// A scheme that this pipeline or downloader does not load; see ``ImagePipeline/Configuration/allowedSchemes``.
    /// Code 1013.
    case schemeNotAllowed(String)

    /// A control character in something that goes into the head of a request: the part is named, its text is not shown.
    /// Code 1014.
    case controlCharacter(in: String)
    /// A URL that is longer than the configured limit of bytes; its beginning. Code 1015.
    case urlTooLong(String, limit: Int)

    /// The system refuses the program every thread: at its limit of threads, or without memory for a stack. Code 1016.
    case noThread
    /// The program has no file descriptor left for a connection: it has reached its limit of open files, or the system
    /// has. Code 1017.
    case noDescriptor

    /// 1001…1017.
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
        }
    }

    /// One sentence for people.
    public var message: String {
        switch self {
        case .invalidURL(let text): "'\(URLText.shortened(text))' is not a URL"
        case .missingHost(let url): "the URL '\(URLText.shortened(url))' names no host"
        case .unsupportedScheme(let scheme):
            "the scheme '\(URLText.shortened(scheme))' is not supported: use http, https, file or data"
        case .malformedDataURL(let why): "malformed data: URL: \(URLText.shortened(why))"
        case .unreadableFile(let path, let why): "cannot read '\(URLText.shortened(path, to: 4096))': \(why)"
        case .providerFailed(let why): "the data provider failed: \(why)"
        case .noLoader:
            "the pipeline has no loader for network requests: give its configuration one, or import Halcyon"
        case .tooLarge(let limit): "the data is larger than the limit of \(limit) bytes"
        case .givenUp: "a part of the pipeline gave the load up although nobody had cancelled it"
        case .modifierFailed(let why): "the request modifier failed: \(why)"
        case .malformedBase64: "the text is not base64"
        case .schemeNotAllowed(let scheme): "the scheme '\(URLText.shortened(scheme))' is not allowed here"
        case .controlCharacter(let part): "\(part) has a control character: take it out, or encode it"
        case .urlTooLong(let url, let limit):
            "the URL that begins with '\(URLText.beginning(of: url))' is longer than the limit of \(limit) bytes"
        case .noThread:
            "the system refuses another thread: raise the limit of processes and threads, or of memory, of this program"
        case .noDescriptor:
            "the program has no file descriptor left for a connection: raise its limit of open files (ulimit -n)"
        case .allSourcesFailed(let errors):
            "no source could be loaded: " + errors.map(\.description).joined(separator: "; ")
        }
    }
}
