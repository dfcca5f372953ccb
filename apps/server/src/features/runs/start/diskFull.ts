import { freeMegabytes } from '@netloom/executor';
import { Problem } from '../../../http/problem.ts';
import { failed } from '../../../http/refuse.ts';
import type { Services } from '../../../services.ts';

type Needs = Pick<Services, 'configs' | 'folder'>;

/** Megabytes that the disk of the runs lacks for another run to start; 0 where there is room. */
export function lackingMegabytes({ configs, folder }: Needs): number {
  return Math.max(0, configs.value('runs.keepFreeMegabytes') - freeMegabytes(folder.runs));
}

function diskFull({ configs, folder }: Needs): Problem {
  const free = freeMegabytes(folder.runs);
  const values = { folder: folder.runs, free, needed: configs.value('runs.keepFreeMegabytes') };
  return failed('runs-disk-full', { values });
}

/** @throws a 500 that names the disk, what is free and what is needed */
export function requireRoom(services: Needs): void {
  if (lackingMegabytes(services) > 0) throw diskFull(services);
}

/** Programs such as git do not tell why they could not write: says it in their place where the disk is full. */
export function explainFailure(error: unknown, services: Needs): unknown {
  if (error instanceof Problem) return error;
  return freeMegabytes(services.folder.runs) === 0 ? diskFull(services) : error;
}
