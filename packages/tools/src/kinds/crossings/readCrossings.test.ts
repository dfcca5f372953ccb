import type { Crossing } from '@netloom/model';
import { expect, it } from 'vitest';
import { crossingRow } from './crossingRow.ts';
import { readCrossings } from './readCrossings.ts';

const CROSSING: Crossing = {
  ...{ id: 'multi-bit a.word b.word', class: 'multi-bit', severity: 'error' },
  ...{ from: ['fast', 'slow'], to: 'bus', sources: ['a.word', 'a.flag', 'c.x', 'c.y'], sink: 'b.word' },
  ...{ bits: 8, expression: '', fingerprint: '' },
  ...{ place: { file: 'rtl/b.sv', line: 12 }, sourcePlace: null },
};

function saidOf(changes: Partial<Crossing>) {
  const [finding] = readCrossings()(crossingRow({ ...CROSSING, ...changes }));
  return finding?.type === 'diagnostic' ? finding.diagnostic : undefined;
}

it('says what crosses, with its width, where it is', () => {
  expect(saidOf({})).toMatchObject({
    code: 'crossing-multi-bit',
    severity: 'error',
    message:
      'Several bits that nothing says to stand still: a.word, a.flag, c.x → b.word (fast + slow → bus), 8 bits',
    place: { kind: 'source', file: 'rtl/b.sv', line: 12 },
  });
  const reset = {
    class: 'missing-release',
    from: [],
    sources: [],
    bits: 1,
    place: null,
  } satisfies Partial<Crossing>;
  expect(saidOf(reset)).toMatchObject({
    message: 'An asynchronous reset that is not released with the clock: b.word (bus)',
    place: undefined,
  });
});

it('says what became of a waiver', () => {
  const waiver = { reason: 'gray', person: 'ada', until: '2025-01-01' };
  expect(saidOf({ waiver: { ...waiver, state: 'expired' } })?.message).toMatch(
    /8 bits; its waiver has expired$/,
  );
  expect(saidOf({ waiver: { ...waiver, state: 'stale' } })?.message).toMatch(
    /its waiver is stale: the logic/,
  );
});

it('says what was not looked into', () => {
  const findings = ['more 7', 'unknown pll'].flatMap((line) => readCrossings()(line));
  expect(findings).toMatchObject([
    { diagnostic: { code: 'crossing-more', message: '7 more crossings are in the report' } },
    {
      diagnostic: {
        code: 'crossing-unknown',
        message: 'pll has no inside here: nothing is known of its clocks',
      },
    },
  ]);
});
