import type { Encoding, Opcode } from '../document/insn.ts';

const OPCODES: Readonly<Record<Opcode, string>> = {
  'custom-0': '0001011',
  'custom-1': '0101011',
  'custom-2': '1011011',
  'custom-3': '1111011',
};

const binary = (value: number, bits: number) => value.toString(2).padStart(bits, '0');

/** Bits 31 to 0 as letters, whatever the format: `0`, `1`, and what each operand's letter stands for. */
export function patternOf(encoding: Encoding): string {
  if (encoding.format === 'own') return encoding.pattern.replace(/\s/g, '');
  const [opcode, funct3] = [OPCODES[encoding.opcode], binary(encoding.funct3, 3)];
  switch (encoding.format) {
    case 'R': {
      const rs2 = encoding.rs2 === undefined ? 'bbbbb' : binary(encoding.rs2, 5);
      return `${binary(encoding.funct7, 7)}${rs2}aaaaa${funct3}ddddd${opcode}`;
    }
    case 'I':
      return `iiiiiiiiiiiiaaaaa${funct3}ddddd${opcode}`;
    case 'S':
      return `iiiiiiibbbbbaaaaa${funct3}iiiii${opcode}`;
    default:
      return `ccccc${binary(encoding.funct2, 2)}bbbbbaaaaa${funct3}ddddd${opcode}`;
  }
}

/** Whether the immediate has a sign. */
export const hasSign = (encoding: Encoding): boolean => encoding.format !== 'own' || encoding.signed;
