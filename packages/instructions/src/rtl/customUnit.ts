import { clocked, hasContexts, input, instance, output, sv } from '@netloom/core/custom';
import type { CoreOptions, Unit } from '@netloom/core/custom';
import { readsOf, wordOfName } from '../core/understood.ts';
import type { Known, KnownState } from '../core/understood.ts';
import { accessInputs, accessPorts, accessText, HELD, hasAccess } from './accessText.ts';
import {
  backgroundOperands,
  backgroundText,
  busyFor,
  busyNets,
  isBackground,
  isLater,
  keptWords,
} from './background.ts';
import { contextPorts, contextText } from './contextText.ts';
import { laterPorts, laterText } from './laterText.ts';
import { nextOf, operationUnit } from './operationUnit.ts';
import { outputsOf, told } from './outputs.ts';
import { immediateText, logicOf, recognised, registerOf } from './unitNets.ts';
import type { Group } from './unitNets.ts';
import { usedStates, writtenStates } from './shape.ts';
import { tableNets, tableText } from './tableText.ts';
import { drivenNets, tableConnections } from './tableWiring.ts';

const hasState = ({ states, tables }: Group) => states.length + tables.length > 0;
/** A store may do nothing else. */
const hasOperation = ({ behaviour }: Known) => behaviour.writes.size > 0;
const isTimed = ({ instruction: { latency } }: Known) => latency.kind !== 'combinational';

/** Every operation is a unit of its own. */
export const operationUnits = (groups: readonly Group[]): Unit[] =>
  groups.flatMap(({ known, states }) =>
    known.filter(hasOperation).map((each) => operationUnit(each, states)),
  );

