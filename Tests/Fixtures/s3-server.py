#!/usr/bin/python3
"""A server of S3's protocol that believes no signature: s3-server.py ID SECRET TOKEN PAGE

It computes the signature of each request again, from the bytes that arrived, by AWS's documentation of Signature Version 4
(https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html), and refuses any other. It
knows nothing of the client's code. TOKEN may be empty: then none may be sent. A list has PAGE objects a page. Each bucket
exists. It prints its port, and ends with its standard input. /-/requests lists the requests that were accepted.
"""
import base64
import datetime
import email.utils
import hashlib
import hmac
import http.server
import json
import sys
import threading
import xml.sax.saxutils

ID, SECRET, TOKEN, PAGE = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
REGION = 'eu-central-1'
UNRESERVED = b'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

objects = {}
requests = []
lock = threading.Lock()


def decode(text):
    """Percent-decodes bytes; a plus sign is a plus sign."""
    result, place = bytearray(), 0
    while place < len(text):
        if text[place:place + 1] == b'%':
            result.append(int(text[place + 1:place + 3], 16))
            place += 3
        else:
            result.append(text[place])
            place += 1
    return bytes(result)


def encode(text, keep=b''):
    return ''.join(chr(byte) if byte in UNRESERVED + keep else '%%%02X' % byte for byte in text)


