/// Why a network transfer failed, or why its answer is unusable.
public enum ResponseReason: ImageErrorReason {
    /// Which of the clocks of a transfer ran out.
    public enum Timeout: String, Sendable, Hashable {
        /// Until the connection stood, TLS included.
        case connect
        /// Between two arrivals of bytes.
        case idle
        /// From start to end.
        case total
        /// While the server sent fewer bytes than it must.
        case speed
    }

    /// The name could not be resolved. Code 2001.
    case hostNotFound(String)
    /// Nobody listens at the address. Code 2002.
    case connectionRefused(String)
    /// The connection could not be made for another reason. Code 2003.
    case connectionFailed(String)
    /// The secure connection failed: certificate, name or protocol. Code 2004.
    case tls(String)
    /// A time limit ran out. Code 2005.
    case timeout(Timeout, seconds: Double)
    /// The other side broke the connection off. Code 2006.
    case connectionReset
    /// The connection closed before all announced bytes were there; `expected` is nil where no length was announced.
    /// Code 2007.
    case truncated(received: Int, expected: Int?)
    /// A status that the validator does not take: by default, one outside 200…299. Code 2008.
    case status(Int)
    /// More bytes than the configured limit. Code 2009.
    case tooLarge(limit: Int)
    /// More redirects than the configured limit. Code 2010.
    case tooManyRedirects(limit: Int)
    /// A redirect that is not followed: `location` as sent, and why. Code 2011.
    case redirectRefused(location: String, why: String)
    /// The address filter refused the resolved address. Code 2012.
    case addressRefused(String)
    /// The answer does not follow HTTP. Code 2013.
    case malformed(String)
    /// A proxy could not be reached or refused. Code 2014.
    case proxy(String)
    /// An answer without a single byte of body. Code 2015.
    case emptyBody
    /// Anything else, in the client's own words. Code 2016.
    case other(String)

    /// The answer was looked at and found unusable; `why` goes after "the answer was rejected: ". Code 2017.
    case rejected(String)

    /// 2001…2017.
    public var code: Int {
        switch self {
        case .hostNotFound: 2001
        case .connectionRefused: 2002
        case .connectionFailed: 2003
        case .tls: 2004
        case .timeout: 2005
        case .connectionReset: 2006
        case .truncated: 2007
        case .status: 2008
        case .tooLarge: 2009
        case .tooManyRedirects: 2010
        case .redirectRefused: 2011
        case .addressRefused: 2012
        case .malformed: 2013
        case .proxy: 2014
        case .emptyBody: 2015
        case .other: 2016
        case .rejected: 2017
        }
    }

    /// One sentence for people.
    public var message: String {
        switch self {
        case .hostNotFound(let host): "the host '\(URLText.shortened(host))' was not found"
        case .connectionRefused(let peer): "\(URLText.shortened(peer)) refused the connection"
        case .connectionFailed(let why): "the connection failed: \(URLText.shortened(why))"
        case .tls(let why): "the secure connection failed: \(URLText.shortened(why))"
        case .timeout(.speed, let seconds): "the server sent too slowly for \(seconds) s"
        case .timeout(let which, let seconds): "the \(which.rawValue) timeout of \(seconds) s ran out"
        case .connectionReset: "the server broke the connection off"
        case .truncated(let received, let expected?):
            "the transfer ended after \(received) of \(expected) bytes"
        case .truncated(let received, nil): "the transfer ended early, after \(received) bytes"
        case .status(let status): "the server answered with status \(status)"
        case .tooLarge(let limit): "the answer is larger than the limit of \(limit) bytes"
        case .tooManyRedirects(let limit): "more than \(limit) redirects"
        case .redirectRefused(let location, let why):
            "the redirect to '\(URLText.shortened(location))' was not followed: \(URLText.shortened(why))"
        case .addressRefused(let address): "the address \(address) is not allowed"
        case .malformed(let why): "the server's answer does not follow HTTP: \(URLText.shortened(why))"
        case .proxy(let why): "the proxy failed: \(URLText.shortened(why))"
        case .emptyBody: "the server sent an empty body"
        case .other(let why): URLText.shortened(why)
        case .rejected(let why): "the answer was rejected: \(why)"
        }
    }
}
