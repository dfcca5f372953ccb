import { updateVerilogName } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { renameEntries, renamedPath } from '../../projects/index.ts';
import { memberTree } from './policy.ts';
import { verilogFile } from './verilogFile.ts';

export const updateVerilogNameRoute = implement(
  updateVerilogName,
  memberTree('design:edit', ({ body }) => body.deptId),
  async ({ body: { socVerilogPath, verilogName } }, member, services) => {
    const renamed = renamedPath(socVerilogPath, verilogName, 'verilogName');
    const text = await member.tree.exclusive(async () => {
      const stored = await member.tree.requireText(socVerilogPath, 'socVerilogPath');
      await renameEntries(member.tree, [{ from: socVerilogPath, to: renamed }], 'verilogName');
      return stored;
    });
    return verilogFile(renamed, text, member, services);
  },
);
