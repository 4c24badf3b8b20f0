import HTTPTypes

extension HTTPFields {
    /// Fields, in lower case, that mark a single request for whoever follows it through a system, or say how urgent it is:
    /// requests that differ in nothing else ask for the same.
    static let tracingFields: Set = [
        "b3", "baggage", "correlation-context", "elastic-apm-traceparent", "priority", "request-id", "sentry-trace",
        "traceparent", "tracestate", "uber-trace-id", "x-amz-cf-id", "x-amzn-trace-id", "x-b3-flags",
        "x-b3-parentspanid", "x-b3-sampled", "x-b3-spanid", "x-b3-traceid", "x-client-trace-id",
        "x-cloud-trace-context", "x-correlation-id", "x-datadog-origin", "x-datadog-parent-id",
        "x-datadog-sampling-priority", "x-datadog-tags", "x-datadog-trace-id", "x-ot-span-context", "x-request-id",
        "x-trace-id",
    ]

    /// One value for each name, in the order of the names: a dictionary's order, which `URLRequest` has, differs from one
    /// run to the next. Several fields of a name are one list (RFC 9110, 5.3), but of `Cookie`, whose parts a semicolon
    /// divides (RFC 9113, 8.2.3).
    ///
    /// - Parameter names: In lower case.
    func combined(leavingOut names: Set<String>) -> [(name: String, value: String)] {
        var values: [String: String] = [:]
        for field in self {
            let name = field.name.canonicalName
            guard !names.contains(name) else { continue }
            values[name] = values[name].map { $0 + (name == "cookie" ? "; " : ", ") + field.value } ?? field.value
        }
        return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
