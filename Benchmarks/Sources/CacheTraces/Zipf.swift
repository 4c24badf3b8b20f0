import Foundation

/// Ranks 0 and up, of which rank r is drawn in proportion to 1 / (r + 1)^exponent.
struct Zipf {
    private var sums: [Double] = []

    init(_ count: Int, exponent: Double) {
        var sum = 0.0
        for rank in 1...count {
            sum += pow(Double(rank), -exponent)
            sums.append(sum)
        }
    }

    func rank(_ random: inout SplitMix64) -> Int {
        let goal = random.unit() * (sums.last ?? 0)
        var low = 0
        var high = sums.count - 1
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] > goal { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
