import Foundation
import HTTPTypes
import HalcyonCore

/// A page of a list of objects.
///
/// Source: Amazon S3 API Reference, "ListObjectsV2",
/// <https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html>.
struct S3Listing: Sendable {
    struct Item: Sendable {
        let name: String
        let bytes: Int
        let modified: Date?
    }

    var items: [Item]
    /// Whether the page has no object at all, not even somebody else's.
    let isEmpty: Bool
    /// Whether another page follows.
    let isTruncated: Bool
    /// The token of the next page; nil for the last.
    let next: String?

    /// Returns the page in an answer; nil if that is none.
    ///
    /// - Parameter names: Tells which objects are the cache's: others are left out.
    init?(_ data: Data, _ names: S3ObjectName) {
        let reply = S3Reply(data)
        guard reply.contains("<ListBucketResult"), reply.contains("</ListBucketResult>") else { return nil }
        let objects = reply.elements("Contents")
        isEmpty = objects.isEmpty
        isTruncated = reply.value("IsTruncated") == "true"
        next = isTruncated ? reply.value("NextContinuationToken") : nil
        items = objects.compactMap { element in
            guard let name = element.value("Key").flatMap(names.own) else { return nil }
            let modified = element.value("LastModified").flatMap { try? Self.dates.parse($0) }
            let bytes = max(0, element.value("Size").flatMap { Int($0) } ?? 0)
            return Item(name: name, bytes: bytes, modified: modified)
        }
    }

    private static let dates = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}

extension S3Cache {
    /// The maximum size of a page in bytes: 1,000 objects, whose names have 1,024 bytes, each encoded as three.
    private static let mostPageBytes = 8 << 20
    /// The maximum number of pages: a thousand million objects. A server that lists more would list forever.
    private static let mostPages = 1_000_000
    /// The maximum number of pages without an object in a row. S3 may send some, such as for deleted objects.
    private static let mostEmptyPages = 100

    /// Calls `body` with each page of the list of objects whose names begin with `prefix`.
    func eachPage(
        of prefix: String, _ body: ([S3Listing.Item]) async throws(ImageError) -> Void
    ) async throws(ImageError) {
        var token: String?
        // The hashes alone, because a token may be long.
        var seen: Set<Int> = []
        var emptyPages = 0
        for _ in 0..<Self.mostPages {
            let page = try await page(of: prefix, from: token)
            try await body(page.items)
            guard page.isTruncated else { return }
            guard let next = page.next, !next.isEmpty else {
                throw .cache(.readFailed("the server's list of objects breaks off without a token for the rest"))
            }
            emptyPages = page.isEmpty ? emptyPages + 1 : 0
            guard seen.insert(next.hashValue).inserted, emptyPages < Self.mostEmptyPages else { break }
            token = next
        }
        throw .cache(.readFailed("the server's list of objects does not end"))
    }

    // Apart from the caller's thread, because a page has up to 1,000 objects.
    @concurrent
    private func page(of prefix: String, from token: String?) async throws(ImageError) -> S3Listing {
        var request = S3Request(bucket: bucket)
        // Encoded, because XML cannot contain all characters that a name can.
        request.query = [("encoding-type", "url"), ("list-type", "2"), ("prefix", prefix)]
        if let token { request.query.append(("continuation-token", token)) }
        do throws(ImageError) {
            let load = try await send(request, atMost: Self.mostPageBytes)
            guard load.response.status == .ok else {
                throw .cache(.readFailed(.init(try await S3Failure(load).text)))
            }
            let data = try await load.beginning(.max)
            guard let page = S3Listing(data, names) else {
                throw .cache(.readFailed("the server's answer is not a list of objects: check the endpoint"))
            }
            return page
        } catch {
            throw Self.readError(error)
        }
    }
}

/// The name of an entry's object: the cache's prefix, a hash of the source's key, a slash, and a hash of the whole key.
///
/// Names are limited to 1,024 bytes, and keys are not. All entries made of one source have one hash before the slash,
/// so that they can be listed. An object holds its key: two keys with the same hashes are a miss, never a wrong entry.
struct S3ObjectName: Sendable {
    let prefix: String

    /// SipHash with two fixed keys: as the names are stored, they must not change.
    private static let hashes = (
        SipHash(key0: 0x4861_6c63_796f_6e53, key1: 0x3343_6163_6865_0001),
        SipHash(key0: 0x4861_6c63_796f_6e53, key1: 0x3343_6163_6865_0002)
    )
    private static let hashLength = 32

    /// Returns the name of an entry's object.
    func object(_ key: String) -> String { folder(key) + Self.hash(key) }

    /// Returns the beginning of the names of all entries made of a source, whose key or any key made of it is given.
    func folder(_ key: String) -> String { prefix + Self.hash(Self.source(of: key)) + "/" }

    /// Returns the name of an object from a list; nil if it is none of this cache's. Servers differ in what of the
    /// prefix they percent-encode, and some encode slashes; so only the end counts.
    func own(_ listed: String) -> String? {
        let tail = (PercentEncoding.decoded(listed) ?? []).suffix(2 * Self.hashLength + 1)
        guard tail.count == 2 * Self.hashLength + 1 else { return nil }
        for (place, byte) in tail.enumerated() {
            let isHex = (48...57).contains(byte) || (97...102).contains(byte)
            guard place == Self.hashLength ? byte == UInt8(ascii: "/") : isHex else { return nil }
        }
        return prefix + String(decoding: tail, as: UTF8.self)
    }

    /// Whether a source's key is a whole line, so that its folder has no entries of another source.
    static func isWholeLine(_ source: String) -> Bool { !source.utf8.contains(UInt8(ascii: "\n")) }

    /// The first line of a key: a source's key may have more lines, and what is made of it begins with all of them.
    private static func source(of key: String) -> String {
        let end = key.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? key.endIndex
        return String(key[..<end])
    }

    private static func hash(_ text: String) -> String {
        [hashes.0, hashes.1].map { hash in
            let digits = String(hash.hash(text), radix: 16)
            return String(repeating: "0", count: hashLength / 2 - digits.utf8.count) + digits
        }.joined()
    }
}
