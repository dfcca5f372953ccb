import type { CoreOptions } from '../options/coreOptions.ts';
import type { Assembler } from '../program/assembler.ts';
import { addi, csr } from '../program/encode.ts';

const [PMPCFG0, PMPADDR0] = [0x3a0, 0x3b0];
/** A region of all addresses (NAPOT) to read, write and execute. */
const EVERYTHING = 0x1f;

/** Memory that user mode may use, where it is protected: without a rule it may use none. */
export function openMemory({ auxiliary }: CoreOptions, code: Assembler, register: number): void {
  if (auxiliary.pmpEntries === 0) return;
  code.word(addi(register, 0, -1), csr(1, 0, PMPADDR0, register));
  code.word(addi(register, 0, EVERYTHING), csr(1, 0, PMPCFG0, register));
}
