import Foundation
import HTTPTypes
import Testing

@testable import HalcyonServer

@Suite("RFC 9110, 13 and 14: conditions and ranges")
struct ServerResponseTests {
    private let response = ServerResponse(
        .ok, [.eTag: "\"abc\"", .contentType: "image/png", .cacheControl: "public, max-age=60", .vary: "Accept"],
        body: Data("0123456789".utf8))

    private func answer(_ fields: HTTPFields = [:], method: HTTPRequest.Method = .get) -> ServerResponse {
        response.answering(
            HTTPRequest(method: method, scheme: "https", authority: "a", path: "/", headerFields: fields))
    }

    @Test("Given no condition, when a result is asked for, then all of it is sent")
    func whole() {
        let answer = answer()
        #expect(answer.head.status == .ok)
        #expect(answer.body == response.body)
        #expect(answer.head.headerFields[.contentLength] == "10")
        #expect(answer.head.headerFields[.acceptRanges] == "bytes")
        #expect(answer.head.headerFields[.eTag] == "\"abc\"")
    }

    @Test("Given HEAD, when a result is asked for, then it has the fields of GET and no body")
    func head() {
        let head = answer(method: .head)
        #expect(head.body.isEmpty)
        #expect(head.head == answer().head)
        let range = answer([.range: "bytes=0-1"], method: .head)
        #expect(range.head.status == .ok)
        #expect(range.head.headerFields[.contentLength] == "10")
        #expect(answer([.ifNoneMatch: "\"abc\""], method: .head).head.status == .notModified)
    }

    @Test(
        "RFC 9110, 13.1.2: Given a matching tag, when a result is asked for, then it is a 304",
        arguments: [
            "\"abc\"", "W/\"abc\"", "*", " * ", "\"x\", \"abc\"", "\"x\",W/\"abc\",\"y\"", "  \"abc\"  ",
            "\"abc\",", ",\"abc\"",
        ])
    func notModified(tags: String) {
        let answer = answer([.ifNoneMatch: tags])
        #expect(answer.head.status == .notModified)
        #expect(answer.body.isEmpty)
        #expect(answer.head.headerFields[.contentLength] == nil)
        #expect(answer.head.headerFields[.contentType] == nil)
        #expect(answer.head.headerFields[.eTag] == "\"abc\"")
        #expect(answer.head.headerFields[.cacheControl] == "public, max-age=60")
        #expect(answer.head.headerFields[.vary] == "Accept")
    }

    @Test(
        "RFC 9110, 13.1.2: Given other tags, when a result is asked for, then it is sent",
        arguments: [
            "\"x\"", "abc", "\"abc", "\"ABC\"", "", ",", "w/\"abc\"", "W/abc", "\"abc\"x", "W/W/\"abc\"", "\"*\"",
        ])
    func modified(tags: String) {
        let answer = answer([.ifNoneMatch: tags])
        #expect(answer.head.status == .ok)
        #expect(answer.body.count == 10)
    }

    @Test("Given several If-None-Match fields, when a result is asked for, then all of them count")
    func severalFields() {
        var fields: HTTPFields = [.ifNoneMatch: "\"x\""]
        fields.append(HTTPField(name: .ifNoneMatch, value: "\"abc\""))
        #expect(answer(fields).head.status == .notModified)
    }

    @Test(
        "RFC 9110, 14.2: Given a range, when a result is asked for, then that part is sent",
        arguments: [
            ("bytes=0-0", "0", "0-0"), ("bytes=0-4", "01234", "0-4"), ("bytes=3-5", "345", "3-5"),
            ("bytes=5-", "56789", "5-9"), ("bytes=9-", "9", "9-9"), ("bytes=0-9", "0123456789", "0-9"),
            ("bytes=0-", "0123456789", "0-9"), ("bytes=8-10", "89", "8-9"),
            ("bytes=8-9223372036854775807", "89", "8-9"), ("bytes=-1", "9", "9-9"), ("bytes=-3", "789", "7-9"),
            ("bytes=-10", "0123456789", "0-9"), ("bytes=-11", "0123456789", "0-9"),
            ("bytes=-9223372036854775807", "0123456789", "0-9"),
        ])
    func parts(range: String, body: String, place: String) {
        let answer = answer([.range: range])
        #expect(answer.head.status == .partialContent)
        #expect(String(decoding: answer.body, as: UTF8.self) == body)
        #expect(answer.head.headerFields[.contentRange] == "bytes \(place)/10")
        #expect(answer.head.headerFields[.contentLength] == "\(body.count)")
        #expect(answer.head.headerFields[.contentType] == "image/png")
    }

