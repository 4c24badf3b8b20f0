import Foundation
import HTTPTypes
import Synchronization

/// Keeps the beginnings of bodies for the next equal attempt or download: the newest ones, within a limit of bytes.
final class PartialBodies: Sendable {
    private struct Entry {
        let body: PartialBody
        let number: Int
        let cost: Int
    }

    private struct State {
        var entries: [DownloadIdentity: Entry] = [:]
        /// In order of arrival, including removed ones; the first `head` entries are done with.
        var order: [(number: Int, key: DownloadIdentity)] = []
        var head = 0
        var byteCount = 0
        var lastNumber = 0

        mutating func remove(_ key: DownloadIdentity) -> PartialBody? {
            guard let entry = entries.removeValue(forKey: key) else { return nil }
            byteCount -= entry.cost
            return entry.body
        }

        mutating func removeOldest() {
            while head < order.count {
                let (number, key) = order[head]
                head += 1
                if entries[key]?.number == number {
                    _ = remove(key)
                    return
                }
            }
        }

        mutating func compact() {
            guard order.count > 2 * entries.count + 64 else { return }
            order = order[head...].filter { entries[$0.key]?.number == $0.number }
            head = 0
        }
    }

    private let state = Mutex(State())
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Keeps a beginning, and drops the oldest ones to make room. Does not keep one that would take more than half of
    /// the limit.
    func keep(_ body: PartialBody, for key: DownloadIdentity) {
        // Includes the overhead of an entry: a million entries of one byte each take far more than a million bytes.
        let head = body.response.headerFields.byteCount()
        let cost = Self.cost(ofBody: body.data.count, key, head: head)
        guard hasRoom(forBody: body.data.count, key, head: head) else { return }
        var body = body
        // If a body was cancelled just before its end was seen, drops the last byte: no range begins after it (416).
        let most = body.total.map { max(0, $0 - 1) } ?? body.data.count
        // A copy, because the bytes may be in a buffer with room for the whole.
        body.data = body.data.withUnsafeBytes { Data($0.prefix(most)) }
        guard !body.data.isEmpty else { return }
        state.withLock { state in
            _ = state.remove(key)
            state.lastNumber += 1
            state.entries[key] = Entry(body: body, number: state.lastNumber, cost: cost)
            state.order.append((state.lastNumber, key))
            state.byteCount += cost
            while state.byteCount > limit { state.removeOldest() }
            state.compact()
        }
    }

    /// Whether a beginning of this many bytes would be kept.
    ///
    /// - Parameter head: The memory that the header fields of its response take. Default: 0, not known yet.
    func hasRoom(forBody count: Int, _ key: DownloadIdentity, head: Int = 0) -> Bool {
        count > 0 && Self.cost(ofBody: count, key, head: head) <= limit / 2
    }

    private static func cost(ofBody count: Int, _ key: DownloadIdentity, head: Int) -> Int {
        count + key.byteCount + max(1024, head)
    }

    /// Removes and returns the beginning that is kept for a download.
    func take(_ key: DownloadIdentity) -> PartialBody? { state.withLock { $0.remove(key) } }

    /// The number of beginnings, and the bytes that they take.
    var counts: (bodies: Int, bytes: Int) { state.withLock { ($0.entries.count, $0.byteCount) } }
}

/// The beginning of a body whose transfer ended early, and all that is needed to request the rest (RFC 9110, 14).
struct PartialBody: Sendable {
    /// The status and fields of the response that it began with.
    let response: HTTPResponse
    /// The resource that answered, after redirects: a validator distinguishes only versions of one resource (RFC 9110,
    /// 8.8.1).
    let resource: Resource
    /// Identifies this version of the body, for `If-Range`.
    let validator: String
    var data: Data
    /// The size of the whole body in bytes, or nil if the server did not announce it.
    let total: Int?
    /// The identifier of the body as it arrived.
    var id = WaitID()

