import { generatePinmux } from '@netloom/contract';
import { pinmuxKind, writePinmux } from '@netloom/pinmux';
import { implement } from '../../http/route.ts';
import { requireDocument } from '../documents/index.ts';
import { folderFor, readSource, saveSource, sourcePath } from '../generation/index.ts';
import { requireFreeVlnv, writeModule } from '../module/index.ts';
import { memberTree } from '../tree/index.ts';
import { pinmuxFiles, pinmuxRow } from './pinmuxFolder.ts';

export const generateRoute = implement(
  generatePinmux,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { pinmuxJson, folder: given, hash, decisions = {} } }, member, services) =>
    member.tree.exclusive(async () => {
      const { tree } = member;
      const pinmux = requireDocument(pinmuxKind, pinmuxJson, 'pinmuxJson');
      const folder = folderFor(pinmux.name, given, 'pinmux');
      const source = { path: sourcePath(pinmuxKind, folder), text: writePinmux(pinmux) };
      const { design, descriptor } = await pinmuxFiles(pinmux, folder, source, tree);
      if (descriptor !== undefined) await requireFreeVlnv(tree, descriptor.vlnv, folder);
      const stored = await readSource(pinmuxKind, tree, folder);
      const row = stored && pinmuxRow(stored);
      const save = { ...source, hash, stored, row, generation: design, decisions };
      const reply = { ...(await saveSource(save, member, services)), diagnostics: design.diagnostics };
      if (!reply.written) return { ...reply, saved: null, stored: null };
      const module = await tree.requireText(`${folder}/ip.json`, 'path');
      const saved = await writeModule(member, folder, module, services.database);
      return { ...reply, saved, stored: pinmuxRow((await readSource(pinmuxKind, tree, folder))!) };
    }),
);
