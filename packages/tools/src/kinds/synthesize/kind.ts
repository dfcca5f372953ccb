import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { design, flag, path } from '../request.ts';

const SynthesisTarget = z.enum(['generic', 'ice40', 'ecp5', 'liberty']);
export type SynthesisTarget = z.infer<typeof SynthesisTarget>;

export const SynthesizeRequest = z.object({
  ...design,
  target: SynthesisTarget.default('generic'),
  /** Liberty file of the target `liberty`: a path in the tree, or `osu018` for the installed library. */
  liberty: path.default('osu018'),
  /** Space-separated overrides of the top module's parameters, e.g. "WIDTH=8 DEPTH=64". */
  parameters: z.string().max(2000).default(''),
  flatten: flag.default(false),
  /** Yosys of the machine, or the WebAssembly build, which reads newer SystemVerilog. */
  engine: z.enum(['auto', 'native', 'yowasp']).default('auto'),
});
export type SynthesizeRequest = z.infer<typeof SynthesizeRequest>;

export const synthesize = defineKind({
  kind: 'synthesize',
  request: SynthesizeRequest,
  screen: 'synthesis',
  label: ({ target, liberty, flatten, parameters }) => [
    target,
    target === 'liberty' ? liberty : '',
    flatten ? 'flat' : '',
    parameters,
  ],
  figures: [/^area$/, /^cells$/, /^luts$/, /^flip-flops$/, /^memory-macros$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
