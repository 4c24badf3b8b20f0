import Crypto
public import Foundation

/// Signs the paths of results, and checks signatures: only a program with a key can ask a server for work.
///
/// The signature is the HMAC-SHA256 (RFC 2104) of the path from the slash after the signature on, as it is sent, in
/// base64url without padding (RFC 4648, 5):
///
/// ```swift
/// let signer = try URLSigner(keys: [key])
/// let path = signer.path(for: "https://example.com/a.jpg", options: "w:300,h:200,fit:fill")
/// // /Zk3…/w:300,h:200,fit:fill/aHR0cHM6Ly9leGFtcGxlLmNvbS9hLmpwZw
/// ```
public struct URLSigner: Sendable {
    private let keys: [SymmetricKey]
    /// The number of bytes of the hash that a signature has.
    public let signatureBytes: Int

    /// Creates a signer.
    ///
    /// - Parameters:
    ///   - keys: The keys, each at least 16 bytes. The first one signs; all are accepted, so that a key can be replaced
    ///     without a moment in which pages have invalid URLs: put the new one first, and remove the old one when no page
    ///     uses it any longer.
    ///   - signatureBytes: The number of bytes of the hash that a signature has, 16…32: shorter ones make shorter URLs.
    ///     Whole hashes are accepted as well. Default: 32.
    /// - Throws: ``ConfigurationError`` for a missing or short key, or another number of bytes.
    public init(keys: [Data], signatureBytes: Int = 32) throws(ConfigurationError) {
        guard !keys.isEmpty else {
            throw ConfigurationError("signing needs a key: make one with `openssl rand -hex 32`")
        }
        guard keys.allSatisfy({ $0.count >= 16 }) else {
            throw ConfigurationError("a key is shorter than 16 bytes: make one with `openssl rand -hex 32`")
        }
        guard (16...32).contains(signatureBytes) else {
            throw ConfigurationError("a signature has 16 to 32 bytes, not \(signatureBytes)")
        }
        self.keys = keys.map { SymmetricKey(data: $0) }
        self.signatureBytes = signatureBytes
    }

    /// Returns the signed path of a result.
    ///
    /// - Parameters:
    ///   - source: The URL of the picture.
    ///   - options: The options as text; `-` for none.
    public func path(for source: String, options: String) -> String {
        let signed = "/\(options)/\(Base64URL.text(of: Data(source.utf8)))"
        return "/\(signature(of: signed))\(signed)"
    }

    /// Returns the signature of a path without its signature, such as `/w:300/aHR0…`.
    public func signature(of path: String) -> String {
        Base64URL.text(of: hash(of: path, with: keys[0]).prefix(signatureBytes))
    }

    /// Whether a signature is that of a path, by any of the keys. Takes as long for a wrong signature as for a right
    /// one of the same length, whichever byte or key is wrong.
    public func isValid(_ signature: some StringProtocol, for path: String) -> Bool {
        // With more padding than that, each spelling would be another entry of the caches in front.
        guard let bytes = Base64URL.data(of: signature), bytes.count == signatureBytes || bytes.count == 32,
            signature.utf8.count <= (bytes.count + 2) / 3 * 4
        else { return false }
        var isValid = false
        for key in keys {
            let difference = zip(bytes, hash(of: path, with: key)).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
            isValid = (difference == 0) || isValid
        }
        return isValid
    }

    private func hash(of path: String, with key: SymmetricKey) -> Data {
        Data(HMAC<SHA256>.authenticationCode(for: Data(path.utf8), using: key))
    }
}

/// The alphabet for URLs of base64, without padding (RFC 4648, 5).
enum Base64URL {
    static func text(of data: some DataProtocol) -> String {
        Data(data).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Returns nil for anything that ``text(of:)`` would not write, but for padding: bits of the last character that
    /// belong to no byte must be 0, so that bytes have one text.
    static func data(of text: some StringProtocol) -> Data? {
        var letters = Array(text.utf8)
        while letters.last == UInt8(ascii: "=") { letters.removeLast() }
        var standard = letters.map { byte in
            switch byte {
            case UInt8(ascii: "-"): UInt8(ascii: "+")
            case UInt8(ascii: "_"): UInt8(ascii: "/")
            default: byte
            }
        }
        standard += [UInt8](repeating: UInt8(ascii: "="), count: (4 - letters.count % 4) % 4)
        guard let data = Data(base64Encoded: Data(standard)), Self.text(of: data).utf8.elementsEqual(letters) else {
            return nil
        }
        return data
    }
}

/// A setting that the server cannot start with.
public struct ConfigurationError: Error, CustomStringConvertible, Sendable, Hashable {
    /// What is wrong and what to do, as a sentence without a full stop.
    public let description: String

    /// Creates an error; see ``description``.
    public init(_ description: String) { self.description = description }
}
