import { generateMemory } from '@netloom/contract';
import { memoryKind, writeMemory } from '@netloom/memory';
import { implement } from '../../http/route.ts';
import { requireDocument } from '../documents/index.ts';
import { folderFor, readSource, saveSource, sourcePath } from '../generation/index.ts';
import { requireFreeVlnv, writeModule } from '../module/index.ts';
import { memberTree } from '../tree/index.ts';
import { memoryFiles, memoryRow } from './memoryFolder.ts';

export const generateRoute = implement(
  generateMemory,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { memoryJson, folder: given, hash, decisions = {} } }, member, services) =>
    member.tree.exclusive(async () => {
      const { tree } = member;
      const memory = requireDocument(memoryKind, memoryJson, 'memoryJson');
      const folder = folderFor(memory.name, given, 'memories');
      const source = { path: sourcePath(memoryKind, folder), text: writeMemory(memory) };
      const { design, descriptor } = await memoryFiles(memory, folder, source, tree);
      if (descriptor !== undefined) await requireFreeVlnv(tree, descriptor.vlnv, folder);
      const stored = await readSource(memoryKind, tree, folder);
      const row = stored && memoryRow(stored);
      const save = { ...source, hash, stored, row, generation: design, decisions };
      const reply = { ...(await saveSource(save, member, services)), diagnostics: design.diagnostics };
      if (!reply.written) return { ...reply, saved: null, stored: null };
      const module = await tree.requireText(`${folder}/ip.json`, 'path');
      const saved = await writeModule(member, folder, module, services.database);
      return { ...reply, saved, stored: memoryRow((await readSource(memoryKind, tree, folder))!) };
    }),
);
