import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, moduleName, path } from '../request.ts';

/** How fast a generated core is: the benchmarks of the basic software, built by GCC and run on the Verilated RTL. */
const SpeedRequest = z.object({
  ...limits,
  /** The core. */
  top: moduleName,
  /** Its file list, beside which its description lies. */
  fileList: path,
  /** Hash of the RTL that the description makes. */
  of: z.string().regex(/^[0-9a-f]{1,64}$/, 'expected hexadecimal digits'),
});
export type SpeedRequest = z.infer<typeof SpeedRequest>;

export const speed = defineKind({
  kind: 'speed',
  request: SpeedRequest,
  screen: 'simulation',
  label: ({ of }) => [of],
  figures: [/^speed$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
