import { WaveError } from '../waveError.ts';
import type { Literal } from './literal.ts';
import { literalOf } from './literal.ts';
import { say } from '../wording/sentences.ts';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type Happening = 'rises' | 'falls' | 'changes';

/** What is searched for: something that happens, or a comparison of the value. */
export type Condition = { happens: Happening } | { compare: Comparison; literal: Literal };

const happenings: Record<string, Happening> = {
  rises: 'rises',
  posedge: 'rises',
  falls: 'falls',
  negedge: 'falls',
  changes: 'changes',
};
const form = /^(===?|!==?|<=?|>=?|=)?\s*(.+)$/s;
const comparisons: Record<string, Comparison> = { '=': '==', '===': '==', '!==': '!=' };

/**
 * `rises`, `falls`, `changes`, or a comparison (`==` when left out) with a Verilog literal (`8'hff`, `'b1?0`, `?` being
 * any state), a decimal, a real, a quoted string, the name of an enum's value, or a state (`x`: some bit has it).
 */
export function conditionOf(text: string): Condition {
  const wanted = text.trim();
  const happens = happenings[wanted.toLowerCase()];
  if (happens) return { happens };
  const [, operator = '==', value] = form.exec(wanted) ?? [];
  if (value === undefined) throw new WaveError(say('WAVE-CONDITION/empty', {}), 'condition');
  return { compare: comparisons[operator] ?? (operator as Comparison), literal: literalOf(value.trim()) };
}
