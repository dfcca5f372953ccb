import type { GitChange } from '@netloom/contract';

/** What `git status --porcelain=v2 -z` tells. */
export interface TreeStatus {
  /** Empty for a detached HEAD. */
  branch: string;
  commit: string | null;
  staged: GitChange[];
  unstaged: GitChange[];
}

const CHANGES: Record<string, GitChange['change']> = { A: 'added', D: 'deleted', R: 'renamed', C: 'added' };

/** Words before the path in the lines of each kind (git-status(1), porcelain format version 2). */
const WORDS: Record<string, number> = { '1': 8, '2': 9, u: 10, '?': 1 };

export function parseStatus(text: string): TreeStatus {
  const status: TreeStatus = { branch: '', commit: null, staged: [], unstaged: [] };
  const entries = text.split('\0');
  for (let entry = entries.shift(); entry !== undefined; entry = entries.shift()) {
    const kind = entry[0] ?? '';
    if (kind === '#') readHeader(entry, status);
    else if (WORDS[kind] !== undefined)
      readChange(kind, entry, kind === '2' ? entries.shift()! : null, status);
  }
  return status;
}

function readHeader(entry: string, status: TreeStatus): void {
  const [, key, value = ''] = entry.split(' ');
  if (key === 'branch.oid' && value !== '(initial)') status.commit = value;
  if (key === 'branch.head' && value !== '(detached)') status.branch = value;
}

function readChange(
  kind: string,
  entry: string,
  from: string | null,
  { staged, unstaged }: TreeStatus,
): void {
  const words = entry.split(' ');
  const path = words.slice(WORDS[kind]).join(' ');
  if (kind === 'u') return void unstaged.push({ path, from: null, change: 'conflict' });
  if (kind === '?') return void unstaged.push({ path, from: null, change: 'untracked' });
  const [inIndex = '.', inTree = '.'] = words[1]!;
  const change = (letter: string): GitChange => {
    const renamed = letter === 'R';
    return { path, from: renamed ? from : null, change: CHANGES[letter] ?? 'modified' };
  };
  if (inIndex !== '.') staged.push(change(inIndex));
  if (inTree !== '.') unstaged.push(change(inTree));
}
