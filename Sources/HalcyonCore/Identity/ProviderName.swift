import Foundation

/// What an image data provider calls itself, as keys have it.
///
/// An identifier may be a `data:` URL of megabytes. Of one with more than 1,024 bytes, digests take its place, which are made
/// in one pass and once for all requests that are made of one another: that pass is the caller's wait.
final class ProviderName: Sendable {
    /// For keys that stay within this process: no stranger can aim at it.
    let passing: String
    /// For keys that caches on a disk may have: the same in every process.
    let lasting: String

    init(of provider: any ImageDataProvider) {
        var name = KeyText.name(provider.identifier, of: provider)
        let count = name.utf8.count
        guard count > KeyText.longest else {
            (passing, lasting) = (name, name)
            return
        }
        let digests = name.withUTF8 { SipHash.digests(of: UnsafeRawBufferPointer($0), by: (Self.secret, Self.known)) }
        passing = "\(count) " + Self.text(digests.0)
        lasting = "\(count) " + Self.text(digests.1)
    }

    private static func text(_ digest: SipHash.Digest) -> String {
        String(digest.low, radix: 16) + "-" + String(digest.high, radix: 16)
    }

    private static let secret = SipHash(key0: .random(in: .min ... .max), key1: .random(in: .min ... .max))
    /// Arbitrary, and standing for ever: another would lose what is cached.
    private static let known = SipHash(key0: 0x7072_6f76_6964_6572, key1: 0x9e37_79b9_7f4a_7c15)
}

/// Makes the name of a provider at its first use, for a request and those that are made of it.
final class ProviderNameHolder: Sendable {
    private let name = LazyReference<ProviderName>()

    /// - Parameter provider: The same at every call.
    func name(of provider: any ImageDataProvider) -> ProviderName {
        name.withObject {
            ProviderName(of: provider)
        } _: {
            $0
        }
    }
}
