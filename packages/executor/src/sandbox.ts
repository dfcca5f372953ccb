/** How runs are confined on this machine, as `probeSandbox` found it. */
export interface Sandbox {
  /** `none` only where the operator asked for it. */
  confinement: 'bubblewrap' | 'none';
  /** What bounds the memory of a run; `watched` looks at its processes again and again, and RLIMIT_DATA bounds each. */
  memory: 'cgroup-v1' | 'cgroup-v2' | 'watched';
  /** What bounds the number of processes; `watched` counts them, and RLIMIT_NPROC binds them unless we are root. */
  processes: 'cgroup-v1' | 'cgroup-v2' | 'watched';
}

/** One line for people. */
export function describeSandbox(sandbox: Sandbox): string {
  const parts: string[] = [
    sandbox.confinement === 'bubblewrap' ? 'bubblewrap, no network' : 'not sandboxed',
    sandbox.memory === 'watched'
      ? 'memory of all processes watched, that of each bounded (RLIMIT_DATA)'
      : `memory by ${sandbox.memory}`,
    sandbox.processes === 'watched'
      ? 'processes counted and bounded (RLIMIT_NPROC)'
      : `processes by ${sandbox.processes}`,
  ];
  return parts.join('; ');
}