    @Test(
        "RFC 9110, 15.5.17: Given a range beyond the end, when it is asked for, then it is a 416",
        arguments: ["bytes=10-", "bytes=10-10", "bytes=10-20", "bytes=9223372036854775807-", "bytes=-0"])
    func beyond(range: String) {
        let answer = answer([.range: range])
        #expect(answer.head.status == .rangeNotSatisfiable)
        #expect(answer.body.isEmpty)
        #expect(answer.head.headerFields[.contentRange] == "bytes */10")
        #expect(answer.head.headerFields[.contentLength] == "0")
        #expect(answer.head.headerFields[.contentType] == nil)
    }

    @Test(
        "RFC 9110, 14.2: Given a malformed range, when it is asked for, then all is sent",
        arguments: [
            "bytes=0-1,3-4", "bytes=0-1, -1", "bytes=", "bytes=-", "bytes", "bytes=a-b", "bytes=5-3", "bytes=0-1-2",
            "bytes=--1", "bytes=+0-1", "items=0-1", "0-1", "bytes=0", "bytes=0x0-1", "bytes=\u{661}-2", "bytes:0-1",
            "bytes=99999999999999999999-", "",
        ])
    func malformed(range: String) {
        let answer = answer([.range: range])
        #expect(answer.head.status == .ok)
        #expect(answer.body.count == 10)
        #expect(answer.head.headerFields[.contentRange] == nil)
    }

    @Test("RFC 9110, 13.1.5: Given If-Range, when it is not this tag, then all is sent")
    func ifRange() {
        #expect(answer([.range: "bytes=0-1", .ifRange: "\"abc\""]).head.status == .partialContent)
        for tag in ["\"x\"", "W/\"abc\"", "Sat, 29 Oct 2044 19:43:31 GMT", ""] {
            #expect(answer([.range: "bytes=0-1", .ifRange: tag]).head.status == .ok, "\(tag)")
            #expect(answer([.range: "bytes=99-", .ifRange: tag]).head.status == .ok, "\(tag)")
        }
    }

    @Test("RFC 9110, 13.2.2: Given a tag and a range, when the tag matches, then it is a 304")
    func precedence() {
        #expect(answer([.ifNoneMatch: "\"abc\"", .range: "bytes=0-1"]).head.status == .notModified)
        #expect(answer([.ifNoneMatch: "\"x\"", .range: "bytes=0-1"]).head.status == .partialContent)
    }

    @Test("Given an empty body, when a range is asked for, then there is none")
    func empty() {
        for range in ["bytes=0-", "bytes=0-0", "bytes=-1"] { #expect(ByteRange(range, of: 0) == .unsatisfiable) }
    }

    @Test("Given a slice as body, when a range is asked for, then it counts from its start")
    func slice() {
        var sliced = response
        sliced.body = Data("xx0123456789".utf8).dropFirst(2)
        let request = HTTPRequest(
            method: .get, scheme: "https", authority: "a", path: "/", headerFields: [.range: "bytes=1-2"])
        #expect(String(decoding: sliced.answering(request).body, as: UTF8.self) == "12")
    }

    @Test("Given no tag or an error, when there are conditions, then they do not count")
    func others() {
        let conditions = HTTPRequest(
            method: .get, scheme: "https", authority: "a", path: "/",
            headerFields: [.ifNoneMatch: "*", .range: "bytes=0-1"])
        let text = ServerResponse(text: "ok\n").answering(conditions)
        #expect(text.head.status == .ok)
        #expect(text.body.count == 3)
        let error = ServerResponse(.notFound, [.eTag: "\"abc\""], body: Data(count: 5)).answering(conditions)
        #expect(error.head.status == .notFound)
        #expect(error.body.count == 5)
        #expect(error.head.headerFields[.contentLength] == "5")
    }
}
