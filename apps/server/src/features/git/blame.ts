import { gitBlame } from '@netloom/contract';
import type { GitBlame } from '@netloom/contract';
import { gitFailure } from '../../git/index.ts';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { checkRelativePath } from '../../projects/index.ts';
import { readBlob, readWorking } from './blobs.ts';
import type { MemberGit } from './memberGit.ts';
import { parseBlame } from './parseBlame.ts';
import { asked } from './policy.ts';

export const gitBlameRoute = implement(gitBlame, asked('git:view'), async ({ query }, { git }) => {
  const { path, commit } = query;
  checkRelativePath(path, 'path');
  const text = commit === undefined ? await readWorking(git, path) : await readBlob(git, `${commit}:${path}`);
  if (text === undefined) throw notFound('no-file', { field: 'path', values: { path } });
  if (text === null) throw warning('blame-of-binary', { field: 'path', values: { path } });
  return { path, text, ...(await blame(git, { path, commit, text })) };
});

/** Of the very text that is answered, whatever is saved meanwhile. */
async function blame(
  git: MemberGit,
  { path, commit, text }: { path: string; commit: string | undefined; text: string },
): Promise<Pick<GitBlame, 'commits' | 'spans'>> {
  const known = commit ?? 'HEAD';
  const tracked = (await git.attempt(['cat-file', '-e', `${known}:${path}`])).code === 0;
  if (!tracked && commit === undefined && !(await isStaged(git, path))) return notCommitted(text);
  const source = commit === undefined ? ['--contents', '-'] : [commit];
  const input = commit === undefined ? { input: text } : {};
  const end = await git.attempt(['blame', '--incremental', ...source, '--', path], input);
  if (end.code !== 0) throw gitFailure(end);
  return parseBlame(end.stdout.toString('utf8'));
}

/** Such as one that was renamed since the last commit. */
async function isStaged(git: MemberGit, path: string): Promise<boolean> {
  return (await git.run(['ls-files', '--', path])) !== '' && (await git.commitOf('HEAD')) !== undefined;
}

function notCommitted(text: string): Pick<GitBlame, 'commits' | 'spans'> {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  return { commits: [], spans: text === '' ? [] : [{ line: 1, count: lines, commit: null }] };
}
