public import HTTPTypes

/// Judges an answer by its head, before its body is read.
public protocol ResponseValidating: Sendable {
    /// Names the rules: requests at the same time share a load only if this is the same, so that none gets an answer that
    /// it would have refused. Default: an object is itself, a value without properties is its type; of other values each
    /// request has a load of its own, so give those a name that says what they hold.
    var identifier: String { get }

    /// Lets a good answer pass.
    ///
    /// - Parameters:
    ///   - response: Status and header fields of the final answer. A confirmation of what is cached (304) and the rest
    ///     of a body that was begun before (206) do not come here.
    ///   - request: What was asked.
    /// - Throws: `ImageError.response(.status)`, `.response(.rejected)` or another `ImageError`, which the retry policy
    ///   then judges.
    func validate(_ response: HTTPResponse, for request: HTTPRequest) throws(ImageError)
}

extension ResponseValidating {
    /// The object or the type; for a value with properties another name each time.
    public var identifier: String { RuleIdentity.name(of: self) }
}

/// A ``ResponseValidating`` that goes by the status and, where it is told to, by the content type.
public struct ResponseValidator: ResponseValidating, Hashable {
    /// The statuses that pass. Default: 200…299.
    public var statuses: Set<Int>
    /// What `Content-Type` must begin with, in lower case, such as `"image/"`; an answer without the field passes.
    /// Default: none, anything passes, because many servers name pictures wrongly and the decoder knows better.
    public var contentTypes: [String]

    /// A validator; see the properties.
    public init(statuses: some Sequence<Int> = 200...299, contentTypes: [String] = []) {
        self.statuses = Set(statuses)
        self.contentTypes = contentTypes
    }

    /// What lets the same pass has the same name.
    public var identifier: String {
        var text = KeyText()
        text.append(statuses.sorted().map(String.init).joined(separator: " "))
        for type in contentTypes.sorted() { text.append(type) }
        return text.text
    }

    /// Lets an answer pass that has one of the statuses and types.
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
