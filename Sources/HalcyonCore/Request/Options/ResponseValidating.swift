public import HTTPTypes

/// Judges an answer by its head, before its body is read.
public protocol ResponseValidating: Sendable {
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
