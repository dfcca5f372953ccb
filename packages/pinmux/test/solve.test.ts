import { Pinmux, solveUseCase } from '@netloom/pinmux';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../../model/test/dice.ts';
import type { Dice } from '../../model/test/dice.ts';
import type { PinmuxText } from './pinmuxText.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A small multiplexer with one use case, cramped enough to have conflicts often. */
function drawn(dice: Dice): PinmuxText & { pads: object; signals: NonNullable<PinmuxText['signals']> } {
  const pads = numbers(2 + dice.below(5)).map(
    (code) => [`P${code}`, { code, strap: dice.below(4) === 0 }] as const,
  );
  const some = () => pads.filter(() => dice.below(3) > 0).map(([name]) => name);
  const signals = numbers(2 + dice.below(5)).map((code) => {
    const direction = (['in', 'out', 'inout'] as const)[dice.below(3)]!;
    return [`u${code}.x`, { code, direction, ...(dice.below(3) > 0 && { pads: some() }) }] as const;
  });
  const needs = signals.map(([name]) => {
    const pad = pads[dice.below(pads.length)]![0];
    return [name, dice.below(2) === 0 ? {} : { pad, fixed: dice.below(4) === 0 }] as const;
  });
  return {
    ...{ netloom: 'pinmux', version: 1, name: 'pins' },
    pads: Object.fromEntries(pads),
    signals: Object.fromEntries(signals),
    useCases: { use: { boot: dice.below(2) === 0, needs: Object.fromEntries(needs) } },
  };
}

/** The fewest moves over all ways to give each of the signals a pad of its own; Infinity where there is none. */
function fewestMoves(text: ReturnType<typeof drawn>, names: readonly string[]): number {
  const { boot, needs } = text.useCases!['use']!;
  const pads = Object.entries(text.pads as NonNullable<PinmuxText['pads']>);
  const from = (at: number, taken: ReadonlySet<string>): number => {
    if (at === names.length) return 0;
    const name = names[at]!;
    const { pads: listed, direction } = text.signals[name]!;
    const need = needs![name]!;
    const offered = pads.filter(
      ([pad, { strap }]) =>
        !taken.has(pad) &&
        (listed === undefined || listed.includes(pad)) &&
        !(need.fixed === true && need.pad !== undefined && need.pad !== pad) &&
        !(boot === true && strap === true && direction !== 'in'),
    );
    const ways = offered.map(([pad]) => {
      const moved = need.pad !== undefined && need.pad !== pad ? 1 : 0;
      return moved + from(at + 1, new Set([...taken, pad]));
    });
    return Math.min(Infinity, ...ways);
  };
  return from(0, new Set());
}

describe('the solver', () => {
  it('moves as few signals as any way does, and names conflicts from which nothing can be left out', () => {
    const seen = { solved: 0, conflicts: 0 };
    for (const seed of numbers(400)) {
      const text = drawn(diceOf(seed + 1));
      const names = Object.keys(text.signals);
      const solution = solveUseCase(Pinmux.parse(text), 'use');
      const fewest = fewestMoves(text, names);
      if ('conflict' in solution) {
        seen.conflicts++;
        const { signals } = solution.conflict;
        expect([seed, fewest, fewestMoves(text, signals)]).toEqual([seed, Infinity, Infinity]);
        for (const left of signals)
          expect(
            fewestMoves(
              text,
              signals.filter((name) => name !== left),
            ),
          ).toBeLessThan(Infinity);
      } else {
        seen.solved++;
        expect([seed, solution.moves]).toEqual([seed, fewest]);
        expect(new Set(Object.values(solution.pads)).size).toBe(names.length);
      }
    }
    expect(seen.solved).toBeGreaterThan(50);
    expect(seen.conflicts).toBeGreaterThan(50);
  });
});
