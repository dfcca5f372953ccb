import { gitStageLines } from '@netloom/contract';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { requireSettled } from '../conflicts.ts';
import { checkPaths } from '../paths.ts';
import { told } from '../policy.ts';
import { replyStatus, treeStatus } from '../replyStatus.ts';
import { EndlessLine, chosenPatch } from './chosenPatch.ts';
import type { Chosen } from './chosenPatch.ts';
import type { FilePatch } from './parseHunks.ts';
import { readHunks } from './readHunks.ts';

export const gitStageLinesRoute = implement(
  gitStageLines,
  told('git:commit'),
  async ({ body }, member, services) => {
    const { git } = member;
    const { path, staged, version, chosen } = body;
    checkPaths([path]);
    await git.exclusive(async () => {
      requireSettled(await treeStatus(git), [path]);
      const read = await readHunks(git, path, staged);
      if (read.version !== version) throw warning('lines-changed', { field: 'version', values: { path } });
      const input = Buffer.from(patchOf(read.patch, chosen, staged), 'latin1');
      const direction = staged ? ['--reverse'] : [];
      await git.run(['apply', '--cached', '--whitespace=nowarn', ...direction, '-'], { input });
    });
    return replyStatus(member, services);
  },
);

function patchOf(patch: FilePatch, chosen: readonly Chosen[], staged: boolean): string {
  try {
    return chosenPatch(patch, chosen, staged);
  } catch (error) {
    if (error instanceof EndlessLine) throw warning('lines-without-end', { field: 'chosen' });
    if (error instanceof RangeError) throw warning('no-such-lines', { field: 'chosen' });
    throw error;
  }
}
