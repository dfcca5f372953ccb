import { generateBlock } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { readSource, saveSource } from '../generation/index.ts';
import { requireFreeVlnv, writeModule } from '../module/index.ts';
import { memberTree } from '../tree/index.ts';
import { BLOCK_MAKERS, blockFiles, blockRow } from './blockMaker.ts';

export const generateRoute = implement(
  generateBlock,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { kind: id, text, folder: given, hash, decisions = {} } }, member, services) =>
    member.tree.exclusive(async () => {
      const { tree } = member;
      const maker = BLOCK_MAKERS[id];
      const { folder, source, design, descriptor } = await blockFiles(maker, text, given, tree);
      if (descriptor !== undefined) await requireFreeVlnv(tree, descriptor.vlnv, folder);
      const stored = await readSource(maker.kind, tree, folder);
      const row = stored && blockRow(stored);
      const save = { ...source, hash, stored, row, generation: design, decisions };
      const reply = { ...(await saveSource(save, member, services)), diagnostics: design.diagnostics };
      if (!reply.written) return { ...reply, saved: null, stored: null };
      const written = blockRow((await readSource(maker.kind, tree, folder))!);
      if (descriptor === undefined) return { ...reply, saved: null, stored: written };
      const module = await tree.requireText(`${folder}/ip.json`, 'path');
      const saved = await writeModule(member, folder, module, services.database);
      return { ...reply, saved, stored: written };
    }),
);
