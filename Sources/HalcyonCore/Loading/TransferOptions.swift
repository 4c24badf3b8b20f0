import HTTPTypes

/// The options of a transfer. A request's, a download's and a downloader's are the same.
///
/// What a request leaves nil is taken from the pipeline's defaults, and then from the downloader's configuration.
public struct TransferOptions: Sendable {
    /// Whether and when failed transfers are retried.
    public var retry: RetryPolicy?
    /// Changes the HTTP request just before it is sent.
    public var modifier: (any RequestModifying)?
    /// Decides on redirects; requests with different handlers share no load.
    public var redirects: (any RedirectHandling)?
    /// Answers HTTP authentication challenges (401).
    public var authentication: (any AuthenticationHandling)?
    /// Validates responses by their heads, before their bodies are read; requests with different validators share no
    /// load.
    public var validator: (any ResponseValidating)?
    /// The longest time without receiving bytes, in seconds, from the start of the connection on, if that is less than
    /// the loader's own limit; NaN counts as nil. It ends an attempt with `ImageError.response(.timeout(.idle))`, or
    /// with `.connect` before there is a connection. Among requests that share a transfer, the one that started it
    /// decides.
    public var idleTimeout: Double?

    /// Creates options that set nothing.
    public init() {}

    /// Whether no option is set.
    var isEmpty: Bool {
        retry == nil && modifier == nil && redirects == nil && authentication == nil && validator == nil
            && idleTimeout == nil
    }

    /// Returns these options, completed with `others` for those that are not set.
    func completed(by others: TransferOptions) -> TransferOptions {
        var all = self
        all.retry = retry ?? others.retry
        all.modifier = modifier ?? others.modifier
        all.redirects = redirects ?? others.redirects
        all.authentication = authentication ?? others.authentication
        all.validator = validator ?? others.validator
        all.idleTimeout = idleTimeout ?? others.idleTimeout
        return all
    }
}

/// A type with options for its transfers: ``ImageRequest/Options`` and ``DownloadRequest``.
public protocol TransferConfigurable {
    /// The options of the transfer. Default: none set.
    var transfer: TransferOptions { get set }
}

extension TransferConfigurable {
    /// Whether and when failed transfers are retried. Default: the downloader's setting.
    public var retry: RetryPolicy? {
        get { transfer.retry }
        set { transfer.retry = newValue }
    }
    /// Changes the HTTP request just before it is sent. Default: the downloader's setting, which is none.
    public var modifier: (any RequestModifying)? {
        get { transfer.modifier }
        set { transfer.modifier = newValue }
    }
    /// Decides on redirects; requests with different handlers share no load. Default: the downloader's setting, which
    /// follows all redirects.
    public var redirects: (any RedirectHandling)? {
        get { transfer.redirects }
        set { transfer.redirects = newValue }
    }
    /// Answers HTTP authentication challenges (401). Default: the downloader's setting, which is none.
    public var authentication: (any AuthenticationHandling)? {
        get { transfer.authentication }
        set { transfer.authentication = newValue }
    }
    /// Validates responses by their heads; requests with different validators share no load. Default: the downloader's
    /// setting, which accepts the statuses 200…299.
    public var validator: (any ResponseValidating)? {
        get { transfer.validator }
        set { transfer.validator = newValue }
    }
    /// The longest time without receiving bytes, in seconds; see ``TransferOptions/idleTimeout``. Default: the loader's
    /// own limit.
    public var idleTimeout: Double? {
        get { transfer.idleTimeout }
        set { transfer.idleTimeout = newValue }
    }
}

