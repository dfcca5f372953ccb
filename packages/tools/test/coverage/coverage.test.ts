import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import {
  applyExclusions,
  bindingOf,
  CountsParser,
  CoverageMerge,
  figuresBy,
  figuresOf,
  gatherPoints,
  mergedDat,
  readDat,
  readKeys,
  smallestCover,
  writeLcov,
} from '../../src/coverage/index.ts';
import type { MergedCoverage } from '../../src/coverage/index.ts';
import { coverageProof, DESIGN, NAMES } from './design.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let union: string;
let files: Record<string, string>;
let points: string[];
let counts: Buffer;

function merge(order: readonly Buffer[], nameOf = (index: number): string | undefined => NAMES[index]) {
  const merged = new CoverageMerge();
  for (const piece of order) {
    const reader = merged.of(points, nameOf);
    new CountsParser(reader).push(piece);
    reader.end();
  }
  return merged.result();
}

let whole: MergedCoverage;
beforeAll(async () => {
  const { steps, files: left } = await prove(await coverageProof());
  files = left;
  const [summed, packedPoints, packedCounts] = steps.slice(-3).map(({ stdout }) => stdout) as [
    string,
    string,
    string,
  ];
  union = summed;
  points = gunzipSync(Buffer.from(packedPoints, 'base64')).toString('utf8').trimEnd().split('\n');
  counts = gunzipSync(Buffer.from(packedCounts, 'base64'));
  whole = merge([counts]);
}, 120_000);

/** The counts of each simulation by themselves. */
const pieces = () =>
  counts
    .toString('latin1')
    .split(/(?=counts )/)
    .map((piece) => Buffer.from(piece, 'latin1'));

describe('merged coverage of a regression', () => {
  it('is the union that verilator_coverage and awk make of the raw files', () => {
    const ours = mergedDat(whole);
    expect([...readDat(ours)].sort()).toEqual([...readDat(files['merged.dat']!)].sort());
    expect(ours.split('\n').slice(1).filter(Boolean)).toEqual(union.trimEnd().split('\n'));
    expect(whole.points.some(([, count]) => count === 0)).toBe(true);
  });

  it('has the same bytes in whichever order simulations end', () => {
    expect(mergedDat(merge(pieces().toReversed()))).toBe(mergedDat(whole));
    const names = ({ coverers }: MergedCoverage) => coverers.map(({ name, hit }) => [name, [...hit]]);
    expect(names(merge(pieces().toReversed()))).toEqual(names(whole));
  });

  it('leaves out what did not pass, and what breaks off', () => {
    const passed = merge([counts], (index) => (NAMES[index] === 'bad:3' ? undefined : NAMES[index]));
    expect(passed.coverers.map(({ name }) => name)).toEqual(['few:1', 'many:2', 'off:4']);
    const cut = merge([counts.subarray(0, counts.length - 30)]);
    expect(cut.refused).toEqual(['off:4']);
    expect(cut.coverers).toHaveLength(3);
  });

  it('says of each module and place what is hit', () => {
    const keys = readKeys(whole.points.map(([key]) => key));
    const modules = figuresBy(
      keys,
      (at) => whole.points[at]![1] > 0,
      ({ module }) => module,
    );
    expect([...modules.keys()]).toEqual(['lane', 'tb']);
    // The cover property is hit by "many" alone; "few" does not get to five.
    expect(modules.get('lane')!.user).toEqual({ covered: 1, total: 1 });
    const few = whole.coverers.find(({ name }) => name === 'few:1')!;
    const hit = (at: number) => ((few.hit[at >> 3]! >> (at & 7)) & 1) === 1;
    expect(figuresOf(keys, hit).user).toEqual({ covered: 0, total: 1 });
  });

  it('is kept by the smallest set of simulations', () => {
    const { coverers } = whole;
    const { chosen, bound, points: all } = smallestCover(coverers.map(({ hit }) => hit));
    expect(chosen).toHaveLength(bound);
    expect(chosen.at(-1)!.covered).toBe(all);
    expect(all).toBe(whole.points.filter(([, count]) => count > 0).length);
    expect(chosen.map(({ at }) => coverers[at]!.name)).not.toContain('few:1');
  });
});

describe('LCOV', () => {
  it('has the figures that lcov finds in it', async () => {
    const gathered = gatherPoints(whole.points);
    const { steps } = await prove({
      files: { 'all.info': writeLcov('all', gathered), 'tb.sv': DESIGN },
      steps: [
        ['lcov', '--rc', 'lcov_branch_coverage=1', '--summary', 'all.info'],
        ['genhtml', '--branch-coverage', '-q', '-o', 'html', 'all.info'],
      ],
    });
    const of = (sort: string) => gathered.get('tb.sv')!.filter((point) => point.sort === sort);
    const told = (sort: string, word: string) =>
      `(${of(sort).filter(({ count }) => count > 0).length} of ${of(sort).length} ${word}`;
    const said = steps[0]!.stdout + steps[0]!.stderr;
    expect(said).toContain(told('line', 'lines'));
    expect(said).toContain(told('branch', 'branches'));
  });
});

describe('an exclusion', () => {
  const excluded = (source = DESIGN, today = '2026-01-01', bad = false) => {
    const merged = merge([counts], (index) => (bad || index < 2 ? NAMES[index] : undefined));
    const at = gatherPoints(merge([counts], (index) => (index < 2 ? NAMES[index] : undefined)).points).get(
      'tb.sv',
    )!;
    const point = at.find(({ sort, line, label }) => sort === 'branch' && line === 9 && label === 'if')!;
    const binding = bindingOf('tb.sv', point, at, DESIGN, sha256)!;
    const moved = DESIGN === source ? 0 : source.split('\n').length - DESIGN.split('\n').length;
    const applied = applyExclusions({
      exclusions: { x1: { ...binding, who: 'ann', why: 'six is never sent', until: '2026-06-30' } },
      pointsOf: () =>
        gatherPoints(merged.points)
          .get('tb.sv')!
          .map((each) => ({ ...each, line: each.line + moved })),
      sourceOf: () => source,
      ...{ sha256, today },
    });
    return {
      state: applied.states[0]!.state,
      left: applied.isExcluded('tb.sv', { ...point, line: point.line + moved }),
    };
  };

  it('takes its point out of the figures', () => {
    expect(excluded()).toEqual({ state: 'active', left: true });
  });

  it('holds where its code is moved unedited', () => {
    expect(excluded(`// A line more.\n${DESIGN}`)).toEqual({ state: 'active', left: true });
  });

  it.each([
    ['its condition', "d == 3'd6", "d == 3'd7"],
    ['the condition around it', 'if (en) begin', 'if (!en) begin'],
    ['the statement', "q <= 3'd1", "q <= 3'd2"],
    ['the module', 'module lane (', 'module line ('],
  ])('is stale when %s is edited', (_, from, to) => {
    expect(DESIGN).toContain(from);
    expect(excluded(DESIGN.replace(from, to))).toEqual({ state: 'stale', left: false });
  });

  it('does not mind a comment', () => {
    expect(excluded(DESIGN.replace('if (en) begin', 'if (en) begin  // Only then.')).state).toBe('active');
  });

  it('is over after its day, and an alarm when what it excludes is hit', () => {
    expect(excluded(DESIGN, '2026-07-01')).toEqual({ state: 'expired', left: false });
    expect(excluded(DESIGN, '2026-01-01', true)).toEqual({ state: 'hit', left: false });
  });
});
