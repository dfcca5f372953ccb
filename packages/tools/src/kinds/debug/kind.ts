import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, path } from '../request.ts';

/** A booting SoC under gdb: firmware compiled for stepping runs on the Verilated SoC, whose core has a debug module. */
const DebugRequest = z.object({
  ...limits,
  /** The SoC document; what was generated from it is what runs. */
  path,
  /** Folder of the firmware's C and assembler sources, or an ELF file, `*.elf`. */
  firmware: path,
});
export type DebugRequest = z.infer<typeof DebugRequest>;

export const debug = defineKind({
  kind: 'debug',
  request: DebugRequest,
  screen: 'simulation',
  label: ({ firmware }) => [firmware],
  figures: [],
  inconclusive: 'debug',
  session: { step: 'debug', terminal: 'pty' },
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
