import { clocked, registerAddressWidth, sv } from '@netloom/core/custom';
import type { CoreOptions } from '@netloom/core/custom';
import { readsOf, wordOfName } from '../core/understood.ts';
import type { Known } from '../core/understood.ts';
import { laterNets, laterResult } from './laterText.ts';
import { immediateText } from './unitNets.ts';
import type { Group } from './unitNets.ts';

/** Whether the instruction retires before its operation is done. */
export const isBackground = ({ instruction: { latency } }: Known): boolean => latency.kind === 'background';

/** Whether it has a register that is written when its operation ends. */
export const isLater = (known: Known): boolean => isBackground(known) && known.fields.registers.has('rd');

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>, states: Group['states']) =>
  states.some(({ name }) => a.has(name) && b.has(name));

/** Operations in the background that the instruction has to wait for: its own, and where one writes a state that the other uses. */
function waitsFor(known: Known, { known: all, states }: Group): Known[] {
  const [reads, writes] = [readsOf(known), known.behaviour.writes];
  return all.filter(
    (other) =>
      isBackground(other) &&
      (other === known ||
        meet(other.behaviour.writes, new Set([...reads, ...writes]), states) ||
        meet(readsOf(other), writes, states)),
  );
}

/** When the instruction has to wait; empty for never. */
export function busyFor(known: Known, group: Group): string {
  const nets = waitsFor(known, group).map(({ name }) => `${wordOfName(name)}_busy`);
  return nets.length > 1 ? `(${nets.join(' || ')})` : nets.join('');
}

/** Nets that stand before all instructions: whether operations go on. */
export const busyNets = (all: readonly Known[]): string =>
  all
    .filter(isBackground)
    .map(({ name }) => `logic ${wordOfName(name)}_busy;`)
    .join('\n');

/** Words that the operation takes along when its instruction retires. */
const taken = (known: Known) =>
  [...(['rs1', 'rs2', 'rs3'] as const), 'imm' as const]
    .filter((name) => known.behaviour.reads.has(name))
    .map((name) => (name === 'imm' ? 'instr' : name));

/** It begins in the cycle in which the instruction retires, after which nothing takes it back. */
export function backgroundText(options: CoreOptions, known: Known, group: Group): string {
  const word = wordOfName(known.name);
  const ends = isLater(known) ? `${word}_landed` : `${word}_done`;
  return sv`
    logic ${word}_starts;
    ${taken(known)
      .map((name) => `logic [31:0] ${word}_${name};`)
      .join('\n')}
    ${isLater(known) && laterNets(options, word)}
    assign ${word}_starts = valid && is_${word} && !${busyFor(known, group)};
    ${clocked(options, `${word}_busy <= 1'b0;`, `${word}_busy <= ${word}_starts || (${word}_busy && !${ends});`)}
    always_ff @(posedge clk)
      if (${word}_starts) begin
        ${taken(known)
          .map((name) => `${word}_${name} <= ${name};`)
          .join('\n')}
        ${isLater(known) && `${word}_to <= instr[${6 + registerAddressWidth(options)}:7];`}
      end
    ${isLater(known) && `\n${laterResult(options, word)}`}
  `;
}

/** Where its operands are. */
export function backgroundOperands(known: Known): Record<string, string> {
  const word = wordOfName(known.name);
  return {
    valid: isLater(known) ? `${word}_busy && !${word}_landing` : `${word}_busy`,
    ...Object.fromEntries(taken(known).map((name) => [name, `${word}_${name}`])),
    imm: immediateText(known, `${word}_instr`),
  };
}

/** Bits of instructions that are kept whole. */
export const keptWords = (all: readonly Known[]): string =>
  all
    .filter((known) => isBackground(known) && known.behaviour.reads.has('imm'))
    .map(({ name }) => `${wordOfName(name)}_instr, `)
    .join('');
