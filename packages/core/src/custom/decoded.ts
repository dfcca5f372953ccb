import { findCompressed } from '../model/instructions/compressed.ts';
import { OPERANDS } from '../model/instructions/format.ts';
import type { Format } from '../model/instructions/format.ts';
import { ALL_INSTRUCTIONS, finder } from '../model/instructions/instructionSet.ts';
import { ZCB } from '../model/instructions/zcb.ts';

/** An instruction of the standard with its operands; registers that it has not are undefined. */
export interface StandardOperands {
  name: string;
  format: Format;
  rd: number | undefined;
  rs1: number | undefined;
  rs2: number | undefined;
  immediate: number;
}

const find = finder(ALL_INSTRUCTIONS);

/** Reads a word, or a halfword as what it is short for; undefined for none of the standard. */
export function operandsOfWord(word: number, bytes: number): StandardOperands | undefined {
  const whole = bytes === 4 ? word | 0 : findCompressed(word, ZCB)?.expand(word);
  const definition = whole === undefined ? undefined : find(whole);
  if (whole === undefined || definition === undefined) return undefined;
  const { name, format, registers } = definition;
  const { immediate, ...usual } = OPERANDS[format];
  const has = registers ?? usual;
  const field = (there: boolean, low: number) => (there ? (whole >>> low) & 31 : undefined);
  return {
    ...{ name, format, immediate: immediate(whole) },
    ...{ rd: field(has.rd, 7), rs1: field(has.rs1, 15), rs2: field(has.rs2, 20) },
  };
}