    /// Adds the fields of a request for the rest.
    func addConditions(to request: inout HTTPRequest) {
        request.headerFields[.range] = "bytes=\(data.count)-"
        request.headerFields[.ifRange] = validator
    }

    /// Returns the range of a response (status 206) if it is certainly the rest of this body; nil otherwise.
    func rest(in load: DataLoad) -> ContentRange? {
        let fields = load.response.headerFields
        guard Resource(load.url) == resource, isSameVersion(fields), let text = fields[.contentRange],
            let range = ContentRange(text), range.first == data.count, fields[.contentEncoding] == nil,
            total == nil || range.total == nil || range.total == total
        else { return nil }
        // A server may send less than requested (RFC 9110, 15.3.7): without any length, it is unknown whether it did.
        guard total != nil || range.total != nil else { return nil }
        // The range counts the bytes inside one of several parts, without the lines around it (RFC 9110, 15.3.7.2).
        if fields[.contentType]?.lowercased().hasPrefix("multipart/byteranges") == true { return nil }
        if let count = load.expectedBytes, count != range.last - range.first + 1 { return nil }
        return range
    }

    /// Whether a part has the validator of this body (RFC 9110, 15.3.7.3).
    ///
    /// A server that has a tag must send it with a part too. A part requested with `If-Range` should not contain
    /// `Last-Modified` (15.3.7): a part without it is the requested one.
    private func isSameVersion(_ fields: HTTPFields) -> Bool {
        if validator.hasPrefix("\"") {
            // Both are ASCII. Swift compares some other texts as equal although their bytes differ.
            return fields[.eTag].map { EntityTag.namesVersion($0) && $0 == validator } ?? false
        }
        return fields[.eTag] == nil && fields[.lastModified].map { $0 == validator } ?? true
    }

    /// Returns the status and fields of the whole, once the rest has arrived (RFC 9110, 15.3.7.3).
    func whole(with answer: HTTPResponse, count: Int?) -> HTTPResponse {
        var whole = response
        let ofPart: Set<HTTPField.Name> = [.contentRange, .contentLength, .transferEncoding]
        for field in answer.headerFields where !ofPart.contains(field.name) {
            whole.headerFields[fields: field.name] = answer.headerFields[fields: field.name]
        }
        whole.headerFields[.transferEncoding] = nil
        whole.headerFields[.contentLength] = count.map(String.init)
        return whole
    }
}

extension HTTPResponse {
    /// The validator of this response for `If-Range` (RFC 9110, 13.1.5): a strong entity tag; without any tag, a date
    /// that is strong, because the response was generated at least a second later (8.8.2.2). Nil if there is neither,
    /// if the server supports no ranges or forbids storing any part (RFC 9111, 5.2.2.5), and for an encoded body, whose
    /// bytes may differ in another copy.
    ///
    /// Does not require `Accept-Ranges: bytes`: servers need not send it, clients may request ranges anyway (14.3), and
    /// `If-Range` makes a server without range support send the whole.
    var resumptionValidator: String? {
        guard status == .ok, !forbidsStoring, headerFields[.contentEncoding] == nil,
            headerFields[.acceptRanges]?.lowercased().trimmingCharacters(in: .whitespaces) != "none"
        else { return nil }
        if let tag = headerFields[.eTag] { return EntityTag.namesVersion(tag) ? tag : nil }
        guard let text = headerFields[.lastModified], let modified = HTTPDate.date(text, now: .distantPast),
            let sent = headerFields[.date].flatMap({ HTTPDate.date($0, now: .distantPast) }),
            sent.timeIntervalSince(modified) >= 1
        else { return nil }
        return text
    }
}

extension HTTPRequest {
    /// Whether a response to it may be assembled from parts: a `GET` of the whole, without its own conditions.
    var allowsResumption: Bool {
        let own: [HTTPField.Name] = [.range, .ifRange, .ifMatch, .ifNoneMatch, .ifModifiedSince, .ifUnmodifiedSince]
        return method == .get && !own.contains { headerFields.contains($0) }
    }
}

