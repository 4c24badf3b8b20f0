#if os(Linux)
import HalcyonCore

/// What the first process is told to do. It answers nothing; a helper does.
enum TemplateRequest {
    /// To make a helper, with the descriptors of its end of a channel and of a pipe for its end: there, the process
    /// writes the status of the helper's end as `wait` has it, or the negative number of the error if there is none.
    case fork(HelperLimits)
    /// To load what a format needs.
    case prepare(String)

    func write(to message: inout MessageWriter) {
        switch self {
        case .fork(let limits):
            message.put(1)
            message.put(limits.memoryBytes)
            message.put(limits.processorSeconds)
            message.put(limits.descriptors)
        case .prepare(let format):
            message.put(2)
            message.put(format)
        }
    }

    init(from message: inout MessageReader) throws(MalformedMessage) {
        switch try message.int() {
        case 1:
            self = .fork(
                HelperLimits(
                    memoryBytes: try message.int(), processorSeconds: try message.int(), descriptors: try message.int())
            )
        case 2: self = .prepare(try message.string())
        case let kind: throw MalformedMessage(why: "request \(kind)")
        }
    }
}

/// The limits of a helper.
struct HelperLimits: Sendable {
    var memoryBytes: Int
    var processorSeconds: Int
    /// Each may keep a picture that was sent before in memory.
    var descriptors = 32
}
#endif
