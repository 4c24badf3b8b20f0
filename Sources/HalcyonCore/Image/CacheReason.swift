/// Why a cache could not answer or store.
public enum CacheReason: ImageErrorReason {
    /// The request forbids the network and no cache has the data. Code 3001.
    case notCached
    /// The cache folder cannot be opened or made; `why` is the system's reason. Code 3002.
    case unavailable(path: String, why: String)
    /// An entry could not be read. Code 3003.
    case readFailed(String)
    /// An entry could not be written. Code 3004.
    case writeFailed(String)
    /// The disk is full. Code 3005.
    case diskFull(path: String)
    /// One entry is larger than the whole cache may be. Code 3006.
    case entryTooLarge(bytes: Int, limit: Int)

    /// What the cache has is stale, its server forbids such use unless it has confirmed it, and the request forbids to ask
    /// for that. Code 3007.
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
        case .notCached: "not in any cache, and the request does not allow the network"
        case .unavailable(let path, let why): "the cache folder '\(path)' cannot be used: \(why)"
        case .readFailed(let why): "the cache could not be read: \(why)"
        case .writeFailed(let why): "the cache could not be written: \(why)"
        case .diskFull(let path): "the disk that holds '\(path)' is full"
        case .entryTooLarge(let bytes, let limit):
            "an entry of \(bytes) bytes does not fit a cache of \(limit) bytes"
        case .stale:
            "what is cached is stale, and its server allows its use only once confirmed: the request must allow the network"
        }
    }
}
