import { z } from 'zod';
import { AXI4_WIDTHS } from '../axi4Options.ts';

export const options = z.object({
  ...AXI4_WIDTHS,
  TARGET_ID_WIDTH: z.int().min(1).max(24).default(8).meta({
    description: "Bits of an ID on the subordinate side: a manager's number, and its own ID",
    unit: 'bit',
  }),
  THREADS: z.int().min(1).max(16).default(4).meta({
    description: 'IDs that a manager may have under way at once, writes and reads apart',
  }),
  OUTSTANDING: z.int().min(1).max(64).default(4).meta({
    description: 'Transactions of one ID under way at once, and write bursts that a subordinate has waiting',
  }),
  TOPOLOGY: z
    .enum(['full', 'direct', 'pipelined', 'shared-bus'])
    .default('full')
    .meta({
      description:
        'Ways between managers and subordinates. Full: one for each pair. Direct: the same, and responses pass ' +
        'in the clock in which they come. Pipelined: with registers between order, arbiters and outputs. ' +
        'Shared bus: one for all. Measured with 4 × 8 and 32 bits on osu018, without wires: ' +
        'full 38 kGE, 260 MHz, a read takes 2 clocks; direct 1 clock; pipelined 66 kGE, 301 MHz, 5 clocks; ' +
        'shared bus 6.9 kGE, 276 MHz, 3 clocks, and a beat a clock in each direction for all together',
    }),
  ARBITRATION: z.enum(['round-robin', 'fixed', 'weighted']).default('round-robin').meta({
    description:
      'Who is next at a subordinate: by turns, the first manager that asks, or by turns of WEIGHTS',
  }),
  WEIGHTS: z.int().min(0).default(0x11111111).meta({
    description:
      'Transactions in a turn, when weighted: a hexadecimal digit a manager, the first lowest; 0 stands for 16',
  }),
  QOS: z.boolean().default(false).meta({
    description: 'The highest AxQOS goes first, and those that are equal by arbitration',
  }),
});
export type Options = z.output<typeof options>;
