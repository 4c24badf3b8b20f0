/// JSON as far as feeds need it: what is neither text, list nor object counts as nothing.
enum FeedValue: Decodable {
    case text(String)
    case array([FeedValue])
    case object([String: FeedValue])
    case nothing

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let array = try? container.decode([FeedValue].self) {
            self = .array(array)
        } else if let object = try? container.decode([String: FeedValue].self) {
            self = .object(object)
        } else {
            self = .nothing
        }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    subscript(name: String) -> FeedValue? {
        if case .object(let object) = self { object[name] } else { nil }
    }
}
