import { libJsonByCore } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import type { IpDescriptor } from '@netloom/model';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import {
  kindWithFolder,
  generationFor,
  judgeGeneration,
  saveGenerated,
  targetOf,
} from '../generation/index.ts';
import type { DocumentGeneration } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { coreRow, requireOptions } from './coreFolder.ts';

type Answer = ReplyOf<typeof libJsonByCore>;

export const libJsonByCoreRoute = implement(
  libJsonByCore,
  memberTree('design:edit', ({ query }) => query.deptId),
  ({ query: { save }, body: { coreJson: text, folder, hash, decisions } }, member, services) =>
    member.tree.exclusive(async () => {
      // Its refusal names options as the screen of cores does.
      requireOptions(text, 'coreJson');
      const served = kindWithFolder('core');
      const made = await generationFor(served, { text, field: 'coreJson', folder }, member.tree);
      if (save !== 'true' || made.descriptor === undefined) return preview(made, member, services);
      const rowOf = coreRow.bind(undefined, member.tree);
      const saving = { kind: served.kind, made, hash, decisions, rowOf };
      const { stored: core, ...reply } = await saveGenerated(saving, member, services);
      return { ...reply, socModuleJson: textOf(made.descriptor), core };
    }),
);

async function preview(
  { generation, descriptor }: DocumentGeneration,
  member: TreeMember,
  services: Services,
): Promise<Answer> {
  const files = await judgeGeneration(generation, await targetOf(member, services), {});
  const { diagnostics } = generation;
  const socModuleJson = descriptor ? textOf(descriptor) : null;
  return { socModuleJson, written: false, files, diagnostics, saved: null, core: null };
}

function textOf(descriptor: IpDescriptor): string {
  return `${JSON.stringify(descriptor, null, 2)}\n`;
}
