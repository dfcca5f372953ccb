import type { GitCommit } from '@netloom/contract';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { RelativeTime } from '../../../../parts/index.ts';
import { CommitSign } from '../../../runs/run/index.ts';
import { Graph } from './Graph.tsx';
import { graphRows } from './lanes.ts';
import { useCommitRuns } from './useCommitRuns.ts';

interface CommitListProps {
  commits: readonly GitCommit[];
  chosen: string | null;
  onChoose: (commit: string) => void;
}

/** More lanes than this are cut off: the subjects need the room. */
const WIDEST = 8;

/** Commits with their graph; each is a button. */
export function CommitList({ commits, chosen, onChoose }: CommitListProps) {
  const rows = useMemo(() => graphRows(commits), [commits]);
  const width = Math.min(WIDEST, Math.max(1, ...rows.map((row) => row.width)));
  const runsOf = useCommitRuns(commits.map(({ commit }) => commit));
  return commits.map((commit, index) => (
    <button
      type="button"
      key={commit.commit}
      className="nl-git-commit-row"
      aria-current={commit.commit === chosen}
      onClick={() => onChoose(commit.commit)}
    >
      <Graph row={rows[index]!} width={width} />
      <span className="nl-git-commit-text">
        <span className="nl-git-subject">
          <CommitSign runs={runsOf(commit.commit)} />
          {commit.refs.map((ref) => (
            <Tag key={ref} className={ref.startsWith('tag: ') ? 'nl-git-version' : 'nl-git-ref'}>
              {ref}
            </Tag>
          ))}
          {commit.subject}
        </span>
        <span className="nl-git-dim">
          {commit.author} · <RelativeTime value={commit.time} /> · <code>{commit.commit.slice(0, 8)}</code>
        </span>
      </span>
    </button>
  ));
}
