import { Pinmux, solveUseCase, takePlaces } from '@netloom/pinmux';
import { diceOf } from '../../packages/model/test/dice.ts';

interface Size {
  pads: number;
  signals: number;
  useCases: number;
  /** Signals that each use case needs. */
  needed: number;
  /** Pads that each signal reaches. */
  reach: number;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A multiplexer of this size, the same each time; what its solver can place is placed. */
export function bigPinmux({ pads, signals, useCases, needed, reach }: Size): Pinmux {
  const dice = diceOf(7);
  const reached = () => numbers(reach).map(() => `P${dice.below(pads)}`);
  const signal = (code: number) => [
    `unit${Math.floor(code / 4)}.pin${code % 4}`,
    { code, direction: (['in', 'out', 'inout'] as const)[code % 3], pads: [...new Set(reached())] },
  ];
  const all = numbers(signals).map(signal);
  const needs = (first: number) =>
    Object.fromEntries(numbers(needed).map((index) => [all[(first * 17 + index) % signals]![0], {}]));
  const pinmux = Pinmux.parse({
    ...{ netloom: 'pinmux', version: 1, name: 'big', detectors: 8 },
    pads: Object.fromEntries(
      numbers(pads).map((code) => [`P${code}`, { code, attributes: ['pull', 'invert'] }]),
    ),
    signals: Object.fromEntries(all),
    useCases: Object.fromEntries(numbers(useCases).map((index) => [`use${index}`, { needs: needs(index) }])),
  });
  return Object.keys(pinmux.useCases).reduce((each, name) => {
    const solution = solveUseCase(each, name);
    return 'pads' in solution ? takePlaces(each, name, solution.pads) : each;
  }, pinmux);
}
