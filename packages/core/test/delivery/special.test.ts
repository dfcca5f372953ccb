import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holdLaws } from '../../../model/test/documentLaws.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { checkPoints, pointTests, pointsKind, specialFiles } from '../../src/special/index.ts';
import type { PointsFile, TestPoint } from '../../src/special/index.ts';
import { benchModule } from '../../src/bench/index.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { heldInReset, unpacked } from './packed.ts';

const CORE: CoreOptions = { ...PRESETS.micro, auxiliary: { ...PRESETS.micro.auxiliary, rvfi: true } };
const table = (points: Record<string, TestPoint>): PointsFile => ({
  netloom: 'points',
  version: 1,
  name: 'corners',
  core: 'cores/nl_micro/nl_micro.core.json',
  points,
});

/** mcause of an external interrupt and of a load access fault (Privileged 1.12, table 3.6). */
const [EXTERNAL, LOAD_FAULT] = ['0x8000000b', '5'];

/** Points that hold on a sound core, and those that ask for something else. */
const HOLD = table({
  branches: { program: 'behindBranch', values: '0 3', signature: true },
  interrupt: { program: 'interrupted', interrupts: 'external@300', causes: EXTERNAL },
  fault: { program: 'loads', values: '4', errors: 'data 0x80200004+4 x1', causes: LOAD_FAULT },
  sleep: { program: 'asleep', interrupts: 'external@900', registers: 'x10=2', cycles: 2000 },
  text: { program: 'prints', output: 'ok\\n', memory: '0x80200000=7', leaves: '0x80200000=7' },
});
const FAIL = table({
  cause: { program: 'interrupted', interrupts: 'external@300', causes: '0x80000007' },
  none: { program: 'interrupted', causes: EXTERNAL },
  more: { program: 'loads', values: '4', errors: 'data 0x80200000+8 x2', causes: LOAD_FAULT },
  register: { program: 'asleep', interrupts: 'external@900', registers: 'x10=3' },
  text: { program: 'prints', output: 'ko' },
  memory: { program: 'prints', leaves: '0x80200000=7' },
  slow: { program: 'work', cycles: 10 },
});

/** What the bench says of each test, in Icarus. */
function verdicts(points: PointsFile, isHeld = false): Promise<Record<string, string>> {
  const { tests } = pointTests(CORE, points);
  const files = specialFiles(CORE, tests, '');
  return unpacked(isHeld ? heldInReset(files) : files, async (folder) => {
    const top = benchModule(CORE);
    execFileSync('iverilog', ['-g2012', '-s', top, '-o', 'simulator', '-c', 'files.f'], { cwd: folder });
    const said = tests.map(({ name, plusargs }) => {
      const args = [
        `+test=${join(folder, 'tests', name)}`,
        `+tohost=${LAYOUT.tohost.toString(16)}`,
        '+cycles=5000',
      ];
      const text = execFileSync('vvp', ['-n', 'simulator', ...args, ...plusargs], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return [name, /^(PASS|FAIL).*/m.exec(text)?.[0] ?? ''] as const;
    });
    return Object.fromEntries(said);
  });
}

describe('test points', () => {
  it('that a sound core meets pass', async () => {
    const said = await verdicts(HOLD);
    expect(Object.keys(said)).toEqual(['branches.0', 'branches.3', 'interrupt', 'fault.4', 'sleep', 'text']);
    for (const verdict of Object.values(said)) expect(verdict).toMatch(/^PASS/);
  });

  it('that ask for something else fail, and say what was there', async () => {
    const said = await verdicts(FAIL);
    expect(said).toMatchObject({
      cause: 'FAIL cause of trap 0: 8000000b, expected 80000007',
      none: 'FAIL trap that never came 0: 00000000, expected 8000000b',
      'more.4': 'FAIL number of traps 0: 00000002, expected 00000001',
      register: 'FAIL register x a: 00000002, expected 00000003',
      text: 'FAIL character 0: 0000006f, expected 0000006b',
      memory: 'FAIL memory 80200000: 00000000, expected 00000007',
    });
    expect(said['slow']).toMatch(/^FAIL cycles/);
  });

  it('pass in none of their ways on a core that is held in reset', async () => {
    for (const verdict of Object.values(await verdicts(HOLD, true))) expect(verdict).toMatch(/^FAIL ends by/);
  });

  it('leave out what a core has not, with the reason', () => {
    const points = table({
      user: { program: 'modes', signature: true },
      timer: { program: 'asleep', interrupts: 'timer@3', causes: '0x80000007' },
    });
    const { left } = pointTests({ ...CORE, auxiliary: { ...CORE.auxiliary, rvfi: false } }, points);
    expect(left).toContainEqual({ point: 'user', why: 'user-mode' });
    expect(left).toContainEqual({ point: 'timer', why: 'rvfi' });
  });
});

describe('a table', () => {
  const codes = (point: TestPoint) => checkPoints(table({ point })).map(({ code }) => code);
  it.each<[string, TestPoint]>([
    ['PT-NOTHING', { program: 'work' }],
    ['PT-PROGRAM', { program: 'none', signature: true }],
    ['PT-CELL', { program: 'work', signature: true, memory: '0x80200002=1' }],
    ['PT-CELL', { program: 'work', causes: 'often' }],
    ['PT-CELL', { program: 'work', signature: true, registers: 'x0=1' }],
    ['PT-VALUES', { program: 'behindBranch', values: '99', signature: true }],
    ['PT-VALUES', { program: 'behindBranch', values: '1 1', signature: true }],
    ['PT-VALUES', { program: 'prints', values: '1', signature: true }],
    ['PT-MODEL', { program: 'work', reset: 500, signature: true }],
  ])('is refused by %s at its cell: %o', (code, point) => {
    expect(codes(point)).toContain(code);
  });

  it('that can be tested is not refused', () => {
    expect(checkPoints(HOLD)).toEqual([]);
  });
});

const withPoint = (document: PointsFile, name: string, change: Partial<TestPoint>): PointsFile => ({
  ...document,
  points: { ...document.points, [name]: { ...document.points[name]!, ...change } },
});

holdLaws<PointsFile, unknown>({
  kind: pointsKind,
  draw: (dice) => {
    const rows = Array.from({ length: 1 + dice.below(4) }, (_, at): [string, TestPoint] => [
      `point${at}`,
      { program: 'work', latency: 1 + dice.below(9), cycles: 1 + dice.below(9), signature: true },
    ]);
    return table(Object.fromEntries(rows));
  },
  edits: ({ points }) =>
    Object.keys(points).flatMap((name) => [
      {
        pointer: `/points/${name}/latency`,
        one: (document) => withPoint(document, name, { latency: 77 }),
        other: (document) => withPoint(document, name, { latency: 78 }),
      },
      {
        pointer: `/points/${name}/program`,
        one: (document) => withPoint(document, name, { program: 'loads' }),
        other: (document) => withPoint(document, name, { program: 'prints' }),
      },
    ]),
});
