/**
 * System calls that no tool needs: they reach into the kernel or other processes, open sockets, or hold memory that
 * belongs to no process. By their numbers in
 * linux/arch/x86/entry/syscalls/syscall_64.tbl and linux/include/uapi/asm-generic/unistd.h (arm64).
 */
const DENIED: Record<string, { x64: number; arm64: number }> = {
  shmget: { x64: 29, arm64: 194 },
  socket: { x64: 41, arm64: 198 },
  socketpair: { x64: 53, arm64: 199 },
  semget: { x64: 64, arm64: 190 },
  msgget: { x64: 68, arm64: 186 },
  ptrace: { x64: 101, arm64: 117 },
  syslog: { x64: 103, arm64: 116 },
  pivot_root: { x64: 155, arm64: 41 },
  chroot: { x64: 161, arm64: 51 },
  acct: { x64: 163, arm64: 89 },
  mount: { x64: 165, arm64: 40 },
  umount2: { x64: 166, arm64: 39 },
  swapon: { x64: 167, arm64: 224 },
  swapoff: { x64: 168, arm64: 225 },
  reboot: { x64: 169, arm64: 142 },
  init_module: { x64: 175, arm64: 105 },
  delete_module: { x64: 176, arm64: 106 },
  mq_open: { x64: 240, arm64: 180 },
  kexec_load: { x64: 246, arm64: 104 },
  add_key: { x64: 248, arm64: 217 },
  request_key: { x64: 249, arm64: 218 },
  keyctl: { x64: 250, arm64: 219 },
  unshare: { x64: 272, arm64: 97 },
  perf_event_open: { x64: 298, arm64: 241 },
  open_by_handle_at: { x64: 304, arm64: 265 },
  setns: { x64: 308, arm64: 268 },
  process_vm_readv: { x64: 310, arm64: 270 },
  process_vm_writev: { x64: 311, arm64: 271 },
  finit_module: { x64: 313, arm64: 273 },
  kexec_file_load: { x64: 320, arm64: 294 },
  memfd_create: { x64: 319, arm64: 279 },
  bpf: { x64: 321, arm64: 280 },
  userfaultfd: { x64: 323, arm64: 282 },
  io_uring_setup: { x64: 425, arm64: 425 },
  io_uring_enter: { x64: 426, arm64: 426 },
  io_uring_register: { x64: 427, arm64: 427 },
  open_tree: { x64: 428, arm64: 428 },
  move_mount: { x64: 429, arm64: 429 },
  fsopen: { x64: 430, arm64: 430 },
  fsconfig: { x64: 431, arm64: 431 },
  fsmount: { x64: 432, arm64: 432 },
  fspick: { x64: 433, arm64: 433 },
  pidfd_getfd: { x64: 438, arm64: 438 },
  mount_setattr: { x64: 442, arm64: 442 },
  memfd_secret: { x64: 447, arm64: 447 },
};
/** linux/audit.h AUDIT_ARCH_*, and the numbers of clone and clone3. */
const MACHINE = {
  x64: { audit: 0xc000003e, clone: 56, clone3: 435 },
  arm64: { audit: 0xc00000b7, clone: 220, clone3: 435 },
};
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET of sched.h. */
const NEW_NAMESPACES = 0x7e020000;
const EPERM = 1;
/** sys/socket.h */
const AF_UNIX = 1;
const ENOSYS = 38;

/** linux/bpf_common.h */
const LOAD = 0x20;
const JUMP_EQUAL = 0x15;
const JUMP_GREATER_OR_EQUAL = 0x35;
const JUMP_BITS = 0x45;
const RETURN = 0x06;
const ALLOW = 0x7fff0000;
const ERRNO = 0x00050000;
/** Offsets in struct seccomp_data. */
const NUMBER = 0;
const ARCHITECTURE = 4;
const FIRST_ARGUMENT = 16;
/** Calls of the x32 ABI carry this bit. */
const X32 = 0x40000000;

type Instruction = [code: number, ifTrue: number, ifFalse: number, k: number];

const refuse: Instruction = [RETURN, 0, 0, ERRNO | EPERM];

/** Sockets of no network, which reach what lies in the sandbox alone: their names are those of files, or of its own namespace. */
const localSockets = (machine: keyof typeof MACHINE): Instruction[] =>
  [DENIED.socket!, DENIED.socketpair!].flatMap((call): Instruction[] => [
    [JUMP_EQUAL, 0, 4, call[machine]],
    [LOAD, 0, 0, FIRST_ARGUMENT],
    [JUMP_EQUAL, 0, 1, AF_UNIX],
    [RETURN, 0, 0, ALLOW],
    refuse,
  ]);

function filter(machine: keyof typeof MACHINE, hasSockets: boolean): Instruction[] {
  const { audit, clone, clone3 } = MACHINE[machine];
  return [
    [LOAD, 0, 0, ARCHITECTURE],
    [JUMP_EQUAL, 1, 0, audit],
    refuse,
    [LOAD, 0, 0, NUMBER],
    [JUMP_GREATER_OR_EQUAL, 0, 1, X32],
    refuse,
    ...(hasSockets ? localSockets(machine) : []),
    ...Object.values(DENIED).flatMap((call): Instruction[] => [[JUMP_EQUAL, 0, 1, call[machine]], refuse]),
    // glibc falls back to clone, whose flags a filter can see.
    [JUMP_EQUAL, 0, 1, clone3],
    [RETURN, 0, 0, ERRNO | ENOSYS],
    [JUMP_EQUAL, 0, 3, clone],
    [LOAD, 0, 0, FIRST_ARGUMENT],
    [JUMP_BITS, 0, 1, NEW_NAMESPACES],
    refuse,
    [RETURN, 0, 0, ALLOW],
  ];
}

/**
 * A seccomp filter as struct sock_filter[], or undefined on a machine whose system calls are not known here. `hasSockets`:
 * the programs of a step speak with each other by sockets in its folder.
 */
export function seccompFilter(hasSockets: boolean, machine: string = process.arch): Buffer | undefined {
  if (machine !== 'x64' && machine !== 'arm64') return undefined;
  const instructions = filter(machine, hasSockets);
  const bytes = Buffer.alloc(instructions.length * 8);
  instructions.forEach(([code, ifTrue, ifFalse, k], index) => {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(ifTrue, index * 8 + 2);
    bytes.writeUInt8(ifFalse, index * 8 + 3);
    bytes.writeUInt32LE(k >>> 0, index * 8 + 4);
  });
  return bytes;
}
