import { globOf } from '@netloom/waves';
import type { SignalRef, WaveFile, WaveVariable } from '@netloom/waves';
import { Failure } from '../../failure.ts';
import { isVariable, walk } from './tree.ts';

export interface ChosenSignal {
  path: string;
  ref: SignalRef;
  variable: WaveVariable;
}

/**
 * The signals that paths and patterns name, each once: `top.dut.q`, some bits `top.dut.q[3:0]`, and `*` (within a name),
 * `**` (over dots), `?`; all without any.
 */
export function chosenSignals(wave: WaveFile, patterns: string[]): ChosenSignal[] {
  const chosen = new Map<string, ChosenSignal>();
  for (const pattern of patterns.length > 0 ? patterns : ['**']) {
    const found = /[*?]/.test(pattern) ? matching(wave, pattern) : exactly(wave, pattern);
    if (found.length === 0) throw new Failure(`no signal is named ${pattern}`);
    for (const signal of found) chosen.set(signal.path, signal);
  }
  return [...chosen.values()];
}

function matching(wave: WaveFile, pattern: string): ChosenSignal[] {
  const form = globOf(pattern);
  const variables = [...walk(wave, null)].map(({ node }) => node).filter(isVariable);
  return variables.filter(({ path }) => form.test(path)).map(whole);
}

/** A range is part of the name only where several variables share it, as with vectors that are dumped bit by bit. */
function whole(variable: WaveVariable): ChosenSignal {
  const path = variable.path + (/^\[-?\d+\]$/.test(variable.range) ? variable.range : '');
  return { path, ref: String(variable.signal), variable };
}

function exactly(wave: WaveFile, path: string): ChosenSignal[] {
  const [found] = wave.lookup([path]);
  const [, base, left, right = left] = /^(.*\S)\s*\[(-?\d+)(?::(-?\d+))?\]$/.exec(path) ?? [];
  if (found && (left === undefined || found.path.endsWith(']') || isRange(found, left, right!)))
    return [whole(found)];
  const vector = found ?? (base === undefined ? null : wave.lookup([base])[0]);
  if (!vector || left === undefined) return [];
  const bits = [Number(left), Number(right)].map((index) => positionOf(vector, index));
  const [low, high] = [Math.min(...bits), Math.max(...bits)];
  return [
    { path: `${vector.path}[${left}:${right}]`, ref: `${vector.signal}[${high}:${low}]`, variable: vector },
  ];
}

function isRange({ range }: WaveVariable, left: string, right: string): boolean {
  return range === `[${left}:${right}]` || (left === right && range === `[${left}]`);
}

/** Place of a declared index, counted from the right end. */
function positionOf({ range, width, path }: WaveVariable, index: number): number {
  const [, left = String(width - 1), right = '0'] = /^\[(-?\d+):(-?\d+)\]$/.exec(range) ?? [];
  const position = Number(left) >= Number(right) ? index - Number(right) : Number(right) - index;
  if (position < 0 || position >= width) throw new Failure(`${path}${range} has no bit ${index}`);
  return position;
}
