public import HTTPTypes

/// Validates a response by its head, before its body is read.
public protocol ResponseValidating: Sendable {
    /// Identifies the rules: concurrent requests share a load only if this is the same, so that none gets a response
    /// that it would reject. Default: objects are identified by reference, values without properties by type; each
    /// request with another value gets its own load, so give such values an identifier that reflects their contents.
    var identifier: String { get }

    /// Accepts a response by returning, or rejects it by throwing.
    ///
    /// - Parameters:
    ///   - response: The status and header fields of the final response. Not called for a revalidation (304) or the
    ///     rest of a body that was begun before (206).
    ///   - request: The request that was sent.
    /// - Throws: `ImageError.response(.status)`, `.response(.rejected)` or another `ImageError`, which the retry policy
    ///   then evaluates.
    func validate(_ response: HTTPResponse, for request: HTTPRequest) throws(ImageError)
}

extension ResponseValidating {
    /// Identifies the object or the type; unique on each call for a value with properties.
    public var identifier: String { RuleIdentity.name(of: self) }
}

/// A ``ResponseValidating`` that checks the status and, if configured, the content type.
public struct ResponseValidator: ResponseValidating, Hashable {
    /// The statuses that are accepted. Default: 200…299.
    public var statuses: Set<Int>
    /// The accepted prefixes of `Content-Type`, in lower case, such as `"image/"`; a missing field is accepted.
    /// Default: none, which accepts anything, because many servers label images wrongly and the decoder knows better.
    public var contentTypes: [String]

    /// Creates a validator; see the properties.
    public init(statuses: some Sequence<Int> = 200...299, contentTypes: [String] = []) {
        self.statuses = Set(statuses)
        self.contentTypes = contentTypes
    }

    /// The same for all validators with the same rules.
    public var identifier: String {
        var text = KeyText()
        text.append(statuses.sorted().map(String.init).joined(separator: " "))
        for type in contentTypes.sorted() { text.append(type) }
        return text.text
    }

    /// Accepts a response with one of the statuses and types.
    ///
    /// - Throws: `ImageError.response(.status)` or `.response(.rejected)`.
    public func validate(_ response: HTTPResponse, for request: HTTPRequest) throws(ImageError) {
        guard statuses.contains(response.status.code) else { throw .response(.status(response.status.code)) }
        guard !contentTypes.isEmpty, let type = response.headerFields[.contentType]?.lowercased() else { return }
        guard contentTypes.contains(where: type.hasPrefix) else {
            throw .response(.rejected("its content type is \(type)"))
        }
    }
}
