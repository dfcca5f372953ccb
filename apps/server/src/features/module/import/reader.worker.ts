import { readVerilog } from '@netloom/hdl';
import { createLibrary } from '@netloom/soc';
import { importDocument } from '@netloom/soc/structure';
import { answerTasks } from '../../../inWorker/answerTasks.ts';
import type { ReadInput } from './readInWorker.ts';

/** Reads in a thread of its own, so that a large upload holds nobody else up. */
answerTasks(async ({ others, soc, ...options }: ReadInput) => {
  const sources = { ...options, resolveInclude: (path: string) => others.get(path) };
  if (!soc) return readVerilog(sources);
  const { top, entries, documents, reference } = soc;
  const library = createLibrary(entries, documents);
  const imported = await importDocument(sources, top, library, { reference, folder: '' });
  return { ...imported, tops: [top] };
});
