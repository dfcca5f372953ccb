import type { GitChange, GitConflict, GitStatus } from '@netloom/contract';
import { describe, expect, it, vi } from 'vitest';
import { possible } from '../../../commands/command.ts';
import type { CommandSet } from '../../../commands/command.ts';
import { barCommands } from './bar/barCommands.ts';
import type { BarTargets } from './bar/barCommands.ts';
import { branchCommands } from './branches/branchCommands.ts';
import type { BranchTargets } from './branches/branchCommands.ts';
import { changeCommands } from './changes/changeCommands.ts';
import type { ChangeTargets } from './changes/changeCommands.ts';
import { commitCommands } from './changes/commitCommands.ts';
import type { CommitTargets } from './changes/commitCommands.ts';
import { waitingCommands } from './changes/waitingCommands.ts';
import { partsDecisionCommands, textDecisionCommands } from './conflict/decisionCommands.ts';
import type { TextDecision } from './conflict/decisionCommands.ts';
import { shownCommitCommands } from './history/shownCommitCommands.ts';
import { stashCommands } from './stash/stashCommands.ts';

const idsOf = <T>(set: CommandSet<T>, targets: T) => possible(set, targets).map(({ id }) => id);
const nothing = () => undefined;
const change = { path: 'rtl/a.sv', change: 'modified', from: null } as unknown as GitChange;
const clean = {
  ...{ branch: 'main', commit: 'a'.repeat(40), gitAddress: '', credentials: false },
  ...{ staged: [], unstaged: [], merging: null, reverting: null },
} as unknown as GitStatus;

describe('the ways to the others', () => {
  const targets = (more: Partial<BarTargets>, status: Partial<GitStatus> = {}): BarTargets => ({
    ...{ status: { ...clean, ...status }, mayCommit: true, mayPush: true, busy: false },
    ...{ askForCredentials: nothing, fetch: nothing, pull: nothing, push: nothing, ...more },
  });

  it('are open without a remote, which asks for no credentials', () => {
    expect(idsOf(barCommands, targets({}))).toEqual(['fetch', 'pull', 'push']);
  });

  it('ask for credentials: to write over HTTP, to read too over SSH', () => {
    const http = { gitAddress: 'https://git.example/a.git' };
    const ssh = { gitAddress: 'git@git.example:a.git' };
    expect(idsOf(barCommands, targets({}, http))).toEqual(['credentials', 'fetch', 'pull']);
    expect(idsOf(barCommands, targets({}, ssh))).toEqual(['credentials']);
    expect(idsOf(barCommands, targets({}, { ...ssh, credentials: true }))).toContain('push');
  });

  it('are one at a time, for who may go them, and push has something to share', () => {
    expect(idsOf(barCommands, targets({ busy: true }))).toEqual([]);
    expect(idsOf(barCommands, targets({ mayCommit: false, mayPush: false }))).toEqual(['fetch']);
    expect(idsOf(barCommands, targets({}, { commit: null }))).toEqual(['fetch', 'pull']);
  });
});

describe('all changes at once', () => {
  const targets = (more: Partial<ChangeTargets>): ChangeTargets => ({
    ...{ staged: [], open: [], mayCommit: true, mayEdit: true, busy: false },
    ...{ stage: nothing, unstage: nothing, discard: nothing, ...more },
  });

  it('are taken, left and discarded where there are some', () => {
    expect(idsOf(changeCommands, targets({}))).toEqual([]);
    expect(idsOf(changeCommands, targets({ staged: [change] }))).toEqual(['changes.unstageAll']);
    expect(idsOf(changeCommands, targets({ open: [change] }))).toEqual([
      'changes.stageAll',
      'command.discardAll',
    ]);
  });

  it('are touched by who may alone, and while nothing else happens to them', () => {
    const open = [change];
    expect(idsOf(changeCommands, targets({ open, mayCommit: false }))).toEqual(['command.discardAll']);
    expect(idsOf(changeCommands, targets({ open, mayEdit: false }))).toEqual(['changes.stageAll']);
    expect(idsOf(changeCommands, targets({ open, busy: true }))).toEqual([]);
  });

  it('are discarded by asking, with those that the next commit leaves', () => {
    const discard = vi.fn();
    changeCommands.byId
      .get('command.discardAll')!
      .run(targets({ open: [change], staged: [{ ...change, path: 'b.sv' }], discard }));
    expect(discard.mock.calls).toEqual([[[change]]]);
  });
});

describe('a commit that is written', () => {
  const targets = (more: Partial<CommitTargets>, status: Partial<GitStatus> = {}): CommitTargets => ({
    ...{
      status: { ...clean, ...status },
      isReady: true,
      busy: false,
      submit: nothing,
      stash: nothing,
      ...more,
    },
  });

  it('is made once it is ready, by Ctrl+Enter too', () => {
    expect(idsOf(commitCommands, targets({}))).toEqual(['command.commit']);
    expect(idsOf(commitCommands, targets({ isReady: false }))).toEqual([]);
    expect(idsOf(commitCommands, targets({ busy: true }))).toEqual([]);
    expect(commitCommands.byChord.get('Ctrl+Enter')!.id).toBe('command.commit');
  });

  it('may be set aside where something is changed and nothing waits', () => {
    const unstaged = [change];
    const not = { isReady: false };
    expect(idsOf(commitCommands, targets(not, { unstaged }))).toEqual(['command.stash']);
    expect(idsOf(commitCommands, targets(not, { unstaged, merging: 'topic' }))).toEqual([]);
  });
});

