"""The checks of S3 for test_server.py: a bucket that servers share, and objects as sources."""
import re

import s3_fixture
from server_fixture import KEY, Program, ask, signed, wait_until


def check_s3(check, program, s3, origin):
    s3.wait()
    photos = {"2026/a b.jpg": origin.body}
    s3.make("results")
    s3.make("photos", photos)
    s3.make("secrets", photos)
    options = ["--keys", KEY.hex(), "--sources-private", "true", "--s3-bucket", "results", "--s3-region", s3_fixture.REGION,
               "--s3-endpoint", s3.endpoint, "--s3-prefix", "thumbs/"]

    def start(*more, variables=s3_fixture.VARIABLES):
        return Program(program, *options, *more, environment=variables)

    def events(server):
        text = ask(server.port, "/metrics").body.decode()
        return dict(re.findall(r'^halcyon_results_tier_events_total{tier="s3",event="(\w+)"} (\d+)', text, re.MULTILINE))

    def url(name):
        return signed(f"http://127.0.0.1:{origin.port}/{name}.jpg", "w:10")

    def are_stored():
        names = s3.names("results")
        return len(names) == 2 and all(name.startswith("thumbs/") for name in names)

    first = start("--sources-buckets", "photos,others")
    made = ask(first.port, url("shared"))
    check("S3: a result and its source reach the bucket", made.status == 200 and wait_until(are_stored, 10),
          (made.status, s3.names("results"), first.log[-600:]))
    for name, source, status in [
        ("an object is a source", "s3://photos/2026/a%20b.jpg", 200),
        ("an object that does not exist", "s3://photos/none.jpg", 404),
        ("a bucket that is not allowed", "s3://secrets/2026/a%20b.jpg", 403),
        ("a bucket that does not exist", "s3://others/2026/a%20b.jpg", 404),
        ("a user before the bucket", "s3://x@photos/2026/a%20b.jpg", 403),
    ]:
        answer = ask(first.port, signed(source, "w:10"))
        check(f"S3: {name}: {status}", answer.status == status, (answer.status, answer.body[:200]))
    first.stop()
    check("S3: the program ends with status 0", first.status() == 0, first.process.poll())

    second = start()
    found = ask(second.port, url("shared"))
    check("S3: a server with an empty disk gets the result from the bucket", (found.body, found.etag) == (made.body, made.etag)
          and int(events(second).get("hit", 0)) == 1, (found.status, events(second)))
    check("S3: it makes nothing, and does not ask the origin", len(origin.seen("/shared.jpg")) == 1
          and b"halcyon_server_renders_total{" not in ask(second.port, "/metrics").body, origin.seen("/shared.jpg"))
    check("S3: no bucket has sources unless it is allowed", ask(
        second.port, signed("s3://photos/2026/a%20b.jpg", "w:10")).status == 403)
    wrong = start(variables={**s3_fixture.VARIABLES, "AWS_SECRET_ACCESS_KEY": "VERYSECRET"})
    answer = ask(wrong.port, url("wrong-key"))
    check("S3: with a wrong key, results are made all the same", answer.status == 200, (answer.status, answer.body[:200]))
    check("S3: the log has its reason, and no key", wait_until(lambda: "SignatureDoesNotMatch" in wrong.log, 10)
          and "VERYSECRET" not in wrong.log, wrong.log[-600:])

    s3.kill()
    third = start()
    check("S3 is dead: a server starts and is ready", ask(third.port, "/ready").status == 200)
    for name, server in [("that has used it", second), ("that has not", third)]:
        answers = [ask(server.port, url(f"dead-{server.port}-{number}")).status for number in range(6)]
        check(f"S3 is dead: a server {name} answers", answers == [200] * 6, answers)
        check(f"S3 is dead: a server {name} stops asking it", int(events(server).get("closed", 0)) == 1, events(server))
    for server in [second, third, wrong]:
        server.stop()
    ends = [server.status() for server in [second, third, wrong]]
    check("S3 is dead: the programs end with status 0", ends == [0, 0, 0], ends)
