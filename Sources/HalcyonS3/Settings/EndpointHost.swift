import Foundation
import HalcyonCore

/// The host of an endpoint and its port, in the form in which libcurl sends them.
///
/// What is signed must be what is sent, and versions of libcurl differ in what they make of odd hosts, such as `127.1`
/// or one with a percent sign. So only plain ones are accepted: names, IPv4 addresses of four decimal numbers, and IPv6
/// addresses without a zone.
struct EndpointHost {
    /// Host and port.
    let text: String
    /// Whether the host is an IP address.
    let isAddress: Bool

    /// Returns nil for a host or a port that is not plain.
    init?(_ authority: String) {
        var host = authority.lowercased()[...]
        var port = ""
        if let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") {
            let digits = host[host.index(after: colon)...]
            host = host[..<colon]
            if !digits.isEmpty {
                guard digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = UInt16(digits), number > 0
                else { return nil }
                port = ":\(number)"
            }
        }
        if host.hasPrefix("["), host.hasSuffix("]") {
            guard let address = Self.plainAddress(host.dropFirst().dropLast()) else { return nil }
            (text, isAddress) = ("[\(address)]\(port)", true)
        } else {
            guard Self.isName(host) || Self.isAddress(host) else { return nil }
            (text, isAddress) = (host + port, Self.isAddress(host))
        }
    }

    /// Whether a text is a name: parts with dots between them, and perhaps one at the end, of which the last is not a
    /// number, because then libcurl would take the name for an address.
    private static func isName(_ host: Substring) -> Bool {
        var labels = host.split(separator: ".", omittingEmptySubsequences: false)
        if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
        guard host.utf8.count <= 253, let last = labels.last, !last.hasPrefix("0x") else { return false }
        let isPlain = labels.allSatisfy { label in
            !label.isEmpty
                && label.utf8.allSatisfy { PercentEncoding.isLetterOrDigit($0) || "-_".utf8.contains($0) }
        }
        return isPlain && !last.utf8.allSatisfy { (48...57).contains($0) }
    }

    private static func isAddress(_ host: Substring) -> Bool {
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers.allSatisfy { UInt8($0).map(String.init) == String($0) }
    }

    /// Returns an IPv6 address in its shortest form; nil if it is none.
    private static func plainAddress(_ text: Substring) -> String? {
        var address = in6_addr()
        guard !text.utf8.contains(UInt8(ascii: "%")), inet_pton(AF_INET6, String(text), &address) == 1 else {
            return nil
        }
        var plain = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard inet_ntop(AF_INET6, &address, &plain, socklen_t(plain.count)) != nil else { return nil }
        return String(decoding: plain.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
