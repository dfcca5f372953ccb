import type { PortText } from '@netloom/hdl/emit';
import { sv } from '../sv.ts';

/** A register: its name, which in capitals is that of its address, the address, and what a read of it shows. */
export type Register = [name: string, address: number, read: string];

/** An idea of the CSR unit. */
export interface CsrPart {
  ports: PortText[];
  text: string;
  registers: Register[];
}

export const constantName = (register: string) => register.toUpperCase();

/** `writes && address == MEPC`. */
export const writesTo = (register: string) => `csr_we && address == ${constantName(register)}`;

/** A register that is written by instructions alone; \`masked\` are the bits that it has. */
export const plain = (register: string, masked = 'csr_wdata') => sv`
  if (${writesTo(register)}) ${register} <= ${masked};
`;
