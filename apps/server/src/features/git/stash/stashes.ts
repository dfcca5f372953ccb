import type { GitStash } from '@netloom/contract';
import { notFound } from '../../../http/refuse.ts';
import type { MemberGit } from '../memberGit.ts';

const MOST = 100;
/** What git writes of a stash: "On main: words", or "WIP on main: 1a2b3c4 Subject" where nobody said anything. */
const SAID = /^(?:WIP on|On) ([^:]+): (.*)$/s;

export async function stashesOf(git: MemberGit): Promise<GitStash[]> {
  const format = '--format=tformat:%H%x00%gs%x00%cI';
  const fields = (await git.run(['stash', 'list', '-z', `--max-count=${MOST}`, format])).split('\0');
  return Array.from({ length: Math.floor(fields.length / 3) }, (_, at): GitStash => {
    const [commit = '', said = '', time = ''] = fields.slice(at * 3);
    const [, branch = '', message = said] = SAID.exec(said) ?? [];
    return { commit, branch, message, time: new Date(time).toISOString() };
  });
}

/** How git calls the stash that has this commit now. @throws a 404 when there is none. */
export async function stashName(git: MemberGit, commit: string): Promise<string> {
  const at = (await stashesOf(git)).findIndex((stash) => stash.commit === commit);
  if (at < 0) throw notFound('no-stash', { field: 'commit' });
  return `stash@{${at}}`;
}
