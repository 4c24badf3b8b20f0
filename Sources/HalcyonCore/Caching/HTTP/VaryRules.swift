import HTTPTypes

/// Whether a stored answer is one to another request, by what its `Vary` names (RFC 9111, 4.1).
///
/// Most of a request's fields are part of its name in the caches (``ImageRequest/sourceKey``), and so need no
/// comparison, nor to be written down, for some are secret. Compared are those that are left out there, but for
/// `Accept-Encoding`: loaders undo the codings, and an image is the same by each of them.
enum VaryRules {
    /// Whether nothing in a request can tell that an answer is right for it.
    static func variesByAnything(_ response: HTTPResponse) -> Bool { names(in: response).contains("*") }

    /// What a request says in the fields that the `Vary` of answers names, those of redirects and the last one; empty text
    /// for those that it does not have.
    static func requestFields(of request: HTTPFields, for responses: [HTTPResponse]) -> HTTPFields {
        var fields = HTTPFields()
        let varying = responses.reduce(into: Set<String>()) { $0.formUnion(names(in: $1)) }
        for name in varying.sorted() where ImageRequest.harmlessFields.contains(name) {
            guard name != "accept-encoding", let name = HTTPField.Name(name) else { continue }
            fields[name] = normalized(request[values: name])
        }
        return fields
    }

    /// Whether a stored answer is right for a request.
    static func matches(_ metadata: CacheMetadata, _ request: HTTPFields) -> Bool {
        guard let response = metadata.response else { return true }
        if variesByAnything(response) || metadata.redirects.contains(where: variesByAnything) { return false }
        return metadata.requestFields.allSatisfy { normalized(request[values: $0.name]) == $0.value }
    }

    /// The names in the `Vary` of an answer, in lower case.
    static func names(in response: HTTPResponse) -> Set<String> {
        let values = response.headerFields[values: .vary]
        return Set(values.flatMap { $0.split(separator: ",").map { String($0).trimmed.lowercased() } })
    }

    /// One text for several fields of a name, and for spaces of any number between the parts of a list.
    private static func normalized(_ values: [String]) -> String {
        values.flatMap { $0.split(separator: ",").map { String($0).trimmed } }.joined(separator: ", ")
    }
}
