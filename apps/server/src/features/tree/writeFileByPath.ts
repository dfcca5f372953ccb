import { writeFileByPath } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { saveText } from '../../projects/index.ts';
import type { StoredText } from '../../projects/index.ts';
import { LIBRARY_PREFIX } from '../library/index.ts';
import { memberTree } from './policy.ts';
import { verilogFile } from './verilogFile.ts';

export const writeFileByPathRoute = implement(
  writeFileByPath,
  memberTree('design:edit', ({ body }) => body.deptId),
  async ({ body }, member, services) => {
    const { socVerilogPath: path, verilogFile: text, hash } = body;
    if (path.startsWith(LIBRARY_PREFIX)) {
      throw warning('built-in-library', { field: 'socVerilogPath', values: { path } });
    }
    const told = (stored: StoredText) => verilogFile(path, stored.text, member, services);
    await saveText(member.tree, { path, text, hash }, 'socVerilogPath', told);
    return verilogFile(path, text, member, services);
  },
);