it('what waits is given up as what it is', () => {
  const reverting = { commit: 'b'.repeat(40), message: '' } as unknown as GitStatus['reverting'];
  const ids = (status: Pick<GitStatus, 'merging' | 'reverting'>, mayCommit = true) =>
    idsOf(waitingCommands, { status, mayCommit, busy: false, abort: nothing });
  expect(ids({ merging: 'topic', reverting: null })).toEqual(['merge.abort']);
  expect(ids({ merging: null, reverting })).toEqual(['interrupted.abort']);
  expect(ids({ merging: null, reverting: null })).toEqual([]);
  expect(ids({ merging: 'topic', reverting: null }, false)).toEqual([]);
});

it('a branch is visited, merged, compared and deleted where that has a sense', () => {
  const targets = (branch: object, more: Partial<BranchTargets> = {}) =>
    ({
      ...{ branch: { name: 'topic', current: false, own: true, ...branch }, current: 'main', busy: false },
      ...{ visit: nothing, merge: nothing, compare: nothing, remove: nothing, ...more },
    }) as unknown as BranchTargets;
  expect(idsOf(branchCommands, targets({}))).toEqual(['switch', 'merge', 'compare', 'delete']);
  expect(idsOf(branchCommands, targets({ current: true }))).toEqual([]);
  expect(idsOf(branchCommands, targets({ own: false }))).toEqual(['switch', 'merge', 'compare']);
  expect(idsOf(branchCommands, targets({}, { busy: true }))).toEqual(['compare']);
  expect(idsOf(branchCommands, targets({}, { current: '' }))).toEqual(['switch', 'merge', 'delete']);
});

it('a stash is brought back or deleted by who may commit, one after the other', () => {
  const ids = (mayCommit: boolean, busy: boolean) =>
    idsOf(stashCommands, { mayCommit, busy, apply: nothing, drop: nothing });
  expect(ids(true, false)).toEqual(['Drop', 'Apply', 'Pop']);
  expect([ids(false, false), ids(true, true)]).toEqual([[], []]);
});

it('a commit is copied by all, tagged by who may push, reverted by who may commit', () => {
  const ids = (mayCommit: boolean, mayPush: boolean, busy = false) =>
    idsOf(shownCommitCommands, { mayCommit, mayPush, busy, copy: nothing, tag: nothing, revert: nothing });
  expect(ids(false, false)).toEqual(['history.copy']);
  expect(ids(false, true)).toEqual(['history.copy', 'command.tag']);
  expect(ids(true, false)).toEqual(['history.copy', 'command.revert']);
  expect(ids(true, false, true)).toEqual(['history.copy']);
});

describe('a conflict', () => {
  const both = { oursExists: true, theirsExists: true, binary: false };
  const targets = (conflict: Partial<GitConflict>, more: Partial<TextDecision> = {}): TextDecision => ({
    conflict: { ...both, ...conflict } as GitConflict,
    ...{ marks: 0, busy: false, take: nothing, ...more },
  });

  it('is resolved by the result once nothing is marked in it, and never by the one of a binary', () => {
    expect(idsOf(textDecisionCommands, targets({}))).toEqual([
      ...['takeOurs', 'takeResult', 'takeTheirs', 'takeDeletion'],
    ]);
    expect(idsOf(textDecisionCommands, targets({}, { marks: 1 }))).not.toContain('takeResult');
    expect(idsOf(textDecisionCommands, targets({ binary: true }))).not.toContain('takeResult');
  });

  it('with a side that deleted the file has that side alone for it, and is resolved once', () => {
    const deleted = targets({ theirsExists: false });
    expect(idsOf(textDecisionCommands, deleted)).toEqual(['takeOurs', 'takeResult', 'takeTheirs']);
    expect(idsOf(textDecisionCommands, targets({}, { busy: true }))).toEqual([]);
  });

  it('takes the side that was chosen', () => {
    const take = vi.fn<TextDecision['take']>();
    for (const { run } of textDecisionCommands.commands) run(targets({}, { take }));
    expect(take.mock.calls.flat()).toEqual(['ours', 'result', 'theirs', 'deletion']);
  });

  it('by parts waits for the last choice, and for what is made of them', () => {
    const parts = (more: object) => ({ undecided: 0, isMade: true, busy: false, take: nothing, ...more });
    expect(idsOf(partsDecisionCommands, parts({}))).toEqual(['takeChosen']);
    for (const more of [{ undecided: 1 }, { isMade: false }, { busy: true }])
      expect(idsOf(partsDecisionCommands, parts(more))).toEqual([]);
  });
});
