import type { Known, KnownState, KnownTable } from '../core/understood.ts';
import { wordOfName } from '../core/understood.ts';
import { hexWord } from '../encoding/overlap.ts';

/** A definition's instructions with their states. */
export interface Group {
  name: string;
  known: Known[];
  states: KnownState[];
  tables: KnownTable[];
  /** Number of its status; undefined where its states have none. */
  context?: number | undefined;
}

export const logicOf = (width: number): string => (width === 1 ? 'logic' : `logic [${width - 1}:0]`);

export const registerOf = (group: Group, state: string) => `state_${group.name}_${state}`;

/** Tells for a clock that an instruction has written the state, beside its new value. */
export const setOf = (group: Group, state: string) => `${registerOf(group, state)}_set`;

export const recognised = ({ name, fields: { mask, match } }: Known, instr = 'instr', net = 'is') =>
  `assign ${net}_${wordOfName(name)} = (${instr} & 32'h${hexWord(mask).slice(2)}) == 32'h${hexWord(match).slice(2)};`;

/** The immediate, as the bits of the instruction that it is. */
export function immediateText({ fields: { immediate } }: Known, instr = 'instr'): string {
  const runs: [number, number][] = [];
  for (const bit of immediate) {
    const last = runs.at(-1);
    if (last && last[1] === bit + 1) last[1] = bit;
    else runs.push([bit, bit]);
  }
  const parts = runs.map(([high, low]) => (high === low ? `${instr}[${high}]` : `${instr}[${high}:${low}]`));
  return parts.length === 1 ? parts[0]! : `{${parts.join(', ')}}`;
}
