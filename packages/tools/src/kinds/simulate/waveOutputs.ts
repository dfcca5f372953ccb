import type { RunOutput } from '@netloom/model';

/** Where a dump goes that the bench does not name; seen from the run's folder. */
export const DUMP_FILE = 'dump.fst';

/** Path in the run's folder of a file named from its `src`; undefined where it leaves the folder. */
export function fromSources(file: string): string | undefined {
  const path = ['src'];
  for (const part of file.split('/')) {
    if (part === '..' ? path.pop() === undefined : file.startsWith('/')) return undefined;
    if (part !== '..' && part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
}

/** The wave that a dump leaves behind, unless it goes where it cannot be kept. */
export function waveOutputs(path: string | undefined): RunOutput[] {
  return path ? [{ path, kind: 'wave', title: 'Waves', mediaType: 'application/x-fst' }] : [];
}
