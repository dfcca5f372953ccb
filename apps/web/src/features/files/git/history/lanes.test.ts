import { describe, expect, it } from 'vitest';
import { graphRows } from './lanes.ts';

const commits = (...lines: string[]) =>
  lines.map((line) => {
    const [commit = '', ...parents] = line.split(' ');
    return { commit, parents };
  });
const lanes = (...lines: string[]) => graphRows(commits(...lines)).map(({ lane }) => lane);

describe('the graph of commits', () => {
  it('draws a line of descent in one lane', () => {
    expect(lanes('c b', 'b a', 'a')).toEqual([0, 0, 0]);
  });

  // As `git log --graph` draws them.
  it('opens a lane for a merged side and closes it where both come from', () => {
    const rows = graphRows(commits('m a b', 'b o', 'a o', 'o'));
    expect(rows.map(({ lane }) => lane)).toEqual([0, 1, 0, 0]);
    expect(rows[0]!.edges).toEqual([
      { from: 0, to: 0, kind: 'out' },
      { from: 0, to: 1, kind: 'out' },
    ]);
    expect(rows[3]!.edges).toEqual([
      { from: 0, to: 0, kind: 'in' },
      { from: 1, to: 0, kind: 'in' },
    ]);
  });

  it('gives a second head a lane of its own', () => {
    expect(lanes('x a', 'y a', 'a')).toEqual([0, 1, 0]);
  });

  it('joins every line that ends at a commit, and passes by the others', () => {
    const rows = graphRows(commits('x r', 'y r', 'z q', 'r', 'q'));
    expect(rows[3]!.edges.filter(({ kind }) => kind === 'in')).toHaveLength(2);
    expect(rows[3]!.edges.filter(({ kind }) => kind === 'past')).toHaveLength(1);
  });
});
