import { z } from 'zod';

/** An instruction that would do what a program does often, as a definition has it, and what it was counted to be worth. */
export const Proposal = z.object({
  /** Mnemonic. */
  name: z.string(),
  sort: z.enum(['block', 'loop']),
  function: z.string(),
  /** Of the first instruction that it replaces. */
  address: z.number(),
  file: z.string().nullable(),
  line: z.number().nullable(),
  /** What it replaces, as it stands in the program. */
  replaces: z.array(z.string()),
  /** Registers that it reads, and the one that it writes, as the program has them there. */
  inputs: z.array(z.string()),
  output: z.string(),
  behaviour: z.array(z.string()),
  /** Operands and results that were seen. */
  examples: z.array(z.object({ operands: z.record(z.string(), z.string()), rd: z.string() })),
  latency: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('combinational') }),
    z.object({ kind: z.literal('fixed'), cycles: z.number() }),
  ]),
  /** How often the program came there. */
  times: z.number(),
  /** Instructions that were executed for it, and cycles that it takes instead; what it saves is the difference. */
  executed: z.number(),
  takes: z.number(),
  /** Places in the code where the same is computed. */
  places: z.number(),
  gates: z.number(),
  levels: z.number(),
  /** Operands seen for which model and program agree; a proposal that disagrees is not made. */
  agreed: z.number(),
  /** The program with the instruction in it, on the model; null where it cannot be put in without a compiler. */
  rewritten: z.object({ instructions: z.number(), saved: z.number() }).nullable(),
});
export type Proposal = z.infer<typeof Proposal>;
