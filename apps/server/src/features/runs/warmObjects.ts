import { createHash } from 'node:crypto';
import { fillObjects, LocalExecutor, modelCompiler } from '@netloom/executor';
import type { RunCaches } from '@netloom/executor';
import { planObjects } from '@netloom/tools';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { lookAtMachine } from '../tool/index.ts';
import { atLeisure } from './atLeisure.ts';
import { runCaches } from './runCaches.ts';

const LIMITS = { seconds: 1800, memoryMegabytes: 2048, processes: 64, diskMegabytes: 1024 };
/** What the objects are made by and with. */
const MAKERS = ['verilator', 'g++', 'make', 'ccache', 'bwrap'];

/** Compiles the simulator's own sources and precompiles its headers into the caches, unless they are there, or this machine cannot. */
export async function makeObjects(
  settings: Pick<Settings, 'unsandboxed'>,
  caches: RunCaches,
  signal: AbortSignal,
): Promise<void> {
  const { tools, sandbox } = await lookAtMachine(settings);
  const makers = tools.filter(({ name }) => MAKERS.includes(name));
  if (sandbox?.confinement !== 'bubblewrap' || makers.some(({ version }) => version === undefined)) return;
  const plan = planObjects(LIMITS, modelCompiler());
  const what = JSON.stringify([plan, makers.map(({ version }) => version)]);
  const name = createHash('sha256').update(what).digest('hex');
  // Without caches of its own: it must not read the objects that it replaces.
  const executor = new LocalExecutor(() => Promise.resolve(sandbox));
  await fillObjects(caches, executor, plan, name, signal);
}

/**
 * Some time after the start, when the machine has nothing better to do, compiles the simulator's own sources for all
 * runs to come. Gives the way to call it off, which returns when nothing of it works any more.
 */
export function warmObjects(services: Services): () => Promise<void> {
  const stop = new AbortController();
  let work: Promise<void> | undefined;
  const start = () => {
    work = makeObjects(services.settings, runCaches(services), stop.signal).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      services.log.warn({ err: error }, 'runs compile the simulator’s own sources each time');
    });
  };
  const cancel = atLeisure(start);
  return async () => {
    cancel();
    stop.abort();
    await work;
  };
}
