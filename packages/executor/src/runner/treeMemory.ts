import { readFileSync } from 'node:fs';
import { orNothing } from './processTree.ts';

/** Sum of the kB that the named lines of a /proc file give. */
function kilobytes(path: string, names: RegExp): number {
  const text = orNothing(() => readFileSync(path, 'utf8'), '');
  return [...text.matchAll(names)].reduce((sum, [, number]) => sum + Number(number), 0);
}

/**
 * Bytes of memory that processes hold together, swap included. A page that several share counts once, by shares; that is
 * asked only where counting it several times comes to more than `enough`, since the kernel works longer for it.
 */
export function treeMemory(pids: number[], enough: number): number {
  const sum = (file: string, names: RegExp) =>
    pids.reduce((bytes, pid) => bytes + kilobytes(`/proc/${pid}/${file}`, names) * 1024, 0);
  const resident = sum('status', /^(?:VmRSS|VmSwap):\s+(\d+)/gm);
  return resident > enough ? sum('smaps_rollup', /^(?:Pss|SwapPss):\s+(\d+)/gm) : resident;
}

/** The most that any one of these processes has ever held, in bytes: what it took between two looks at it too. */
export function highestMemory(pids: number[]): number {
  return Math.max(0, ...pids.map((pid) => kilobytes(`/proc/${pid}/status`, /^VmHWM:\s+(\d+)/gm) * 1024));
}
