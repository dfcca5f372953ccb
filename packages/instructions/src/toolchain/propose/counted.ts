import type { Constants } from './constants.ts';
import type { LoopBody } from './loopBody.ts';
import type { Symbol, Test } from './symbol.ts';

const MOST_ROUNDS = 64;

/** The value of an expression of constants and registers that are known; undefined of any other. */
function evaluated(symbol: Symbol, values: Constants): number | undefined {
  if (symbol.kind === 'constant') return symbol.value;
  if (symbol.kind === 'input') return values.get(Number(symbol.name.slice(1)));
  if (symbol.kind === 'choice') return undefined;
  const [a, b = 0] = symbol.operands.map((each) => evaluated(each, values));
  if (a === undefined || symbol.operands.some((each) => evaluated(each, values) === undefined))
    return undefined;
  const found = { '$0 + $1': a + b, '$0 - $1': a - b, '$0 << $1': a << b, '$0 >> $1': a >>> b }[symbol.text];
  return found === undefined ? undefined : found >>> 0;
}

function holds({ text, operands }: Test, values: Constants): boolean | undefined {
  const [a, b] = operands.map((each) => evaluated(each, values));
  if (a === undefined || b === undefined) return undefined;
  const signed = text.includes('i32');
  const [left, right] = signed ? [a | 0, b | 0] : [a, b];
  if (text.includes('==')) return left === right;
  if (text.includes('!=')) return left !== right;
  return text.includes('>=') ? left >= right : left < right;
}

/** How many rounds a loop has, where the registers that decide it begin with constants; undefined where they do not. */
export function roundsOf({ written, again }: LoopBody, start: Constants): number | undefined {
  let values = new Map(start);
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const next = new Map(values);
    for (const [register, symbol] of written) {
      const value = evaluated(symbol, values);
      if (value === undefined) next.delete(register);
      else next.set(register, value);
    }
    // The test is written in the registers before the round.
    const goesOn = holds(again, values);
    if (goesOn === undefined) return undefined;
    if (!goesOn) return round;
    values = next;
  }
  return undefined;
}
