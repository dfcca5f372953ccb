import { Insn } from '../document/insn.ts';
import type { Instruction, Latency, State } from '../document/insn.ts';
import { LanguageError } from '../language/problem.ts';
import { typeText, unsigned, WORD } from '../language/type.ts';
import type { Type } from '../language/type.ts';
import { accessOf } from './access.ts';
import { encodingOf } from './encoding.ts';
import { linesOf } from './lines.ts';
import { setIn } from './set.ts';
import type { Attribute, CoreInstruction, CoreSet, CoreState } from './syntax.ts';
import { unsayable } from './tokens.ts';

/** What a definition says and CoreDSL has no word for. */
export const ATTRIBUTES = {
  fixed: 'netloom_fixed',
  variable: 'netloom_variable',
  background: 'netloom_background',
  machine: 'netloom_machine',
  shared: 'netloom_shared',
  output: 'netloom_output',
  status: 'netloom_status',
  /** Of every word of an array. */
  reset: 'netloom_reset',
} as const;

function latencyOf(attributes: readonly Attribute[]): Latency {
  for (const { name, numbers } of attributes) {
    const [number = 1] = numbers;
    if (name === ATTRIBUTES.fixed) return { kind: 'fixed', cycles: number };
    if (name === ATTRIBUTES.variable) return { kind: 'variable', rounds: number };
    if (name === ATTRIBUTES.background) return { kind: 'background', rounds: number };
  }
  return { kind: 'combinational' };
}

/** Others might say what an instruction does. */
function refuseOthers(attributes: readonly Attribute[]): void {
  const known: readonly string[] = Object.values(ATTRIBUTES);
  for (const { at, name } of attributes) if (!known.includes(name)) throw unsayable(at, `[[${name}]]`);
}

const mnemonicOf = ({ name, mnemonic }: CoreInstruction): string =>
  mnemonic ??
  name
    .toLowerCase()
    .replace(/^_+|_+$/g, '')
    .replace(/_+/g, '_');

function instructionOf(each: CoreInstruction, states: readonly CoreState[]): Instruction {
  refuseOthers(each.attributes);
  const { encoding, registers, immediate } = encodingOf(each);
  const types = new Map<string, Type>([
    ...states.flatMap(({ name, type, depth }) => (depth === undefined ? [[name, type] as const] : [])),
    ...[...registers].map((name) => [name, WORD] as const),
    ...(immediate ? [[immediate.field, unsigned(immediate.width)] as const] : []),
  ]);
  const spelled = new Map(immediate ? [[immediate.field, 'imm']] : []);
  const arrays = new Map(
    states.flatMap((state) =>
      state.depth === undefined ? [] : [[state.name, { ...state, depth: state.depth }]],
    ),
  );
  const names = { types, arrays, registers, loops: new Map(), immediate: immediate?.field, spelled };
  const access = accessOf(each.behavior, names);
  return {
    description: '',
    encoding,
    behaviour: linesOf(access.statements, access.names),
    ...(access.memory && { memory: access.memory }),
    latency: latencyOf(each.attributes),
    ...(each.attributes.some(({ name }) => name === ATTRIBUTES.machine) && { privilege: 'machine' as const }),
    examples: [],
  };
}

function stateOf({ type, depth, reset, attributes }: CoreState): State {
  refuseOthers(attributes);
  const isShared = attributes.some(({ name }) => name === ATTRIBUTES.shared);
  const context = isShared ? 'shared' : 'saved';
  const output = attributes.some(({ name }) => name === ATTRIBUTES.output);
  if (depth === undefined)
    return { description: '', type: typeText(type), reset, context, ...(output && { output }) };
  const [first = 0] = attributes.find(({ name }) => name === ATTRIBUTES.reset)?.numbers ?? [];
  return { description: '', type: typeText(type), depth, reset: String(first), context };
}

/** The status of all registers that are saved, which each of them names. */
function statusOf(states: readonly CoreState[]): string | undefined {
  const named = states.map(({ at, attributes }) => {
    const attribute = attributes.find(({ name }) => name === ATTRIBUTES.status);
    return { at: attribute?.at ?? at, number: attribute?.numbers[0], isThere: attribute !== undefined };
  });
  const [first] = named.filter(({ isThere }) => isThere);
  if (first === undefined) return undefined;
  const isSaved = ({ attributes }: CoreState) => attributes.every(({ name }) => name !== ATTRIBUTES.shared);
  const other = named.find(({ number }, index) => isSaved(states[index]!) && number !== first.number);
  if (other || first.number === undefined) throw unsayable((other ?? first).at, `[[${ATTRIBUTES.status}]]`);
  return `0x${first.number.toString(16).padStart(3, '0')}`;
}

function definitionOf({ name, states, instructions }: CoreSet): Insn {
  const made = instructions.map((each) => [each, instructionOf(each, states)] as const);
  const status = statusOf(states);
  const parsed = Insn.safeParse({
    ...{ netloom: 'insn', version: 1, name: name.replace(/^X_/, '') },
    ...(status !== undefined && { status }),
    states: Object.fromEntries(states.map((each) => [each.name, stateOf(each)])),
    instructions: Object.fromEntries(made.map(([each, instruction]) => [mnemonicOf(each), instruction])),
  });
  if (parsed.success) return parsed.data;
  const [record, which] = parsed.error.issues[0]!.path;
  const culprit =
    record === 'instructions' ? made.find(([each]) => mnemonicOf(each) === which)?.[0] : undefined;
  throw unsayable(culprit?.at ?? { line: 1, column: 1 }, String(which ?? name));
}

export interface ReadCoreDsl {
  insn?: Insn;
  /** The first thing that cannot be read, or that definitions cannot say. */
  problem?: LanguageError;
}

/** A definition of what a text in CoreDSL says, as far as definitions can say it. */
export function readCoreDsl(text: string): ReadCoreDsl {
  try {
    return { insn: definitionOf(setIn(text)) };
  } catch (error) {
    if (error instanceof LanguageError) return { problem: error };
    throw error;
  }
}
