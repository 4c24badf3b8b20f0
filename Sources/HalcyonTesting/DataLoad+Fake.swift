import Foundation
public import HTTPTypes
public import HalcyonCore

extension DataLoad {
    /// An answer of status 200 whose body is `text`: for a ``FakeLoader/Handler``.
    public static func success(_ text: String, fields: HTTPFields = [:]) -> DataLoad {
        let data = Data(text.utf8)
        return DataLoad(
            response: HTTPResponse(status: .ok, headerFields: fields), url: "http://test/",
            expectedByteCount: data.count,
            body: DataBody(data)
        )
    }

    /// An answer of some status, with a body that is no image: for a ``FakeLoader/Handler``.
    public static func status(_ status: HTTPResponse.Status, fields: HTTPFields = [:]) -> DataLoad {
        DataLoad(
            response: HTTPResponse(status: status, headerFields: fields), url: "http://test/", expectedByteCount: nil,
            body: DataBody(Data("a page about the error".utf8))
        )
    }
}
