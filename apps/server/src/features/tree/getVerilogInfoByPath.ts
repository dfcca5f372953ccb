import { getVerilogInfoByPath } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { LIBRARY_PREFIX, readLibraryFile } from '../library/index.ts';
import { memberTree } from './policy.ts';
import { plainFile, verilogFile } from './verilogFile.ts';

export const getVerilogInfoByPathRoute = implement(
  getVerilogInfoByPath,
  memberTree('design:view', ({ body }) => body.deptId),
  async ({ body: { socVerilogPath } }, member, services) => {
    if (socVerilogPath.startsWith(LIBRARY_PREFIX)) {
      return plainFile(socVerilogPath, await readLibraryFile(socVerilogPath, 'socVerilogPath'));
    }
    const text = await member.tree.requireText(socVerilogPath, 'socVerilogPath');
    return verilogFile(socVerilogPath, text, member, services);
  },
);
