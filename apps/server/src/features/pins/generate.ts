import { posix } from 'node:path';
import { generatePins } from '@netloom/contract';
import type { PinsRow } from '@netloom/contract';
import { writeConfiguration } from '@netloom/pins';
import type { PinConfiguration } from '@netloom/pins';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { applyGeneration } from '../canvas/index.ts';
import { memberTree } from '../tree/index.ts';
import { configurationPath, readPinsRow, requireChip, requireConfiguration } from './pinsFolder.ts';
import { pinsFiles } from './pinsFiles.ts';

export const generateRoute = implement(
  generatePins,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body }, { tree, membership, caller }, { projects }) =>
    tree.exclusive(async () => {
      const configuration = requireConfiguration(body.pinsJson);
      const folder = folderOf(configuration, body.folder);
      const chip = await requireChip(configuration.chip, tree);
      const text = writeConfiguration(configuration);
      const stored = await readPinsRow(tree, folder);
      requireUnchanged(stored, body.hash, text);
      await tree.requireWritable([configurationPath(folder)], 'path');
      const design = await pinsFiles({ configuration, chip, folder, text }, tree);
      const generated = await projects.generated(membership.deptId, caller.userId);
      const { written, files } = await applyGeneration(design, { tree, generated }, body.decisions ?? {});
      const reply = { written, files, diagnostics: design.diagnostics };
      if (!written) return { ...reply, stored: null };
      if (stored?.pinsJson !== text) await tree.write(configurationPath(folder), text, 'path');
      return { ...reply, stored: (await readPinsRow(tree, folder))! };
    }),
);

/** @throws a 601 for a folder that is not named as the configuration. */
function folderOf({ name }: PinConfiguration, folder: string): string {
  if (folder === '') return `pins/${name}`;
  if (posix.basename(folder) === name) return folder;
  throw warning(`folder: ${folder} is not named as the configuration, ${name}`);
}

/** @throws a 601 with the stored text when that is not what the edit started from. */
function requireUnchanged(stored: PinsRow | undefined, hash: string, text: string): void {
  if (stored === undefined || stored.hash === hash || stored.pinsJson === text) return;
  throw warning(`${stored.path} was changed since it was opened: nothing was written`, stored);
}
