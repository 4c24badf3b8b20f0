import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonS3
import HalcyonTesting
import TestSupport
import Testing

@Suite("Guide: S3", .timeLimit(.minutes(10)))
struct S3Guide {
    @Test("Given the guide, when the settings are read, then there is a region")
    func settings() throws {
        let s3 = try S3Configuration.fromEnvironment()  // as the AWS tools read it

        #expect(!s3.region.isEmpty)
    }

    @Test("Given the guide, when a bucket is used, then images come from one, and are kept in another")
    func buckets() async throws {
        let server = try await SharedServer.moto.server
        let s3 = S3Configuration.test(server.url, region: "us-east-1")
        for name in ["photos", "thumbnails"] { try await Bucket(name: name, configuration: s3).send(.put) }
        let picture = FakeImage(width: 30, height: 20)
        try await Bucket(name: "photos", configuration: s3).send(.put, "2026/cat.jpg", body: picture.data)
        let local = FakeDataCache()
        var configuration = ImagePipeline.Configuration.fake(clock: SystemClock())

        let bucket = S3Cache(bucket: "thumbnails", configuration: s3)
        configuration.dataLoader = S3DataLoader(s3, others: configuration.dataLoader)
        configuration.dataCache = TieredDataCache(local, shared: [.init("s3", bucket, timeout: 0.5)])
        let image = try await ImagePipeline(configuration).image(for: "s3://photos/2026/cat.jpg")

        #expect(image.size == picture.size)
        try await eventually("the bucket has it") { try await bucket.entry(for: "s3://photos/2026/cat.jpg") != nil }
    }
}
