import { join } from 'node:path';
import type { BisectRow } from '@netloom/contract';
import { bisectArguments, readCandidates } from '@netloom/model/regression';
import type { BisectState } from '@netloom/model/regression';
import { gitFailure, localGit, tryLocalGit } from '../../git/index.ts';
import { warning } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';

const PACK_BYTES = 512 << 20;
const UNIT = '\u001f';

/** Whose tree knows the commits. */
export interface Owner {
  deptId: number;
  userId: number;
}

type Serving = Pick<Services, 'projects' | 'settings'>;

async function placeOf({ deptId, userId }: Owner, { projects, settings }: Serving) {
  const { root } = await projects.tree(deptId, userId);
  return { directory: join(root, '.git'), workTree: root, unsandboxed: settings.unsandboxed };
}

/** The whole name of a commit. @throws a 601 that names the field for one that the project has not. */
export async function commitNamed(
  commit: string,
  owner: Owner,
  services: Serving,
  field: string,
): Promise<string> {
  const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`];
  const { code, stdout } = await tryLocalGit(asked, await placeOf(owner, services));
  if (code !== 0) throw warning('no-such-commit', { field, values: { commit } });
  return stdout.toString('latin1').trim();
}

export async function isAncestor(
  one: string,
  other: string,
  owner: Owner,
  services: Serving,
): Promise<boolean> {
  const place = await placeOf(owner, services);
  return (await tryLocalGit(['merge-base', '--is-ancestor', one, other], place)).code === 0;
}

/** The commits that are bad and not known to be good, those that halve them best first. */
export async function candidatesOf(state: BisectState, owner: Owner, services: Serving): Promise<string[]> {
  return readCandidates(await localGit(bisectArguments(state), await placeOf(owner, services)));
}

type Told = NonNullable<BisectRow['culprit']>;

/** A commit with who made it, and its first parent. */
export async function commitTold(
  commit: string,
  owner: Owner,
  services: Serving,
): Promise<{ told: Told; parent: string | undefined }> {
  const format = ['%H', '%s', '%an', '%cI', '%P'].join(UNIT);
  const text = await localGit(
    ['show', '--no-patch', `--format=${format}`, commit, '--'],
    await placeOf(owner, services),
  );
  const [name = commit, subject = '', author = '', time = '', parents = ''] = text.trim().split(UNIT);
  return { told: { commit: name, subject, author, time }, parent: parents.split(' ')[0] || undefined };
}

/**
 * Pins the files of a commit that only the member's repository may have: its objects go to the project's as a pack, which
 * git checks as it takes them. Answers the id of the git tree.
 */
export async function pinCommit(commit: string, owner: Owner, services: Serving): Promise<string> {
  const { projects, settings } = services;
  const place = await placeOf(owner, services);
  const tree = (await localGit(['rev-parse', '--verify', `${commit}^{tree}`], place)).trim();
  const pin = () => projects.pinCommit(owner.deptId, tree);
  const known = await pin().catch(() => undefined);
  if (known !== undefined) return known;
  const pack = await tryLocalGit(['pack-objects', '--quiet', '--stdout', '--revs'], {
    ...place,
    input: `${tree}\n`,
    outputBytes: PACK_BYTES,
  });
  if (pack.code !== 0) throw gitFailure(pack);
  const directory = projects.repository(owner.deptId);
  await localGit(['unpack-objects', '-q', '--strict'], {
    ...{ directory, unsandboxed: settings.unsandboxed, input: pack.stdout },
  });
  return pin();
}