extension ImageDownloader.Configuration {
    /// Determines whether and when to retry. Default: ``RetryPolicy/standard``.
    public var retry: RetryPolicy {
        get { transfer.retry ?? .standard }
        set { transfer.retry = newValue }
    }
    /// Changes requests before they are sent. Default: nil.
    public var modifier: (any RequestModifying)? {
        get { transfer.modifier }
        set { transfer.modifier = newValue }
    }
    /// The longest time without receiving bytes, in seconds; see ``TransferOptions/idleTimeout``. Default: nil, the
    /// loader's own limit.
    public var idleTimeout: Double? {
        get { transfer.idleTimeout }
        set { transfer.idleTimeout = newValue }
    }
    /// Decides on redirects. Default: nil, which follows all within the loader's limits.
    public var redirects: (any RedirectHandling)? {
        get { transfer.redirects }
        set { transfer.redirects = newValue }
    }
    /// Responds to authentication challenges. Default: nil, which passes the status 401 to the validator.
    public var authentication: (any AuthenticationHandling)? {
        get { transfer.authentication }
        set { transfer.authentication = newValue }
    }
    /// Validates responses before their bodies are read. Default: a ``ResponseValidator``, which accepts the statuses
    /// 200…299.
    public var validator: any ResponseValidating {
        get { transfer.validator ?? ResponseValidator() }
        set { transfer.validator = newValue }
    }
}

/// What the options contribute to the keys of a request's work; WorkKeys.swift has the table.
extension TransferOptions {
    /// The rules by which a load may refuse what it is sent. Nil in a part: the downloader's rules.
    struct Rules: Hashable {
        var redirects: String?
        var validator: String?
    }

    /// The identifiers of these options' rules.
    var rules: Rules { Rules(redirects: redirects?.identifier, validator: validator?.identifier) }

    /// Whether an option that is part of a request's identity in the caches is set.
    var changesIdentity: Bool { modifier != nil || authentication != nil }

    /// Sets the options that are part of a request's identity in the caches to those of `others`, if they are not set.
    mutating func completeIdentity(by others: TransferOptions) {
        modifier = modifier ?? others.modifier
        authentication = authentication ?? others.authentication
    }

    /// The identities given by the modifier and the authentication handler; nil if they give none.
    var credentialIdentity: String? {
        guard changesIdentity else { return nil }
        var text = KeyText()
        text.append(modifier?.identifier ?? "")
        // A handler without an identifier counts too: its bytes may be only for those who know the password.
        text.append(authentication.map { KeyText.name($0.identifier, of: $0) } ?? "")
        return text.text == Self.nobody ? nil : text.text
    }

    private static let nobody = "0:0:"

    /// Appends what distinguishes transfers.
    ///
    /// - Parameter own: The options before they were completed: the downloader's rules are the same for all.
    func append(to key: inout KeyText, own: TransferOptions) {
        // The safety rules of a load must not depend on which request came first.
        key.append(own.redirects.map { "r" + $0.identifier } ?? "")
        key.append(own.validator.map { "v" + $0.identifier } ?? "")
        key.append(modifier?.transferName ?? "")
        key.append(authentication.map { "a" + $0.identifier } ?? "")
    }

    /// Returns these options with rules that return the same identifier at every call: a pipeline's defaults are known
    /// to be the same for all requests.
    func namingRules() -> Self {
        var named = self
        if let redirects, redirects.identifier != redirects.identifier { named.redirects = NamedRedirects(redirects) }
        if let validator, validator.identifier != validator.identifier { named.validator = NamedValidator(validator) }
        if let modifier, modifier.identifier.isEmpty, modifier.transferName != modifier.transferName {
            named.modifier = RequestModifier { $0 = try await modifier.modified($0) }
        }
        return named
    }
}

private struct NamedRedirects: RedirectHandling {
    let rules: any RedirectHandling
    let identifier: String

    init(_ rules: any RedirectHandling) {
        self.rules = rules
        identifier = rules.identifier
    }

    func request(for redirect: Redirect) async -> HTTPRequest? { await rules.request(for: redirect) }
}

private struct NamedValidator: ResponseValidating {
    let rules: any ResponseValidating
    let identifier: String

    init(_ rules: any ResponseValidating) {
        self.rules = rules
        identifier = rules.identifier
    }

    func validate(_ response: HTTPResponse, for request: HTTPRequest) throws(ImageError) {
        try rules.validate(response, for: request)
    }
}
