import HTTPTypes

extension KeyText {
    /// Appends all that a request asks of whom, but for its body.
    mutating func append(_ http: HTTPRequest) {
        append(http.method.rawValue)
        append(http.urlText)
        for (name, value) in http.headerFields.combined(leavingOut: HTTPFields.tracingFields) {
            append(name)
            append(value)
        }
    }
}