def digest(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


class Refused(Exception):
    pass


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def log_message(self, *arguments):
        pass

    def answer(self, status, body=b'', **fields):
        self.send_response(status)
        for name, value in fields.items():
            self.send_header(name.replace('_', '-'), value)
        if status not in (204, 304):
            self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        if self.command != 'HEAD' and status not in (204, 304):
            self.wfile.write(body)

    def refuse(self, status, code, message):
        text = '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>%s</Code><Message>%s</Message></Error>' % (
            code, xml.sax.saxutils.escape(message))
        self.answer(status, text.encode(), Content_Type='application/xml')

    def check(self, raw_path, raw_query, body):
        def field(name):
            values = self.headers.get_all(name) or []
            if len(values) != 1:
                raise Refused('%d fields %s' % (len(values), name))
            return values[0]

        algorithm, _, rest = field('Authorization').partition(' ')
        parts = dict(part.strip().split('=', 1) for part in rest.split(','))
        if algorithm != 'AWS4-HMAC-SHA256' or set(parts) != {'Credential', 'SignedHeaders', 'Signature'}:
            raise Refused('the field Authorization')
        identifier, day, region, service, end = parts['Credential'].split('/')
        if (identifier, region, service, end) != (ID, REGION, 's3', 'aws4_request'):
            raise Refused('the scope ' + parts['Credential'])
        now = datetime.datetime.now(datetime.timezone.utc).replace(tzinfo=None)
        moment = datetime.datetime.strptime(field('x-amz-date'), '%Y%m%dT%H%M%SZ')
        if day != field('x-amz-date')[:8] or abs((now - moment).total_seconds()) > 900:
            raise Refused('the time')
        names = parts['SignedHeaders'].split(';')
        must = {'host'} | {name.lower() for name in self.headers if name.lower().startswith('x-amz-')}
        if names != sorted(set(names)) or names != [name.lower() for name in names] or not must <= set(names):
            raise Refused('the signed fields ' + parts['SignedHeaders'])
        if field('x-amz-content-sha256') != hashlib.sha256(body).hexdigest():
            raise Refused('the hash of the body')
        if (self.headers.get('x-amz-security-token') or '') != TOKEN:
            raise Refused('the session token')
        items = [part.partition(b'=') for part in raw_query.split(b'&')] if raw_query else []
        query = '&'.join('='.join(pair) for pair in sorted((encode(decode(name)), encode(decode(value)))
                                                            for name, _, value in items))
        fields = ''.join('%s:%s\n' % (name, ','.join(' '.join(value.split()) for value in self.headers.get_all(name)))
                         for name in names)
        canonical = '\n'.join([self.command, encode(decode(raw_path), b'/'), query, fields, ';'.join(names),
                               hashlib.sha256(body).hexdigest()])
        text = '\n'.join([algorithm, field('x-amz-date'), '/'.join([day, region, service, end]),
                          hashlib.sha256(canonical.encode()).hexdigest()])
        key = ('AWS4' + SECRET).encode()
        for part in (day, region, service, end):
            key = digest(key, part)
        if not hmac.compare_digest(digest(key, text).hex(), parts['Signature']):
            raise Refused('the signature of ' + canonical.replace('\n', '|'))

    def handle_request(self):
        # Not self.path, which Python changes.
        target = self.raw_requestline.split(b' ')[1]
        body = self.rfile.read(int(self.headers.get('Content-Length') or 0))
        if target == b'/-/requests':
            with lock:
                return self.answer(200, json.dumps(requests).encode())
        raw_path, _, raw_query = target.partition(b'?')
        try:
            self.check(raw_path, raw_query, body)
        except (Refused, ValueError, TypeError) as refusal:
            return self.refuse(403, 'SignatureDoesNotMatch', 'The request signature is wrong: %s' % refusal)
        with lock:
            requests.append({'method': self.command, 'target': target.decode(),
                             'fields': {name.lower(): value for name, value in self.headers.items()}})
            bucket, _, key = decode(raw_path)[1:].partition(b'/')
            if not key:
                return self.list(bucket, raw_query)
            return getattr(self, 'object_' + self.command.lower())((bucket, key), body)

    do_GET = do_HEAD = do_PUT = do_DELETE = handle_request

    def object_get(self, name, _):
        if name not in objects:
            return self.refuse(404, 'NoSuchKey', 'The specified key does not exist.')
        data, tag, date = objects[name]
        fields = dict(ETag=tag, Last_Modified=date, Accept_Ranges='bytes')
        if self.headers.get('If-None-Match') == tag:
            return self.answer(304, **fields)
        span = self.headers.get('Range')
        if span and span.startswith('bytes='):
            first, _, last = span[6:].partition('-')
            first, last = int(first), min(int(last or len(data) - 1), len(data) - 1)
            if first >= len(data):
                return self.refuse(416, 'InvalidRange', 'The requested range is not satisfiable')
            fields['Content_Range'] = 'bytes %d-%d/%d' % (first, last, len(data))
            return self.answer(206, data[first:last + 1], **fields)
        return self.answer(200, data, **fields)

    object_head = object_get

    def object_put(self, name, body):
        wanted = self.headers.get('If-Match')
        if wanted and name not in objects:
            return self.refuse(404, 'NoSuchKey', 'The specified key does not exist.')
        if wanted and objects[name][1] != wanted:
            return self.refuse(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold')
        tag = '"%s"' % hashlib.md5(body).hexdigest()
        objects[name] = (body, tag, email.utils.formatdate(usegmt=True))
        return self.answer(200, ETag=tag)

    def object_delete(self, name, _):
        objects.pop(name, None)
        return self.answer(204)

    def list(self, bucket, raw_query):
        query = {decode(name): decode(value) for name, _, value in (part.partition(b'=') for part in raw_query.split(b'&'))}
        if query.get(b'list-type') != b'2' or query.get(b'encoding-type') != b'url':
            return self.refuse(501, 'NotImplemented', 'only ListObjectsV2, encoded')
        # A token with characters that have to be encoded, in XML and in a query.
        after = base64.b64decode(query.get(b'continuation-token', b'/+&<').removeprefix(b'/+&<'))
        names = sorted(key for place, key in objects if place == bucket and key.startswith(query.get(b'prefix', b'')))
        names = [name for name in names if name > after]
        page = names[:PAGE]
        text = '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">'
        text += '<IsTruncated>%s</IsTruncated>' % ('true' if len(names) > PAGE else 'false')
        for name in page:
            text += ('<Contents><Key>%s</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>%d</Size></Contents>'
                     % (encode(name), len(objects[bucket, name][0])))
        if len(names) > PAGE:
            token = '/+&<' + base64.b64encode(page[-1]).decode()
            text += '<NextContinuationToken>%s</NextContinuationToken>' % xml.sax.saxutils.escape(token)
        self.answer(200, (text + '</ListBucketResult>').encode(), Content_Type='application/xml')


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


server = Server(('127.0.0.1', 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print('port', server.server_address[1], flush=True)
sys.stdin.read()
