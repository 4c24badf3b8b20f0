import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import TestSupport
import Testing

@testable import HalcyonS3

@Suite("S3: addresses")
struct S3AddressTests {
    private func url(_ configuration: S3Configuration, _ bucket: String, _ key: String) throws -> String {
        let client = S3Client(configuration, CurlDataLoader())
        return try client.http(S3Request(bucket: bucket, key: Array(key.utf8))).urlText
    }

    @Test("Given buckets, when they are addressed, then by host where Amazon's certificate allows")
    func addressing() throws {
        let amazon = S3Configuration(region: "eu-west-1")
        #expect(try url(amazon, "photos", "a/b c") == "https://photos.s3.eu-west-1.amazonaws.com/a/b%20c")
        #expect(try url(amazon, "my.photos", "a") == "https://s3.eu-west-1.amazonaws.com/my.photos/a")
        #expect(try url(amazon, "My_Photos", "a") == "https://s3.eu-west-1.amazonaws.com/My_Photos/a")
        let china = S3Configuration(region: "cn-north-1", addressing: .path)
        #expect(try url(china, "photos", "a") == "https://s3.cn-north-1.amazonaws.com.cn/photos/a")
        let own = S3Configuration(endpoint: URL(string: "http://127.0.0.1:9000/s3/"))
        #expect(try url(own, "photos", "a") == "http://127.0.0.1:9000/s3/photos/a")
        let byHost = S3Configuration(endpoint: URL(string: "https://r2.example"), addressing: .host)
        #expect(try url(byHost, "photos", "") == "https://photos.r2.example/")
    }

    @Test("Given odd keys, when they are addressed, then all but unreserved characters are encoded")
    func encoding() throws {
        let own = S3Configuration(endpoint: URL(string: "http://h"))
        #expect(try url(own, "b", "a+b%c~d-e_f.g") == "http://h/b/a%2Bb%25c~d-e_f.g")
        #expect(try url(own, "b", "ü//../.\n*'()!") == "http://h/b/%C3%BC//../.%0A%2A%27%28%29%21")
        let items = [("prefix", "a/b c"), ("a", "+"), ("list-type", "2")]
        #expect(S3Text.query(items) == "a=%2B&list-type=2&prefix=a%2Fb%20c")
    }

    @Test("Given s3: URLs, when they are read, then bucket, key and version are found")
    func places() throws {
        func place(_ url: String) throws -> S3Place {
            let request = ImageRequest(url)
            guard case .remote(let http, _) = request.source else { throw ImageError.request(.invalidURL(url)) }
            return try S3Place(http)
        }
        let plain = try place("s3://photos/2026/cat.jpg")
        #expect(plain.bucket == "photos" && plain.key == Array("2026/cat.jpg".utf8))
        #expect(try place("s3://Photos_1/a%20b+c").key == Array("a b+c".utf8))
        #expect(try place("s3://b//a/../c/").key == Array("/a/../c/".utf8))
        #expect(try place("s3://b/ü").key == Array("ü".utf8))
        #expect(try place("S3://b/k?versionId=a%2Fb").version == "a/b")
        for wrong in ["s3://bucket", "s3://bucket/", "s3:///key", "s3:key", "s3://user@bucket/key", "s3://b:80/k"] {
            #expect(throws: ImageError.self, "\(wrong)") { try place(wrong) }
        }
        #expect(throws: ImageError.self) { try place("s3://b/what?.jpg") }
        #expect(throws: ImageError.self) { try place("s3://b/a#1.jpg") }
    }

    @Test("Given unusable settings, when a request is made, then the error names no secret")
    func unusable() async throws {
        func error(_ configuration: S3Configuration, bucket: String = "b") -> String? {
            do {
                _ = try url(configuration, bucket, "k")
                return nil
            } catch { return "\(error)" }
        }
        #expect(error(S3Configuration(region: "eu:west")) != nil)
        #expect(error(S3Configuration(region: "")) != nil)
        #expect(error(S3Configuration(endpoint: URL(string: "ftp://host"))) != nil)
        #expect(error(S3Configuration(endpoint: URL(string: "https://me:hidden@host")))?.contains("hidden") == false)
        #expect(error(S3Configuration(), bucket: "a/b") != nil)
        #expect(error(S3Configuration(), bucket: "..") != nil)
        let broken = S3Credentials(accessKeyID: "id", secretAccessKey: "hidden\n")
        #expect(error(S3Configuration(credentials: broken))?.contains("hidden") == false)
    }

