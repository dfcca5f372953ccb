import { Insn } from '../src/index.ts';
import type { Encoding, Latency } from '../src/index.ts';

interface Given {
  encoding?: Encoding;
  latency?: Latency;
  memory?: unknown;
  states?: Record<string, unknown>;
  examples?: unknown[];
  name?: string;
}

export const R: Encoding = { format: 'R', opcode: 'custom-0', funct3: 0, funct7: 0 };

/** A definition with one instruction of this behaviour. */
export const one = (behaviour: readonly string[], given: Given = {}): Insn =>
  Insn.parse({
    netloom: 'insn',
    version: 1,
    name: 'mine',
    states: given.states ?? {},
    instructions: {
      [given.name ?? 'twist']: {
        encoding: given.encoding ?? R,
        latency: given.latency ?? { kind: 'combinational' },
        behaviour,
        ...(given.memory !== undefined && { memory: given.memory }),
        examples: given.examples ?? [],
      },
    },
  });
