public import Foundation

// Indirect, because a function's frame has room for an error at each place that may throw, and thousands of loads may
// wait in a dozen frames each.

/// An error that says why an image could not be loaded: the stage that failed, and the reason.
///
/// Every reason has a stable number (`code`; see each reason type) and a message for people, which says what to do if
/// something can be done. Errors bridge to `NSError` in the domain `"Halcyon.ImageError"`.
public indirect enum ImageError: Error, Sendable, Hashable {
    /// The request itself cannot be carried out. Codes 1000…
    case request(RequestReason)
    /// The network transfer failed or its response is unusable. Codes 2000…
    case response(ResponseReason)
    /// A cache could not return or store an entry. Codes 3000…
    case cache(CacheReason)
    /// The bytes are not an image that can be decoded, or exceed the limits. Codes 4000…
    case decoding(DecodingReason)
    /// A processor failed. Codes 5000…
    case processing(ProcessingReason)
    /// Pixels could not be encoded as a file. Codes 6000…
    case encoding(EncodingReason)
    /// The image was not shown by the view that requested it. Codes 8000…
    case display(DisplayReason)
    /// The caller (or the task it runs in) cancelled the load. Code 9000.
    case cancelled

    /// The stable number of the reason.
    public var code: Int { reason.code }

    private var reason: any ImageErrorReason {
        switch self {
        case .request(let reason): reason
        case .response(let reason): reason
        case .cache(let reason): reason
        case .decoding(let reason): reason
        case .processing(let reason): reason
        case .encoding(let reason): reason
        case .display(let reason): reason
        case .cancelled: Cancellation()
        }
    }

    private struct Cancellation: ImageErrorReason {
        var code: Int { 9000 }
        var message: String { "the load was cancelled" }
    }
}

/// The requirements for every reason of an ``ImageError``.
public protocol ImageErrorReason: Sendable, Hashable {
    /// A number whose meaning never changes between versions.
    var code: Int { get }
    /// One sentence for people, without a full stop.
    var message: String { get }
}

extension ImageError: LocalizedError, CustomNSError, CustomStringConvertible {
    /// The message for people.
    public var errorDescription: String? { reason.message }
    /// `"Halcyon.ImageError"`.
    public static var errorDomain: String { "Halcyon.ImageError" }
    /// The same as ``code``.
    public var errorCode: Int { code }
    /// The message, under `NSLocalizedDescriptionKey`, and the ``underlyingError``, if there is one, under
    /// `NSUnderlyingErrorKey`.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: reason.message]
        if let underlyingError { info[NSUnderlyingErrorKey] = underlyingError as NSError }
        return info
    }
    /// The message for people.
    public var description: String { reason.message }
}

extension ImageError {
    /// Why a part failed: in words and, if the part is code of your own that threw an error of its own, that error.
    ///
    /// A text literal is a cause without an error. Functions that may throw only an ``ImageError`` pass on another
    /// error by a cause:
    ///
    /// ```swift
    /// func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
    ///     guard let token else { throw .response(.other(.init(MyError.noToken))) }
    ///     …
    /// }
    /// ```
    ///
    /// Two causes are equal if their texts are: errors cannot be compared.
    public struct Cause: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringInterpolation {
        /// The words.
        public let text: String
        /// The error; nil if there is none.
        public let error: (any Error)?

        /// Creates a cause of `text`.
        ///
        /// - Parameters:
        ///   - text: The words, without a full stop.
        ///   - error: The error. Default: nil.
        public init(_ text: String, error: (any Error)? = nil) {
            self.text = text
            self.error = error
        }

        /// Creates a cause of `error`, whose description is the text.
        public init(_ error: any Error) { self.init("\(error)", error: error) }

        /// Creates a cause without an error.
        public init(stringLiteral text: String) { self.init(text) }

        /// The text.
        public var description: String { text }

        /// Whether both have the same text.
        public static func == (a: Cause, b: Cause) -> Bool { a.text == b.text }

        /// Hashes the text.
        public func hash(into hasher: inout Hasher) { hasher.combine(text) }

        /// The error, or the one that it was made of.
        fileprivate var root: (any Error)? { (error as? ImageError)?.underlyingError ?? error }
    }

    /// One of several sources that a request has tried, and why it could not be loaded.
    public struct SourceFailure: Sendable, Hashable, CustomStringConvertible {
        /// The source: its URL or the identifier of its provider, without passwords and signatures, and shortened.
        public let source: String
        /// Why it could not be loaded.
        public let error: ImageError

        /// Creates a failure of the source that `source` names.
        public init(source: String, error: ImageError) {
            self.source = source
            self.error = error
        }

        /// The source and the message of its error.
        public var description: String { "\(source): \(error)" }
    }

    /// The error that your own loader, provider, modifier, validator, decoder, processor, interceptor or cache has
    /// thrown; nil if the failure is Halcyon's own.
    ///
    /// ```swift
    /// if error.underlyingError as? MyError == .noToken { signIn() }
    /// ```
    ///
    /// If several sources have failed (`.request(.allSourcesFailed)`), this is the first such error of any of them.
    public var underlyingError: (any Error)? {
        switch self {
        case .request(.providerFailed(let cause)), .request(.modifierFailed(let cause)),
            .response(.other(let cause)), .response(.rejected(let cause)),
            .cache(.readFailed(let cause)), .cache(.writeFailed(let cause)),
            .decoding(.corrupt(_, let cause)), .processing(.failed(_, let cause)), .encoding(.failed(_, let cause)):
            cause.root
        case .request(.allSourcesFailed(let failures)): failures.lazy.compactMap(\.error.underlyingError).first
        case .request, .response, .cache, .decoding, .encoding, .display, .cancelled: nil
        }
    }
}
