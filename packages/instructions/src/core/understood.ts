import type { Insn, Instruction, State } from '../document/insn.ts';
import { fieldsOf, operandsOf } from '../encoding/fields.ts';
import type { Fields } from '../encoding/fields.ts';
import { typeOfAccess, understandAccess } from '../language/access.ts';
import type { Access } from '../language/access.ts';
import type { Behaviour, Table, Variable } from '../language/behaviour.ts';
import type { Surroundings } from '../language/scope.ts';
import { typeOf } from '../language/type.ts';
import { understand } from '../language/understand.ts';

/** A register of the unit, ready to be built. */
export interface KnownState extends Variable {
  reset: bigint;
  isSaved: boolean;
  /** It is a port of the core. */
  isOutput: boolean;
  description: string;
}

/** Words that each have `reset` until they are written. */
export interface KnownTable extends Table {
  reset: bigint;
  isSaved: boolean;
}

/** An instruction of a definition without errors. */
export interface Known {
  name: string;
  /** The definition's name, which begins those of C and SystemVerilog. */
  group: string;
  instruction: Instruction;
  fields: Fields;
  behaviour: Behaviour;
  access: Access | undefined;
}

const stateOf = (name: string, { type, reset, context, output = false, description }: State): KnownState => ({
  name,
  type: typeOf(type)!,
  reset: BigInt.asUintN(64, bigOf(reset)),
  isSaved: context === 'saved',
  isOutput: output,
  description,
});

/** The registers among the states. */
export const statesOf = ({ states }: Insn): KnownState[] =>
  Object.entries(states).flatMap(([name, state]) =>
    state.depth === undefined ? [stateOf(name, state)] : [],
  );

export const tablesOf = ({ states }: Insn): KnownTable[] =>
  Object.entries(states).flatMap(([name, state]) =>
    state.depth === undefined ? [] : [{ ...stateOf(name, state), depth: state.depth }],
  );

/** A number of a definition, decimal or hexadecimal, negative ones too. */
export const bigOf = (text: string): bigint => (text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text));

export function surroundingsOf(insn: Insn, fields: Fields): Surroundings {
  return {
    operands: operandsOf(fields),
    states: statesOf(insn),
    tables: tablesOf(insn),
    result: fields.registers.has('rd'),
  };
}

/** What memory answered to the load of an instruction. */
export const loadedOf = ({ memory }: Instruction): Variable[] =>
  memory?.access === 'load' ? [{ name: 'loaded', type: typeOfAccess(memory) }] : [];

/** An instruction that has no errors; throws LanguageError otherwise. */
export function knownIn(insn: Insn, name: string): Known {
  const instruction = insn.instructions[name]!;
  const fields = fieldsOf(instruction.encoding);
  const around = surroundingsOf(insn, fields);
  const operands = [...around.operands, ...loadedOf(instruction)];
  return {
    ...{ name, group: insn.name, instruction, fields },
    behaviour: understand(instruction.behaviour, { ...around, operands }),
    access: instruction.memory && understandAccess(instruction.memory, around),
  };
}

/** The instructions of a definition that has no errors. */
export const knownOf = (insn: Insn): Known[] =>
  Object.keys(insn.instructions).map((name) => knownIn(insn, name));

/** Operands, states and what was loaded, as far as the instruction reads them anywhere. */
export const readsOf = ({ behaviour, access }: Known): ReadonlySet<string> =>
  new Set([...behaviour.reads, ...(access?.reads ?? [])]);

/** A mnemonic as a word of C and SystemVerilog. */
export const wordOfName = (name: string): string => name.replaceAll('.', '_');
