import { RegressName } from '@netloom/model/regression';
import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { design, flag, path } from '../request.ts';

/** As many simulations as one run takes one after the other. */
export const MOST_IN_A_RUN = 500;

const CaseRun = z.object({
  case: RegressName,
  seed: z.int().min(1).max(2_147_483_647),
  plusargs: z.string().max(4100).default(''),
  /** What a SoC runs: a folder of C and assembler sources, or an ELF file. */
  program: path.default(''),
  /** Called with seed and folder before the simulation. */
  generator: path.default(''),
  /** Limit of this simulation. */
  seconds: z.int().min(1).max(2_592_000).default(60),
});

const CasesRequest = z.object({
  ...design,
  /** A SoC document whose generated files run programs, in place of a bench. */
  soc: path.default(''),
  simulator: z.enum(['verilator', 'icarus']).default('verilator'),
  optimize: z.enum(['build', 'speed']).default('build'),
  coverage: flag.default(false),
  /** Whether waves are written; the last simulation’s are kept. */
  trace: flag.default(false),
  passPattern: z.string().max(500).default(''),
  failPattern: z.string().max(500).default(''),
  /** The plan’s name of what is built. */
  build: RegressName,
  /** One after the other with one model; none where the model alone is built. */
  simulations: z.array(CaseRun).max(MOST_IN_A_RUN).default([]),
});
export type CasesRequest = z.infer<typeof CasesRequest>;

/** Part of a regression: one build, and some of its cases with their seeds. */
export const cases = defineKind({
  kind: 'cases',
  request: CasesRequest,
  screen: 'simulation',
  label: ({ build, simulations }) => [build, simulations.length === 0 ? '' : String(simulations.length)],
  figures: [/^simulations$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
