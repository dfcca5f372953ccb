/**
 * The server of OpenOCD's remote_bitbang for the bench, in C++ for Verilator's DPI: a UNIX domain socket, which only
 * who may enter its folder can reach. A debugger that disappears may come back.
 */
export const JTAG_SOCKET = `#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace {

constexpr int NOTHING = -1;
constexpr int QUIT = -2;
constexpr int NO_CHANGE = 32;
constexpr int WAIT_MILLISECONDS = 20;

int listener = -1;
int client = -1;
char buffer[4096];
ssize_t filled = 0;
ssize_t used = 0;
int pins = 0x12; // TRST and system reset released, TMS high

[[noreturn]] void fail(const char *what) {
  std::perror(what);
  std::exit(1);
}

void drop() {
  close(client);
  client = -1;
  filled = used = 0;
}

bool ready(int socket, bool may_wait) {
  pollfd each{socket, POLLIN, 0};
  return poll(&each, 1, may_wait ? WAIT_MILLISECONDS : 0) > 0;
}

// Whether there is a character: the simulation before the first debugger waits for it.
bool fill(bool may_wait) {
  if (used < filled) return true;
  if (client < 0) {
    static bool first = true;
    if (first) std::fprintf(stderr, "waiting for a debugger\\n");
    if (!first && !ready(listener, may_wait)) return false;
    client = accept(listener, nullptr, nullptr);
    first = false;
    if (client < 0) return false;
  }
  static unsigned turns = 0;
  if (!may_wait && ++turns % 8 != 0) return false;
  if (may_wait && !ready(client, true)) return false;
  filled = recv(client, buffer, sizeof buffer, MSG_DONTWAIT);
  used = 0;
  if (filled > 0) return true;
  if (filled == 0 || (errno != EAGAIN && errno != EWOULDBLOCK)) drop();
  filled = 0;
  return false;
}

} // namespace

extern "C" void jtag_open(const char *path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (std::strlen(path) >= sizeof address.sun_path) {
    std::fprintf(stderr, "the path of the socket is too long: %s\\n", path);
    std::exit(1);
  }
  std::strcpy(address.sun_path, path);
  listener = socket(AF_UNIX, SOCK_STREAM, 0);
  if (listener < 0) fail("socket");
  if (bind(listener, reinterpret_cast<sockaddr *>(&address), sizeof address) < 0) fail("bind");
  if (listen(listener, 1) < 0) fail("listen");
}

// The pins after the next character; -1 when there is none, -2 at the debugger's end, 32 when they stay.
extern "C" int jtag_character(int tdo, int may_wait) {
  if (!fill(may_wait != 0)) return NOTHING;
  const char command = buffer[used++];
  if (command >= '0' && command <= '7') return pins = (pins & ~7) | (command - '0');
  // r: no reset, s: system reset, t: TRST, u: both.
  if (command >= 'r' && command <= 'u') {
    const int resets = command - 'r';
    return pins = (pins & 7) | (resets & 1 ? 8 : 0) | (resets & 2 ? 0 : 16);
  }
  if (command == 'R') {
    const char answer = tdo != 0 ? '1' : '0';
    if (send(client, &answer, 1, MSG_NOSIGNAL) != 1) drop();
  }
  return command == 'Q' ? QUIT : NO_CHANGE;
}
`;
