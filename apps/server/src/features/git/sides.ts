import { warning } from '../../http/refuse.ts';
import type { MemberGit } from './memberGit.ts';

/** Blobs of the versions of a file in conflict; a side that deleted it has none. */
export interface Sides {
  base?: string;
  ours?: string;
  theirs?: string;
}

/** Stages of the index (git-merge(1)). */
const STAGES = { '1': 'base', '2': 'ours', '3': 'theirs' } as const;

/** @throws a 601 for a file that is not in conflict. */
export async function requireSides(git: MemberGit, path: string): Promise<Sides> {
  const text = await git.run(['ls-files', '--unmerged', '-z', '--', path]);
  const sides: Sides = {};
  for (const entry of text.split('\0')) {
    const [, blob, stage, name] = /^\d+ ([0-9a-f]+) ([123])\t(.*)$/s.exec(entry) ?? [];
    if (name === path) sides[STAGES[stage as keyof typeof STAGES]] = blob!;
  }
  if (Object.keys(sides).length === 0) throw warning('not-in-conflict', { field: 'path', values: { path } });
  return sides;
}
