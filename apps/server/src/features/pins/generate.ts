import { generatePins } from '@netloom/contract';
import { pinsKind, writeConfiguration } from '@netloom/pins';
import { implement } from '../../http/route.ts';
import { requireChip, requireDocument } from '../documents/index.ts';
import { folderFor, readSource, saveSource, sourcePath } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { pinsFiles } from './pinsFiles.ts';
import { pinsRow } from './pinsFolder.ts';

export const generateRoute = implement(
  generatePins,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { pinsJson, folder: given, hash, decisions = {} } }, member, services) =>
    member.tree.exclusive(async () => {
      const { tree } = member;
      const configuration = requireDocument(pinsKind, pinsJson, 'pinsJson');
      const folder = folderFor(configuration.name, given, 'pins');
      const chip = await requireChip(configuration.chip, tree);
      const source = { path: sourcePath(pinsKind, folder), text: writeConfiguration(configuration) };
      const stored = await readSource(pinsKind, tree, folder);
      const generation = await pinsFiles({ configuration, chip, folder, source }, tree);
      const row = stored && pinsRow(stored);
      const save = { ...source, hash, stored, row, generation, decisions };
      const reply = { ...(await saveSource(save, member, services)), diagnostics: generation.diagnostics };
      if (!reply.written) return { ...reply, stored: null };
      return { ...reply, stored: pinsRow((await readSource(pinsKind, tree, folder))!) };
    }),
);
