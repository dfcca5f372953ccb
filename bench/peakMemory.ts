import { readFileSync } from 'node:fs';

/**
 * Bytes that this process has held at most (VmHWM of /proc/self/status, proc(5)). What getrusage(2) says is no measure of
 * a child: execve(2) leaves it the peak of the process that forked.
 */
export function peakMemory(): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
