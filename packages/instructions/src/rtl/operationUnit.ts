import { clocked, input, output, sv } from '@netloom/core/custom';
import type { CoreOptions, Unit } from '@netloom/core/custom';
import { operandsOf } from '../encoding/fields.ts';
import { ownLines } from '../own/ownText.ts';
import { loadedOf, wordOfName } from '../core/understood.ts';
import type { Known, KnownState } from '../core/understood.ts';
import type { Variable } from '../language/behaviour.ts';
import type { Writing } from './expressionText.ts';
import { lookupNets, lookupText } from './lookupText.ts';
import { canBreak, LEFT, stepLines } from './stepText.ts';
import { tablePorts, unwritten } from './tablePorts.ts';
import { assignedNets, roundsOf, timedOf, usedStates, writtenBy, writtenStates } from './shape.ts';

const logic = ({ width }: { width: number }) => (width === 1 ? 'logic' : `logic [${width - 1}:0]`);
const declared = (nets: readonly Variable[], suffix = '') =>
  nets.map(({ name, type }) => `${logic(type)} ${name}${suffix};`).join('\n');

/** The net that takes what is written to a state. */
export const nextOf = (state: string): string => `next_${state}`;

/** The operation of one instruction: `<core>_custom_<name>`. */
export function operationUnit(known: Known, states: readonly KnownState[]): Unit {
  const { name, instruction } = known;
  const inTime = instruction.latency.kind !== 'combinational';
  const read = sourcesOf(known);
  const port = ({ name: operand, type }: Variable) => input(operand, type.width);
  return {
    suffix: `custom_${wordOfName(name)}`,
    chosen: () => true,
    comment: () => headOf(known),
    ports: () => [
      ...(inTime ? [input('clk'), input('rst_n'), input('valid')] : []),
      ...read.map(port),
      ...usedStates(known, states).map(port),
      ...(known.fields.registers.has('rd') ? [output('rd', 32)] : []),
      ...writtenStates(known, states).map((state) => output(nextOf(state.name), state.type.width)),
      ...tablePorts(known),
      ...(inTime ? [output('done')] : []),
    ],
    body: (options) =>
      ownLines(known)?.join('\n') ?? (inTime ? overTime(options, known, states) : atOnce(known, states)),
  };
}

/** Operands, and what was loaded, as far as the behaviour reads them. */
const sourcesOf = ({ fields, instruction, behaviour }: Known): Variable[] =>
  [...operandsOf(fields), ...loadedOf(instruction)].filter(({ name }) => behaviour.reads.has(name));

function headOf({ name, instruction: { description, latency } }: Known): string {
  const takes =
    latency.kind === 'combinational'
      ? ''
      : latency.kind === 'fixed'
        ? `\nIt takes ${latency.cycles} cycles: 'valid' and the operands are held until 'done'.`
        : latency.kind === 'background'
          ? `\nIt goes on in the background: 'valid' and the operands are held until 'done'.`
          : `\nIt takes as long as its loop: 'valid' and the operands are held until 'done'.`;
  return `${name}${description === '' ? '' : `: ${description}`}${takes}`;
}

const writing = (known: Known, states: readonly KnownState[], timed?: string): Writing => {
  const written = new Set(writtenStates(known, states).map(({ name }) => name));
  return { nameOf: (name) => (written.has(name) ? nextOf(name) : name), timed };
};

/** Variables whose bits may have no reader. */
const unused = (nets: readonly string[]) =>
  nets.length === 0 ? '' : `\n\nlogic unused;\nassign unused = ^{${nets.join(', ')}};`;

/** Each state keeps its value until it is written. */
const kept = (known: Known, states: readonly KnownState[]) =>
  writtenStates(known, states).map(({ name }) => `${nextOf(name)} = ${name};`);

function atOnce(known: Known, states: readonly KnownState[]): string {
  const { behaviour } = known;
  const inner = innerVariables(known);
  const breaks = behaviour.steps.some((step) => step.kind === 'for' && canBreak(step.body));
  const values = assignedNets(known, states);
  const around = lookupText(known, { writing: writing(known, states), values, kept: new Map() });
  const [only, ...others] = behaviour.steps;
  // Nothing but a word that is written.
  if (only?.kind === 'write' && others.length === 0)
    return sv`
      ${around}
      ${stepLines([only], writing(known, states))
        .map((line) => `assign ${line}`)
        .join('\n')}${unused([...unread(known, states), ...lookupNets(known)])}
    `;
  const lines = [
    ...kept(known, states),
    ...unwritten(known),
    ...inner.map(({ name, type }) => `${name} = ${type.width}'d0;`),
    ...stepLines(behaviour.steps, writing(known, states)),
  ];
  return sv`
    ${declared(behaviour.variables)}
    ${breaks && `logic ${LEFT};`}
    ${around !== '' && `\n${around}`}

    always_comb begin
      ${lines.join('\n')}
    end${unused([...unread(known, states), ...behaviour.variables.map(({ name }) => name), ...lookupNets(known)])}
  `;
}

/** Operands of which no more than some bits may be read. */
function unread(known: Known, states: readonly KnownState[]): string[] {
  const { behaviour } = known;
  return [...sourcesOf(known), ...states.filter(({ name }) => behaviour.reads.has(name))].map(
    ({ name }) => name,
  );
}

/** Variables of blocks within: they have a value wherever they are read, and need one elsewhere. */
function innerVariables({ behaviour }: Known): Variable[] {
  const outer = new Set(behaviour.steps.flatMap((step) => (step.kind === 'assign' ? [step.name] : [])));
  return behaviour.variables.filter(({ name }) => !outer.has(name));
}

