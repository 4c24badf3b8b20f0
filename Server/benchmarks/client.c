// A client for bench.py: one thread, some connections, and a request after the answer to the one before on each.
//
//     client PORT CONNECTIONS SECONDS KEEP <PATHS
//
// PATHS has the path of one URL in each line. With 0 SECONDS, each is asked for once, otherwise all of them again and
// again for as long. With 1 for KEEP, connections stay open; with 0, each request has its own, so that a server of
// several processes gives it to one that is idle. Prints a line of JSON: times in milliseconds, from before the request
// (and its connection) to the last byte. Python would be slower than some of the servers.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

enum { HEAD = 16384, PIECE = 1 << 18, CONNECTIONS = 1024 };

typedef struct {
    int socket;
    double start;
    size_t headBytes;
    bool hasHead;
    long long left; // bytes of the body that are still to come; -1: all until the end of the connection
    int status;
    char head[HEAD];
} Connection;

static char **paths;
static size_t pathCount, nextPath;
static double deadline;
static bool once, keep;
static int port, poller;
static double *times;
static size_t timeCount, timeLimit;
static long long bodyBytes, failures;
static int firstBadStatus;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void die(const char *what) {
    perror(what);
    exit(1);
}

static void openSocket(Connection *connection) {
    connection->socket = socket(AF_INET, SOCK_STREAM, 0);
    if (connection->socket < 0) die("socket");
    int one = 1;
    setsockopt(connection->socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(connection->socket, (struct sockaddr *)&address, sizeof address) != 0) die("connect");
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = connection};
    if (epoll_ctl(poller, EPOLL_CTL_ADD, connection->socket, &event) != 0) die("epoll_ctl");
}

static void closeSocket(Connection *connection) {
    close(connection->socket);
    connection->socket = -1;
}

// Sends the next request; false if there is none.
static bool sendRequest(Connection *connection) {
    if (once ? nextPath == pathCount : now() >= deadline) {
        if (connection->socket >= 0) closeSocket(connection);
        return false;
    }
    const char *path = paths[nextPath++ % pathCount];
    connection->start = now();
    if (connection->socket < 0) openSocket(connection);
    connection->headBytes = 0;
    connection->hasHead = false;
    char text[4096];
    int length = snprintf(text, sizeof text, "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s\r\n", path, port,
                          keep ? "" : "Connection: close\r\n");
    if (length >= (int)sizeof text || send(connection->socket, text, (size_t)length, MSG_NOSIGNAL) != length) die("send");
    return true;
}

static void readHead(Connection *connection) {
    connection->status = atoi(connection->head + 9);
    const char *field = strcasestr(connection->head, "\r\ncontent-length:");
    connection->left = field ? atoll(field + 17) : -1;
    if (!field && keep) {
        fprintf(stderr, "an answer without Content-Length on a connection that is kept\n");
        exit(1);
    }
}

static bool finish(Connection *connection, bool isComplete) {
    bool isGood = isComplete && connection->hasHead && connection->status == 200;
    if (isGood) {
        if (timeCount == timeLimit) {
            timeLimit = timeLimit ? 2 * timeLimit : 1 << 16;
            times = realloc(times, timeLimit * sizeof *times);
        }
        times[timeCount++] = (now() - connection->start) * 1000;
    } else {
        failures++;
        if (!firstBadStatus) firstBadStatus = connection->hasHead ? connection->status : -1;
    }
    if (!keep || !isComplete) closeSocket(connection);
    return sendRequest(connection);
}

// Reads what is there; false if the connection has no more requests.
static bool readSome(Connection *connection) {
    static char piece[PIECE];
    ssize_t count = recv(connection->socket, piece, sizeof piece, 0);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return true;
    if (count <= 0) return finish(connection, count == 0 && connection->hasHead && connection->left <= 0);
    const char *body = piece;
    size_t bodyCount = (size_t)count;
    if (!connection->hasHead) {
        size_t room = HEAD - 1 - connection->headBytes;
        size_t taken = bodyCount < room ? bodyCount : room;
        size_t before = connection->headBytes;
        memcpy(connection->head + before, piece, taken);
        connection->headBytes += taken;
        connection->head[connection->headBytes] = 0;
        char *end = memmem(connection->head, connection->headBytes, "\r\n\r\n", 4);
        if (!end) {
            if (connection->headBytes == HEAD - 1) die("a head that is too long");
            return true;
        }
        size_t headLength = (size_t)(end + 4 - connection->head);
        end[2] = 0;
        connection->hasHead = true;
        readHead(connection);
        body += headLength - before;
        bodyCount -= headLength - before;
    }
    bodyBytes += (long long)bodyCount;
    if (connection->left < 0) return true;
    connection->left -= (long long)bodyCount;
    return connection->left <= 0 ? finish(connection, true) : true;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double percentile(double part) {
    return timeCount ? times[(size_t)(part * (double)(timeCount - 1) + 0.5)] : 0;
}

int main(int count, char **arguments) {
    if (count != 5) {
        fprintf(stderr, "usage: client PORT CONNECTIONS SECONDS KEEP <PATHS\n");
        return 2;
    }
    port = atoi(arguments[1]);
    int connectionCount = atoi(arguments[2]);
    double seconds = atof(arguments[3]);
    keep = atoi(arguments[4]) != 0;
    once = seconds == 0;
    if (connectionCount < 1 || connectionCount > CONNECTIONS) return 2;
    alarm(600);
    char *line = NULL;
    size_t room = 0;
    for (ssize_t length; (length = getline(&line, &room, stdin)) > 1;) {
        if (line[length - 1] == '\n') line[length - 1] = 0;
        paths = realloc(paths, (pathCount + 1) * sizeof *paths);
        paths[pathCount++] = strdup(line);
    }
    if (!pathCount) return 2;

    poller = epoll_create1(0);
    Connection *connections = calloc((size_t)connectionCount, sizeof *connections);
    double start = now();
    deadline = start + seconds;
    int open = 0;
    for (int index = 0; index < connectionCount; index++) {
        connections[index].socket = -1;
        open += sendRequest(&connections[index]);
        // A process that accepts would take all those that arrive at once.
        if (keep && !once) usleep(2000);
    }
    while (open > 0) {
        struct epoll_event events[64];
        int ready = epoll_wait(poller, events, 64, -1);
        for (int index = 0; index < ready; index++) open -= !readSome(events[index].data.ptr);
    }
    double elapsed = now() - start;
    qsort(times, timeCount, sizeof *times, ascending);
    printf("{\"answers\": %zu, \"failures\": %lld, \"bad_status\": %d, \"seconds\": %.4f, \"bytes\": %lld, "
           "\"p50\": %.3f, \"p90\": %.3f, \"p99\": %.3f, \"max\": %.3f}\n",
           timeCount, failures, firstBadStatus, elapsed, bodyBytes, percentile(0.5), percentile(0.9), percentile(0.99),
           percentile(1));
    return 0;
}
