import { libJsonByCore } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { writeCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { IpDescriptor } from '@netloom/model';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { folderFor, judgeGeneration, saveSource, targetOf } from '../generation/index.ts';
import type { Decisions } from '../generation/index.ts';
import { requireFreeVlnv, writeModule } from '../module/index.ts';
import { memberTree } from '../tree/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { coreFiles } from './coreFiles.ts';
import type { CoreFiles } from './coreFiles.ts';
import { coreRow, descriptionPath, readCoreRow, readCoreSource, requireOptions } from './coreFolder.ts';

type Answer = ReplyOf<typeof libJsonByCore>;

export const libJsonByCoreRoute = implement(
  libJsonByCore,
  memberTree('design:edit', ({ query }) => query.deptId),
  ({ query: { save }, body }, member, services) =>
    member.tree.exclusive(async () => {
      const options = requireOptions(body.coreJson, 'coreJson');
      const folder = folderFor(options.name, body.folder, 'cores');
      const core = await coreFiles(options, folder, member.tree);
      const { hash, decisions = {} } = body;
      if (save === 'true' && core.descriptor !== undefined)
        return saveCore({ options, folder, hash, core, decisions }, member, services);
      return preview(core, member, services);
    }),
);

async function preview(
  { design, descriptor }: CoreFiles,
  member: TreeMember,
  services: Services,
): Promise<Answer> {
  const files = await judgeGeneration(design, await targetOf(member, services), {});
  const socModuleJson = descriptor ? textOf(descriptor) : null;
  return { socModuleJson, written: false, files, diagnostics: design.diagnostics, saved: null, core: null };
}

interface Save {
  options: CoreOptions;
  folder: string;
  hash: string | undefined;
  core: CoreFiles;
  decisions: Decisions;
}

async function saveCore(
  { options, folder, hash, core: { design, descriptor }, decisions }: Save,
  member: TreeMember,
  services: Services,
): Promise<Answer> {
  const { tree } = member;
  await requireFreeVlnv(tree, descriptor!.vlnv, folder);
  const stored = await readCoreSource(tree, folder);
  const row = stored && (await coreRow(tree, stored));
  const save = { path: descriptionPath(folder), text: writeCore(options), hash, stored, row };
  const { written, files } = await saveSource({ ...save, generation: design, decisions }, member, services);
  const reply = { socModuleJson: textOf(descriptor!), written, files, diagnostics: design.diagnostics };
  if (!written) return { ...reply, saved: null, core: null };
  const module = await tree.requireText(`${folder}/ip.json`, 'path');
  const saved = await writeModule(member, folder, module, services.database);
  return { ...reply, saved, core: (await readCoreRow(tree, folder))! };
}

function textOf(descriptor: IpDescriptor): string {
  return `${JSON.stringify(descriptor, null, 2)}\n`;
}
