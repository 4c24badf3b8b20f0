import Foundation
import HTTPTypes
import HalcyonCore
import Testing

@Suite("ImageRequest")
struct ImageRequestTests {
    @Test("Given equal requests made apart, when their keys are compared, then they are equal")
    func equalKeys() {
        let size = TargetSize(width: 20, height: 10, mode: .fill)
        let a = ImageRequest("http://test/a?b=c", targetSize: size, processors: [Suffix("a")])
        let b = ImageRequest("http://test/a?b=c", targetSize: size, processors: [Suffix("a")])
        #expect(a.imageKey == b.imageKey)
        #expect(a.imageKey.hashValue == b.imageKey.hashValue)
    }

    @Test("Given requests that differ in one part, when their keys are compared, then they differ")
    func differentKeys() {
        let base = ImageRequest("http://test/a")
        var variants: [ImageRequest] = [base]
        for change in [
            { (request: inout ImageRequest) in request.source = ImageSource("http://test/b") },
            { $0.targetSize = TargetSize(width: 1, height: 2) },
            { $0.targetSize = TargetSize(width: 2, height: 1) },
            { $0.targetSize = TargetSize(width: 1, height: 2, mode: .fill) },
            { $0.targetSize = TargetSize(width: 1, height: 2, enlarges: true) },
            { $0.processors = [Suffix("a"), Suffix("b")] },
            { $0.processors = [Suffix("b"), Suffix("a")] },
            { $0.cacheKey = "key" },
        ] {
            var request = base
            change(&request)
            variants.append(request)
        }
        #expect(Set(variants.map(\.imageKey)).count == variants.count)
    }

    @Test("Given parts that read alike when joined, when keys are made, then they differ all the same")
    func lengthPrefixes() {
        struct Named: ImageProcessing {
            let identifier: String
            func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage { image }
        }
        let one = ImageRequest("http://test/a", processors: [Named(identifier: "ab")])
        let two = ImageRequest("http://test/a", processors: [Named(identifier: "a"), Named(identifier: "b")])
        #expect(one.imageKey != two.imageKey)
    }

    @Test("Given a request whose key was used, when it or a copy changes, then only its own key does")
    func keyFollowsChanges() {
        var request = ImageRequest("http://test/a")
        let first = request.imageKey
        let copy = request
        request.targetSize = TargetSize(width: 1, height: 1)
        #expect(request.imageKey != first)
        #expect(copy.imageKey == first)
        request.targetSize = nil
        #expect(request.imageKey == first)
    }

    @Test("Given one cache key for differently signed URLs, when compared, then their keys are equal")
    func cacheKey() {
        var a = ImageRequest("http://test/a?signature=1")
        var b = ImageRequest("http://test/a?signature=2")
        #expect(a.imageKey != b.imageKey)
        a.cacheKey = "a"
        b.cacheKey = "a"
        #expect(a.imageKey == b.imageKey)
        #expect(a.sourceKey == "a")
    }

    @Test("Given a plain GET, when its source is named, then it is the URL plus selecting fields")
    func sourceKey() {
        #expect(ImageRequest("https://test:8443/a%20b?c=d").sourceKey == "https://test:8443/a%20b?c=d")
        let fields: [HTTPFields] = [
            [:], [.accept: "image/webp"], [.authorization: "x"], [.cookie: "x"], [.userAgent: "x"],
        ]
        let keys = fields.map { fields in
            ImageRequest(
                source: .remote(
                    HTTPRequest(method: .get, scheme: "https", authority: "test", path: "/a", headerFields: fields)
                )
            ).sourceKey
        }
        #expect(Set(keys).count == 4)
        #expect(keys[4] == keys[0])
    }

    @Test("Given a URL with user and password, when requested, then they become Basic credentials")
    func credentialsInURL() {
        guard case .remote(let http, nil) = ImageRequest("http://an%20na:pass@test/a").source else {
            Issue.record("not a remote source")
            return
        }
        #expect(http.headerFields[.authorization] == "Basic " + Data("an na:pass".utf8).base64EncodedString())
        #expect(http.authority == "test")
    }

    @Test(
        "Given data: URLs, when their bytes are asked for, then they are those of RFC 2397",
        arguments: [
            ("data:,A%20brief%20note", "A brief note"), ("data:text/plain;base64,SGFsY3lvbg==", "Halcyon"),
            ("DATA:;base64,SGFsY3lvbg", "Halcyon"), ("data:;BASE64,SGFs%0AY3lvbg%3D%3D", "Halcyon"), ("data:,", ""),
        ])
    func dataURL(text: String, bytes: String) async throws {
        let provider = DataURLProvider(text)
        #expect(try await provider.data() == Data(bytes.utf8))
        #expect(!provider.isCachedOnDisk)
    }

    @Test(
        "Given malformed data: URLs, when their bytes are requested, then the error says why",
        arguments: [
            ("data:image/png;base64", "it has no comma before its data"),
            ("data:,%4", "a '%' is not followed by two hexadecimal digits"),
            ("data:,%zz", "a '%' is not followed by two hexadecimal digits"),
            ("data:;base64,*", "its data is not base64"), ("date:,", "it does not begin with 'data:'"),
        ])
    func malformedDataURL(text: String, why: String) async {
        await #expect(throws: ImageError.request(.malformedDataURL(why))) { try await DataURLProvider(text).data() }
    }
}
