import { REGISTERS } from '@netloom/core/custom';
import type { Insn } from '../document/insn.ts';
import { fieldsOf, immediateOf, REGISTER_FIELDS } from '../encoding/fields.ts';
import type { Fields } from '../encoding/fields.ts';
import { operandOrder } from './operandOrder.ts';

/** Text of the instructions of definitions, as `d,1,2,i` after the name; undefined for other words. */
export function disassembler(insns: readonly Insn[]): (word: number) => string | undefined {
  const all = insns.flatMap(({ instructions }) =>
    Object.entries(instructions).map(([name, { encoding }]) => ({ name, fields: fieldsOf(encoding) })),
  );
  return (word) => {
    const found = all.find(({ fields: { mask, match } }) => ((word & mask) ^ match) === 0);
    return found && instructionText(found.name, found.fields, word);
  };
}

function instructionText(name: string, fields: Fields, word: number): string {
  const texts = operandOrder(fields).map((operand) => {
    if (operand === 'imm') return String(immediateOf(fields, word));
    const { low } = REGISTER_FIELDS.find(({ register }) => register === operand)!;
    return REGISTERS[(word >>> low) & 31]!;
  });
  return `${name} ${texts.join(',')}`.trimEnd();
}
