import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { flag, limits, path } from '../request.ts';

/** Firmware compiled for the core of a SoC, and run on the Verilated SoC, whose serial line is the run's terminal. */
const BootRequest = z.object({
  ...limits,
  /** The SoC document; what was generated from it is what runs. */
  path,
  /**
   * Folder of the firmware's C and assembler sources, or an ELF file, `*.elf`. A source takes the place of the library's
   * of the same name.
   */
  firmware: path,
  /** Ends the run after so many million cycles; 0: never. */
  megacycles: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** Whether waves are written, which takes most of the speed. */
  trace: flag.default(false),
  /** Whether the core counts where its cycles go. */
  breakdown: flag.default(false),
});
export type BootRequest = z.infer<typeof BootRequest>;

export const boot = defineKind({
  kind: 'boot',
  request: BootRequest,
  screen: 'simulation',
  label: ({ firmware, trace }) => [firmware, trace ? 'waves' : ''],
  figures: [/^cycles$/, /^cycles a second$/],
  inconclusive: 'unendedBoot',
  session: { step: 'boot', terminal: 'line' },
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
