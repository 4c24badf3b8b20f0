/// What a URL stands for, as far as its text says: two that are equal name one resource.
///
/// User names, fragments and the signatures of stores are no part of it: they say who may see it, where in it to look,
/// and until when. All the rest is, the query too.
struct Resource: Sendable, Hashable {
    private let name: String

    init(_ url: String) {
        let text = URLText.withoutUser(url)
        let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
        name = CacheKeyMapper.unsigned(String(text[..<end]))
    }
}
