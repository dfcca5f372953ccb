import { readComponents } from '@netloom/soc/ipxact';
import { answerTasks } from '../../../inWorker/answerTasks.ts';
import type { ComponentInput } from './readComponents.ts';

/** Reads in a thread of its own, so that a large upload holds nobody else up. */
answerTasks(({ files, paths }: ComponentInput) => {
  const known = new Set(paths);
  return readComponents(files, (path) => known.has(path));
});
