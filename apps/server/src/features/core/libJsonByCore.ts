import { posix } from 'node:path';
import { libJsonByCore } from '@netloom/contract';
import type { CoreRow, ReplyOf } from '@netloom/contract';
import { writeCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { IpDescriptor } from '@netloom/model';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { applyGeneration, judgeGeneration } from '../canvas/index.ts';
import type { Decisions } from '../canvas/index.ts';
import { requireFreeVlnv, writeModule } from '../module/index.ts';
import { memberTree } from '../tree/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { coreFiles } from './coreFiles.ts';
import type { CoreFiles } from './coreFiles.ts';
import { descriptionPath, newCoreFolder, readCoreRow, requireOptions } from './coreFolder.ts';

type Answer = ReplyOf<typeof libJsonByCore>;

export const libJsonByCoreRoute = implement(
  libJsonByCore,
  memberTree('design:edit', ({ query }) => query.deptId),
  ({ query: { save }, body }, member, services) =>
    member.tree.exclusive(async () => {
      const options = requireOptions(body.coreJson);
      const folder = folderOf(options, body.folder);
      const core = await coreFiles(options, folder, member.tree);
      const { hash, decisions = {} } = body;
      if (save === 'true' && core.descriptor !== undefined)
        return saveCore({ options, folder, hash, core, decisions }, member, services);
      return preview(core, member, services);
    }),
);

/** @throws a 601 for a folder that is not named as the core. */
function folderOf({ name }: CoreOptions, folder: string): string {
  if (folder === '') return newCoreFolder(name);
  if (posix.basename(folder) === name) return folder;
  throw warning(`folder: ${folder} is not named as the core, ${name}`);
}

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
  folder: string;
  hash: string | undefined;
  core: CoreFiles;
  decisions: Decisions;
}

async function saveCore(
  { options, folder, hash, core: { design, descriptor }, decisions }: Save,
  member: TreeMember,
  { projects, database }: Services,
): Promise<Answer> {
  const { tree, membership, caller } = member;
  const text = writeCore(options);
  await requireFreeVlnv(tree, descriptor!.vlnv, folder);
  const stored = await readCoreRow(tree, folder);
  requireUnchanged(stored, hash, text);
  await tree.requireWritable([descriptionPath(folder)], 'path');
  const generated = await projects.generated(membership.deptId, caller.userId);
  const { written, files } = await applyGeneration(design, { tree, generated }, decisions);
  const reply = { socModuleJson: textOf(descriptor!), written, files, diagnostics: design.diagnostics };
  if (!written) return { ...reply, saved: null, core: null };
  if (stored?.coreJson !== text) await tree.write(descriptionPath(folder), text, 'path');
  const module = await tree.requireText(`${folder}/ip.json`, 'path');
  const saved = await writeModule(member, folder, module, database);
  return { ...reply, saved, core: (await readCoreRow(tree, folder))! };
}

/** @throws a 601 with the stored description when that is not what the edit started from. */
function requireUnchanged(stored: CoreRow | undefined, hash: string | undefined, text: string): void {
  if (stored === undefined || hash === undefined || stored.hash === hash || stored.coreJson === text) return;
  throw warning(`${stored.path} was changed since it was opened: nothing was written`, stored);
}

function textOf(descriptor: IpDescriptor): string {
  return `${JSON.stringify(descriptor, null, 2)}\n`;
}
