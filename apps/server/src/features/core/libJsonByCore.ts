import { libJsonByCore } from '@netloom/contract';
import type { CoreRow, ReplyOf } from '@netloom/contract';
import { writeCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { IpDescriptor } from '@netloom/model';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { hashText } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import { applyGeneration, judgeGeneration } from '../canvas/index.ts';
import type { Decisions } from '../canvas/index.ts';
import { requireFreeVlnv, writeModule } from '../module/index.ts';
import { memberTree } from '../tree/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { coreFiles } from './coreFiles.ts';
import type { CoreFiles } from './coreFiles.ts';
import { coreFolder, descriptionPath, readCoreRow, requireOptions } from './coreFolder.ts';

type Answer = ReplyOf<typeof libJsonByCore>;

export const libJsonByCoreRoute = implement(
  libJsonByCore,
  memberTree('design:edit', ({ query }) => query.deptId),
  ({ query: { save }, body: { coreJson, hash, decisions = {} } }, member, services) =>
    member.tree.exclusive(async () => {
      const options = requireOptions(coreJson);
      const core = await coreFiles(options, member.tree);
      if (save === 'true' && core.descriptor !== undefined)
        return saveCore({ options, hash, core, decisions }, member, services);
      return preview(core, member, services);
    }),
);

async function preview(
  { design, descriptor }: CoreFiles,
  { tree, membership, caller }: TreeMember,
  { projects }: Services,
): Promise<Answer> {
  const generated = await projects.generated(membership.deptId, caller.userId);
  const files = await judgeGeneration(design, { tree, generated }, {});
  const socModuleJson = descriptor ? textOf(descriptor) : null;
  return { socModuleJson, written: false, files, diagnostics: design.diagnostics, saved: null, core: null };
}

interface Save {
  options: CoreOptions;
  hash: string;
  core: CoreFiles;
  decisions: Decisions;
}

async function saveCore(
  { options, hash, core: { design, descriptor }, decisions }: Save,
  member: TreeMember,
  { projects, database }: Services,
): Promise<Answer> {
  const { tree, membership, caller } = member;
  const { name } = options;
  await requireFreeVlnv(tree, descriptor!.vlnv, coreFolder(name));
  const stored = await requireUnchanged(tree, options, hash);
  await tree.requireWritable([descriptionPath(name)], 'path');
  const generated = await projects.generated(membership.deptId, caller.userId);
  const { written, files } = await applyGeneration(design, { tree, generated }, decisions);
  const reply = { socModuleJson: textOf(descriptor!), written, files, diagnostics: design.diagnostics };
  if (!written) return { ...reply, saved: null, core: null };
  const text = writeCore(options);
  if (stored?.coreJson !== text) await tree.write(descriptionPath(name), text, 'path');
  const folder = coreFolder(name);
  const saved = await writeModule(
    member,
    folder,
    await tree.requireText(`${folder}/ip.json`, 'path'),
    database,
  );
  return { ...reply, saved, core: (await readCoreRow(tree, name))! };
}

/** @throws a 601 with the stored description when that is not what the edit started from. */
async function requireUnchanged(
  tree: ProjectTree,
  options: CoreOptions,
  hash: string,
): Promise<CoreRow | undefined> {
  const stored = await readCoreRow(tree, options.name);
  if (stored === undefined || stored.hash === hash) return stored;
  if (stored.hash === hashText(writeCore(options))) return stored;
  throw warning(`${stored.path} was changed since it was opened: nothing was written`, stored);
}

function textOf(descriptor: IpDescriptor): string {
  return `${JSON.stringify(descriptor, null, 2)}\n`;
}
