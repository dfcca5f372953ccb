import { BuildSet } from '@netloom/model';
import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { flag, limits, path, rtlOf } from '../request.ts';

/** What is where in the pipeline of the simulated RTL, and its instruction trace, recorded of the first set. */
const RECORDS = {
  trace: flag.default(false),
  pipeline: flag.default(false),
  /** Clock cycle since reset from which it is recorded. */
  pipelineFrom: z.coerce.number().int().min(0).max(50_000_000).default(0),
  of: rtlOf,
};

/** A program built for a core with one set of options or two, listed, and counted on the model and on the RTL. */
const ToolchainRequest = z.object({
  ...limits,
  /** The core's options: `cores/cpu/cpu.core.json`. */
  core: path,
  /** Folder of the program's C and assembler sources; empty where an example is meant. */
  program: path.default(''),
  /** One of the programs that come with the product. */
  example: z.string().max(40).default(''),
  sets: z.array(BuildSet).min(1).max(2),
  /** Whether cycles are counted on the RTL, which is simulated. */
  rtl: flag.default(false),
  /** Most instructions on the model, and cycles on the RTL, in millions. */
  millions: z.coerce.number().int().min(1).max(50).default(5),
  ...RECORDS,
});
export type ToolchainRequest = z.infer<typeof ToolchainRequest>;

const nameOf = (core: string) => core.replace(/^.*\//, '').replace(/\.core\.json$/, '');

export const toolchain = defineKind({
  kind: 'toolchain',
  request: ToolchainRequest,
  screen: 'simulation',
  label: ({ core, program, example, sets, rtl, pipeline, trace, of }) => [
    nameOf(core),
    program || example,
    ...sets.map(({ optimize, march }) => `-O${optimize} ${march}`.trim()),
    rtl || pipeline || trace ? 'RTL' : '',
    pipeline ? `pipeline ${of}`.trim() : '',
    trace ? `trace ${of}`.trim() : '',
  ],
  figures: [/^code 1$/, /^instructions 1$/, /^cycles 1$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
