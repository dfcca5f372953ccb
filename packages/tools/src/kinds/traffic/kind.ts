import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, path } from '../request.ts';

const name = z.string().regex(/^[A-Za-z_][A-Za-z0-9_$]*$/, 'expected a name');

/**
 * A crossbar of a SoC alone, under some parameters: area and highest clock on osu018, and latency and throughput among
 * managers and subordinates that never wait.
 */
const TrafficRequest = z.object({
  ...limits,
  /** The SoC document. */
  path,
  /** The crossbar. */
  instance: name,
  /** Of its parameters those that differ from the document's: `NAME=expression`, one a line. */
  changes: z.string().max(1000).default(''),
  /** Tells what is measured from the same crossbar under other options. */
  of: z.string().regex(/^[0-9a-f]{16}$/, 'expected 16 hexadecimal digits'),
});
export type TrafficRequest = z.infer<typeof TrafficRequest>;

export const traffic = defineKind({
  kind: 'traffic',
  request: TrafficRequest,
  screen: 'synthesis',
  label: ({ instance, changes, of }) => [instance, changes.replaceAll('\n', ' '), of],
  figures: [/^area$/, /^highest clock$/, /^read latency$/, /^read throughput$/],
  load: { plan: () => import('./plan.ts'), adapters: () => import('./adapters.ts') },
});
