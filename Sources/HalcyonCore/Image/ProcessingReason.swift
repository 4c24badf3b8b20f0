/// Why a processor failed.
public enum ProcessingReason: ImageErrorReason {
    /// The processor of this identifier failed; `why` in its own words. Code 5001.
    case failed(processor: String, why: String)

    /// 5001.
    public var code: Int { 5001 }

    /// One sentence for people.
    public var message: String {
        switch self {
        case .failed(let processor, let why): "the processor '\(processor)' failed: \(why)"
        }
    }
}
