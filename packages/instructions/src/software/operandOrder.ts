import { operandsOf } from '../encoding/fields.ts';
import type { Fields } from '../encoding/fields.ts';

/** Operands in the order in which assemblers write them: rd, sources, immediate. */
export function operandOrder(fields: Fields): ('rd' | 'rs1' | 'rs2' | 'rs3' | 'imm')[] {
  const sources = operandsOf(fields).map(({ name }) => name as 'rs1' | 'rs2' | 'rs3' | 'imm');
  return fields.registers.has('rd') ? ['rd', ...sources] : sources;
}
