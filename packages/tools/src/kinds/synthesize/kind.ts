import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { design, flag, moduleName, path, rtlOf } from '../request.ts';

const SynthesisTarget = z.enum(['generic', 'ice40', 'ecp5', 'liberty']);
export type SynthesisTarget = z.infer<typeof SynthesisTarget>;

export const SynthesizeRequest = z.object({
  ...design,
  target: SynthesisTarget.default('generic'),
  /** Liberty file of the target `liberty`: a path in the tree, or `osu018` for the installed library. */
  liberty: path.default('osu018'),
  /** Liberty files of the memory macros that the sources have instances of: paths in the tree. */
  macros: z.array(path.min(1)).max(16).default([]),
  /** Space-separated overrides of the top module's parameters, e.g. "WIDTH=8 DEPTH=64". */
  parameters: z.string().max(2000).default(''),
  flatten: flag.default(false),
  /** Goal of the target `liberty`: a clock port and its period in ns. Cells are sized for it, and static timing judges it. */
  clock: moduleName.optional(),
  period: z.coerce.number().positive().max(1e6).optional(),
  /** Yosys of the machine, or the WebAssembly build, which reads newer SystemVerilog. */
  engine: z.enum(['auto', 'native', 'yowasp']).default('auto'),
  of: rtlOf.optional(),
});
export type SynthesizeRequest = z.infer<typeof SynthesizeRequest>;

export const synthesize = defineKind({
  kind: 'synthesize',
  request: SynthesizeRequest,
  screen: 'synthesis',
  label: ({ target, liberty, macros, flatten, parameters, period }) => [
    target,
    target === 'liberty' ? [liberty, ...macros].join(' + ') : '',
    flatten ? 'flat' : '',
    period === undefined ? '' : `${period} ns`,
    parameters,
  ],
  figures: [/^area$/, /^cells$/, /^luts$/, /^flip-flops$/, /^latches$/, /^memory-macros$/, /^setup slack$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
