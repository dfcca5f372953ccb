import { readFileSync } from 'node:fs';

/** Clock ticks a second, the same on every Linux that Node runs on (sysconf(_SC_CLK_TCK)). */
const TICKS = 100;

/** Processor time that a process has used: fields 14 and 15 of /proc/PID/stat (proc(5)). */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
