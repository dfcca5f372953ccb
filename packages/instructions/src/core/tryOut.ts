import type { Insn } from '../document/insn.ts';
import { fieldsOf, operandsOf } from '../encoding/fields.ts';
import { estimateOf } from '../estimate/cost.ts';
import type { Estimate } from '../estimate/cost.ts';
import { LanguageError } from '../language/problem.ts';
import { rangeOf } from '../language/type.ts';
import type { Type } from '../language/type.ts';
import { operation, placeOf, startOf } from './execute.ts';
import { bigOf, knownIn, loadedOf, statesOf, tablesOf } from './understood.ts';
import type { Known } from './understood.ts';

/** An instruction alone, whatever others of the definition may lack; undefined while it cannot be understood. */
export function understoodOne(insn: Insn, name: string): Known | undefined {
  if (insn.instructions[name] === undefined) return undefined;
  try {
    return knownIn(insn, name);
  } catch (error) {
    if (error instanceof LanguageError) return undefined;
    throw error;
  }
}

/** What is to be said to try it: operands, what memory answers, then states, with their types. */
export const inputsOf = (insn: Insn, name: string): { name: string; type: Type; isState: boolean }[] => {
  const instruction = insn.instructions[name]!;
  const operands = [...operandsOf(fieldsOf(instruction.encoding)), ...loadedOf(instruction)];
  return [
    ...operands.map((each) => ({ name: each.name, type: each.type, isState: false })),
    // Of a table it is what stands in each word.
    ...[...statesOf(insn), ...tablesOf(insn)].map(({ name: state, type }) => ({
      name: state,
      type,
      isState: true,
    })),
  ];
};

export interface Outcome {
  /** Undefined without rd. */
  rd: number | undefined;
  /** Of the access; data of a store. */
  address: bigint | undefined;
  data: bigint | undefined;
  /** States afterwards that were written. */
  after: [name: string, value: bigint][];
}

/** The number of a text that fits into the type, read with its sign or as bits; undefined for any other. */
export function numberOf(text: string, { width, signed }: Type): bigint | undefined {
  if (!/^-?(0x[0-9a-fA-F]+|\d+)$/.test(text)) return undefined;
  const value = bigOf(text);
  const [least] = rangeOf({ signed: true, width });
  if (value < least || value >= 1n << BigInt(width)) return undefined;
  return signed ? BigInt.asIntN(width, value) : BigInt.asUintN(width, value);
}

/** Words of a table that an instruction changed. */
const changed = (name: string, before: readonly bigint[], after: readonly bigint[]): [string, bigint][] =>
  after.flatMap((word, at): [string, bigint][] => (word === before[at] ? [] : [[`${name}[${at}]`, word]]));

/** Executes an instruction on the model's own operation. */
export function tryOut(insn: Insn, known: Known, values: ReadonlyMap<string, bigint>): Outcome {
  const states = startOf(statesOf(insn), tablesOf(insn));
  for (const [name, words] of states.tables) words.fill(values.get(name) ?? words[0]!);
  for (const name of states.keys()) states.set(name, values.get(name) ?? states.get(name)!);
  const word = (name: string) => Number(BigInt.asUintN(32, values.get(name) ?? 0n));
  const operands = {
    ...{ rs1: word('rs1'), rs2: word('rs2'), rs3: word('rs3'), imm: values.get('imm') ?? 0n },
    loaded: values.get('loaded') ?? 0n,
  };
  const place = placeOf(known)?.(operands, states);
  const before = new Map([...states.tables].map(([name, words]) => [name, [...words]]));
  const rd = operation(known)(operands, states);
  const written = [
    ...[...states].filter(([name]) => known.behaviour.writes.has(name)),
    ...[...states.tables].flatMap(([name, words]) => changed(name, before.get(name)!, words)),
  ];
  return { rd, address: place?.address, data: place?.data, after: written };
}

/** Cycles, gates and levels of one that has no errors. */
export const estimateIn = (insn: Insn, known: Known): Estimate => estimateOf(known, statesOf(insn));
