import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, path } from '../request.ts';

/** Whether the SystemVerilog that an expert wrote of a custom instruction does what its behaviour does. */
const InstructionRequest = z.object({
  ...limits,
  /** The definition, `instructions/bits/bits.insn.json`. */
  path,
  instruction: z.string().max(24),
  /** Of the two texts that are held against each other. */
  of: z.string().regex(/^[0-9a-f]{16}$/, 'expected 16 hexadecimal digits'),
});
export type InstructionRequest = z.infer<typeof InstructionRequest>;

export const instruction = defineKind({
  kind: 'instruction',
  request: InstructionRequest,
  screen: 'simulation',
  label: (request) => [request.instruction, request.of],
  figures: [],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
