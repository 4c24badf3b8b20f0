#if os(Linux)
/// A file of the kernel's that wakes who polls it when memory may be short.
protocol MemorySensor {
    var number: Int32 { get }
    /// What to poll for.
    var events: Int16 { get }
    /// Seconds for which it is not polled after it has spoken.
    var rest: Double { get }

    /// To be asked when it has spoken.
    func meaning(of events: Int16) -> SensorAnswer
}
#endif
