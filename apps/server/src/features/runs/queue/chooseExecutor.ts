import { join } from 'node:path';
import { Hindrance, LocalExecutor, SlurmExecutor } from '@netloom/executor';
import type { Executor, Sandbox } from '@netloom/executor';
import type { Services } from '../../../services.ts';
import type { Settings } from '../../../settings.ts';
import { lookAtMachine } from '../../tool/index.ts';
import { runCaches } from '../runCaches.ts';

async function sandboxOf(settings: Settings): Promise<Sandbox> {
  const { sandbox, cause } = await lookAtMachine(settings);
  if (sandbox === undefined) throw new Hindrance({ code: 'no-sandbox', ...cause });
  return sandbox;
}

/** Where runs go: to this machine, or to the nodes of Slurm, which find their sandbox themselves. */
export function chooseExecutor(services: Pick<Services, 'folder' | 'settings'>): Executor {
  const { folder, settings } = services;
  const caches = runCaches(services);
  if (settings.executor === 'local') return new LocalExecutor(() => sandboxOf(settings), caches);
  const { slurm, unsandboxed } = settings;
  return new SlurmExecutor({ ...slurm, unsandboxed, folder: join(folder.root, 'slurm') }, caches);
}
