import HTTPTypes

extension KeyText {
    /// Appends all that a request asks of whom, but for its body.
    mutating func append(_ http: HTTPRequest) {
        append(http.method.rawValue)
        append(http.urlText)
        // In the order of their names: a dictionary's order, which URLRequest has, is another each time.
        for field in http.headerFields.sorted(by: { $0.name.canonicalName < $1.name.canonicalName }) {
            append(field.name.canonicalName)
            append(field.value)
        }
    }
}
