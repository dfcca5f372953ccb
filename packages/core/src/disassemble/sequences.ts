import type { Sequence } from '../model/instructions/zcmp.ts';
import { frameOf, registersOf } from '../model/instructions/zcmp.ts';
import { REGISTERS } from './names.ts';

/** A list of saved registers as GNU assemblers write it: `{ra,s0-s2}`. */
function listText(half: number): string {
  const names = registersOf(half).map((register) => REGISTERS[register]!);
  const [last, saved] = [names[0]!, names.length - 1];
  if (saved === 0) return '{ra}';
  return saved === 1 ? '{ra,s0}' : `{ra,s0-${last}}`;
}

/** Text of an instruction of Zcmp: a list and by how many bytes the stack pointer moves, or two saved registers. */
export function sequenceText({ name, match, expand }: Sequence, half: number): string {
  if (match & 0x1000) return `${name} ${listText(half)},${name === 'cm.push' ? '-' : ''}${frameOf(half)}`;
  // The pair that is moved: source and destination of both moves, of which one is a0 or a1.
  const pair = expand(half).map((word) => [(word >>> 7) & 31, (word >>> 15) & 31]);
  const saved = pair.map(([rd, rs1]) => REGISTERS[name === 'cm.mva01s' ? rs1! : rd!]!);
  return `${name} ${saved.join(',')}`;
}
