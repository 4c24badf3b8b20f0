#if canImport(ImageIO)
import Foundation
import ImageIO

/// A dictionary of ImageIO, read by type.
struct ImageIOProperties {
    private let values: NSDictionary

    init?(_ dictionary: CFDictionary?) {
        guard let dictionary else { return nil }
        values = dictionary as NSDictionary
    }

    func integer(_ key: CFString) -> Int? { values[key] as? Int }

    func number(_ key: CFString) -> Double? { values[key] as? Double ?? integer(key).map { Double($0) } }

    func flag(_ key: CFString) -> Bool? { values[key] as? Bool }

    func text(_ key: CFString) -> String? { values[key] as? String }

    func nested(_ key: CFString) -> ImageIOProperties? {
        // Foundation on Linux gives a dictionary of Swift's.
        let dictionary =
            values[key] as? NSDictionary ?? (values[key] as? [AnyHashable: Any]).map { NSDictionary(dictionary: $0) }
        return dictionary.flatMap { ImageIOProperties($0 as CFDictionary) }
    }

    /// A dictionary for ImageIO.
    static func dictionary(_ values: [(key: CFString, value: Any)]) -> CFDictionary {
        let dictionary = NSMutableDictionary()
        for (key, value) in values { dictionary[key as NSString] = value }
        return dictionary as CFDictionary
    }

    /// The texts of a list.
    static func texts(_ list: CFArray) -> [String] { (list as NSArray).compactMap { $0 as? String } }
}
#endif
