extension ImageRequest: ExpressibleByStringLiteral {
    /// A request for the text of a URL: `pipeline.image(for: "https://example.org/cat.jpg")`. Text that is none fails when it
    /// is loaded, with the reason.
    public init(stringLiteral url: String) { self.init(url) }
}
