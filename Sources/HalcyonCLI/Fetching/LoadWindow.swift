/// Runs work on a list, so many at a time, and hands the results over as they end.
enum LoadWindow {
    /// Works on `inputs` in their order, at most `concurrency` at a time. Starts nothing new once the task is
    /// cancelled.
    static func run<Item: Sendable, Output: Sendable>(
        _ inputs: [Item], concurrency: Int, work: @escaping @Sendable (Item) async -> Output,
        finished: (Output) -> Void
    ) async {
        await withTaskGroup(of: Output.self) { group in
            var waiting = inputs.makeIterator()
            func startNext() {
                guard !Task.isCancelled, let input = waiting.next() else { return }
                group.addTask { await work(input) }
            }
            for _ in 0..<max(1, concurrency) { startNext() }
            for await output in group {
                finished(output)
                startNext()
            }
        }
    }
}
