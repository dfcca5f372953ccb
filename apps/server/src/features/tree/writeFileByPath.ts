import { writeFileByPath } from '@netloom/contract';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { hashText } from '../../projects/index.ts';
import { LIBRARY_PREFIX } from '../library/index.ts';
import { memberTree } from './policy.ts';
import { verilogFile } from './verilogFile.ts';

export const writeFileByPathRoute = implement(
  writeFileByPath,
  memberTree('design:edit', ({ body }) => body.deptId),
  async ({ body }, member, services) => {
    const { socVerilogPath: path, verilogFile: text, hash } = body;
    if (path.startsWith(LIBRARY_PREFIX)) {
      throw warning(`socVerilogPath: ${path} belongs to the built-in library and cannot be changed`);
    }
    await member.tree.exclusive(async () => {
      const stored = await member.tree.readText(path, 'socVerilogPath');
      if (hash !== undefined && (stored === undefined ? '' : hashText(stored)) !== hash) {
        const file = stored === undefined ? null : await verilogFile(path, stored, member, services);
        throw warning(
          `${path} was ${file ? 'changed' : 'deleted'} since it was opened: nothing was written`,
          file,
        );
      }
      await member.tree.write(path, text, 'socVerilogPath');
    });
    return verilogFile(path, text, member, services);
  },
);
