import CHiredis
import Foundation
import HalcyonCore

/// An answer of the server.
enum RedisReply: Sendable {
    case none
    case integer(Int)
    case bytes(Data)
    case array([RedisReply])

    /// Copies an answer that hiredis has read.
    ///
    /// - Throws: `RedisFailure.refused` for an error, and for types that were not asked for.
    init(_ reply: UnsafePointer<redisReply>) throws(RedisFailure) {
        switch reply.pointee.type {
        case REDIS_REPLY_NIL: self = .none
        case REDIS_REPLY_INTEGER: self = .integer(Int(clamping: reply.pointee.integer))
        case REDIS_REPLY_STRING, REDIS_REPLY_STATUS: self = .bytes(Self.text(reply))
        case REDIS_REPLY_ERROR:
            throw .refused(String(decoding: Self.text(reply).prefix(300), as: UTF8.self))
        case REDIS_REPLY_ARRAY:
            var elements: [RedisReply] = []
            for index in 0..<Int(reply.pointee.elements) {
                guard let element = reply.pointee.element?[index] else { break }
                elements.append(try RedisReply(element))
            }
            self = .array(elements)
        default: throw .refused("an answer of an unknown type")
        }
    }

    private static func text(_ reply: UnsafePointer<redisReply>) -> Data {
        reply.pointee.str.map { Data(bytes: $0, count: Int(reply.pointee.len)) } ?? Data()
    }

    /// The bytes; none for other answers.
    var data: Data { if case .bytes(let data) = self { data } else { Data() } }

    /// The number; 0 for other answers.
    var count: Int { if case .integer(let count) = self { count } else { 0 } }
}

/// Why a call has no answer.
enum RedisFailure: Error {
    /// There is no connection, or it has broken off.
    case unreachable(String)
    /// The server has answered with an error.
    case refused(String)

    /// The error of the cache.
    func error(_ address: RedisConfiguration.Address, isWriting: Bool) -> ImageError {
        switch self {
        case .unreachable(let why):
            return .cache(.unavailable(path: address.description, why: why))
        case .refused(let why):
            if let reason = Self.unavailability(why) {
                return .cache(.unavailable(path: address.description, why: reason))
            }
            let cause = ImageError.Cause("\(address) answers: \(why)")
            return isWriting ? .cache(.writeFailed(cause)) : .cache(.readFailed(cause))
        }
    }

    /// What an answer means by which the server refuses everything.
    static func unavailability(_ answer: String) -> String? {
        let word = answer.prefix { $0 != " " }
        switch word {
        case "MOVED", "ASK", "CROSSSLOT", "CLUSTERDOWN":
            return "it is a Redis Cluster, which is not supported: use a single server (\(answer))"
        case "NOAUTH": return "it asks for a password: set the configuration's (\(answer))"
        case "WRONGPASS": return "it refuses name or password (\(answer))"
        case "NOPERM": return "the user may not do this: allow what the guide lists (\(answer))"
        case "LOADING", "MASTERDOWN", "BUSY": return answer
        default: return nil
        }
    }
}
