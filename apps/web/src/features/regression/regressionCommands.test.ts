import type { BugDetails, RegressionRow, ResultRow } from '@netloom/contract';
import { describe, expect, it, vi } from 'vitest';
import { possible } from '../../commands/command.ts';
import type { CommandSet } from '../../commands/command.ts';
import { bisectCommands } from './bisect/bisectCommands.ts';
import { shownBugCommands } from './bugs/drawer/shownBugCommands.ts';
import type { ShownBug } from './bugs/drawer/shownBugCommands.ts';
import { bugCommands } from './bugs/bugCommands.ts';
import { planCommands } from './plan/planCommands.ts';
import { regressionCommands } from './results/regressionCommands.ts';
import type { RegressionTargets } from './results/regressionCommands.ts';
import { resultCommands } from './results/resultCommands.ts';
import type { ResultTargets } from './results/resultCommands.ts';
import { signOffCommands } from './signOff/signOffCommands.ts';
import { taskCommands } from './tasks/taskCommands.ts';

const idsOf = <T>(set: CommandSet<T>, targets: T) => possible(set, targets).map(({ id }) => id);
const nothing = () => undefined;

function targets(row: object, more: Partial<RegressionTargets> = {}): RegressionTargets {
  const over = { runId: 'r1', path: 'nightly.regress.json', result: 'failed', done: 4, passNum: 3 };
  return {
    regression: { ...over, nondeterministicNum: 0, ...row } as unknown as RegressionRow,
    shown: { class: undefined, caseName: undefined, bucketId: undefined },
    ...{ mayStart: true, mayShare: true, busy: false },
    ...{ go: nothing, share: nothing, save: nothing, cancel: nothing, rerun: nothing, ...more },
  };
}

const ALWAYS = ['export.junit', 'export.json', 'share'];

describe('a regression', () => {
  it('is cancelled while it runs, and simulated again once it is over', () => {
    const running = idsOf(regressionCommands, targets({ result: 'running' }));
    expect(running).toEqual(['plan', ...ALWAYS, 'cancel']);
    expect(idsOf(regressionCommands, targets({}))).toEqual([
      ...['plan', 'coverage', ...ALWAYS],
      ...['rerunFailed', 'again.failedWaves', 'again.all'],
    ]);
  });

  it('has nothing failed to repeat when all passed each time', () => {
    const again = (row: object) =>
      idsOf(regressionCommands, targets(row)).filter((id) => /rerun|again/.test(id));
    expect(again({ passNum: 4 })).toEqual(['again.all']);
    expect(again({ passNum: 4, nondeterministicNum: 1 })).toContain('rerunFailed');
  });

  it('repeats what is shown where that is less than all, as it is narrowed', () => {
    const rerun = vi.fn();
    const shown = { class: undefined, caseName: 'divide', bucketId: undefined };
    const narrowed = targets({}, { shown, rerun });
    expect(idsOf(regressionCommands, narrowed)).toContain('again.shown');
    regressionCommands.byId.get('again.shownWaves')!.run(narrowed);
    expect(rerun.mock.calls).toEqual([[{ ...shown, all: true, waves: true }]]);
  });

  it('of others is read only, and so is all to who may not start runs', () => {
    expect(idsOf(regressionCommands, targets({ path: '' }))).toEqual(ALWAYS);
    expect(idsOf(regressionCommands, targets({}, { mayStart: false, mayShare: false }))).toEqual([
      ...['plan', 'coverage', 'export.junit', 'export.json'],
    ]);
    expect(idsOf(regressionCommands, targets({}, { busy: true }))).not.toContain('again.all');
  });
});

it('a plan runs when it is stored and asks for something', () => {
  const ids = (isStored: boolean, simulations: number, busy = false) =>
    idsOf(planCommands, { isStored, simulations, busy, start: nothing });
  expect(ids(true, 3)).toEqual(['run']);
  expect([ids(false, 3), ids(true, 0), ids(true, 3, true)]).toEqual([[], [], []]);
});

