import { posix } from 'node:path';
import { updateVerilogName } from '@netloom/contract';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { memberTree } from './policy.ts';
import { verilogFile } from './verilogFile.ts';

export const updateVerilogNameRoute = implement(
  updateVerilogName,
  memberTree('design:edit', ({ body }) => body.deptId),
  async ({ body: { socVerilogPath, verilogName } }, member, services) => {
    if (verilogName.includes('/'))
      throw warning('verilogName: a file is renamed within its folder, without "/"');
    const renamed = posix.join(posix.dirname(socVerilogPath), verilogName);
    const text = await member.tree.exclusive(async () => {
      const stored = await member.tree.requireText(socVerilogPath, 'socVerilogPath');
      await member.tree.rename(socVerilogPath, renamed, 'verilogName');
      return stored;
    });
    return verilogFile(renamed, text, member, services);
  },
);