/** `<core>_custom`: the operations, the choice among their results, and the states, which change as one retires. */
export function customUnit(groups: readonly Group[]): Unit {
  const all = groups.flatMap(({ known }) => known);
  const reads = (register: 'rs1' | 'rs2' | 'rs3') => all.some((each) => readsOf(each).has(register));
  const clocks = all.some(isTimed) || groups.some(hasState);
  const withTables = groups.filter(({ tables }) => tables.length > 0);
  const third = all.some(({ fields }) => fields.registers.has('rs3'));
  return {
    suffix: 'custom',
    chosen: () => true,
    comment: () =>
      "Custom instructions: 'valid' and what is with it are held until 'ready', in which cycle the instruction retires.",
    ports: (options) => [
      ...(clocks || holds(options, all) ? [input('clk'), input('rst_n')] : []),
      input('valid'),
      input('instr', 32),
      input('rs1', 32),
      input('rs2', 32),
      ...(third ? [input('rs3', 32)] : []),
      output('ready'),
      output('result', 32),
      ...accessPorts(options, all),
      ...laterPorts(options),
      ...contextPorts(options),
      ...groups.flatMap(outputsOf).map(({ name, width }) => output(name, width)),
    ],
    body: (options) => sv`
      // Which of them it is
      ${all.map((each) => `logic is_${wordOfName(each.name)};`).join('\n')}
      ${all.map((each) => recognised(each)).join('\n')}
      ${groups.some(({ states }) => states.some(({ isOutput }) => !isOutput)) && `\n${stateNets(groups)}`}

      ${withTables.length > 0 && `// Tables\n${withTables.map(tableNets).join('\n\n')}\n`}
      ${busyNets(all)}
      ${hasAccess(all) && `${accessText(options, groups)}\n`}
      ${groups.flatMap((group) => group.known.filter(hasOperation).map((each) => operation(options, group, each))).join('\n\n')}

      ${choices(groups)}
      ${groups.flatMap((group) => group.states.map((state) => register(options, group, state) + told(options, group, state))).join('\n\n')}
      ${withTables.length > 0 && `\n${withTables.map((group) => tableText(options, group)).join('\n\n')}`}
      ${
        all.some(isLater) &&
        `\n${laterText(
          options,
          all.filter(isLater).map(({ name }) => wordOfName(name)),
        )}`
      }
      ${hasContexts(options) && `\n${contextText(options, groups)}`}

      logic unused;
      assign unused = ^{valid, instr, ${!reads('rs1') && 'rs1, '}${!reads('rs2') && 'rs2, '}${accessInputs(options, all)}${keptWords(all)}1'b0};
    `,
  };
}

const stateNets = (groups: readonly Group[]) =>
  `// States\n${groups
    .flatMap((group) =>
      group.states
        .filter(({ isOutput }) => !isOutput)
        .map(({ name, type }) => `${logicOf(type.width)} ${registerOf(group, name)};`),
    )
    .join('\n')}`;

/** With five stages an access is answered when the operands have gone: the unit holds them. */
const holds = ({ base }: CoreOptions, all: readonly Known[]) => base.stages === 5 && hasAccess(all);

function operation(options: CoreOptions, group: Group, known: Known): string {
  const word = wordOfName(known.name);
  const written = writtenStates(known, group.states);
  const isHeld = options.base.stages === 5 && known.access !== undefined;
  const nets = [
    ...(known.fields.registers.has('rd') && known.access === undefined ? [`logic [31:0] ${word}_rd;`] : []),
    ...written.map(({ name, type }) => `${logicOf(type.width)} ${word}_${nextOf(name)};`),
    ...drivenNets(known),
    ...(isTimed(known) ? [`logic ${word}_done;`] : []),
  ];
  const busy = busyFor(known, group);
  const begins = isBackground(known) ? `\n\n${backgroundText(options, known, group)}` : '';
  const connections = {
    valid: busy === '' ? `valid && is_${word}` : `valid && is_${word} && !${busy}`,
    ...(isHeld ? HELD : {}),
    imm: immediateText(known, isHeld ? HELD.instr : 'instr'),
    ...(known.access && { loaded: `loaded[${known.access.type.width - 1}:0]` }),
    ...tableConnections(group, known),
    rd: `${word}_rd`,
    done: `${word}_done`,
    ...(isBackground(known) ? backgroundOperands(known) : {}),
    ...Object.fromEntries(usedStates(known, group.states).map(({ name }) => [name, registerOf(group, name)])),
    ...Object.fromEntries(written.map(({ name }) => [nextOf(name), `${word}_${nextOf(name)}`])),
  };
  return `${nets.join('\n')}${begins}\n\n${instance(options, operationUnit(known, group.states), connections)}`;
}

function choices(groups: readonly Group[]): string {
  const all = groups.flatMap(({ known }) => known);
  const results = all.filter(
    (known) => known.fields.registers.has('rd') && known.access === undefined && !isLater(known),
  );
  const timed = all.filter((known) => isTimed(known) && !isBackground(known));
  const line = (each: Known) => {
    const word = wordOfName(each.name);
    return `is_${word} ? ${word}_rd :`;
  };
  const waits = [
    ...timed.map(({ name }) => `(is_${wordOfName(name)} && !${wordOfName(name)}_done)`),
    ...groups.flatMap((group) =>
      group.known.flatMap((known) => {
        const busy = busyFor(known, group);
        return busy === '' ? [] : [`(is_${wordOfName(known.name)} && ${busy})`];
      }),
    ),
  ];
  return sv`
    assign result = ${[...results.map(line), "32'd0;"].join('\n                ')}
    assign ready = ${waits.length === 0 ? "1'b1" : `!(${waits.join(' || ')})`};
  `;
}

/** A state takes the next value of the instruction that retires. */
function register(options: CoreOptions, group: Group, { name, type, reset }: KnownState): string {
  const own = registerOf(group, name);
  const writers = group.known.filter(({ behaviour }) => behaviour.writes.has(name));
  const linesOf = (wanted: readonly Known[], recognises: string) =>
    wanted.map((each) => {
      const word = wordOfName(each.name);
      return `if (${recognises}_${word}) ${own} <= ${word}_${nextOf(name)};`;
    });
  const whenever = (condition: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`if (${condition}) begin`, ...lines.map((each) => `  ${each}`), 'end'];
  const answered = writers.filter(({ access }) => access !== undefined);
  const others = writers.filter((each) => each.access === undefined && !isBackground(each));
  const later = writers.filter(isBackground).map(({ name: writer }) => wordOfName(writer));
  const changes = [
    ...whenever('valid && ready', linesOf(others, 'is')),
    ...later.map((word) => `if (${word}_done) ${own} <= ${word}_${nextOf(name)};`),
    ...whenever('access_done', linesOf(answered, options.base.stages === 5 ? 'held_is' : 'is')),
  ];
  const value = BigInt.asUintN(type.width, reset).toString(16);
  return `\n${clocked(options, `${own} <= ${type.width}'h${value};`, changes.join('\n'))}`;
}
