import type { RunRequest } from '@netloom/contract';
import type { Candidate } from './candidates.ts';

const LIMITS = { seconds: 3600, memoryMegabytes: 4096, diskMegabytes: 4096, priority: 'normal' as const };

/** The run that measures a candidate, whose RTL has a hash, of the crossbar of the document at a path. */
export function requestOf(
  { changes }: Candidate,
  of: string,
  where: { deptId: number; path: string; instance: string },
): RunRequest {
  return { kind: 'traffic', ...LIMITS, ...where, changes, of };
}