/// Checks whether a body is complete if only the end of its stream or connection marks its end.
///
/// Without a length and without chunks, the end of the connection ends the body (RFC 9112, 6.3), so an interrupted
/// connection truncates it (9.8). An HTTP/2 stream marks its end (RFC 9113, 8.1), but some versions of libcurl, 7.88
/// among them, report a broken session as such an end. So the content decides: decoders show the available part of a
/// GIF, PNG or WebP file, and these formats have a detectable end. Decoders reject other formats if they are truncated.
enum ContentEnd {
    /// Whether all of a body has arrived, as far as can be determined.
    static func isThere(in data: Data, of load: DataLoad) -> Bool {
        let fields = load.response.headerFields
        let isTold = load.expectedBytes != nil || fields.contains(.contentLength)
        // Chunks and encodings mark their own end.
        if isTold || fields.contains(.transferEncoding) || fields.contains(.contentEncoding) { return true }
        // A range that the caller has requested has no recognizable end.
        guard load.response.status == .ok, data.count >= 12 else { return true }
        let bytes = Bytes(data)
        if bytes.text(at: 0, 4) == "GIF8" { return bytes.hasEndOfGIF }
        if bytes.text(at: 1, 3) == "PNG", data[data.startIndex] == 0x89 { return bytes.hasEndOfPNG }
        if bytes.text(at: 0, 4) == "RIFF" { return bytes.hasEndOfRIFF }
        return true
    }

    private struct Bytes {
        let data: Data
        init(_ data: Data) { self.data = data }

        /// Returns the byte at an offset; nil beyond the end.
        subscript(offset: Int) -> UInt8? {
            offset < data.count ? data[data.startIndex + offset] : nil
        }

        func text(at offset: Int, _ count: Int) -> String {
            let start = data.startIndex + offset
            guard offset + count <= data.count else { return "" }
            return String(decoding: data[start..<(start + count)], as: UTF8.self)
        }

        /// Returns an unsigned 32-bit number.
        private func number(at offset: Int, isLittle: Bool) -> Int? {
            guard offset <= data.count - 4 else { return nil }
            let bytes = (0..<4).map { Int(data[data.startIndex + offset + $0]) }
            return (isLittle ? bytes.reversed() : bytes).reduce(0) { $0 << 8 | $1 }
        }

        /// Checks the size in the first header, which may count a missing padding byte.
        var hasEndOfRIFF: Bool {
            number(at: 4, isLittle: true).map { data.count >= 8 + $0 - 1 } ?? false
        }

        /// Looks for the chunk `IEND`, at the end of the chunks (PNG, 5.6).
        var hasEndOfPNG: Bool {
            var offset = 8
            while let length = number(at: offset, isLittle: false) {
                if text(at: offset + 4, 4) == "IEND" { return true }
                offset += 12 + length
            }
            return false
        }

        /// Looks for the trailer, after complete blocks (GIF89a, sections 15 to 27).
        var hasEndOfGIF: Bool {
            guard let flags = self[10] else { return false }
            var offset = 13 + Self.tableSize(flags)
            while let kind = self[offset] {
                switch kind {
                case 0x21: offset += 2  // an extension and its label
                case 0x2C:
                    guard let flags = self[offset + 9] else { return false }
                    // The descriptor, its colour table, and the code size of the pixels.
                    offset += 10 + Self.tableSize(flags) + 1
                // The trailer, or a block that no decoder knows, which also ends the image.
                default: return true
                }
                // Data blocks, of which the last is empty.
                while let size = self[offset] {
                    offset += 1 + Int(size)
                    if size == 0 { break }
                }
            }
            return false
        }

        /// Returns the bytes of a colour table, from the flags before it.
        private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }
    }
}
