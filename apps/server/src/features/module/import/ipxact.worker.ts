import { readComponents, readDesigns } from '@netloom/soc/ipxact';
import { answerTasks } from '../../../inWorker/answerTasks.ts';
import type { ComponentInput } from './readComponents.ts';

/** Reads in a thread of its own, so that a large upload holds nobody else up. */
answerTasks(({ files, paths, known }: ComponentInput) => {
  const there = new Set(paths);
  const { components, diagnostics } = readComponents(files, (path) => there.has(path));
  const blocks = new Map(
    [...known, ...components.map(({ descriptor }) => descriptor)].map((each) => [each.vlnv, each]),
  );
  const read = readDesigns(files, (vlnv) => blocks.get(vlnv));
  return { components, designs: read.designs, diagnostics: [...diagnostics, ...read.diagnostics] };
});
