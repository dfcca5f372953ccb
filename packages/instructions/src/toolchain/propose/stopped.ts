import type { Elf } from '@netloom/core';
import type { Listed } from '../listing.ts';

const CSRRS = 0x2073;
/** Opcode, function and rs1 of x0: a CSR that is only read. */
const READS = 0x000f_f07f;
/** Cycles, time, retired instructions and events, and their upper halves; of user and of machine mode. */
const isCounter = (csr: number) => [0xb00, 0xc00].some((first) => csr >= first && csr < first + 0xa0);
/** addi rd, x0, 0 */
const zeroInto = (rd: number) => [0x13 | ((rd & 1) << 7), rd >>> 1, 0, 0];

/**
 * The program with its counters standing still: what it measures of itself, and prints, would differ with an instruction
 * that makes it faster. The same program where it reads none.
 */
export function stopped(elf: Elf, listed: readonly Listed[]): Elf {
  const segments = elf.segments.map((segment) => ({ ...segment, bytes: Uint8Array.from(segment.bytes) }));
  let reads = 0;
  for (const { address } of listed) {
    const segment = segments.find(
      (each) => address >= each.address && address + 4 <= each.address + each.bytes.length,
    );
    if (segment === undefined) continue;
    const at = address - segment.address;
    const word = new DataView(segment.bytes.buffer).getUint32(at, true);
    if ((word & READS) !== CSRRS || !isCounter(word >>> 20)) continue;
    segment.bytes.set(zeroInto((word >>> 7) & 31), at);
    reads++;
  }
  return reads === 0 ? elf : { ...elf, segments };
}
