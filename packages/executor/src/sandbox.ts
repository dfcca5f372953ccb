/** How runs are confined on this machine, as `probeSandbox` found it. */
export interface Sandbox {
  /** `none` only where the operator asked for it. */
  confinement: 'bubblewrap' | 'none';
  /** What bounds the memory of a run; `address-space` is RLIMIT_AS and holds per process. */
  memory: 'cgroup-v1' | 'cgroup-v2' | 'address-space';
  /** What bounds the number of processes; `user` is RLIMIT_NPROC, which does not bind root. */
  processes: 'cgroup-v1' | 'cgroup-v2' | 'user';
}

/** One line for people. */
export function describeSandbox(sandbox: Sandbox): string {
  const parts: string[] = [
    sandbox.confinement === 'bubblewrap' ? 'bubblewrap, no network' : 'not sandboxed',
    sandbox.memory === 'address-space'
      ? 'memory limit per process (RLIMIT_AS)'
      : `memory by ${sandbox.memory}`,
    sandbox.processes === 'user'
      ? 'process limit per user (RLIMIT_NPROC)'
      : `processes by ${sandbox.processes}`,
  ];
  return parts.join('; ');
}
