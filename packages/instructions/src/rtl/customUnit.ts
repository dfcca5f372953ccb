import { clocked, input, instance, output, sv } from '@netloom/core/custom';
import type { CoreOptions, Unit } from '@netloom/core/custom';
import { wordOfName } from '../core/understood.ts';
import type { Known, KnownState } from '../core/understood.ts';
import { hexWord } from '../encoding/overlap.ts';
import { nextOf, operationUnit } from './operationUnit.ts';
import { usedStates, writtenStates } from './shape.ts';

/** A definition's instructions with their states. */
export interface Group {
  name: string;
  known: Known[];
  states: KnownState[];
}

const logic = (width: number) => (width === 1 ? 'logic' : `logic [${width - 1}:0]`);
const isTimed = ({ instruction: { latency } }: Known) => latency.kind !== 'combinational';
const registerOf = (group: Group, state: string) => `state_${group.name}_${state}`;

/** Every operation is a unit of its own. */
export const operationUnits = (groups: readonly Group[]): Unit[] =>
  groups.flatMap(({ known, states }) => known.map((each) => operationUnit(each, states)));

/** `<core>_custom`: the operations, the choice among their results, and the states, which change as one retires. */
export function customUnit(groups: readonly Group[]): Unit {
  const all = groups.flatMap(({ known }) => known);
  const reads = (register: 'rs1' | 'rs2' | 'rs3') =>
    all.some(({ behaviour }) => behaviour.reads.has(register));
  const clocks = all.some(isTimed) || groups.some(({ states }) => states.length > 0);
  return {
    suffix: 'custom',
    chosen: () => true,
    comment: () =>
      "Custom instructions: 'valid' and what is with it are held until 'ready', in which cycle the instruction retires.",
    ports: () => [
      ...(clocks ? [input('clk'), input('rst_n')] : []),
      input('valid'),
      input('instr', 32),
      input('rs1', 32),
      input('rs2', 32),
      ...(all.some(({ fields }) => fields.registers.has('rs3')) ? [input('rs3', 32)] : []),
      output('ready'),
      output('result', 32),
    ],
    body: (options) => sv`
      // Which of them it is
      ${all.map((each) => `logic is_${wordOfName(each.name)};`).join('\n')}
      ${all.map(recognised).join('\n')}
      ${groups.some(({ states }) => states.length > 0) && `\n${stateNets(groups)}`}

      ${groups.flatMap((group) => group.known.map((each) => operation(options, group, each))).join('\n\n')}

      ${choices(all)}
      ${groups.flatMap((group) => group.states.map((state) => register(options, group, state))).join('\n\n')}

      logic unused;
      assign unused = ^{valid, instr, ${!reads('rs1') && 'rs1, '}${!reads('rs2') && 'rs2, '}1'b0};
    `,
  };
}

const recognised = ({ name, fields: { mask, match } }: Known) =>
  `assign is_${wordOfName(name)} = (instr & 32'h${hexWord(mask).slice(2)}) == 32'h${hexWord(match).slice(2)};`;

const stateNets = (groups: readonly Group[]) =>
  `// States\n${groups
    .flatMap((group) =>
      group.states.map(({ name, type }) => `${logic(type.width)} ${registerOf(group, name)};`),
    )
    .join('\n')}`;

/** The immediate, as the bits of the instruction that it is. */
function immediateText({ fields: { immediate } }: Known): string {
  const runs: [number, number][] = [];
  for (const bit of immediate) {
    const last = runs.at(-1);
    if (last && last[1] === bit + 1) last[1] = bit;
    else runs.push([bit, bit]);
  }
  const parts = runs.map(([high, low]) => (high === low ? `instr[${high}]` : `instr[${high}:${low}]`));
  return parts.length === 1 ? parts[0]! : `{${parts.join(', ')}}`;
}

function operation(options: CoreOptions, group: Group, known: Known): string {
  const word = wordOfName(known.name);
  const written = writtenStates(known, group.states);
  const nets = [
    ...(known.fields.registers.has('rd') ? [`logic [31:0] ${word}_rd;`] : []),
    ...written.map(({ name, type }) => `${logic(type.width)} ${word}_${nextOf(name)};`),
    ...(isTimed(known) ? [`logic ${word}_done;`] : []),
  ];
  const connections = {
    valid: `valid && is_${word}`,
    imm: immediateText(known),
    rd: `${word}_rd`,
    done: `${word}_done`,
    ...Object.fromEntries(usedStates(known, group.states).map(({ name }) => [name, registerOf(group, name)])),
    ...Object.fromEntries(written.map(({ name }) => [nextOf(name), `${word}_${nextOf(name)}`])),
  };
  return `${nets.join('\n')}\n\n${instance(options, operationUnit(known, group.states), connections)}`;
}

function choices(all: readonly Known[]): string {
  const results = all.filter(({ fields }) => fields.registers.has('rd'));
  const timed = all.filter(isTimed);
  const line = (each: Known) => {
    const word = wordOfName(each.name);
    return `is_${word} ? ${word}_rd :`;
  };
  const waits = timed.map(({ name }) => `(is_${wordOfName(name)} && !${wordOfName(name)}_done)`);
  return sv`
    assign result = ${[...results.map(line), "32'd0;"].join('\n                ')}
    assign ready = ${waits.length === 0 ? "1'b1" : `!(${waits.join(' || ')})`};
  `;
}

/** A state takes the next value of the instruction that retires. */
function register(options: CoreOptions, group: Group, { name, type, reset }: KnownState): string {
  const own = registerOf(group, name);
  const writers = group.known.filter(({ behaviour }) => behaviour.writes.has(name));
  const lines = writers.map((each) => {
    const word = wordOfName(each.name);
    return `if (is_${word}) ${own} <= ${word}_${nextOf(name)};`;
  });
  const value = BigInt.asUintN(type.width, reset).toString(16);
  return `\n${clocked(options, `${own} <= ${type.width}'h${value};`, `if (valid && ready) begin\n${lines.map((each) => `  ${each}`).join('\n')}\nend`)}`;
}
