import ArgumentParser

/// Which kinds of URLs a command may load.
struct SchemeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Load URLs of these schemes only, redirects included: http, https, file (also for paths), data.",
            discussion: "For lists that somebody else wrote: --allow-schemes http,https reads no local file.",
            valueName: "schemes"))
    var allowSchemes: SchemeList?
}

/// Schemes with commas between them.
struct SchemeList: ExpressibleByArgument {
    let schemes: Set<String>

    /// Nil if the text is empty or names a scheme that the program does not know.
    init?(argument: String) {
        let names = argument.lowercased().split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard names.allSatisfy(["http", "https", "file", "data"].contains) else { return nil }
        schemes = Set(names)
    }
}
