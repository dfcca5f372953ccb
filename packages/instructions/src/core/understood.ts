import type { Insn, Instruction } from '../document/insn.ts';
import { fieldsOf, operandsOf } from '../encoding/fields.ts';
import type { Fields } from '../encoding/fields.ts';
import type { Behaviour, Variable } from '../language/behaviour.ts';
import type { Surroundings } from '../language/scope.ts';
import { typeOf } from '../language/type.ts';
import { understand } from '../language/understand.ts';

/** A register of the unit, ready to be built. */
export interface KnownState extends Variable {
  reset: bigint;
}

/** An instruction of a definition without errors. */
export interface Known {
  name: string;
  /** The definition's name, which begins those of C and SystemVerilog. */
  group: string;
  instruction: Instruction;
  fields: Fields;
  behaviour: Behaviour;
}

export const statesOf = ({ states }: Insn): KnownState[] =>
  Object.entries(states).map(([name, { type, reset }]) => ({
    name,
    type: typeOf(type)!,
    reset: BigInt.asUintN(64, bigOf(reset)),
  }));

/** A number of a definition, decimal or hexadecimal, negative ones too. */
export const bigOf = (text: string): bigint => (text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text));

export function surroundingsOf(insn: Insn, fields: Fields): Surroundings {
  return { operands: operandsOf(fields), states: statesOf(insn), result: fields.registers.has('rd') };
}

/** The instructions of a definition that has no errors. */
export function knownOf(insn: Insn): Known[] {
  return Object.entries(insn.instructions).map(([name, instruction]) => {
    const fields = fieldsOf(instruction.encoding);
    const behaviour = understand(instruction.behaviour, surroundingsOf(insn, fields));
    return { name, group: insn.name, instruction, fields, behaviour };
  });
}

/** A mnemonic as a word of C and SystemVerilog. */
export const wordOfName = (name: string): string => name.replaceAll('.', '_');
