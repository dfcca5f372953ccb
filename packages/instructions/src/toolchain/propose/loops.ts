import { OPERANDS } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { constantsAfter } from './constants.ts';
import type { Constants } from './constants.ts';
import { roundsOf } from './counted.ts';
import type { Block } from './flow.ts';
import { accessOf } from './registers.ts';
import { loopBody } from './loopBody.ts';
import type { LoopBody } from './loopBody.ts';
import { inputsIn } from './symbol.ts';
import type { Symbol } from './symbol.ts';
import { Writer, bare } from './text.ts';

export interface Flow {
  blocks: readonly Block[];
  live: Int32Array;
  constants: readonly (Constants | undefined)[];
  counts: ReadonlyMap<number, number>;
}

/** What is constant when the loop is entered from outside. */
function atEntry({ blocks, constants }: Flow, body: LoopBody): Constants | undefined {
  const inside = new Set(body.blocks.map(({ index }) => index));
  const first = body.blocks[0]!;
  const outside = first.before.filter((each) => !inside.has(each));
  if (first.isEntry || outside.length !== 1) return undefined;
  const before = constants[outside[0]!];
  return before && constantsAfter(blocks[outside[0]!]!, before);
}

const registerOf = (name: string) => Number(name.slice(1));

/** Registers that the result needs, of those that a round changes and those that it only reads. */
function neededFor(output: number, { written }: LoopBody): Set<number> {
  const needed = new Set([output]);
  for (const register of needed) {
    const symbol = written.get(register);
    if (symbol) for (const name of inputsIn([symbol])) needed.add(registerOf(name));
  }
  return needed;
}

interface Parts {
  carried: number[];
  /** Read alone, and no constant. */
  kept: number[];
  start: Constants;
}

function partsOf(output: number, body: LoopBody, start: Constants): Parts {
  const needed = [...neededFor(output, body)];
  const isCarried = (register: number) => body.written.has(register);
  return {
    start,
    carried: needed.filter(isCarried),
    kept: needed.filter((register) => !isCarried(register) && !start.has(register)),
  };
}

function behaviourOf(output: number, body: LoopBody, rounds: number, parts: Parts): string[] {
  const { carried, kept, start } = parts;
  const inputs = [...carried.filter((register) => !start.has(register)), ...kept];
  const operand = (register: number) => OPERANDS[inputs.indexOf(register)]!;
  const variable = (register: number) => `v${register}`;
  const hex = (value: number) => (value < 10 ? String(value) : `0x${value.toString(16)}`);
  const textOf = (name: string) => {
    const register = registerOf(name);
    if (body.written.has(register)) return variable(register);
    return start.has(register) ? hex(start.get(register)!) : operand(register);
  };
  const values = carried.map((register): Symbol => body.written.get(register)!);
  const writer = new Writer(values, textOf);
  const next = values.map((symbol) => bare(writer.of(symbol)));
  const first = (register: number) => (start.has(register) ? hex(start.get(register)!) : operand(register));
  const held = carried.length > 1;
  return [
    ...carried.map((register) => `let ${variable(register)}: u32 = ${first(register)};`),
    `for i in 0..${rounds} {`,
    ...writer.lines.map((line) => `  ${line}`),
    ...(held ? carried.map((register, at) => `  let n${register} = ${next[at]};`) : []),
    ...carried.map((register, at) => `  ${variable(register)} = ${held ? `n${register}` : next[at]};`),
    '}',
    `rd = ${variable(output)};`,
  ];
}

function candidateOf(flow: Flow, last: Block): Candidate[] {
  const body = loopBody(flow.blocks, last);
  const start = body && atEntry(flow, body);
  const rounds = body && start && roundsOf(body, start);
  if (!body || !start || !rounds || rounds < 2) return [];
  const after = flow.live[last.index]!;
  const outside = after & liveBehind(flow, body, last);
  const outputs = [...body.written.keys()].filter((register) => (outside >>> register) & 1);
  if (outputs.length !== 1) return [];
  const [output] = outputs as [number];
  const parts = partsOf(output, body, start);
  const inputs = [...parts.carried.filter((register) => !start.has(register)), ...parts.kept];
  if (inputs.length === 0 || inputs.length > OPERANDS.length) return [];
  const ops = body.blocks.flatMap((block) => block.ops);
  const count = ({ address }: { address: number }) => flow.counts.get(address) ?? 0;
  const times = count(ops[0]!) / rounds;
  // Where the counts say otherwise, the loop is not what it seemed.
  if (times === 0 || !Number.isInteger(times)) return [];
  const at = ops[0]!.address;
  return [
    {
      ...{ sort: 'loop', ops, output, rounds, times },
      inputs: inputs.map((register) => ({ register, at })),
      behaviour: behaviourOf(output, body, rounds, parts),
      executed: ops.reduce((sum, op) => sum + count(op), 0),
    },
  ];
}

/** What is live where the loop goes on to when it is over. */
function liveBehind({ blocks, live }: Flow, { blocks: own }: LoopBody, last: Block): number {
  const exit = last.next.find((each) => each !== own[0]!.index);
  return exit === undefined ? -1 : liveInto(blocks[exit]!, live);
}

function liveInto({ index, ops }: Block, live: Int32Array): number {
  return ops.reduceRight((set, op) => {
    const { reads, writes } = accessOf(op);
    return (set & ~writes) | reads;
  }, live[index]!);
}

/** Loops with a known number of rounds that leave one register. */
export const loopCandidates = (flow: Flow): Candidate[] =>
  flow.blocks.flatMap((block) =>
    (flow.counts.get(block.ops[0]!.address) ?? 0) > 0 ? candidateOf(flow, block) : [],
  );