it('evidence is signed when all of it is green, by who may', () => {
  const ids = (green: boolean, maySign: boolean, busy = false) =>
    idsOf(signOffCommands, { shown: { green }, maySign, busy, save: nothing, sign: nothing });
  expect(ids(true, true)).toEqual(['command.export', 'sign']);
  expect([ids(false, true), ids(true, false)]).toEqual([['command.export'], ['command.export']]);
  expect(ids(false, true, true)).toEqual([]);
});

it('defects and tasks are begun by who may edit them', () => {
  const bug = { add: nothing, showBranches: nothing, save: nothing };
  expect(idsOf(bugCommands, { ...bug, mayEdit: true })).toContain('new');
  expect(idsOf(bugCommands, { ...bug, mayEdit: false })).not.toContain('new');
  expect(idsOf(taskCommands, { may: true, add: nothing })).toEqual(['add']);
  expect(idsOf(taskCommands, { may: false, add: nothing })).toEqual([]);
});

describe('a result', () => {
  const of = (result: Partial<ResultRow>, more: Partial<ResultTargets> = {}): ResultTargets => ({
    result: { verdict: 'failed', wave: null, nondeterministic: false, ...result } as ResultRow,
    ...{ mayRun: true, mayFile: true, busy: false, toLog: nothing, toWave: nothing, simulate: nothing },
    ...{ bisect: nothing, file: nothing, copy: nothing, ...more },
  });

  it('has its wave, or is simulated again for one', () => {
    expect(idsOf(resultCommands, of({}))).toContain('withWaves');
    expect(idsOf(resultCommands, of({}))).not.toContain('wave');
    expect(idsOf(resultCommands, of({ wave: 'a.fst' }))).toEqual(['log', 'wave', 'bisect', 'file', 'copy']);
  });

  it('that passed has no commit to look for, and a defect only where it does not always pass', () => {
    const passed = { verdict: 'passed', wave: 'a.fst' } as const;
    expect(idsOf(resultCommands, of(passed))).toEqual(['log', 'wave', 'copy']);
    expect(idsOf(resultCommands, of({ ...passed, nondeterministic: true }))).toContain('file');
  });

  it('is searched and filed by who may', () => {
    const others = { mayRun: false, mayFile: false };
    expect(idsOf(resultCommands, of({ wave: 'a.fst' }, others))).toEqual(['log', 'wave', 'copy']);
  });
});

describe('the defect that is shown', () => {
  const ways = [{ to: 'Running' }, { to: 'Completed', needs: 'reason' }] as BugDetails['moves'];
  const of = (bug: Partial<BugDetails>, more: Partial<ShownBug> = {}): ShownBug => ({
    bug: { watching: false, moves: ways, ...bug } as BugDetails,
    ...{ mayEdit: true, busy: false, watch: nothing, move: nothing, ...more },
  });

  it('is watched or not, and moved where it may go', () => {
    expect(idsOf(shownBugCommands, of({}))).toEqual(['watch', 'move.Running', 'move.Completed']);
    expect(idsOf(shownBugCommands, of({ watching: true, moves: [] }))).toEqual(['unwatch']);
  });

  it('is moved by who may, one move at a time, with what the move needs', () => {
    expect(idsOf(shownBugCommands, of({}, { mayEdit: false }))).toEqual(['watch']);
    expect(idsOf(shownBugCommands, of({}, { busy: true }))).toEqual(['watch']);
    const move = vi.fn<ShownBug['move']>();
    shownBugCommands.byId.get('move.Completed')!.run(of({}, { move }));
    expect(move).toHaveBeenCalledExactlyOnceWith(ways[1]);
  });
});

it('a search for a culprit is cancelled while it runs, by who may run', () => {
  const of = (isRunning: boolean, mayRun: boolean) => ({ isRunning, mayRun, cancel: nothing });
  const all = [of(true, true), of(false, true), of(true, false)];
  expect(all.map((each) => idsOf(bisectCommands, each))).toEqual([['cancel'], [], []]);
});
