package import HTTPTypes

extension HTTPRequest {
    /// The request's URL as text, put together from its scheme, authority and path; parts that are missing are left out.
    package var urlText: String {
        var text = ""
        if let scheme { text += scheme + ":" }
        if let authority { text += "//" + authority }
        return text + (path ?? "")
    }
}
