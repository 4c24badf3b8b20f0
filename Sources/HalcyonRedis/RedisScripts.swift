import Foundation
import HalcyonCore

/// Scripts that the server runs, each as a whole: no other call sees an entry half changed.
///
/// An entry is a value under its own key. The entries whose keys have the same first line, which are those of a source
/// and of everything made of it, are listed in a set, so that they can be removed together. A set may list keys that
/// have expired.
enum RedisScripts {
    /// Stores a value. Keys: the entry's, its set's. Arguments: the value, the entry's name, the lifetime.
    static let store = """
        redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
        redis.call('SADD', KEYS[2], ARGV[2])
        redis.call('PEXPIRE', KEYS[2], ARGV[3])
        return 1
        """

    /// Replaces the head of a value of the same version; see `SharedEntry`. Keys: the entry's, its set's. Arguments:
    /// the head, the entry's name, the lifetime.
    static let update = """
        if redis.call('GETRANGE', KEYS[1], 0, 8) ~= string.sub(ARGV[1], 1, 9) then return 0 end
        local value = redis.call('GET', KEYS[1])
        local at = 10
        for _ = 1, 2 do at = at + 4 + struct.unpack('<I4', value, at) end
        redis.call('SET', KEYS[1], ARGV[1] .. string.sub(value, at), 'PX', ARGV[3])
        redis.call('SADD', KEYS[2], ARGV[2])
        redis.call('PEXPIRE', KEYS[2], ARGV[3])
        return 1
        """

    /// Removes an entry. Keys: the entry's, its set's. Arguments: the entry's name; the beginning that its value must
    /// have to be removed, or nothing.
    static let remove = """
        if ARGV[2] ~= '' and redis.call('GETRANGE', KEYS[1], 0, 8) ~= ARGV[2] then return 0 end
        redis.call('SREM', KEYS[2], ARGV[1])
        return redis.call('DEL', KEYS[1])
        """

    /// Removes the entries of a set whose names are that of the source or begin with the given text. Keys: the set's.
    /// Arguments: the beginning of entries' keys; the source's name; the beginning of the others' names; the beginning
    /// of values that stay, or nothing.
    static let removeVariants = """
        local count = 0
        for _, name in ipairs(redis.call('SMEMBERS', KEYS[1])) do
            if name == ARGV[2] or string.sub(name, 1, #ARGV[3]) == ARGV[3] then
                local key = ARGV[1] .. name
                if ARGV[4] == '' or redis.call('GETRANGE', key, 0, 8) ~= ARGV[4] then
                    count = count + redis.call('DEL', key)
                    redis.call('SREM', KEYS[1], name)
                end
            end
        end
        return count
        """

    /// Removes a lock if it is the caller's. Keys: the lock's. Arguments: the caller's token.
    static let unlock = """
        if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
        return 0
        """

    /// Extends a lock if it is the caller's. Keys: the lock's. Arguments: the caller's token, milliseconds.
    static let extendLock = """
        if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
        return 0
        """
}

extension RedisClient {
    /// Runs a script.
    ///
    /// - Throws: The errors of ``call(_:)``.
    func run(_ script: String, keys: [Data], _ arguments: [Data]) async throws(RedisFailure) -> RedisReply {
        try await call([Data("EVAL".utf8), Data(script.utf8), Data("\(keys.count)".utf8)] + keys + arguments)
    }
}
