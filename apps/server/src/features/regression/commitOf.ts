import { join } from 'node:path';
import { tryLocalGit } from '../../git/index.ts';
import type { Services } from '../../services.ts';
import type { RunRecord } from '../runs/index.ts';

/** Commits among which the one of a tree is looked for. */
const LATEST = 2000;

/**
 * The commit whose files a run reads. A tree with changes that are in no commit is that of the branch's last commit with
 * a `+` behind it; empty where there is no commit at all.
 */
export async function commitOf(
  { deptId, createBy, tree }: Pick<RunRecord, 'deptId' | 'createBy' | 'tree'>,
  { projects, settings }: Pick<Services, 'projects' | 'settings'>,
): Promise<string> {
  const { root } = await projects.tree(deptId, createBy);
  const place = { directory: join(root, '.git'), workTree: root, unsandboxed: settings.unsandboxed };
  const args = ['log', '--all', 'HEAD', `--max-count=${LATEST}`, '--format=%H %T'];
  const { code, stdout } = await tryLocalGit(args, place);
  if (code !== 0) return '';
  const lines = stdout.toString('latin1').trim().split('\n');
  const found = lines.find((line) => line.endsWith(` ${tree}`));
  if (found !== undefined) return found.slice(0, found.indexOf(' '));
  const head = await tryLocalGit(['rev-parse', '--verify', '--quiet', 'HEAD'], place);
  return head.code === 0 ? `${head.stdout.toString('latin1').trim()}+` : '';
}
