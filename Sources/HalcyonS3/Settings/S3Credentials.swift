/// The key of an account of S3, or of a server that speaks its protocol.
///
/// Neither its description nor its mirror shows the secret or the token.
public struct S3Credentials: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The access key's ID, which is not secret: it is sent with each request.
    public var accessKeyID: String
    /// The secret access key. It signs requests and is never sent.
    public var secretAccessKey: String
    /// The session token of temporary credentials; nil (the default) for lasting ones.
    public var sessionToken: String?

    /// Creates credentials; see the properties.
    public init(accessKeyID: String, secretAccessKey: String, sessionToken: String? = nil) {
        self.accessKeyID = accessKeyID
        self.secretAccessKey = secretAccessKey
        self.sessionToken = sessionToken
    }

    /// The access key's ID alone.
    public var description: String { "S3Credentials(\(accessKeyID))" }
    /// The same as ``description``.
    public var debugDescription: String { description }
    /// The access key's ID alone.
    public var customMirror: Mirror { Mirror(self, children: ["accessKeyID": accessKeyID]) }
}
