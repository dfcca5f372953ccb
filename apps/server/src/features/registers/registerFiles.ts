import { posix } from 'node:path';
import { registersKind } from '@netloom/registers';
import { warning } from '../../http/refuse.ts';
import { inWorker } from '../../inWorker/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { requireDocument } from '../documents/index.ts';
import { generationOf } from '../generation/index.ts';
import type { Generation } from '../generation/index.ts';
import { TEXT_OUTPUTS } from './writeOutputs.ts';
import type { OutputTexts, OutputsTask } from './writeOutputs.ts';

interface Views {
  /** Of the map. */
  path: string;
  text: string;
  /** Ids; all that are text when absent. */
  outputs?: readonly string[] | undefined;
  /** Where they go; empty for `gen` beside the map. */
  folder?: string | undefined;
}

/** Views of a register map with their manifest; other views that were written there earlier stay. */
export async function registerFiles(
  { path, text, outputs = TEXT_OUTPUTS, folder = '' }: Views,
  tree: ProjectTree,
): Promise<Generation> {
  const map = requireDocument(registersKind, text, 'text');
  const unknown = outputs.find((id) => !TEXT_OUTPUTS.includes(id));
  if (unknown !== undefined)
    throw warning('no-text-view', {
      field: 'outputs',
      values: { view: unknown, views: TEXT_OUTPUTS.join(', ') },
    });
  const { files, diagnostics } = await inWorker<OutputTexts>({
    program: new URL('./writeOutputs.worker.ts', import.meta.url),
    data: { map, outputs } satisfies OutputsTask,
    field: 'text',
    task: 'write-views',
  });
  const into = folder.replace(/\/+$/, '') || posix.join(posix.dirname(path), 'gen');
  const manifest = `${into}/${map.name}.manifest.json`;
  return generationOf({ folder: into, manifest, files, diagnostics, keepsOthers: true }, tree);
}