    @Test("Given settings, when a program validates them, then only unusable ones are refused")
    func validation() {
        func words(_ configuration: S3Configuration, bucket: String = "b") -> String? {
            do throws(S3Configuration.InvalidSettings) {
                try configuration.validate(bucket: bucket)
                return nil
            } catch {
                return error.description
            }
        }
        let key = S3Credentials(accessKeyID: "id", secretAccessKey: "secret")
        #expect(words(S3Configuration(credentials: key)) == nil)
        #expect(words(S3Configuration(endpoint: URL(string: "http://127.0.0.1:9000")), bucket: "My_photos.1") == nil)
        #expect(words(S3Configuration(region: ""))?.contains("region") == true)
        #expect(words(S3Configuration(endpoint: URL(string: "ftp://host")))?.contains("ftp://host") == true)
        #expect(words(S3Configuration(), bucket: "a/b")?.contains("'a/b' is not the name of a bucket") == true)
        let address = S3Configuration(endpoint: URL(string: "http://127.0.0.1"), addressing: .host)
        #expect(words(address)?.contains("IP address") == true)
        let broken = S3Credentials(accessKeyID: "id", secretAccessKey: "hidden\n")
        #expect(words(S3Configuration(credentials: broken))?.contains("hidden") == false)
    }

    @Test("Given odd endpoints, when a request is made, then its authority is what libcurl sends")
    func authorities() async throws {
        func authority(
            _ endpoint: String, bucket: String = "b", _ addressing: S3Configuration.Addressing = .path
        ) throws -> String? {
            let configuration = S3Configuration(endpoint: URL(string: endpoint), addressing: addressing)
            return try S3Client(configuration, CurlDataLoader()).http(S3Request(bucket: bucket)).authority
        }
        #expect(try authority("http://LOCALHOST:09000") == "localhost:9000")
        #expect(try authority("HTTP://Host.Example:") == "host.example")
        #expect(try authority("https://h:0443") == "h:443")
        #expect(try authority("http://[0:0:0:0:0:0:0:1]:9000") == "[::1]:9000")
        #expect(try authority("http://[::1]") == "[::1]")
        #expect(try authority("http://h:65535", bucket: "My_Bucket", .host) == "my_bucket.h:65535")
        #expect(try authority("http://under_score-1.example") == "under_score-1.example")
        for odd in [
            "http://127.1:9000", "http://2130706433", "http://0x7f.0.0.1", "http://127.0.0.01", "http://a%2Db",
            "http://h:0", "http://h:65536", "http://h:99999999999999999999", "http://[fe80::1%25eth0]:80",
            "http://[::x]", "http://-.1.", "http://a..b", "http://1.2.3.256",
        ] {
            let error = await failure { _ = try authority(odd) }
            guard case .response(.other) = error else {
                if URL(string: odd) != nil { Issue.record("\(odd): \(String(describing: error))") }
                continue
            }
            #expect(error?.description.contains("endpoint") == true, "\(odd)")
        }
        #expect(await failure { _ = try authority("http://127.0.0.1", bucket: "b", .host) } != nil)
    }

    @Test("Given keys, when objects are named, then names are short, and a source has one folder")
    func names() {
        let names = S3ObjectName(prefix: "p/")
        let long = String(repeating: "k", count: 5_000)
        #expect(names.object(long).utf8.count == 67)
        #expect(names.folder("source") == names.folder("source\nprocessed 1"))
        #expect(names.folder("source") != names.folder("source2"))
        #expect(names.object("key\n") != names.object("key"))
        #expect(names.own("anything/" + names.object("a").dropFirst(2)) == names.object("a"))
        #expect(names.own("p/readme.txt") == nil)
        #expect(names.own(names.object("a").uppercased()) == nil)
    }
}
