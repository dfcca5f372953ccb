// A design that tries what it must not: each thing that works prints REACHED and its name. Compiled with -DCONTROL it
// tries outside of any sandbox what does no harm there, to show that the attempts are real.
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <string>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <unistd.h>

#include "target.h"

static void reached(bool did, const std::string& name) {
  if (did) printf("REACHED %s\n", name.c_str());
}

static std::string contentOf(const std::string& path) {
  std::string content;
  char buffer[4096];
  int file = open(path.c_str(), O_RDONLY | O_NONBLOCK);
  if (file < 0) return content;
  for (ssize_t got; (got = read(file, buffer, sizeof buffer)) > 0;) content.append(buffer, got);
  close(file);
  return content;
}

static void readsSecrets() {
  for (const char* path : READABLE) reached(contentOf(path).find(SECRET) != std::string::npos, path);
  reached(!contentOf("/etc/shadow").empty(), "/etc/shadow");
  DIR* processes = opendir("/proc");
  while (dirent* entry = processes ? readdir(processes) : nullptr) {
    const std::string process = std::string("/proc/") + entry->d_name;
    if (contentOf(process + "/environ").find(SECRET) != std::string::npos) reached(true, "environment");
    if (contentOf(process + "/root" + READABLE[0]).find(SECRET) != std::string::npos) reached(true, "root");
  }
  if (processes) closedir(processes);
}

static bool connects(int family, const void* address, socklen_t length) {
  int made = socket(family, SOCK_STREAM, 0);
  bool did = made >= 0 && connect(made, static_cast<const sockaddr*>(address), length) == 0;
  if (made >= 0) close(made);
  return did;
}

static void connectsUnix(const char* name, bool abstract) {
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  strncpy(address.sun_path + abstract, name, sizeof address.sun_path - 2);
  const socklen_t length = offsetof(sockaddr_un, sun_path) + abstract + strlen(name);
  reached(connects(AF_UNIX, &address, length), abstract ? "abstract socket" : "unix socket");
}

static void opensSockets() {
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_port = htons(PORT);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  reached(connects(AF_INET, &address, sizeof address), "server");
  connectsUnix(UNIX_SOCKET, false);
  connectsUnix(ABSTRACT_SOCKET, true);
  for (int family : {AF_INET, AF_INET6, AF_UNIX, AF_NETLINK, AF_PACKET, AF_VSOCK})
    reached(socket(family, family == AF_PACKET || family == AF_NETLINK ? SOCK_RAW : SOCK_STREAM, 0) >= 0,
            "socket of family " + std::to_string(family));
  int pair[2];
  reached(socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0, "socketpair");
}

#ifdef CONTROL
int main() {
  readsSecrets();
  opensSockets();
}
#else
static void changesFiles() {
  for (const char* path : WRITABLE) reached(open(path, O_WRONLY | O_CREAT, 0600) >= 0, std::string("write ") + path);
  reached(mknod("/work/disk", S_IFBLK | 0600, makedev(DISK_MAJOR, DISK_MINOR)) == 0, "device");
  reached(mount("none", "/mnt", "tmpfs", 0, nullptr) == 0, "mount");
  reached(mount(nullptr, "/usr", nullptr, MS_REMOUNT | MS_BIND, nullptr) == 0, "remount");
  reached(link("/usr/bin/env", "/work/env") == 0, "hard link out");
  reached(chroot("/work") == 0, "chroot");
}

static void reachesProcesses() {
  reached(kill(SERVER, 0) == 0, "kill");
  reached(ptrace(PTRACE_ATTACH, SERVER, 0, 0) == 0 || ptrace(PTRACE_TRACEME, 0, 0, 0) == 0, "ptrace");
  char byte;
  struct { void* base; size_t length; } here = {&byte, 1}, there = {&byte, 1};
  reached(syscall(SYS_process_vm_readv, getpid(), &here, 1, &there, 1, 0) >= 0, "process_vm_readv");
  rlimit unlimited = {RLIM_INFINITY, RLIM_INFINITY};
  reached(setrlimit(RLIMIT_FSIZE, &unlimited) == 0, "file size limit");
  reached(setpriority(PRIO_PROCESS, 0, -5) == 0, "priority");
}

static void reachesKernel() {
  const struct { const char* name; long number; } calls[] = {
      {"unshare", SYS_unshare}, {"setns", SYS_setns}, {"bpf", SYS_bpf}, {"keyctl", SYS_keyctl},
      {"add_key", SYS_add_key}, {"io_uring_setup", SYS_io_uring_setup}, {"userfaultfd", SYS_userfaultfd},
      {"perf_event_open", SYS_perf_event_open}, {"open_by_handle_at", SYS_open_by_handle_at},
      {"memfd_create", SYS_memfd_create}, {"shmget", SYS_shmget}, {"semget", SYS_semget},
      {"msgget", SYS_msgget}, {"mq_open", SYS_mq_open}, {"fsopen", SYS_fsopen}};
  for (const auto& call : calls) {
    const bool refused = syscall(call.number, 0, 0, 0, 0, 0) < 0 && errno == EPERM;
    reached(!refused, call.name);
  }
}

extern "C" void hostile() {
  readsSecrets();
  opensSockets();
  changesFiles();
  reachesProcesses();
  reachesKernel();
  reached(access("/work/src/tb.sv", R_OK) == 0, "its own source");
  fflush(stdout);
}
#endif
