"""A name server whose answers change from one question to the next, as an attacker's would."""
import ipaddress
import socket
import struct
import threading

A, CNAME, AAAA = 1, 5, 28


class NameServer:
    """Answers on UDP port 53 of 127.0.0.1.

    A name's answers are lists of records, used in turn: ("203.0.113.9",) is one address, ("a", "b") are two, and
    ("=other.test",) is an alias, whose addresses are added as a resolver would. `questions` has what was asked.
    """

    def __init__(self):
        self.answers = {}
        self.questions = []
        self._turns = {}
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 53))
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        while True:
            question, client = self._socket.recvfrom(4096)
            try:
                self._socket.sendto(self._answer(question), client)
            except (IndexError, struct.error, ValueError, UnicodeDecodeError):
                continue

    def _answer(self, question):
        labels, at = [], 12
        while question[at]:
            labels.append(question[at + 1:at + 1 + question[at]].decode())
            at += question[at] + 1
        name, kind = ".".join(labels).lower(), struct.unpack_from(">H", question, at + 1)[0]
        self.questions.append((name, kind))
        records = self._records(name, kind, 0) if name in self.answers else []
        # An answer to a query, with recursion; 3 for a name that does not exist.
        flags = 0x8180 if name in self.answers else 0x8183
        head = question[:2] + struct.pack(">HHHHH", flags, 1, len(records), 0, 0)
        return head + question[12:at + 5] + b"".join(records)

    def _records(self, name, kind, depth):
        turns = self.answers.get(name, [()])
        # Both families of a lookup get the same turn.
        turn = self._turns.get((name, kind), 0)
        self._turns[name, kind] = turn + 1
        records = []
        for text in turns[turn % len(turns)]:
            if text.startswith("="):
                records.append(record(name, CNAME, encoded(text[1:])))
                if depth < 8:
                    records += self._records(text[1:], kind, depth + 1)
                continue
            address = ipaddress.ip_address(text)
            if kind == (A if address.version == 4 else AAAA):
                records.append(record(name, kind, address.packed))
        return records


def record(name, kind, data):
    """Lives for no second, so that each lookup asks again."""
    return encoded(name) + struct.pack(">HHIH", kind, 1, 0, len(data)) + data


def encoded(name):
    return b"".join(bytes([len(part)]) + part.encode() for part in name.split(".")) + b"\0"
