import Foundation
import HTTPTypes

/// A range of a stored answer, as the answer to a request for that range (RFC 9110, 14.2; RFC 9111, 3.4).
enum PartOfWhole {
    /// The bytes that one range names in a body of so many bytes; nil if it is none, several, or not there.
    static func range(_ text: String, in count: Int) -> Range<Int>? {
        let sides = text.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
        guard sides.count == 2, sides[0].lowercased() == "bytes" else { return nil }
        let ends = sides[1].split(separator: "-", omittingEmptySubsequences: false).map { String($0).trimmed }
        guard ends.count == 2, count > 0 else { return nil }
        guard let first = number(ends[0]) else {
            // The last bytes.
            guard ends[0].isEmpty, let length = number(ends[1]), length > 0 else { return nil }
            return max(0, count - length)..<count
        }
        guard first < count else { return nil }
        if ends[1].isEmpty { return first..<count }
        guard let last = number(ends[1]), last >= first else { return nil }
        return first..<min(count, last + 1)
    }

    private static func number(_ text: String) -> Int? {
        guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text), number < Int.max / 4 else {
            return nil
        }
        return number
    }

    /// The part of a stored answer that a request's `Range` names; nil if it cannot be cut, and the server is to be asked.
    static func cut(_ stored: CachedData, for fields: HTTPFields) -> CachedData? {
        guard let text = fields[.range], var response = stored.metadata.response, response.status == .ok,
            // Ranges are of the coded bytes, which nobody has any more.
            response.headerFields[.contentEncoding] == nil, let range = range(text, in: stored.data.count)
        else { return nil }
        if let condition = fields[.ifRange] {
            guard let tag = response.headerFields[.eTag].flatMap(EntityTag.init), let wanted = EntityTag(condition),
                tag.isStrongly(wanted)
            else { return nil }
        }
        response.status = .partialContent
        response.headerFields[.contentLength] = String(range.count)
        response.headerFields[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(stored.data.count)"
        var metadata = stored.metadata
        metadata.response = response
        // Other bytes than the whole has.
        metadata.version = .random(in: .min ... .max)
        let start = stored.data.startIndex
        let data = Data(stored.data[(start + range.lowerBound)..<(start + range.upperBound)])
        return CachedData(data: data, metadata: metadata)
    }
}
