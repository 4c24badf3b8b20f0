import Foundation
import HalcyonCore

/// Why an image could not be delivered, in the form in which the program reports it.
struct Failure: Error, Sendable, Equatable {
    /// A stable number: those of `ImageError`, and 7001 for a file that could not be written.
    let code: Int
    /// The stage that failed: `request`, `response`, `cache`, `decoding`, `processing`, `encoding`, `display`,
    /// `output`, `cancelled`.
    let kind: String
    /// One readable sentence.
    let reason: String

    init(_ error: ImageError) {
        code = error.code
        reason = error.description
        kind =
            switch error {
            case .request: "request"
            case .response: "response"
            case .cache: "cache"
            case .decoding: "decoding"
            case .processing: "processing"
            case .encoding: "encoding"
            case .display: "display"
            case .cancelled: "cancelled"
            }
    }

    /// Creates the failure for a result that could not be written to `path`.
    init(writing path: String, _ error: any Error) {
        code = 7001
        kind = "output"
        reason = "'\(path)' could not be written: \(error.reasonForPeople)"
    }

    /// The JSON object for the field `error`.
    var json: JSONValue {
        .object(of: ["code": .integer(code), "kind": .string(kind), "reason": .string(reason)])
    }
}

extension Error {
    /// The system's reason, in a few words. On Linux, Foundation's texts end in "The operation could not be completed";
    /// the underlying error has the POSIX reason.
    var reasonForPeople: String {
        if let error = self as? ListFile.Unreadable { return error.reason }
        if let error = self as? CocoaError {
            if let underlying = error.underlying as? POSIXError { return underlying.code.text }
            switch error.code {
            case .fileReadNoSuchFile, .fileNoSuchFile: return POSIXErrorCode.ENOENT.text
            case .fileReadNoPermission, .fileWriteNoPermission: return POSIXErrorCode.EACCES.text
            case .fileWriteOutOfSpace: return POSIXErrorCode.ENOSPC.text
            default: break
            }
            // As an `NSError`, it may have any domain.
            if let underlying = error.underlying.map({ $0 as NSError }), underlying.domain == NSPOSIXErrorDomain {
                return String(cString: strerror(Int32(clamping: underlying.code)))
            }
        }
        if let error = self as? POSIXError { return error.code.text }
        return localizedDescription
    }
}

extension POSIXErrorCode {
    /// The system's text for the error, such as "No such file or directory".
    var text: String { String(cString: strerror(rawValue)) }
}
