import { statfs } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { serverLoad } from '@netloom/contract';
import type { ServerLoad } from '@netloom/contract';
import { permitted } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { productVersion } from '../../../productVersion.ts';
import { countActive } from '../../runs/index.ts';
import { CpuUse } from './cpuUse.ts';
import { databaseLoad } from './database.ts';
import { memory } from './memory.ts';
import { systemName } from './system.ts';

const cpuUse = new CpuUse();

export const serverLoadRoute = implement(
  serverLoad,
  permitted('system:server:view'),
  async (_incoming, _scope, services) => {
    const [used, memoryNow, disk, database, system, runs] = await Promise.all([
      cpuUse.used(),
      memory(),
      diskOf(services.folder.root),
      databaseLoad(services),
      systemName(),
      countActive(services.database),
    ]);
    const cpu = { cores: availableParallelism(), model: cpus()[0]?.model ?? '', used, load: loadavg() };
    return {
      time: new Date().toISOString(),
      cpu,
      memory: { ...memoryNow, process: process.memoryUsage.rss() },
      disk,
      database,
      server: { uptime: process.uptime(), node: process.version, version: productVersion, system },
      runs,
      streams: services.hub.count(),
    };
  },
);

async function diskOf(path: string): Promise<ServerLoad['disk']> {
  const { blocks, bfree, bsize } = await statfs(path);
  return { path, total: blocks * bsize, used: (blocks - bfree) * bsize };
}
