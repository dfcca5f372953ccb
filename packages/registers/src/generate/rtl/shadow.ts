import { laneOf } from './access.ts';
import { clocked, indented } from './draft.ts';
import type { Draft } from './draft.ts';
import { number, operand, select } from './expression.ts';
import type { Constant } from './expression.ts';
import type { RegisterPlan } from './plan.ts';

/** How a bit a word of a signal is written, and the same bits of a signal as wide as the register. */
export interface WordOf {
  bit(signal: string): string;
  bits(signal: string, width: number): string;
}

/** Bits of the strobes that belong to one word of the register. */
export function strobesOf(draft: Draft, register: RegisterPlan, index = 'i'): string {
  const { bus } = draft.plan;
  const bytes = number(Math.min(register.node.width, bus.dataWidth) / 8);
  if (register.node.width >= bus.dataWidth) return draft.access.strobe;
  const lane = laneOf(draft, register, index);
  const low: Constant = lane.value === undefined ? { text: `${operand(lane)}/8` } : number(lane.value / 8n);
  return select(draft.access.strobe, low, bytes);
}

/** Names of the stages of a shadowed register. */
export function declareStages(draft: Draft, register: RegisterPlan): void {
  const { width } = register.node;
  for (const suffix of ['staged', 'equal', 'update_fault'])
    draft.declareFor(register, suffix, number(register.words));
  draft.declareFor(register, 'staged_data', number(width));
  draft.declareFor(register, 'staged_strobe', number(width / 8));
}

/** The first of two equal writes is kept, the second takes effect. A read in between starts anew. */
export function shadowLines(
  draft: Draft,
  register: RegisterPlan,
  word: WordOf,
  allowed: string | undefined,
): string[] {
  const { access, plan } = draft;
  const width = Math.min(register.node.width, plan.bus.dataWidth);
  const lane = laneOf(draft, register);
  const part = (signal: string) =>
    register.node.width < plan.bus.dataWidth ? select(signal, lane, number(width)) : signal;
  const name = (suffix: string) => word.bit(draft.signal(register, suffix));
  const strobes = strobesOf(draft, register);
  const written = `${part(access.data)} & ${part(access.mask)}`;
  const data = word.bits(draft.signal(register, 'staged_data'), width);
  const strobe = word.bits(draft.signal(register, 'staged_strobe'), width / 8);
  const take = allowed === undefined ? name('write_try') : `${name('write_try')} && ${allowed}`;
  const second = `${take} && ${name('staged')} && !${name('read')}`;
  return [
    `assign ${name('equal')} = ${data} == (${written}) && ${strobe} == ${strobes};`,
    `assign ${name('write')} = ${second} && ${name('equal')};`,
    `assign ${name('update_fault')} = ${second} && !${name('equal')};`,
    ...clocked(
      plan.map.source.resets[0]!,
      [`${name('staged')} <= 1'b0;`],
      [
        `if (${take}) ${name('staged')} <= !${name('staged')} || ${name('read')};`,
        `else if (${name('read')}) ${name('staged')} <= 1'b0;`,
      ],
    ),
    ...clocked(
      plan.map.source.resets[0]!,
      [],
      [`if (${take}) begin`, ...indented([`${data} <= ${written};`, `${strobe} <= ${strobes};`]), 'end'],
    ),
  ];
}

/** A shadowed or gated register sees every write that reaches one of its bytes. */
export function reached(draft: Draft, register: RegisterPlan, index = 'i'): string {
  const strobes = strobesOf(draft, register, index);
  return draft.plan.bus.dataWidth === 8 || /\[\d+\]$/.test(strobes) ? strobes : `|${strobes}`;
}