/** What a loop needs that is executed over cycles. */
function timing(known: Known, states: readonly KnownState[]) {
  const { before, loop, after } = timedOf(known.behaviour)!;
  const each = roundsOf(known)!;
  const text = writing(known, states, loop.name);
  const first = writtenBy([...before, ...known.behaviour.steps.filter(({ kind }) => kind === 'assign')]);
  const assigned = assignedNets(known, states);
  const live = assigned.filter(
    ({ name }) => text.nameOf(name) !== name || (first.has(name) && writtenBy([...before, loop]).has(name)),
  );
  const steps = Math.ceil((loop.to - loop.from) / each);
  const body = stepLines(loop.body, text);
  const kept = new Map(live.map(({ name }) => [name, `${text.nameOf(name)}_q`]));
  const lookups = lookupText(known, { writing: text, values: assigned, kept });
  const isBounded = (loop.to - loop.from) % each !== 0;
  return {
    ...{ before, loop, after, each, text, body, lookups, isBounded },
    /** What is found in a round depends on its number, which the block of the round then cannot say. */
    isAhead: known.behaviour.lookups.some(({ loops }) => loops > 0),
    nets: live.map(({ name, type }) => ({ name: text.nameOf(name), type })),
    inner: assigned.filter((net) => !live.includes(net)),
    last: steps - 1,
    width: Math.max(Math.ceil(Math.log2(steps)), 1),
    breaks: canBreak(loop.body),
    hasIndex: isBounded || new RegExp(`\\b${loop.name}\\b`).test([...body, lookups].join('\n')),
  };
}

/** Rounds of the loop in cycles that follow the first; variables of the top level are kept between them. */
function overTime(options: CoreOptions, known: Known, states: readonly KnownState[]): string {
  const { loop, each, nets, width, breaks, hasIndex, last, isAhead, lookups } = timing(known, states);
  const { variables } = known.behaviour;
  const all = [
    ...unread(known, states),
    ...variables.map(({ name }) => name),
    ...(hasIndex ? [loop.name] : []),
    ...lookupNets(known),
  ];
  const kept = nets.map(({ name, type }) => ({ name: `kept_${name}`, type }));
  return sv`
    logic running;
    logic [${width - 1}:0] round;
    ${hasIndex && `int ${loop.name};`}
    ${breaks && `logic ${LEFT};`}
    ${declared(variables)}
    ${declared(nets, '_q')} // as the cycle before left them
    ${declared(kept)}
    ${hasIndex && isAhead && `assign ${loop.name} = ${firstIndex(loop, each)};`}
    ${lookups !== '' && `\n${lookups}`}

    ${inOneCycle(known, states)}

    assign done = running && (${breaks && `${LEFT} || `}round == ${width}'d${last});

    ${clocked(options, `running <= 1'b0;\nround <= ${width}'d0;`, `running <= valid && !done;\nround <= running && !done ? round + ${width}'d1 : ${width}'d0;`)}

    always_ff @(posedge clk) begin
      ${nets.map(({ name }) => `${name}_q <= kept_${name};`).join('\n')}
    end${unused(all)}
  `;
}

/** What the first cycle does, or a round, and the result that would come of it. */
function inOneCycle(known: Known, states: readonly KnownState[]): string {
  const { before, loop, after, each, text, body, isBounded, nets, inner, breaks, hasIndex, isAhead } = timing(
    known,
    states,
  );
  const several = { name: loop.name, to: isBounded ? loop.to : undefined, isCounted: hasIndex };
  const round = each === 1 ? body : severalRounds(several, each, body, breaks);
  return sv`
    always_comb begin
      ${nets.map(({ name }) => `${name} = ${name}_q;`).join('\n')}
      ${unwritten(known).join('\n')}
      ${inner.map(({ name, type }) => `${name} = ${type.width}'d0;`).join('\n')}
      ${breaks && `${LEFT} = 1'b0;`}
      ${hasIndex && !isAhead && `${loop.name} = ${firstIndex(loop, each)};`}
      if (!running) begin
        ${[...kept(known, states), ...stepLines(before, text)].join('\n')}
      end else begin
        ${round.join('\n')}
      end
      ${nets.map(({ name }) => `kept_${name} = ${name};`).join('\n')}
      ${stepLines(after, text).join('\n')}
    end
  `;
}

const firstIndex = ({ from }: { from: number }, each: number) =>
  `${from === 0 ? '' : `${from} + `}${each === 1 ? '' : `${each} * `}32'(round)`;

interface Several {
  name: string;
  /** Where the rounds do not divide, the first index beyond them. */
  to: number | undefined;
  isCounted: boolean;
}

/** So many rounds in a cycle; those behind the last one, or behind a break, do nothing. */
function severalRounds(
  { name, to, isCounted }: Several,
  each: number,
  body: readonly string[],
  breaks: boolean,
): string[] {
  const tests = [breaks && `!${LEFT}`, to !== undefined && `${name} < ${to}`].filter(
    (test) => test !== false,
  );
  const next = `${name} = ${name} + 1;`;
  const guarded = tests.length === 0 ? body : [`if (${tests.join(' && ')}) begin`, ...indent(body), 'end'];
  const count = isCounted ? [breaks ? `if (!${LEFT}) ${next}` : next] : [];
  return [`for (int r = 0; r < ${each}; r++) begin`, ...indent([...guarded, ...count]), 'end'];
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
