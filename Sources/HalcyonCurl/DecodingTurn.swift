/// How much of a compressed body may still be decoded before other transfers get their turn on the engine's only
/// thread.
///
/// A body of nothing but empty blocks or members costs a hundred times the processor time of a good one, and a packet
/// that inflates a thousandfold costs as much as a thousand packets.
struct DecodingTurn {
    private static let mostInput = 32 << 10
    private static let mostOutput = 512 << 10

    private var number = 0
    private var input = 0
    private var output = 0

    /// Starts a new budget if the engine has come to another round.
    mutating func begin(_ number: Int) {
        guard number != self.number else { return }
        self = DecodingTurn()
        self.number = number
    }

    /// Counts what was decoded.
    mutating func spend(input: Int, output: Int) {
        self.input += input
        self.output += output
    }

    /// Whether the rest has to wait for the next round.
    var isOver: Bool { input >= Self.mostInput || output >= Self.mostOutput }
}
