public import Foundation
public import HTTPTypes

/// The bytes of a source, and where they came from.
public struct DataResponse: Sendable {
    /// The bytes.
    public var data: Data
    /// Where they came from.
    public var source: ResponseSource
    /// The URL that they came from, after redirects; nil where they came from elsewhere.
    public var url: String?
    /// Status and header fields of the answer that brought them; nil where there was none.
    public var response: HTTPResponse?

    /// An answer; see the properties.
    public init(data: Data, source: ResponseSource, url: String? = nil, response: HTTPResponse? = nil) {
        self.data = data
        self.source = source
        self.url = url
        self.response = response
    }
}
